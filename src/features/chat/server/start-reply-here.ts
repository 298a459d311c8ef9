import type { UserContext } from '#platform/context.ts';
import { startReply } from './write-reply.ts';

/**
 * Starts a pending reply in this process if it has the worker role; otherwise a worker runs its
 * job.
 */
export function startReplyHere(ctx: UserContext, replyId: string): void {
  if (ctx.config.roles.includes('worker')) startReply(ctx, replyId);
}
