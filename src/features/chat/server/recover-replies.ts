import { and, asc, eq, inArray, lt, or } from 'drizzle-orm';
import { messages } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { activeReplies, listenForAborts } from './reply-registry.ts';
import { startReply } from './write-reply.ts';

/**
 * Takes up, at a worker's start, the replies that a killed process left. On the embedded database
 * no other process can be writing, so every lease is void; on a server only those that ran out.
 * @returns how many there were
 */
export async function recoverReplies(ctx: Context): Promise<number> {
  if (ctx.database.kind === 'embedded')
    await ctx.db
      .update(messages)
      .set({ lease_until: new Date(0) })
      .where(eq(messages.status, 'streaming'));
  const left = await ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        inArray(messages.status, ['pending', 'streaming']),
        or(eq(messages.status, 'pending'), lt(messages.lease_until, ctx.now())),
      ),
    )
    .orderBy(asc(messages.id));
  for (const { id } of left) startReply(ctx, id);
  return left.length;
}

/** How long a stop waits for replies to finish before it hands them back. Milliseconds. */
const FINISH_WITHIN_MS = 6000;

/** Serves this process's replies until the returned stop: it lets them finish, then hands back the rest. */
export function serveReplies(ctx: Context): { stop(): Promise<void> } {
  const unlisten = listenForAborts(ctx);
  return {
    async stop() {
      const deadline = Date.now() + FINISH_WITHIN_MS;
      await settled(deadline);
      for (const reply of activeReplies()) reply.abort.abort('shutdown');
      await settled(Date.now() + 2000);
      unlisten();
    },
  };
}

async function settled(deadline: number): Promise<void> {
  while (activeReplies().length > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
