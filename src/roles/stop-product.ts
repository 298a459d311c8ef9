import type { Config } from '#platform/config.ts';
import { exitProcess } from '#platform/exit-process.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Readiness } from './readiness.ts';
import type { HttpRole } from './serve.ts';

/** After the grace period: for handing work back and for closing connections. Milliseconds. */
const CLOSE_WITHIN_MS = 10_000;

interface Parts {
  readiness: Readiness;
  jobs: Pick<Jobs, 'pause'>;
  http: HttpRole | undefined;
  worker: { stop(deadline: number): Promise<void> } | undefined;
  /** Ends the event streams; their readers connect to another process. */
  leave(): void;
  close(): Promise<void>;
}

/**
 * Stops in an order that users do not notice: readiness fails and no job is fetched; calls are
 * answered until the load balancer has reacted; work in progress finishes or is handed back.
 */
export async function stopProduct(
  { readiness, jobs, http, worker, leave, close }: Parts,
  { delayMs, graceMs }: Config['stop'],
): Promise<void> {
  readiness.stop();
  await jobs.pause();
  if (http) {
    http.closeAfterEachAnswer();
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  leave();
  const deadline = Date.now() + graceMs;
  await Promise.all([http?.close(deadline), worker?.stop(deadline)]);
  await close();
}

/**
 * Returns a handler that runs `end` once and exits the process afterward. Further calls change
 * nothing: the grace period stays, and so does the forced exit when all time limits have passed.
 */
export function onceStopped({ delayMs, graceMs }: Config['stop'], end: () => Promise<void>) {
  let isStopping = false;
  return (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => exitProcess(1), delayMs + graceMs + CLOSE_WITHIN_MS).unref();
    end().then(
      () => exitProcess(0),
      (error: unknown) => {
        console.error(error);
        exitProcess(1);
      },
    );
  };
}
