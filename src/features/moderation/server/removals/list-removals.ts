import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { nextCursor, readCursor } from '#platform/page-cursor.ts';
import type { ListRemovalsQuery, RemovalList } from '../../contract.ts';
import { createCasePathBuilder } from './case-link.ts';
import { presentRemoval } from './present.ts';
import { countRemovals, selectRemovals } from './queries.ts';

/**
 * Lists the removal requests of a status, oldest first, with their deadlines.
 * @throws AppError forbidden; FieldError
 */
export async function listRemovals(
  ctx: UserContext,
  { status, limit, cursor }: ListRemovalsQuery,
): Promise<RemovalList> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const after = readCursor('removals', cursor);
  const [rows, count, buildPath] = await Promise.all([
    selectRemovals(ctx.db, status, { limit: limit + 1, after }),
    countRemovals(ctx.db, status),
    createCasePathBuilder(ctx),
  ]);
  const page = rows.slice(0, limit);
  return {
    data: page.map((row) => presentRemoval(row, buildPath(row.id), ctx.now())),
    count,
    next_cursor: nextCursor('removals', rows, limit),
  };
}
