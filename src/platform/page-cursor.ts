import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { FieldError } from './errors.ts';
import { decodeCursor, encodeCursor, type Kind, type Place } from '#shared/cursor.ts';

/** The response to a cursor that is malformed, invented, or from another list. */
export const invalidCursor = (): FieldError =>
  new FieldError([
    {
      loc: ['query', 'cursor'],
      msg: 'This cursor does not belong to this list. Start from the first page.',
      type: 'invalid_cursor',
    },
  ]);

/** The values of the place in a list after which a page starts. @throws FieldError */
export function readPlace<const K extends readonly Kind[]>(
  list: string,
  cursor: string | undefined,
  kinds: K,
): Place<K> | undefined {
  if (cursor === undefined) return undefined;
  const place = decodeCursor(list, cursor, kinds);
  if (!place) throw invalidCursor();
  return place;
}

/** The id after which a page starts. @throws FieldError */
export const readCursor = (list: string, cursor: string | undefined): string | undefined =>
  readPlace(list, cursor, ['id'])?.[0];

/** The cursor after a page of `limit` rows, if one more row was read. */
export function nextCursor(
  list: string,
  rows: readonly { id: string }[],
  limit: number,
): string | null {
  return rows.length > limit ? encodeCursor(list, [rows[limit - 1]!.id]) : null;
}

/** A position in a list that is sorted by time and then by id. */
export interface TimePlace {
  at: string;
  id: string;
}

/** The position after which a page starts. @throws FieldError */
export function readTimeCursor(list: string, cursor: string | undefined): TimePlace | undefined {
  const place = readPlace(list, cursor, ['time', 'id']);
  return place && { at: place[0], id: place[1] };
}

/** The cursor after a full page; null after the last row. */
export function nextTimeCursor<Row>(
  list: string,
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => { at: Date | null; id: string },
): string | null {
  const last = rows.length === limit ? rows.at(-1) : undefined;
  if (last === undefined) return null;
  const { at, id } = placeOf(last);
  return at && encodeCursor(list, [at.toISOString(), id]);
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
