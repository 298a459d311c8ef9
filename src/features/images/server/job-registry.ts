import type { Context } from '#platform/context.ts';

/** Why the work on a job stops early. */
export type AbortReason = 'cancelled' | 'shutdown' | 'lost' | 'deadline';

type Process = Pick<Context, 'processId'>;

const active = new Map<string, AbortController>();
const keyOf = ({ processId }: Process, jobId: string): string => `${processId} ${jobId}`;

/** Registers a job as running in this process. Returns undefined if it is already registered. */
export function registerJob(
  ctx: Process,
  jobId: string,
): { abort: AbortController; release(): void } | undefined {
  const key = keyOf(ctx, jobId);
  if (active.has(key)) return undefined;
  const abort = new AbortController();
  active.set(key, abort);
  return { abort, release: () => void active.delete(key) };
}

/** Aborts a job in the process that runs it. Does nothing if it is not running. */
export function abortJob(ctx: Context, jobId: string, reason: AbortReason): void {
  active.get(keyOf(ctx, jobId))?.abort(reason);
  ctx.live.hint('image-jobs', { abort: jobId, reason });
}

/** Lets other processes abort jobs that run here. Returns a function that unsubscribes. */
export const listenForAborts = (ctx: Context): (() => void) =>
  ctx.live.subscribe('image-jobs', ({ abort, reason }) =>
    active.get(keyOf(ctx, String(abort)))?.abort(reason),
  );

export const countActive = (): number => active.size;

export function abortAll(reason: AbortReason): void {
  for (const abort of active.values()) abort.abort(reason);
}
