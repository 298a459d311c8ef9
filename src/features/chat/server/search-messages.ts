import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { characters, chats, messages } from '#db/schema/index.ts';
import { characterMediaJson, type MediaRow } from '#features/characters/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import {
  comesAfter,
  nextTimeCursor,
  readTimeCursor,
  type TimePlace,
} from '#platform/page-cursor.ts';
import type { FoundMessages, SearchMessagesQuery } from '../contract-search.ts';
import { MAX_COUNTED_HITS } from '../contract-search.ts';
import { cutSnippet } from '../search/find-words.ts';
import { presentCharacter } from './present.ts';
import { isCharacterAvailable } from './queries.ts';

const LIST = 'found messages';

/**
 * The messages of all of the user's chats that contain every word of the query, newest first.
 * Removed chats are excluded; archived ones are included and marked.
 * @throws FieldError
 */
export async function searchMessages(
  ctx: UserContext,
  { q, limit, cursor }: SearchMessagesQuery,
): Promise<FoundMessages> {
  const after = readTimeCursor(LIST, cursor);
  await ctx.limits.consume('search', ctx.caller.id);
  const query = q.normalize('NFC').toWellFormed();
  const [rows, count] = await Promise.all([
    selectHits(ctx.db, ctx.caller.id, query, { limit, after }),
    countHits(ctx.db, ctx.caller.id, query),
  ]);
  return {
    data: rows.map(({ chat, character, message }) => {
      const snippet = cutSnippet(message.content, query);
      return {
        chat_id: chat.id,
        chat_title: chat.title,
        is_archived: chat.archived_at !== null,
        character: presentCharacter(ctx, character),
        message_id: message.id,
        sender: message.sender === 'user' ? ('user' as const) : ('character' as const),
        snippet: snippet.text,
        highlights: snippet.highlights,
        created_at: message.created_at.toISOString(),
      };
    }),
    count,
    next_cursor: nextTimeCursor(LIST, rows, limit, ({ message }) => ({
      at: message.created_at,
      id: message.id,
    })),
  };
}

/** Every word except the last is exact; the last one is a prefix. Both are parsed by PostgreSQL. */
function toQuery(query: string) {
  // A server with the locale C folds only the letters a to z.
  const words = query.trim().toLowerCase().split(/\s+/);
  const last = words.pop()!.replaceAll('\\', ' ').replaceAll("'", "''");
  return sql`(plainto_tsquery('simple', ${words.join(' ')}) && to_tsquery('simple', ${`'${last}':*`}))`;
}

// Literal values instead of parameters, so that the partial index `messages_words` is used.
const isHit = (userId: string, query: string) =>
  and(
    eq(chats.user_id, userId),
    isNull(chats.removed_at),
    isCharacterAvailable,
    sql`${messages.content_type} = 'text' AND ${messages.sender} <> 'system'`,
    sql`${messages.status} NOT IN ('pending', 'streaming')`,
    sql`to_tsvector('simple', ${messages.content}) @@ ${toQuery(query)}`,
  );

function selectHits(
  db: Queryable,
  userId: string,
  query: string,
  { limit, after }: { limit: number; after: TimePlace | undefined },
) {
  return db
    .select({
      chat: {
        id: chats.id,
        title: chats.title,
        archived_at: chats.archived_at,
      },
      message: {
        id: messages.id,
        sender: messages.sender,
        content: messages.content,
        created_at: messages.created_at,
      },
      character: {
        name: characters.name,
        slug: characters.slug,
        age: characters.age,
        is_public: characters.is_public,
        owner_id: characters.owner_id,
        media: sql<MediaRow[]>`${characterMediaJson}`.as('media'),
      },
    })
    .from(chats)
    .innerJoin(messages, eq(messages.chat_id, chats.id))
    .innerJoin(characters, eq(characters.id, chats.character_id))
    .where(and(isHit(userId, query), comesAfter(after, messages.created_at, messages.id)))
    .orderBy(desc(messages.created_at), desc(messages.id))
    .limit(limit);
}

/** At most MAX_COUNTED_HITS, since a frequent word may be in every message. */
async function countHits(db: Queryable, userId: string, query: string): Promise<number> {
  const hits = db
    .select({ id: messages.id })
    .from(chats)
    .innerJoin(messages, eq(messages.chat_id, chats.id))
    .where(isHit(userId, query))
    .limit(MAX_COUNTED_HITS)
    .as('hits');
  return db.$count(hits);
}
