import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { sessions, users } from '#db/schema/index.ts';
import { comesAfter, type TimePlace } from '#platform/page-cursor.ts';
import { MAX_LIMIT } from '#shared/pagination.ts';
import { canAct } from './accounts/queries.ts';

export type SessionRow = typeof sessions.$inferSelect;

const isActive = (userId: string) => and(eq(sessions.user_id, userId), isNull(sessions.revoked_at));

/** A user's active sessions, most recently used first. */
export const selectSessions = (
  db: Queryable,
  userId: string,
  now: Date,
  page: { limit: number; after?: TimePlace | undefined } = { limit: MAX_LIMIT },
): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        isActive(userId),
        gt(sessions.expires_at, now),
        comesAfter(page.after, sessions.last_seen_at, sessions.id),
      ),
    )
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id))
    .limit(page.limit);

export const countSessions = (db: Queryable, userId: string, now: Date): Promise<number> =>
  db.$count(sessions, and(isActive(userId), gt(sessions.expires_at, now)));

/** Returns the ids of sessions that ended or whose user may not act, by the same rules as for a request. */
export async function selectEndedSessions(
  db: Queryable,
  ids: string[],
  now: Date,
): Promise<string[]> {
  const alive = db
    .select({ one: sql`1` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        sql`${sessions.id} = held.id`,
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, now),
        canAct(now),
      ),
    );
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT held.id FROM unnest(${sql.param(ids)}::uuid[]) AS held (id) WHERE NOT EXISTS (${alive})`,
  );
  return rows.map(({ id }) => id);
}

/** Marks the replaced session as handled. */
export async function clearReplaces(db: Queryable, id: string): Promise<void> {
  await db.update(sessions).set({ replaces: null }).where(eq(sessions.id, id));
}

/** Returns false when the user has no such session. */
export async function revokeOneOf(
  db: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(isActive(userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Revokes all sessions but one. Returns the revoked ids. */
export async function revokeOthersOf(
  db: Queryable,
  userId: string,
  exceptId: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(isActive(userId), ne(sessions.id, exceptId)))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}
