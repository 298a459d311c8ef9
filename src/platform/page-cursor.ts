import { AppError } from './errors.ts';
import { decodeCursor, encodeCursor } from '#shared/cursor.ts';

/** The id after which a page begins. @throws AppError invalid_cursor */
export function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const values = decodeCursor(cursor, ['id']);
  if (!values) throw new AppError('invalid_cursor');
  return values[0] as string;
}

/** The cursor after a page of `limit` rows, when one more row was read. */
export function nextCursor(rows: readonly { id: string }[], limit: number): string | null {
  return rows.length > limit ? encodeCursor([rows[limit - 1]!.id]) : null;
}
