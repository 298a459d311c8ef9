import { and, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { characters, chats, messages, users } from '#db/schema/index.ts';
import type { ChatRow, MessageRow } from './queries.ts';

/** Messages that a prompt can draw on; the budget takes the newest that fit. */
const HISTORY_LIMIT = 200;

export interface ReplyContext {
  chat: ChatRow;
  character: typeof characters.$inferSelect;
  user: { id: string; full_name: string; ai_disclosed_at: Date | null };
  /** Finished messages before the reply that are not yet in the summary, oldest first. */
  history: Pick<
    MessageRow,
    'id' | 'sender' | 'content' | 'content_type' | 'status' | 'created_at'
  >[];
}

/** All that one reply is written from: the chat, its character, its user and what was said before `beforeId`. */
export async function loadReplyContext(
  db: Queryable,
  chatId: string,
  beforeId: string,
): Promise<ReplyContext | undefined> {
  const [row] = await db
    .select({
      chat: getTableColumns(chats),
      character: getTableColumns(characters),
      user: { id: users.id, full_name: users.full_name, ai_disclosed_at: users.ai_disclosed_at },
    })
    .from(chats)
    .innerJoin(characters, eq(characters.id, chats.character_id))
    .innerJoin(users, eq(users.id, chats.user_id))
    .where(eq(chats.id, chatId));
  if (!row) return undefined;
  const { id, sender, content, content_type, status, created_at } = getTableColumns(messages);
  const history = await db
    .select({ id, sender, content, content_type, status, created_at })
    .from(messages)
    .where(
      and(
        eq(messages.chat_id, chatId),
        lt(messages.id, beforeId),
        row.chat.summary_upto ? gt(messages.id, row.chat.summary_upto) : undefined,
        sql`status IN ('done', 'stopped')`,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(HISTORY_LIMIT);
  return { ...row, history: history.reverse() };
}
