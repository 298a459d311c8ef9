import type { Transaction } from '#db/client.ts';
import { uploaded_pictures } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
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
  const copies = (await selectPicturesIn(tx, from)).flatMap((picture) => {
    const message_id = picture.message_id && ids.get(picture.message_id);
    return message_id ? [{ ...picture, id: newId(), chat_id: into, message_id }] : [];
  });
  if (copies.length > 0) await tx.insert(uploaded_pictures).values(copies);
}
