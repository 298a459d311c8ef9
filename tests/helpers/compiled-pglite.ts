import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(
  new URL('../../node_modules/@electric-sql/pglite/dist/pglite.wasm', import.meta.url),
);

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Compiles PGlite's program and keeps it for as long as this process lives. V8 then gives each further
 * thread that opens a database the existing machine code, instead of compiling it again.
 */
export const keepPgliteCompiled = (): Promise<WebAssembly.Module> =>
  (compiled ??= readFile(PROGRAM).then((bytes) => WebAssembly.compile(bytes)));
