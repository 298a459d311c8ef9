import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { forgetMessages } from './forget-messages.ts';

/**
 * Removes what was learned from a message whose text changes, in the change's transaction; facts
 * that those replaced become valid again. The message and those after it are read again.
 * @param removed messages that the change deletes
 */
export async function takeBackFacts(
  ctx: UserContext,
  tx: Transaction,
  { chat_id, id }: { chat_id: string; id: string },
  removed: string[] = [],
): Promise<void> {
  await forgetMessages(ctx, tx, chat_id, [id, ...removed]);
  const before = sql`(SELECT m.id FROM messages m WHERE m.chat_id = ${chat_id} AND m.id < ${id}::uuid ORDER BY m.id DESC LIMIT 1)`;
  await tx
    .update(chats)
    .set({ learned_upto: before })
    .where(and(eq(chats.id, chat_id), gte(chats.learned_upto, id)));
}
