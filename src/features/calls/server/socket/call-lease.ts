import type { Context } from '#platform/context.ts';
import { callChannel, publishCall, type CallNews } from '../call-channel.ts';
import { findCall, renewLease, takeLease, type CallRow } from '../queries.ts';
import type { CallTimes } from './times.ts';

interface Parts {
  id: string;
  /** Names this connection. */
  owner: string;
  times: Pick<CallTimes, 'wait' | 'renew'>;
  /** Whether this connection is closed or no longer has the call. */
  isDone(): boolean;
  /** The call has ended, here or anywhere else. */
  onEnded(): Promise<void>;
  /** Another connection has the call. */
  onTaken(): void;
  onError(error: unknown): void;
}

/**
 * The lease in a call's row, which stores the connection that has the call, and messages about the
 * call.
 */
export function createLease(ctx: Context, parts: Parts) {
  const { id, owner, times, onError } = parts;
  const taken = Promise.withResolvers<void>();
  const until = (ms: number) => new Date(ctx.now().getTime() + ms);
  const renewed = () => ({ owner, until: until(times.wait + times.renew) });

  const onLost = async (): Promise<void> =>
    (await findCall(ctx.db, id))?.ended_at ? parts.onEnded() : parts.onTaken();
  const renew = async (): Promise<void> => {
    await taken.promise;
    if (!parts.isDone() && !(await renewLease(ctx.db, id, renewed()))) await onLost();
  };
  const renewOrWarn = () => void renew().catch(onError);
  const news = ctx.live.subscribe(
    callChannel(id),
    // as: `publishCall` is what publishes on this channel.
    (message) => {
      const one = message as CallNews;
      if (one.t === 'ended') void parts.onEnded().catch(onError);
      // The lease decides: this may be news of a connection that took it before this one did.
      else if (one.owner !== owner) renewOrWarn();
    },
    renewOrWarn,
  );
  const renewing = setInterval(renewOrWarn, times.renew);

  return {
    /** Resolves when no news is missed. */
    ready: news.ready,
    /**
     * Assigns the call to this connection, even if another one had it. Undefined if it has ended.
     */
    async take(): Promise<CallRow | undefined> {
      const call = await takeLease(ctx.db, id, renewed());
      if (!call) return undefined;
      taken.resolve();
      publishCall(ctx, id, { t: 'taken', owner });
      return call;
    },
    /** The lease is gone: the call has ended, or another connection has it. */
    onLost,
    stop(): void {
      clearInterval(renewing);
      news();
    },
    /** From now on the call waits for its next connection. */
    wait: () => renewLease(ctx.db, id, { owner, until: until(times.wait) }).catch(onError),
  };
}
