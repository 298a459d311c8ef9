import type { Context } from '#platform/context.ts';

/** Why work on a job ends before its pictures are made. */
export type AbortReason = 'cancelled' | 'shutdown' | 'lost' | 'deadline';

type Process = Pick<Context, 'processId'>;

const active = new Map<string, AbortController>();
const keyOf = ({ processId }: Process, jobId: string): string => `${processId} ${jobId}`;

/** Registers a job as worked on here; undefined when it already is. */
export function holdJob(
  ctx: Process,
  jobId: string,
): { abort: AbortController; release(): void } | undefined {
  const key = keyOf(ctx, jobId);
  if (active.has(key)) return undefined;
  const abort = new AbortController();
  active.set(key, abort);
  return { abort, release: () => void active.delete(key) };
}

/** Ends work on a job wherever it goes on. Harmless when it goes on nowhere. */
export function abortJob(ctx: Context, jobId: string, reason: AbortReason): void {
  active.get(keyOf(ctx, jobId))?.abort(reason);
  ctx.live.hint('image-jobs', { abort: jobId, reason });
}

/** Lets other processes end jobs worked on here. Returns the function that ends it. */
export const listenForAborts = (ctx: Context): (() => void) =>
  ctx.live.subscribe('image-jobs', ({ abort, reason }) =>
    active.get(keyOf(ctx, String(abort)))?.abort(reason),
  );

export const countActive = (): number => active.size;

export function abortAll(reason: AbortReason): void {
  for (const abort of active.values()) abort.abort(reason);
}
