import type { Queryable } from '#db/client.ts';
import { found } from '#platform/errors.ts';
import { invalidCursor } from '#platform/page-cursor.ts';
import { decodeCursor, encodeCursor } from '#shared/cursor.ts';
import type { ReadMessagesQuery } from '../contract-messages.ts';
import {
  findMessage,
  selectMessages,
  selectMessagesFrom,
  type MessageRow,
} from './message-queries.ts';

/** Finished messages, oldest first, with the next cursors; null at an end of the chat. */
export interface MessagePage {
  rows: MessageRow[];
  older: string | null;
  newer: string | null;
}

/** A chat has a list of cursors for each direction. */
const olderIn = (chatId: string): string => `messages of ${chatId}`;
const newerIn = (chatId: string): string => `newer messages of ${chatId}`;

/**
 * Reads the page that a query asks for: around a message, from a cursor, or the newest.
 * @throws AppError not_found, FieldError
 */
export async function readMessagePage(
  db: Queryable,
  chatId: string,
  { around, cursor, skip, limit }: ReadMessagesQuery,
): Promise<MessagePage> {
  const page = (rows: MessageRow[], hasOlder: boolean, hasNewer: boolean): MessagePage => ({
    rows,
    older: hasOlder && rows[0] ? encodeCursor(olderIn(chatId), [rows[0].id]) : null,
    newer: hasNewer && rows[0] ? encodeCursor(newerIn(chatId), [rows.at(-1)!.id]) : null,
  });
  if (around !== undefined) {
    const { id } = found(await findMessage(db, chatId, around));
    const half = Math.floor(limit / 2);
    const [before, from] = await Promise.all([
      selectMessages(db, chatId, { skip: 0, limit: half, before: id }),
      selectMessagesFrom(db, chatId, id, limit - half),
    ]);
    return page([...before, ...from], before.length === half, from.length === limit - half);
  }
  const newerThan = cursor && decodeCursor(newerIn(chatId), cursor, ['id'])?.[0];
  if (newerThan) {
    // The message of the cursor may have been deleted, so one more row is read and it is excluded.
    const rows = await selectMessagesFrom(db, chatId, newerThan, limit + 1);
    const next = rows.filter(({ id }) => id !== newerThan).slice(0, limit);
    return page(next, true, next.length === limit);
  }
  const before = cursor && decodeCursor(olderIn(chatId), cursor, ['id'])?.[0];
  if (cursor !== undefined && !before) throw invalidCursor();
  const rows = await selectMessages(db, chatId, { skip, limit, before });
  return page(rows, rows.length === limit, before !== undefined || skip > 0);
}
