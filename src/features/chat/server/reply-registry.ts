import type { Context } from '#platform/context.ts';

export type AbortReason = 'stopped' | 'shutdown' | 'lost';

/** A reply that this process is writing. */
export interface ActiveReply {
  /** The process that writes it: tests run several in one. */
  processId: string;
  chatId: string;
  attempt: number;
  /** All text sent to readers so far. */
  text: string;
  abort: AbortController;
}

const active = new Map<string, ActiveReply>();

/** Registers a reply as written by this process; returns the function that unregisters it. */
export function registerReply(replyId: string, reply: ActiveReply): () => void {
  active.set(replyId, reply);
  return () => active.delete(replyId);
}

export function findActiveReply(replyId: string): ActiveReply | undefined {
  return active.get(replyId);
}

/** Aborts a reply in the process that writes it. Does nothing if none does. */
export function abortReply(ctx: Context, replyId: string, reason: AbortReason): void {
  active.get(replyId)?.abort.abort(reason);
  ctx.live.hint('replies', { abort: replyId, reason });
}

/** Accepts aborts from other processes. Returns the function that stops listening. */
export function listenForAborts(ctx: Context): () => void {
  return ctx.live.subscribe('replies', ({ abort, reason }) =>
    active.get(String(abort))?.abort.abort(reason),
  );
}

/** Replies that this process is writing; a shutdown waits for them. */
export function activeReplies({ processId }: Context): ActiveReply[] {
  return [...active.values()].filter((reply) => reply.processId === processId);
}
