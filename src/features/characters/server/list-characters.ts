import type { Db } from '#db/client.ts';
import type { Caller, Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { invalidCursor, readPlace } from '#platform/page-cursor.ts';
import { encodeCursor } from '#shared/cursor.ts';
import type { CharacterList, CharacterSort, ListCharactersQuery } from '../contract.ts';
import { presentSummary } from './present.ts';
import type { SummaryRow } from './queries.ts';
import {
  countCharacters,
  isFiltered,
  selectSummaries,
  type CharacterFilter,
  type ListPage,
  type ListPosition,
} from './search/list-queries.ts';
import { selectPlainPage } from './search/plain-page.ts';

/**
 * One page of public characters, or with `only_private` of the caller's own.
 * @throws AppError unauthorized for `only_private` without a session; FieldError
 */
export async function listCharacters(
  ctx: Context,
  caller: Caller | null,
  query: ListCharactersQuery,
): Promise<CharacterList> {
  const { only_private: isOwn, sort: wanted, skip, limit, cursor, ...fields } = query;
  if (isOwn && !caller)
    throw new AppError('unauthorized', { detail: 'Please log in to view your characters' });
  const sort = wanted ?? (isOwn ? 'newest' : 'popular');
  const filter = { ...fields, ownerId: isOwn ? caller?.id : undefined };
  const after = readPosition(cursor, sort);
  const { count, rows } = await selectPage(ctx.db, filter, { sort, skip, limit, after });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    data: rows.map((row) => presentSummary(ctx, row, caller?.id ?? null)),
    count,
    next_cursor: last ? writePosition(last, sort) : null,
  };
}

async function selectPage(db: Db, filter: CharacterFilter, page: ListPage) {
  const isPlain = !isFiltered(filter) && !filter.ownerId && !page.after;
  if (isPlain) return selectPlainPage(db, filter, page);
  const count = await countCharacters(db, filter);
  return { count, rows: await selectSummaries(db, filter, page, count) };
}

const listOf = (sort: CharacterSort): string => `characters-${sort}`;

function writePosition(row: SummaryRow, sort: CharacterSort): string {
  return encodeCursor(
    listOf(sort),
    sort === 'newest' ? [row.created_at.getTime(), row.id] : [row.chat_count, row.rank, row.id],
  );
}

/** Years 1970 to 9999: the range of a database timestamp here. */
const LAST_TIME = Date.UTC(9999, 0);

/** @throws FieldError, also for a cursor of another sort */
function readPosition(cursor: string | undefined, sort: CharacterSort): ListPosition | undefined {
  if (sort === 'newest') {
    const place = readPlace(listOf(sort), cursor, ['number', 'id']);
    if (!place) return undefined;
    const [time, id] = place;
    if (time < 0 || time > LAST_TIME) throw invalidCursor();
    return { sort, createdAt: new Date(time), id };
  }
  const place = readPlace(listOf(sort), cursor, ['number', 'number', 'id']);
  return place && { sort, chatCount: place[0], rank: place[1], id: place[2] };
}
