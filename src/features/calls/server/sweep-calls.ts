import type { Context } from '#platform/context.ts';
import { endCall } from './end-call.ts';
import { selectAbandoned } from './queries.ts';

const BATCH = 100;
/** How often a worker checks for abandoned calls. Milliseconds. */
const CHECK_EVERY_MS = 3000;

/**
 * Ends calls whose socket did not reconnect in time, or whose process is gone. Returns how many.
 */
export async function sweepCalls(ctx: Context): Promise<number> {
  let ended = 0;
  let failed = 0;
  for (;;) {
    const now = ctx.now();
    const abandoned = await selectAbandoned(ctx.db, now, BATCH);
    for (const { id, status } of abandoned) {
      const reason = status === 'ringing' ? 'unanswered' : 'lost';
      try {
        if (await endCall(ctx, id, reason, { leaseBefore: now })) ended += 1;
      } catch (error) {
        // One call does not keep the others.
        failed += 1;
        ctx.log.warn({ err: error, call: id }, 'an abandoned call could not be ended');
      }
    }
    if (abandoned.length < BATCH || failed > 0) return ended;
  }
}

/** Sweeps when a worker starts, and then every few seconds. */
export function serveCalls(ctx: Context): { stop(): void } {
  let isSweeping = false;
  const sweep = (): void => {
    if (isSweeping) return;
    isSweeping = true;
    sweepCalls(ctx)
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'check for abandoned calls failed'))
      .finally(() => (isSweeping = false));
  };
  sweep();
  const timer = setInterval(sweep, CHECK_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
