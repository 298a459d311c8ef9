import type { Transaction } from '#db/client.ts';
import { voice_recordings } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { selectSentIn } from './queries.ts';

/**
 * Copies the recordings of copied messages into another chat. Both have the same files.
 * @param ids the new id of each copied message
 */
export async function copyRecordings(
  tx: Transaction,
  { from, into }: { from: string; into: string },
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const copies = (await selectSentIn(tx, from)).flatMap((recording) => {
    const message_id = recording.message_id && ids.get(recording.message_id);
    return message_id ? [{ ...recording, id: newId(), chat_id: into, message_id }] : [];
  });
  if (copies.length > 0) await tx.insert(voice_recordings).values(copies);
}
