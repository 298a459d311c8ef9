import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { reports } from '#db/schema/index.ts';
import { countUpTo } from '#platform/count-up-to.ts';
import type { ListReportsQuery } from '../../contract.ts';

export type ReportRow = typeof reports.$inferSelect;
type Filter = Pick<ListReportsQuery, 'status' | 'reason'>;

/** Returns undefined when the reporter has an open report of the subject. */
export async function insertReport(
  db: Queryable,
  report: typeof reports.$inferInsert,
): Promise<ReportRow | undefined> {
  const [row] = await db.insert(reports).values(report).onConflictDoNothing().returning();
  return row;
}

export async function findOpenReport(
  db: Queryable,
  reporterId: string,
  { subject_type, subject_id }: Pick<ReportRow, 'subject_type' | 'subject_id'>,
): Promise<ReportRow | undefined> {
  const [row] = await db
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.reporter_id, reporterId),
        eq(reports.subject_type, subject_type),
        eq(reports.subject_id, subject_id),
        eq(reports.status, 'open'),
      ),
    );
  return row;
}

export async function findReport(db: Queryable, id: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(reports).where(eq(reports.id, id));
  return row;
}

/** Returns whether the subject has an open or upheld report. */
export async function hasOpenOrUpheldReport(
  db: Queryable,
  { subject_type, subject_id }: Pick<ReportRow, 'subject_type' | 'subject_id'>,
): Promise<boolean> {
  const [row] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        eq(reports.subject_type, subject_type),
        eq(reports.subject_id, subject_id),
        inArray(reports.status, ['open', 'resolved']),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Returns the updated report. Undefined when it is not open. */
export async function updateOpenReport(
  db: Queryable,
  id: string,
  change: Partial<typeof reports.$inferInsert>,
): Promise<ReportRow | undefined> {
  const [row] = await db
    .update(reports)
    .set(change)
    .where(and(eq(reports.id, id), eq(reports.status, 'open')))
    .returning();
  return row;
}

export function selectReports(
  db: Queryable,
  filter: Filter,
  page: { limit: number; after: { priority: number; id: string } | undefined },
): Promise<ReportRow[]> {
  return db
    .select()
    .from(reports)
    .where(
      and(
        matching(filter),
        page.after &&
          sql`(${reports.priority}, ${reports.id}) > (${page.after.priority}::bigint, ${page.after.id}::uuid)`,
      ),
    )
    .orderBy(asc(reports.priority), asc(reports.id))
    .limit(page.limit);
}

export function countReports(db: Queryable, filter: Filter): Promise<number> {
  return countUpTo(db, reports, matching(filter), asc(reports.priority), asc(reports.id));
}

const matching = ({ status, reason }: Filter) =>
  and(eq(reports.status, status), reason && eq(reports.reason, reason));
