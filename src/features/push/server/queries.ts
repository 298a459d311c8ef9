import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Queryable, Transaction } from '#db/client.ts';
import { push_subscriptions, sessions, users } from '#db/schema/index.ts';
import { prune } from '#platform/prune.ts';
import { MAX_SUBSCRIPTIONS } from '../limits.ts';

export type SubscriptionRow = typeof push_subscriptions.$inferSelect;

export async function hasSubscription(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: push_subscriptions.id })
    .from(push_subscriptions)
    .where(eq(push_subscriptions.user_id, userId))
    .limit(1);
  return row !== undefined;
}

/** Stores a browser's subscription; one with the same address becomes the new session's. */
export async function storeSubscription(
  tx: Transaction,
  row: Pick<
    SubscriptionRow,
    'id' | 'user_id' | 'session_id' | 'endpoint' | 'p256dh' | 'auth' | 'created_at'
  >,
): Promise<void> {
  // Concurrent calls of a user would otherwise each keep one too many.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.user_id)).for('update');
  const { id: _new, endpoint: _same, ...renewed } = row;
  await tx
    .insert(push_subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: push_subscriptions.endpoint,
      set: { ...renewed, failures: 0 },
    });
  // A session is one browser, and a browser has one subscription.
  await tx
    .delete(push_subscriptions)
    .where(
      and(
        eq(push_subscriptions.session_id, row.session_id),
        sql`${push_subscriptions.endpoint} <> ${row.endpoint}`,
      ),
    );
  const kept = tx
    .select({ id: push_subscriptions.id })
    .from(push_subscriptions)
    .where(eq(push_subscriptions.user_id, row.user_id))
    .orderBy(desc(push_subscriptions.created_at), desc(push_subscriptions.id))
    .limit(MAX_SUBSCRIPTIONS);
  await tx
    .delete(push_subscriptions)
    .where(
      and(
        eq(push_subscriptions.user_id, row.user_id),
        sql`${push_subscriptions.id} NOT IN ${kept}`,
      ),
    );
}

export async function deleteOfSession(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(push_subscriptions).where(eq(push_subscriptions.session_id, sessionId));
}

export async function deleteSubscription(db: Queryable, id: string): Promise<void> {
  await db.delete(push_subscriptions).where(eq(push_subscriptions.id, id));
}

const RECIPIENT = {
  subscription: push_subscriptions,
  user: {
    id: users.id,
    plan: users.plan,
    preferences: users.preferences,
    is_active: users.is_active,
    erase_at: users.erase_at,
    suspended_until: users.suspended_until,
  },
};

const selectRecipients = (db: Queryable) =>
  db
    .select(RECIPIENT)
    .from(push_subscriptions)
    .innerJoin(sessions, eq(sessions.id, push_subscriptions.session_id))
    .innerJoin(users, eq(users.id, push_subscriptions.user_id))
    .$dynamic();

const isSignedIn = (now: Date) => and(isNull(sessions.revoked_at), gt(sessions.expires_at, now));

/** A user's subscriptions whose session is signed in, with the user. */
export const selectOfUser = (db: Queryable, userId: string, now: Date) =>
  selectRecipients(db)
    .where(and(eq(push_subscriptions.user_id, userId), isSignedIn(now)))
    .orderBy(asc(push_subscriptions.id));
export type Recipient = Awaited<ReturnType<typeof selectOfUser>>[number];

/** One subscription with its user; undefined when it or its session has ended. */
export async function findRecipient(
  db: Queryable,
  id: string,
  now: Date,
): Promise<Recipient | undefined> {
  const [row] = await selectRecipients(db).where(
    and(eq(push_subscriptions.id, id), isSignedIn(now)),
  );
  return row;
}

/** All subscriptions of a user, also of ended sessions. */
export const selectAllOf = (db: Queryable, userId: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(push_subscriptions)
    .where(eq(push_subscriptions.user_id, userId))
    .orderBy(asc(push_subscriptions.id));

export async function recordPushed(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(push_subscriptions)
    .set({ pushed_at: now, failures: 0 })
    .where(eq(push_subscriptions.id, id));
}

/** Counts a failure. @returns how many there were in a row */
export async function recordFailure(db: Queryable, id: string): Promise<number> {
  const [row] = await db
    .update(push_subscriptions)
    .set({ failures: sql`${push_subscriptions.failures} + 1` })
    .where(eq(push_subscriptions.id, id))
    .returning({ failures: push_subscriptions.failures });
  return row?.failures ?? 0;
}

/** Deletes the subscriptions of sessions that are signed out or expired. */
export async function deleteEnded(db: Db, now: Date): Promise<void> {
  const ended = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, push_subscriptions.session_id),
        or(sql`${sessions.revoked_at} IS NOT NULL`, lte(sessions.expires_at, now)),
      ),
    );
  await prune(db, push_subscriptions, inArray(push_subscriptions.session_id, ended));
}
