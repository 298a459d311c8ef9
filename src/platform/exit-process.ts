import { setFlagsFromString } from 'node:v8';

/** Time for a compilation in progress to finish or collect garbage. */
const SETTLE_MS = 20;

/**
 * Ends the process. `process.exit` waits for threads that compile code, and Node 24 hangs forever
 * when one of them needs a garbage collection (https://github.com/nodejs/node/issues/64274). So
 * background compilation is turned off, and what is in progress gets time to finish.
 */
export function exitProcess(code: number): void {
  process.exitCode = code;
  for (const part of ['concurrent-sparkplug', 'maglev', 'concurrent-recompilation'])
    setFlagsFromString(`--no-${part}`);
  setTimeout(() => process.exit(code), SETTLE_MS);
}
