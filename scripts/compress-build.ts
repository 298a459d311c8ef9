import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compresses built files once, so that serving them needs no compression. */
const FOLDER = 'build/client';
const TEXT = /\.(js|css|svg|json|txt|webmanifest|html)$/;
/** The runtime of the call's page and its model: so large that the highest quality would take minutes. */
const LARGE = /\.(wasm|onnx)$/;

for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  const isLarge = LARGE.test(name);
  if (!isLarge && !TEXT.test(name)) continue;
  const path = join(FOLDER, name);
  const bytes = readFileSync(path);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: isLarge ? 9 : 11 } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
