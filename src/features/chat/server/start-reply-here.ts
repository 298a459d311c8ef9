import type { UserContext } from '#platform/context.ts';
import { startReply } from './write-reply.ts';

/** Begins a pending reply in this process when it has the worker's role; else its job is taken up by one that has. */
export function startReplyHere(ctx: UserContext, replyId: string): void {
  if (ctx.config.roles.includes('worker')) startReply(ctx, replyId);
}
