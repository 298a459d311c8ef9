import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { characters, chats, messages, users } from '#db/schema/index.ts';
import type { ChatRow, MessageRow } from './queries.ts';

/** Messages that a prompt can draw on; the budget takes the newest that fit. */
const HISTORY_LIMIT = 200;

export interface ReplyContext {
  chat: ChatRow;
  character: typeof characters.$inferSelect;
  user: { id: string; full_name: string; ai_disclosed_at: Date | null };
  /** A reply of this chat was waiting or being written when this was read. */
  hasOpenReply: boolean;
  /** Finished messages before the reply that are not yet in the summary, oldest first. */
  history: Pick<
    MessageRow,
    'id' | 'sender' | 'content' | 'content_type' | 'status' | 'created_at'
  >[];
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

/** What was said before `beforeId`, as JSON in the same row: a round trip less before the first token. */
const historyBefore = (beforeId: string) => sql<HistoryJson[]>`(
  SELECT coalesce(json_agg(said ORDER BY said.id), '[]'::json) FROM (
    SELECT m.id, m.sender, m.content, m.content_type, m.status, m.created_at FROM ${messages} m
    WHERE m.chat_id = ${chats.id} AND m.id < ${beforeId} AND m.id > coalesce(${chats.summary_upto}, ${NO_ID}::uuid)
      AND m.status IN ('done', 'stopped')
    ORDER BY m.id DESC LIMIT ${HISTORY_LIMIT}
  ) said)`;

type HistoryJson = Omit<ReplyContext['history'][number], 'created_at'> & { created_at: string };

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
      hasOpenReply: sql<boolean>`EXISTS (SELECT 1 FROM ${messages} m WHERE m.chat_id = ${chats.id} AND m.status IN ('pending', 'streaming'))`,
      history: historyBefore(beforeId),
    })
    .from(chats)
    .innerJoin(characters, eq(characters.id, chats.character_id))
    .innerJoin(users, eq(users.id, chats.user_id))
    .where(eq(chats.id, chatId));
  if (!row) return undefined;
  const history = row.history.map((said) => ({ ...said, created_at: new Date(said.created_at) }));
  return { ...row, history };
}
