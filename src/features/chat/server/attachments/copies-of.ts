import { newId } from '#shared/ids.ts';

/**
 * The rows of files that copied messages have, for the copies in another chat. Both have the same files.
 * @param ids the new id of each copied message
 */
export const copiesOf = <Row extends { message_id: string | null }>(
  rows: readonly Row[],
  into: string,
  ids: ReadonlyMap<string, string>,
) =>
  rows.flatMap((row) => {
    const message_id = row.message_id && ids.get(row.message_id);
    return message_id ? [{ ...row, id: newId(), chat_id: into, message_id }] : [];
  });
