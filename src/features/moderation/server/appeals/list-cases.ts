import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { decodeCursor, encodeCursor } from '#shared/cursor.ts';
import type {
  AppealCases,
  ListAppealsQuery,
  OwnAppealsQuery,
  ReviewedStrikes,
} from '../../contract-standing.ts';
import { presentCase, presentReview } from './present.ts';
import { countCases, countReviews, selectCases, selectReviews } from './queries.ts';

/** Lists appeals by status, oldest first. @throws AppError forbidden, invalid_cursor */
export async function listAppeals(
  ctx: UserContext,
  { status, limit, cursor }: ListAppealsQuery,
): Promise<AppealCases> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const after = readCursor(cursor);
  const [rows, count] = await Promise.all([
    selectCases(ctx.db, status, { limit: limit + 1, after }),
    countCases(ctx.db, status),
  ]);
  const page = rows.slice(0, limit);
  return {
    data: page.map((row) => presentCase(row, ctx.now())),
    count,
    next_cursor: rows.length > limit ? encodeCursor([page.at(-1)!.appeal.id]) : null,
  };
}

/** Lists strikes that wait for review. @throws AppError forbidden, invalid_cursor */
export async function listReviews(
  ctx: UserContext,
  { limit, cursor }: OwnAppealsQuery,
): Promise<ReviewedStrikes> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const after = readCursor(cursor);
  const [rows, count] = await Promise.all([
    selectReviews(ctx.db, { limit: limit + 1, after }),
    countReviews(ctx.db),
  ]);
  const page = rows.slice(0, limit);
  return {
    data: page.map((row) => presentReview(row, ctx.now())),
    count,
    next_cursor: rows.length > limit ? encodeCursor([page.at(-1)!.strike.id]) : null,
  };
}

function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const values = decodeCursor(cursor, ['id']);
  if (!values) throw new AppError('invalid_cursor');
  return values[0] as string;
}
