import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { AppError } from './errors.ts';
import { decodeCursor, encodeCursor } from '#shared/cursor.ts';

/** The id after which a page starts. @throws AppError invalid_cursor */
export function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const values = decodeCursor(cursor, ['id']);
  if (!values) throw new AppError('invalid_cursor');
  return values[0] as string;
}

/** The cursor after a page of `limit` rows, if one more row was read. */
export function nextCursor(rows: readonly { id: string }[], limit: number): string | null {
  return rows.length > limit ? encodeCursor([rows[limit - 1]!.id]) : null;
}

/** A position in a list that is sorted by time and then by id. */
export interface TimePlace {
  at: string;
  id: string;
}

/** The position after which a page starts. @throws AppError invalid_cursor */
export function readTimeCursor(cursor: string | undefined): TimePlace | undefined {
  if (cursor === undefined) return undefined;
  const values = decodeCursor(cursor, ['time', 'id']) as [string, string] | undefined;
  if (!values) throw new AppError('invalid_cursor');
  return { at: values[0], id: values[1] };
}

/** The cursor after a full page; null after the last row. */
export function nextTimeCursor<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => { at: Date | null; id: string },
): string | null {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  if (last === undefined) return null;
  const { at, id } = placeOf(last);
  return at && encodeCursor([at.toISOString(), id]);
}

/**
 * The condition for rows after a position, for lists in descending order, or ascending with `>`.
 */
export const comesAfter = (
  place: TimePlace | undefined,
  at: AnyColumn,
  id: AnyColumn,
  direction: '<' | '>' = '<',
): SQL | undefined =>
  place && sql`(${at}, ${id}) ${sql.raw(direction)} (${place.at}::timestamptz, ${place.id}::uuid)`;
