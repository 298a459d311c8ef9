import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { oncePerDatabase, type Db } from '#db/client.ts';
import { characters, chats, messages, users } from '#db/schema/index.ts';
import { planAt } from '#features/accounts/server/index.ts';
import { countedMessagesSql } from '#features/billing/server/index.ts';
import type { Context } from '#platform/context.ts';
import { utcDay } from '#shared/utc-day.ts';
import { MESSAGE_OVERHEAD, type CharacterBook, type PromptSummary } from '../prompt/index.ts';
import { isOpen, isPromptTurn } from '../rules.ts';
import { photosJson } from './attachments/queries.ts';
import { addPhotos, type TurnPhoto } from './attachments/read-photos.ts';
import { currentSummaries } from './memory/current-summaries.ts';
import {
  NOTHING_RECALLED,
  retrieveMemories,
  type RecalledMemories,
} from './memory/retrieve-memories.ts';
import type { ChatRow } from './queries.ts';
import type { MessageRow } from './message-queries.ts';
import { quotedJson, type QuotedText } from './quotes/queries.ts';
import {
  membersJson,
  replyColumns,
  speakerJson,
  speakerName,
  type ReplyCharacter,
} from './scenes/queries.ts';
import { booksJson } from './settings/queries.ts';
import { personaJson, type ChatPersona } from './settings/persona-in-chat.ts';

/** The fewest tokens that a message takes in a prompt: more messages than fit are not loaded. */
const MIN_TURN_TOKENS = MESSAGE_OVERHEAD + 2;
const MAX_ROWS = 4000;
/** Sorts before every real id. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

export type HistoryTurn = Pick<
  MessageRow,
  'id' | 'sender' | 'content' | 'content_type' | 'status' | 'created_at' | 'character_id'
> & {
  /** The name of its character in a scene; null for the chat's own one. */
  speaker: string | null;
  /** The picture that the user sent with it. */
  photo?: TurnPhoto | undefined;
  /** How the user reacted to it. */
  reaction?: MessageRow['reaction'];
  /** The message that it answers. */
  quoted?: QuotedText | null;
};

export interface ReplyContext {
  chat: ChatRow;
  /** The speaker: the chat's own character, or another one of its scene. */
  character: ReplyCharacter;
  own: ReplyCharacter;
  /** The other characters of a scene, in order. */
  members: ReplyCharacter[];
  /** The character of the newest reply, finished or not; undefined before the first one. */
  lastSpeaker: string | undefined;
  user: {
    id: string;
    full_name: string;
    plan: 'free' | 'premium';
    ai_disclosed_at: Date | null;
    time_zone: string | null;
  };
  /** The user's persona in this chat. */
  persona: ChatPersona | null;
  /** The user's own lorebooks that are on in this chat. */
  books: CharacterBook[];
  /** Another reply of this chat was pending or streaming at the time of the read. */
  hasOpenReply: boolean;
  /** Messages that count against the user's allowance of this UTC day. */
  usedToday: number;
  /** The memories relevant to the turn, best first. */
  memories: RecalledMemories;
  /** Finished messages before the reply, oldest first, from where the last prompt began. */
  history: HistoryTurn[];
  /** False when the chat has earlier messages than `history[0]`. */
  isWhole: boolean;
  /** Current summaries, oldest first. */
  summaries: PromptSummary[];
}

/**
 * Loads everything that one reply depends on: the chat, its character, its user and the messages
 * before `beforeId`. Parallel statements, because planning one large join takes longer.
 * @param recall false if the caller retrieves memories itself, because it has the new message
 */
export async function loadReplyContext(
  ctx: Pick<Context, 'db' | 'embedding' | 'log' | 'now' | 'storage' | 'text'>,
  chatId: string,
  beforeId: string,
  { recall = true } = {},
): Promise<ReplyContext | undefined> {
  const { db, now, text } = ctx;
  const { people, said } = statementsOf(db);
  const { contextTokens } = text;
  const limit = Math.min(MAX_ROWS, Math.ceil(contextTokens / MIN_TURN_TOKENS));
  const [[row], rows, memories] = await Promise.all([
    people.execute({ chatId, beforeId, day: utcDay(now()) }),
    said.execute({ chatId, beforeId, contextTokens, limit }),
    recall ? retrieveMemories(ctx, { chatId, beforeId }) : NOTHING_RECALLED,
  ]);
  if (!row) return undefined;
  const { speaker, own, photos, ...others } = row;
  const { premium_until, ...user } = row.user;
  const last = rows.find(({ sender }) => sender === 'character');
  return {
    ...others,
    own,
    character: speaker ?? own,
    lastSpeaker: last && (last.character_id ?? own.id),
    memories,
    user: { ...user, plan: planAt({ plan: user.plan, premium_until }, now()) },
    history: await addPhotos(ctx, rows.filter(isPromptTurn).reverse(), photos),
    isWhole:
      rows.length < limit &&
      (row.chat.prompt_from === null || row.chat.prompt_context !== contextTokens),
    hasOpenReply: rows.some(({ status }) => isOpen(status)),
  };
}

// Building the statements costs as much as running them, and the first token waits for both.
const statementsOf = oncePerDatabase(prepareStatements);

function prepareStatements(db: Db) {
  const chatId = sql.placeholder('chatId');
  return {
    people: db
      .select({
        chat: getTableColumns(chats),
        own: replyColumns(),
        members: membersJson,
        speaker: speakerJson(sql`${sql.placeholder('beforeId')}::uuid`),
        user: {
          id: users.id,
          full_name: users.full_name,
          plan: users.plan,
          premium_until: users.premium_until,
          ai_disclosed_at: users.ai_disclosed_at,
          time_zone: sql<string | null>`${users.preferences} ->> 'time_zone'`,
        },
        persona: personaJson,
        books: booksJson,
        photos: photosJson(db),
        usedToday: countedMessagesSql(users.id, sql.placeholder('day')),
        summaries: currentSummaries,
      })
      .from(chats)
      .innerJoin(characters, eq(characters.id, chats.character_id))
      .innerJoin(users, eq(users.id, chats.user_id))
      .where(eq(chats.id, chatId))
      .prepare('reply_people'),
    said: db
      .select({
        id: messages.id,
        sender: messages.sender,
        content: messages.content,
        content_type: messages.content_type,
        status: messages.status,
        created_at: messages.created_at,
        character_id: messages.character_id,
        speaker: speakerName,
        reaction: messages.reaction,
        quoted: quotedJson,
      })
      .from(messages)
      .where(
        and(
          eq(messages.chat_id, chatId),
          lt(messages.id, sql.placeholder('beforeId')),
          // If the context size differs from that of the last prompt, the whole chat is read.
          sql`${messages.id} >= (SELECT coalesce(CASE WHEN prompt_context = ${sql.placeholder('contextTokens')}::int THEN prompt_from END, ${NO_ID}::uuid) FROM chats WHERE chats.id = ${chatId})`,
        ),
      )
      .orderBy(desc(messages.id))
      .limit(sql.placeholder('limit'))
      .prepare('reply_said'),
  };
}

/** The context after storing a turn of `added` messages; `said` are the finished ones. */
export function contextAfter(
  before: ReplyContext,
  said: ReplyContext['history'],
  added: number,
): ReplyContext {
  return {
    ...before,
    chat: { ...before.chat, message_count: before.chat.message_count + added },
    history: [...before.history, ...said],
  };
}
