import { sql } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { toLiteral } from './embed-memories.ts';
import { knownChats } from './known-chats.ts';
import type { RecalledRow, RecallQuery } from './recall-types.ts';

type Searcher = Pick<Context, 'db' | 'embedding' | 'log'>;

/** How long a reply waits for the embedding server; after that, only words are used. */
const TIMEOUT_MS = 400;
/** After a failure, replies do not call it for this long. */
const PAUSE_MS = 30_000;
const LIMIT = 12;
const MAX_LENGTH = 800;

const pausedUntil = new WeakMap<Searcher['embedding'], number>();

/**
 * A chat's learned facts that are similar in meaning to the user's message, with the similarity
 * (`likeness`, -1 to 1). None without an embedding server, or when it does not answer in time.
 */
export async function findSimilar(
  ctx: Searcher,
  query: Pick<RecallQuery, 'chatId' | 'beforeId' | 'said' | 'ownerId'>,
): Promise<RecalledRow[]> {
  const { embedding } = ctx;
  if (embedding.kind === 'none' || (pausedUntil.get(embedding) ?? 0) > performance.now()) return [];
  try {
    const said = (query.said ?? (await findLastSaid(ctx, query))).slice(0, MAX_LENGTH).trim();
    if (said === '') return [];
    const [vector] = await embedding.embed([said], AbortSignal.timeout(TIMEOUT_MS));
    return await selectSimilar(ctx, query, toLiteral(vector!));
  } catch (error) {
    pausedUntil.set(embedding, performance.now() + PAUSE_MS);
    ctx.log.warn({ err: error }, 'memories are found only by full text for a while');
    return [];
  }
}

async function findLastSaid(
  { db }: Searcher,
  { chatId, beforeId }: Pick<RecallQuery, 'chatId' | 'beforeId'>,
): Promise<string> {
  const { rows } = await db.execute<{ content: string }>(sql`
    SELECT content FROM messages
    WHERE chat_id = ${chatId}::uuid AND id < ${beforeId}::uuid AND sender = 'user' AND content_type = 'text'
    ORDER BY id DESC LIMIT 1`);
  return rows[0]?.content ?? '';
}

async function selectSimilar(
  { db, embedding }: Searcher,
  { chatId, ownerId }: Pick<RecallQuery, 'chatId' | 'ownerId'>,
  vector: string,
): Promise<RecalledRow[]> {
  const { rows } = await db.execute<RecalledRow & Record<string, unknown>>(sql`
    SELECT m.id, m.kind, m.content, tsvector_to_array(m.words) AS lexemes,
      1 - (v.vector <=> ${vector}::vector) AS likeness
    FROM memories m
    JOIN memory_vectors v ON v.memory_id = m.id
    WHERE m.chat_id = ANY (ARRAY(${knownChats(sql`${chatId}::uuid`, sql`${ownerId ?? null}`)})) AND m.kind = 'learned' AND m.replaced_by IS NULL AND m.forgotten_at IS NULL
      AND v.model = ${embedding.name} AND v.digest = md5(m.content)
    ORDER BY v.vector <=> ${vector}::vector LIMIT ${LIMIT}`);
  return rows;
}
