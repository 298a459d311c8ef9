import type { UserContext } from '#platform/context.ts';
import type { Memory } from '../../contract-memories.ts';
import { selectHistory, type MemoryView } from './queries.ts';

/** Memories of one chat for its user, each with the ones it replaced. */
export async function presentMemories(
  ctx: UserContext,
  rows: readonly MemoryView[],
): Promise<Memory[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const history = await selectHistory(ctx.db, first.chat_id, ids);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    content: row.content,
    source_message_id: row.source_at ? row.source_message_id : null,
    source_at: row.source_at?.toISOString() ?? null,
    is_edited: row.is_edited,
    history: history
      .filter(({ owner }) => owner === row.id)
      .map(({ content, created_at }) => ({ content, created_at: created_at.toISOString() })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}
