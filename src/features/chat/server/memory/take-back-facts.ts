import { and, eq, gte, sql } from 'drizzle-orm';
import { afterCommit } from '#db/after-commit.ts';
import type { Transaction } from '#db/client.ts';
import { chats, memories } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { announceMemories } from './announce-memories.ts';

/**
 * Takes back what was learned from a message whose text changes, in the change's transaction; facts
 * that those replaced hold again. The message and those after it are read again.
 */
export async function takeBackFacts(
  ctx: UserContext,
  tx: Transaction,
  { chat_id, id }: { chat_id: string; id: string },
): Promise<void> {
  const gone = await tx
    .delete(memories)
    .where(and(eq(memories.chat_id, chat_id), eq(memories.depends_on, id)))
    .returning({ id: memories.id });
  if (gone.length > 0) afterCommit(tx, () => announceMemories(ctx, ctx.caller.id, chat_id));
  const before = sql`(SELECT m.id FROM messages m WHERE m.chat_id = ${chat_id} AND m.id < ${id}::uuid ORDER BY m.id DESC LIMIT 1)`;
  await tx
    .update(chats)
    .set({ learned_upto: before })
    .where(and(eq(chats.id, chat_id), gte(chats.learned_upto, id)));
}
