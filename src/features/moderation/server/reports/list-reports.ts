import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { readPlace } from '#platform/page-cursor.ts';
import { encodeCursor } from '#shared/cursor.ts';
import {
  ReportSubjectType,
  type ListReportsQuery,
  type ReportList,
  type ReportSubject,
} from '../../contract.ts';
import { presentReport } from './present.ts';
import { countReports, selectReports, type ReportRow } from './queries.ts';
import type { ReportSubjects } from './subjects.ts';

/**
 * Lists reports by status, urgent ones first, then oldest first.
 * @throws AppError forbidden; FieldError
 */
export async function listReports(
  ctx: UserContext,
  subjects: ReportSubjects,
  query: ListReportsQuery,
): Promise<ReportList> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const after = readPosition(query.cursor);
  const [rows, count] = await Promise.all([
    selectReports(ctx.db, query, { limit: query.limit + 1, after }),
    countReports(ctx.db, query),
  ]);
  const page = rows.slice(0, query.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const described = await describeSubjects(ctx, subjects, page);
  return {
    data: page.map((row) => presentReport(row, described.get(keyOf(row)))),
    count,
    next_cursor: last ? encodeCursor('reports', [last.priority, last.id]) : null,
  };
}

function readPosition(cursor: string | undefined): { priority: number; id: string } | undefined {
  const place = readPlace('reports', cursor, ['number', 'id']);
  return place && { priority: place[0], id: place[1] };
}

const keyOf = (row: ReportRow): string => `${row.subject_type}:${row.subject_id}`;

/** Reads the subjects with one query per kind. */
async function describeSubjects(
  ctx: UserContext,
  subjects: ReportSubjects,
  page: ReportRow[],
): Promise<Map<string, ReportSubject>> {
  const kinds = ReportSubjectType.options.map(async (kind) => {
    const ids = page.filter((row) => row.subject_type === kind).map((row) => row.subject_id);
    if (ids.length === 0) return [];
    const found = await subjects[kind].describe(ctx, [...new Set(ids)]);
    return [...found].map(([id, subject]) => [`${kind}:${id}`, subject] as const);
  });
  return new Map((await Promise.all(kinds)).flat());
}
