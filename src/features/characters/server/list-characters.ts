import type { Caller, Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { decodeCursor, encodeCursor } from '#shared/cursor.ts';
import type { CharacterList, ListCharactersQuery } from '../contract.ts';
import { presentSummary } from './present.ts';
import { countCharacters, selectSummaries } from './queries.ts';

/**
 * One page of public characters, or with `only_private` of those that the caller made.
 * @throws AppError unauthorized when `only_private` is asked for without a session; invalid_cursor
 */
export async function listCharacters(
  ctx: Context,
  caller: Caller | null,
  query: ListCharactersQuery,
): Promise<CharacterList> {
  if (query.only_private && !caller)
    throw new AppError('unauthorized', { detail: 'Please log in to view your characters' });
  const filter = {
    sex: query.sex,
    style: query.style,
    ownerId: query.only_private ? caller?.id : undefined,
  };
  const after = query.cursor ? readPosition(query.cursor) : undefined;
  const [rows, count] = await Promise.all([
    selectSummaries(ctx.db, filter, { skip: query.skip, limit: query.limit, after }),
    countCharacters(ctx.db, filter),
  ]);
  const last = rows.length === query.limit ? rows.at(-1) : undefined;
  return {
    data: rows.map((row) => presentSummary(row, caller?.id ?? null)),
    count,
    next_cursor: last ? encodeCursor([last.rank, last.id]) : null,
  };
}

function readPosition(cursor: string): { rank: number; id: string } {
  const [rank, id] = decodeCursor(cursor, ['number', 'id']) ?? [];
  if (rank === undefined || id === undefined) throw new AppError('invalid_cursor');
  return { rank: rank as number, id: id as string };
}
