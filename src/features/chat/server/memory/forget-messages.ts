import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterCommit } from '#db/after-commit.ts';
import type { Transaction } from '#db/client.ts';
import { chats, memories } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { announceMemories } from './announce-memories.ts';

/**
 * Deletes what was remembered from these messages before they change or are deleted: facts that
 * depend on them, and summaries whose range contains one. Facts and summaries that those replaced
 * become valid again.
 */
export async function forgetMessages(
  ctx: UserContext,
  tx: Transaction,
  chatId: string,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const facts = await tx
    .delete(memories)
    .where(inArray(memories.depends_on, ids))
    .returning({ id: memories.id });
  if (facts.length > 0) afterCommit(tx, () => announceMemories(ctx, ctx.caller.id, chatId));
  const changed = sql`unnest(${sql.param(ids)}::uuid[]) AS changed(id)`;
  await tx
    .delete(memories)
    .where(
      and(
        eq(memories.chat_id, chatId),
        eq(memories.kind, 'summary'),
        sql`EXISTS (SELECT 1 FROM ${changed} WHERE changed.id BETWEEN ${memories.from_message_id} AND ${memories.upto_message_id})`,
      ),
    );
  // If a summary was deleted, the next prompt reads the whole chat.
  await tx
    .update(chats)
    .set({ summary: '', summary_upto: null, prompt_from: null })
    .where(
      and(
        eq(chats.id, chatId),
        sql`EXISTS (SELECT 1 FROM ${changed} WHERE changed.id <= greatest(${chats.summary_upto}, ${chats.prompt_from}))`,
      ),
    );
}
