import type { Transaction } from '#db/client.ts';
import { uploaded_pictures } from '#db/schema/index.ts';
import { copiesOf } from './copies-of.ts';
import { selectPicturesIn } from './queries.ts';

/**
 * Copies the pictures of copied messages into another chat. Both have the same files.
 * @param ids the new id of each copied message
 */
export async function copyPictures(
  tx: Transaction,
  { from, into }: { from: string; into: string },
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const copies = copiesOf(await selectPicturesIn(tx, from), into, ids);
  if (copies.length > 0) await tx.insert(uploaded_pictures).values(copies);
}
