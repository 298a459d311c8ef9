import { sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { embedMemoriesJob } from '../jobs.ts';

/** Facts per call of the embedding server, and the maximum calls per run. */
const AT_ONCE = 32;
const MAX_CALLS = 60;
const TIMEOUT_MS = 30_000;

/** Enqueues embedding a chat's new facts, if an embedding server is configured. */
export async function enqueueEmbedding(
  { embedding, jobs }: Pick<Context, 'embedding' | 'jobs'>,
  tx: Transaction,
  chatId: string,
): Promise<void> {
  if (embedding.kind !== 'none') await jobs.enqueue(tx, embedMemoriesJob, { chat_id: chatId });
}

/**
 * Stores vectors of facts that have none for the current model and wording; without a chat, for all
 * chats, such as after the model changed.
 * @throws ServiceError
 */
export async function embedMemories(
  ctx: Pick<Context, 'db' | 'embedding'>,
  { chat_id }: { chat_id?: string },
): Promise<void> {
  if (ctx.embedding.kind === 'none') return;
  for (let call = 0; call < MAX_CALLS; call++) {
    const rows = await selectMissing(ctx, chat_id);
    if (rows.length === 0) return;
    const vectors = await ctx.embedding.embed(
      rows.map(({ content }) => content),
      AbortSignal.timeout(TIMEOUT_MS),
    );
    await storeVectors(ctx, rows, vectors);
    if (rows.length < AT_ONCE) return;
  }
}

interface Missing extends Record<string, unknown> {
  id: string;
  content: string;
}

async function selectMissing(
  { db, embedding }: Pick<Context, 'db' | 'embedding'>,
  chatId: string | undefined,
): Promise<Missing[]> {
  const { rows } = await db.execute<Missing>(sql`
    SELECT m.id, m.content FROM memories m
    LEFT JOIN memory_vectors v ON v.memory_id = m.id AND v.model = ${embedding.name} AND v.digest = md5(m.content)
    WHERE m.kind IN ('pinned', 'learned') AND m.replaced_by IS NULL AND m.forgotten_at IS NULL AND v.memory_id IS NULL
      ${chatId ? sql`AND m.chat_id = ${chatId}::uuid` : sql``}
    ORDER BY m.id LIMIT ${AT_ONCE}`);
  return rows;
}

/** A changed or deleted fact is skipped. */
async function storeVectors(
  { db, embedding }: Pick<Context, 'db' | 'embedding'>,
  rows: Missing[],
  vectors: number[][],
): Promise<void> {
  const values = sql.join(
    rows.map(
      ({ id, content }, at) =>
        sql`(${id}::uuid, ${content}::text, ${toLiteral(vectors[at]!)}::vector)`,
    ),
    sql`, `,
  );
  await db.execute(sql`
    INSERT INTO memory_vectors (memory_id, model, digest, vector)
    SELECT m.id, ${embedding.name}, md5(m.content), given.vector
    FROM (VALUES ${values}) AS given (id, content, vector)
    JOIN memories m ON m.id = given.id AND m.content = given.content
    ON CONFLICT (memory_id) DO UPDATE
    SET model = excluded.model, digest = excluded.digest, vector = excluded.vector`);
}

/** A vector in pgvector's format. */
export const toLiteral = (vector: number[]): string => `[${vector.join(',')}]`;
