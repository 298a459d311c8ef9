import { setFlagsFromString } from 'node:v8';

/** Time for code that is being compiled to be finished or to collect garbage. */
const SETTLE_MS = 20;

/**
 * Ends the process. `process.exit` waits for threads that compile code, and Node 24 hangs forever
 * when one of them needs a garbage collection (https://github.com/nodejs/node/issues/64274). So
 * nothing more is compiled in the background, and what is in progress gets a moment.
 */
export function exitProcess(code: number): void {
  process.exitCode = code;
  for (const part of ['concurrent-sparkplug', 'maglev', 'concurrent-recompilation'])
    setFlagsFromString(`--no-${part}`);
  setTimeout(() => process.exit(code), SETTLE_MS);
}
