import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { readCursor } from '#platform/page-cursor.ts';
import { encodeCursor } from '#shared/cursor.ts';
import type {
  AppealCases,
  ListAppealsQuery,
  OwnAppealsQuery,
  ReviewedStrikes,
} from '../../contract-standing.ts';
import { presentCase, presentReview } from './present.ts';
import { countCases, countReviews, selectCases, selectReviews } from './queries.ts';

/** Lists appeals by status, oldest first. @throws AppError forbidden; FieldError */
export async function listAppeals(
  ctx: UserContext,
  { status, limit, cursor }: ListAppealsQuery,
): Promise<AppealCases> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const after = readCursor('appeals', cursor);
  const [rows, count] = await Promise.all([
    selectCases(ctx.db, status, { limit: limit + 1, after }),
    countCases(ctx.db, status),
  ]);
  const page = rows.slice(0, limit);
  return {
    data: page.map((row) => presentCase(row, ctx.now())),
    count,
    next_cursor: rows.length > limit ? encodeCursor('appeals', [page.at(-1)!.appeal.id]) : null,
  };
}

/** Lists strikes that wait for review. @throws AppError forbidden; FieldError */
export async function listReviews(
  ctx: UserContext,
  { limit, cursor }: OwnAppealsQuery,
): Promise<ReviewedStrikes> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const after = readCursor('reviews', cursor);
  const [rows, count] = await Promise.all([
    selectReviews(ctx.db, { limit: limit + 1, after }),
    countReviews(ctx.db),
  ]);
  const page = rows.slice(0, limit);
  return {
    data: page.map((row) => presentReview(row, ctx.now())),
    count,
    next_cursor: rows.length > limit ? encodeCursor('reviews', [page.at(-1)!.strike.id]) : null,
  };
}
