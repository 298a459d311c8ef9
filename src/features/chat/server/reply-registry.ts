import type { Context } from '#platform/context.ts';

export type AbortReason = 'stopped' | 'shutdown' | 'lost';

/** A reply that this process is writing now. */
export interface ActiveReply {
  chatId: string;
  attempt: number;
  /** All text sent to readers so far. */
  text: string;
  abort: AbortController;
}

const active = new Map<string, ActiveReply>();

/** Registers a reply as written here; returns the function that ends the registration. */
export function holdReply(replyId: string, reply: ActiveReply): () => void {
  active.set(replyId, reply);
  return () => active.delete(replyId);
}

export function findActiveReply(replyId: string): ActiveReply | undefined {
  return active.get(replyId);
}

/** Ends a reply wherever it is written. Harmless when it is written nowhere. */
export function abortReply(ctx: Context, replyId: string, reason: AbortReason): void {
  active.get(replyId)?.abort.abort(reason);
  ctx.live.hint('replies', { abort: replyId, reason });
}

/** Lets other processes end replies written here. Returns the function that ends it. */
export function listenForAborts(ctx: Context): () => void {
  return ctx.live.subscribe('replies', ({ abort, reason }) =>
    active.get(String(abort))?.abort.abort(reason),
  );
}

/** Replies under way here, for a stop that waits for them. */
export function activeReplies(): ActiveReply[] {
  return [...active.values()];
}
