import { and, asc, desc, eq, getTableColumns, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { appeals, moderation_events, strikes, users } from '#db/schema/index.ts';
import { countUpTo } from '#platform/count-up-to.ts';

export type AppealRow = typeof appeals.$inferSelect;
export type StrikeRow = typeof strikes.$inferSelect;

/** Data about the text of a strike: surface, rule and digest, never the text. */
const found = {
  surface: moderation_events.surface,
  found_by: moderation_events.rule,
  text_sha256: moderation_events.text_sha256,
};
export interface StrikeCase {
  strike: StrikeRow;
  surface: string;
  found_by: string | null;
  text_sha256: string;
}

const ofStrike = (id: string | null) =>
  id === null ? isNull(appeals.strike_id) : eq(appeals.strike_id, id);

/** Latest first. */
export const selectStrikesOf = (db: Queryable, userId: string): Promise<StrikeRow[]> =>
  db
    .select()
    .from(strikes)
    .where(eq(strikes.user_id, userId))
    .orderBy(desc(strikes.created_at), desc(strikes.id))
    .limit(50);

/** A user's appeals, latest first. */
export const selectAppealsOf = (
  db: Queryable,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<AppealRow[]> =>
  db
    .select()
    .from(appeals)
    .where(and(eq(appeals.user_id, userId), before ? lt(appeals.id, before) : undefined))
    .orderBy(desc(appeals.id))
    .limit(limit);

export const countAppealsOf = (db: Queryable, userId: string): Promise<number> =>
  db.$count(appeals, eq(appeals.user_id, userId));

export async function findAppealByKey(
  db: Queryable,
  userId: string,
  key: string,
): Promise<AppealRow | undefined> {
  const [row] = await db
    .select()
    .from(appeals)
    .where(and(eq(appeals.user_id, userId), eq(appeals.request_key, key)));
  return row;
}

export async function findOpenAppeal(
  db: Queryable,
  userId: string,
  strikeId: string | null,
): Promise<AppealRow | undefined> {
  const [row] = await db
    .select()
    .from(appeals)
    .where(and(eq(appeals.user_id, userId), ofStrike(strikeId), eq(appeals.status, 'open')));
  return row;
}

/** Returns undefined when the decision already has an open appeal. */
export async function insertAppeal(
  db: Queryable,
  appeal: typeof appeals.$inferInsert,
): Promise<AppealRow | undefined> {
  const [row] = await db.insert(appeals).values(appeal).onConflictDoNothing().returning();
  return row;
}

export async function findStrike(db: Queryable, id: string): Promise<StrikeRow | undefined> {
  const [row] = await db.select().from(strikes).where(eq(strikes.id, id));
  return row;
}

export async function updateStrike(
  tx: Transaction,
  id: string,
  change: Partial<StrikeRow>,
): Promise<StrikeRow | undefined> {
  const [row] = await tx.update(strikes).set(change).where(eq(strikes.id, id)).returning();
  return row;
}

/** Returns undefined when the appeal is no longer open. */
export async function decideOpenAppeal(
  tx: Transaction,
  id: string,
  change: Partial<AppealRow>,
): Promise<AppealRow | undefined> {
  const [row] = await tx
    .update(appeals)
    .set(change)
    .where(and(eq(appeals.id, id), eq(appeals.status, 'open')))
    .returning();
  return row;
}

/** Grants the open appeals against a lifted strike. */
export const grantOpenAppeals = (
  tx: Transaction,
  strikeId: string,
  change: Partial<AppealRow>,
): Promise<unknown> =>
  tx
    .update(appeals)
    .set({ ...change, status: 'granted' })
    .where(and(eq(appeals.strike_id, strikeId), eq(appeals.status, 'open')));

const cases = (db: Queryable) =>
  db
    .select({ appeal: getTableColumns(appeals), email: users.email, strike: strikes, ...found })
    .from(appeals)
    .innerJoin(users, eq(users.id, appeals.user_id))
    .leftJoin(strikes, eq(strikes.id, appeals.strike_id))
    .leftJoin(moderation_events, eq(moderation_events.id, strikes.event_id));

/** Oldest first. */
export const selectCases = (
  db: Queryable,
  status: AppealRow['status'],
  { limit, after }: { limit: number; after?: string | undefined },
) =>
  cases(db)
    .where(and(eq(appeals.status, status), after ? gt(appeals.id, after) : undefined))
    .orderBy(asc(appeals.id))
    .limit(limit);

export async function findCase(db: Queryable, id: string) {
  const [row] = await cases(db).where(eq(appeals.id, id));
  return row;
}

export const countCases = (db: Queryable, status: AppealRow['status']): Promise<number> =>
  countUpTo(db, appeals, eq(appeals.status, status), asc(appeals.id));

const reviews = (db: Queryable) =>
  db
    .select({ strike: getTableColumns(strikes), email: users.email, ...found })
    .from(strikes)
    .innerJoin(users, eq(users.id, strikes.user_id))
    .innerJoin(moderation_events, eq(moderation_events.id, strikes.event_id));

/** Strikes that wait for review, oldest first. */
export const selectReviews = (
  db: Queryable,
  { limit, after }: { limit: number; after?: string | undefined },
) =>
  reviews(db)
    .where(and(eq(strikes.review, 'open'), after ? gt(strikes.id, after) : undefined))
    .orderBy(asc(strikes.id))
    .limit(limit);

export const countReviews = (db: Queryable): Promise<number> =>
  countUpTo(db, strikes, eq(strikes.review, 'open'), asc(strikes.id));

export async function findReview(db: Queryable, id: string) {
  const [row] = await reviews(db).where(eq(strikes.id, id));
  return row;
}
