import type { Transaction } from '#db/client.ts';
import { voice_recordings } from '#db/schema/index.ts';
import { copiesOf } from '../attachments/copies-of.ts';
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
  const copies = copiesOf(await selectSentIn(tx, from), into, ids);
  if (copies.length > 0) await tx.insert(voice_recordings).values(copies);
}
