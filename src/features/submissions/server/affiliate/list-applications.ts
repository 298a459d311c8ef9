import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { ApplicationList, ListApplicationsQuery } from '../../contract.ts';
import { nextCursor, readCursor } from '#platform/page-cursor.ts';
import { presentApplication } from '../present.ts';
import { countApplications, selectApplications } from './queries.ts';

/**
 * One page of the applications of a status, the longest waiting first.
 * @throws AppError forbidden; FieldError
 */
export async function listApplications(
  ctx: UserContext,
  query: ListApplicationsQuery,
): Promise<ApplicationList> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const after = readCursor('applications', query.cursor);
  const [rows, count] = await Promise.all([
    selectApplications(ctx.db, query.status, { limit: query.limit + 1, after }),
    countApplications(ctx.db, query.status),
  ]);
  return {
    data: rows.slice(0, query.limit).map((row) => presentApplication(row, ctx.now())),
    count,
    next_cursor: nextCursor('applications', rows, query.limit),
  };
}
