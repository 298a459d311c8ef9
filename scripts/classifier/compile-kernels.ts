import { readFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';

/** The folder of kernels.as and kernels.wasm. */
export const KERNELS = new URL(
  '../../src/platform/models/moderation/classifier/encoder/',
  import.meta.url,
);
// The compiler reads only `.ts`, which other tools would treat as TypeScript.
const SOURCE = 'kernels.ts';
const OPTIONS = ['--optimize', '--enable', 'simd', '--runtime', 'stub', '--use', 'abort='];

/** Compiles kernels.as. @throws Error with the compiler's output */
export async function compileKernels(): Promise<Uint8Array> {
  let compiled: Uint8Array | undefined;
  const { error, stderr } = await asc.main([SOURCE, ...OPTIONS, '--outFile', 'kernels.wasm'], {
    readFile: (name) =>
      name === SOURCE ? readFileSync(new URL('kernels.as', KERNELS), 'utf8') : null,
    writeFile: (_, contents) => {
      if (typeof contents !== 'string') compiled = contents;
    },
    listFiles: () => [],
  });
  if (error || !compiled) throw new Error(`kernels.as does not compile:\n${stderr.toString()}`);
  return compiled;
}
