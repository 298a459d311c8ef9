import { createHash } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import {
  appeals,
  moderation_events,
  removal_requests,
  reports,
  strikes,
  users,
} from '#db/schema/index.ts';
import type { EraseStep, ExportSource } from '#features/accounts/server/index.ts';

type SubjectType = typeof reports.$inferSelect.subject_type;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Exports a user's reports, strikes, appeals and notices. */
export const moderationExport: ExportSource = {
  title: 'Safety',
  about: 'What you reported, the notices you sent, and what the safety checks recorded about you.',
  count: async () => 1,
  async *files({ db }, userId, done) {
    const [reported, strikeRows, appealRows, events, notices] = await Promise.all([
      db.select(reportColumns).from(reports).where(eq(reports.reporter_id, userId)),
      db.select(strikeColumns).from(strikes).where(eq(strikes.user_id, userId)),
      db.select(appealColumns).from(appeals).where(eq(appeals.user_id, userId)),
      db
        .select(eventColumns)
        .from(moderation_events)
        .where(eq(moderation_events.user_id, userId))
        .orderBy(asc(moderation_events.created_at)),
      db
        .select(noticeColumns)
        .from(removal_requests)
        .innerJoin(users, eq(sql`lower(${users.email})`, sql`lower(${removal_requests.email})`))
        .where(eq(users.id, userId)),
    ]);
    yield { path: 'safety/reports.json', content: json(reported) };
    yield { path: 'safety/strikes.json', content: json(strikeRows) };
    yield { path: 'safety/appeals.json', content: json(appealRows) };
    yield { path: 'safety/checks.json', content: json(events) };
    yield { path: 'safety/removal-requests.json', content: json(notices) };
    done(1);
  },
};

const { subject_type, subject_id, reason, details, status, created_at } = reports;
const reportColumns = { subject_type, subject_id, reason, details, status, created_at };
const strikeColumns = {
  category: strikes.category,
  step: strikes.step,
  created_at: strikes.created_at,
  until: strikes.until,
  expires_at: strikes.expires_at,
  lifted_at: strikes.lifted_at,
};
const appealColumns = {
  message: appeals.message,
  status: appeals.status,
  answer: appeals.answer,
  created_at: appeals.created_at,
  decided_at: appeals.decided_at,
};
const eventColumns = {
  surface: moderation_events.surface,
  outcome: moderation_events.outcome,
  categories: moderation_events.categories,
  rule: moderation_events.rule,
  created_at: moderation_events.created_at,
};
const noticeColumns = {
  name: removal_requests.name,
  email: removal_requests.email,
  kind: removal_requests.kind,
  what: removal_requests.what,
  statement: removal_requests.statement,
  signature: removal_requests.signature,
  status: removal_requests.status,
  created_at: removal_requests.created_at,
};

/**
 * Erases a person's text and name from reports and notices, whose outcome must be kept by law. An
 * undecided notice keeps its request until it is decided.
 */
export const eraseNotices: EraseStep = async ({ db }, { id, emails }) => {
  await db.update(reports).set({ details: '' }).where(eq(reports.reporter_id, id));
  const isOpen = inArray(removal_requests.status, ['open', 'reviewing', 'approved']);
  await db
    .update(removal_requests)
    .set({
      request_key: null,
      name: ERASED,
      email: ERASED_EMAIL,
      signature: ERASED,
      what: sql`CASE WHEN ${isOpen} THEN what ELSE '' END`,
    })
    .where(inArray(sql`lower(${removal_requests.email})`, emails));
};

const ERASED = '(erased)';
/** An address that cannot exist (RFC 2606). */
const ERASED_EMAIL = 'erased@account.invalid';

/** Replaces erased subjects in reports with a digest. The reports stay. */
export async function anonymizeReportSubjects(
  db: Queryable,
  type: SubjectType,
  subjectIds: string[],
): Promise<void> {
  for (const subject of subjectIds) {
    const digest = createHash('sha256').update(subject).digest('hex').slice(0, 32);
    await db
      .update(reports)
      .set({ subject_id: `erased:${digest}` })
      .where(sql`${reports.subject_type} = ${type} AND ${reports.subject_id} = ${subject}`);
  }
}
