import { sql, type SQL } from 'drizzle-orm';
import { oncePerDatabase } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { rankFacts, type SearchTerms } from '../../memory/rank-facts.ts';
import { findSimilar } from './find-similar.ts';
import { knownChats } from './known-chats.ts';
import type { RecalledRow, RecallQuery } from './recall-types.ts';
import { COMMON_WORDS, RELATED_WORDS } from '../../memory/word-groups.ts';

/** The memories for one reply, best first. */
export interface RecalledMemories {
  /** Pinned by the user. */
  pinned: string[];
  /** The learned facts that are relevant to the turn. */
  retrieved: string[];
}

/** Learned facts offered to a prompt; it uses the first that fit its budget. */
const RETRIEVED_LIMIT = 12;
/** The newest pinned facts, more than fit into the prompt's share for them. */
const PINNED_LIMIT = 40;
/** Learned facts that are ranked word by word, and the newest, which fill the rest. */
const MATCH_LIMIT = 48;
const NEWEST_LIMIT = 40;

export const NOTHING_RECALLED: RecalledMemories = { pinned: [], retrieved: [] };

/** The memories for the next reply: searches the chat's facts for the words of the turn. */
export async function retrieveMemories(
  ctx: Pick<Context, 'db' | 'embedding' | 'log'>,
  query: RecallQuery,
): Promise<RecalledMemories> {
  const { pinned, learned } = await retrieveRows(ctx, query);
  const contents = (rows: RecalledRow[]) => rows.map(({ content }) => content);
  return { pinned: contents(pinned), retrieved: contents(learned) };
}

/** The same as rows. */
export async function retrieveRows(
  ctx: Pick<Context, 'db' | 'embedding' | 'log'>,
  { chatId, beforeId, said, ownerId, limit = RETRIEVED_LIMIT }: RecallQuery,
): Promise<{ pinned: RecalledRow[]; learned: RecalledRow[] }> {
  const given = { chatId, beforeId, said: said ?? null, ownerId: ownerId ?? null };
  const [found, similar] = await Promise.all([
    statementOf(ctx.db).execute(given),
    findSimilar(ctx, { chatId, beforeId, said, ownerId }),
  ]);
  const terms = weigh(found.find((row) => row.terms)?.terms);
  const rows = found.map(({ lexemes, ...row }): RecalledRow => ({
    ...row,
    lexemes: lexemes?.split('\n') ?? null,
  }));
  // A fact may be found in several ways; its first row has the most data.
  const ofKind = (kind: RecalledRow['kind']) =>
    uniqueById([...similar, ...rows].filter((row) => row.kind === kind));
  return { pinned: ofKind('pinned'), learned: rankFacts(ofKind('learned'), terms).slice(0, limit) };
}

/** The stems of the turn. */
interface FoundTerms {
  asked: string[];
  related: string[];
  earlier: string[];
}

function weigh(found: FoundTerms | null | undefined): SearchTerms {
  const of = (stems: string[], weight: number) =>
    stems.map((stem): [string, number] => [stem, weight]);
  const { asked = [], related = [], earlier = [] } = found ?? {};
  const terms = [...of(earlier, 0.2), ...of(related, 0.6), ...of(asked, 1)];
  return Object.fromEntries(terms);
}

const uniqueById = (rows: RecalledRow[]): RecalledRow[] => {
  const ids = new Set<string>();
  return rows.filter(({ id }) => !ids.has(id) && ids.add(id));
};

const statementOf = oncePerDatabase((db) =>
  db
    .select({
      id: sql<string>`id`,
      kind: sql<RecalledRow['kind']>`kind`,
      content: sql<string>`content`,
      // A single text is read much faster than an array.
      lexemes: sql<string | null>`lexemes`,
      terms: sql<FoundTerms | null>`terms`,
    })
    .from(FOUND)
    .prepare('recalled_memories'),
);

const chatId = sql.placeholder('chatId');
const said = sql`${sql.placeholder('said')}::text`;
const literal = (words: string) => sql.raw(`'${words}'`);
const groups = sql.join(
  // A constant, so that the plan contains its stems.
  RELATED_WORDS.map((group) => literal(group.join(' '))).map(
    (together) => sql`(${together}, to_tsvector('english', ${together}))`,
  ),
  sql`, `,
);
const isTurn = sql`chat_id = ${chatId} AND id < ${sql.placeholder('beforeId')}::uuid
  AND content_type = 'text' AND sender <> 'system' AND status IN ('done', 'stopped') AND content <> ''`;
const common = sql.raw(`'\\m(${COMMON_WORDS.replaceAll(' ', '|')})\\M'`);
/** Without the chat of this owner, no row matches. */
const isOwn = sql`m.chat_id = ANY (ARRAY(SELECT id FROM known_chats)) AND m.replaced_by IS NULL AND m.forgotten_at IS NULL`;
/** Any of the words. */
const anyOf = (text: SQL) =>
  sql`replace(plainto_tsquery('english', ${text})::text, ' & ', ' | ')::tsquery`;
const stems = (text: SQL) => sql`tsvector_to_array(to_tsvector('english', ${text}))`;

/**
 * Pinned facts, then the learned ones that contain most of the turn's words, filled up with the
 * newest. One statement over one chat's rows, since the first token waits for it.
 */
const FOUND = sql`(
  WITH known_chats AS MATERIALIZED (${knownChats(sql`${chatId}`, sql`${sql.placeholder('ownerId')}`)}),
  turn AS MATERIALIZED (
    SELECT left(coalesce(${said}, (SELECT content FROM messages
        WHERE ${isTurn} AND sender = 'user' ORDER BY id DESC LIMIT 1), ''), 800) AS asked,
      (SELECT string_agg(left(content, 300), ' ') FROM (SELECT content FROM messages
        WHERE ${isTurn} ORDER BY id DESC LIMIT 2) AS last) AS earlier
  ),
  words AS MATERIALIZED (
    SELECT asked, coalesce(earlier, '') AS earlier, coalesce((SELECT string_agg(together, ' ')
        FROM (VALUES ${groups}) AS word_groups (together, stems) WHERE stems @@ any_asked), '') AS related
    FROM (SELECT *, ${anyOf(sql`asked`)} AS any_asked FROM turn) AS turn
  ),
  query AS MATERIALIZED (
    SELECT ${anyOf(sql`regexp_replace(asked || ' ' || related, ${common}, '', 'gi')`)} AS telling,
      ${anyOf(sql`asked || ' ' || related || ' ' || earlier`)} AS every,
      json_build_object('asked', ${stems(sql`asked`)}, 'related', ${stems(sql`related`)},
        'earlier', ${stems(sql`earlier`)}) AS terms
    FROM words
  )
  (SELECT NULL::uuid AS id, NULL::text AS kind, NULL::text AS content, NULL::text AS lexemes, terms FROM query
    WHERE EXISTS (SELECT FROM memories m WHERE m.kind = 'learned' AND ${isOwn}))
  UNION ALL
  (SELECT m.id, m.kind, m.content, NULL, NULL FROM memories m WHERE m.kind = 'pinned' AND ${isOwn}
  ORDER BY m.updated_at DESC, m.id DESC LIMIT ${sql.raw(String(PINNED_LIMIT))})
  UNION ALL
  (SELECT id, kind, content, array_to_string(tsvector_to_array(words), E'\\n'), NULL FROM (
    SELECT m.id, m.kind, m.content, m.words FROM memories m
    WHERE m.kind = 'learned' AND m.words @@ (SELECT every FROM query) AND ${isOwn}
    ORDER BY ts_rank(m.words, (SELECT telling FROM query)) DESC, m.id DESC
    LIMIT ${sql.raw(String(MATCH_LIMIT))}
  ) AS matching)
  UNION ALL
  (SELECT m.id, m.kind, m.content, NULL, NULL FROM memories m WHERE m.kind = 'learned' AND ${isOwn}
  ORDER BY m.id DESC LIMIT ${sql.raw(String(NEWEST_LIMIT))})
) AS found`;
