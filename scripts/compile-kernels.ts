import { writeFileSync } from 'node:fs';
import { compileKernels, KERNELS } from './classifier/compile-kernels.ts';

/* node scripts/compile-kernels.ts: compiles the arithmetic of the sentence encoder after a change of kernels.as. */
writeFileSync(new URL('kernels.wasm', KERNELS), await compileKernels());
