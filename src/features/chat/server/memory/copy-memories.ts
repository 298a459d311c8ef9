import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, memories } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import type { ChatRow } from '../queries.ts';

/**
 * Copies a chat's memories into its branch: all facts added by the user, and everything learned
 * from messages in the branch.
 * @param ids the branch's id of each copied message
 */
export async function copyMemories(
  tx: Transaction,
  source: ChatRow,
  into: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const idIn = (id: string | null): string | null => (id === null ? null : (ids.get(id) ?? null));
  const known = await tx
    .select()
    .from(memories)
    .where(and(eq(memories.chat_id, source.id), isNull(memories.forgotten_at)));
  const kept = known.filter(({ kind, depends_on, from_message_id, upto_message_id }) =>
    kind === 'summary'
      ? idIn(from_message_id) !== null && idIn(upto_message_id) !== null
      : depends_on === null || ids.has(depends_on),
  );
  const copies = new Map(kept.map(({ id }) => [id, newId()]));
  const rows = kept.map(({ words: _words, ...memory }) => ({
    ...memory,
    id: copies.get(memory.id)!,
    chat_id: into,
    source_message_id: idIn(memory.source_message_id),
    depends_on: idIn(memory.depends_on),
    replaced_by: memory.replaced_by === null ? null : (copies.get(memory.replaced_by) ?? null),
    from_message_id: idIn(memory.from_message_id),
    upto_message_id: idIn(memory.upto_message_id),
  }));
  if (rows.length > 0) await tx.insert(memories).values(rows);
  // Messages that the source already processed are not read again: the copies keep their order.
  const { learned_upto: upto } = source;
  const learned = upto === null ? undefined : [...ids].findLast(([id]) => id <= upto);
  await tx
    .update(chats)
    .set({ learned_upto: learned?.[1] ?? null })
    .where(eq(chats.id, into));
}
