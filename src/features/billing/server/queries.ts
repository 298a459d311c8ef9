import { and, eq, gt, lt, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db, Queryable } from '#db/client.ts';
import { daily_usage } from '#db/schema/index.ts';
import { prune } from '#platform/prune.ts';

/**
 * Counts one message of the day in a single statement, so that concurrent callers cannot exceed the
 * limit. Returns a row unless `max` (null: unlimited) is reached, which is at least 1.
 */
export const countMessage = (db: Queryable, userId: string, day: string, max: number | null) =>
  db
    .insert(daily_usage)
    .values({ user_id: userId, day, messages: 1 })
    .onConflictDoUpdate({
      target: [daily_usage.user_id, daily_usage.day],
      set: { messages: sql`${daily_usage.messages} + 1` },
      ...(max === null ? {} : { setWhere: sql`${daily_usage.messages} < ${max}` }),
    })
    .returning({ messages: daily_usage.messages });

export async function uncountMessage(db: Queryable, userId: string, day: string): Promise<void> {
  await db
    .update(daily_usage)
    .set({ messages: sql`${daily_usage.messages} - 1` })
    .where(
      and(eq(daily_usage.user_id, userId), eq(daily_usage.day, day), gt(daily_usage.messages, 0)),
    );
}

export async function countedMessages(db: Queryable, userId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ messages: daily_usage.messages })
    .from(daily_usage)
    .where(and(eq(daily_usage.user_id, userId), eq(daily_usage.day, day)));
  return row?.messages ?? 0;
}

/** The same count as a subquery. */
export const countedMessagesSql = (userId: SQLWrapper, day: SQLWrapper) =>
  sql<number>`coalesce((SELECT u.messages FROM daily_usage u WHERE u.user_id = ${userId} AND u.day = ${day}), 0)`;

export async function deleteUsageBefore(db: Db, day: string): Promise<void> {
  await prune(db, daily_usage, lt(daily_usage.day, day));
}

/** The number of messages that a user sent per day. */
export const selectDays = (db: Queryable, userId: string) =>
  db
    .select({ day: daily_usage.day, messages: daily_usage.messages })
    .from(daily_usage)
    .where(eq(daily_usage.user_id, userId))
    .orderBy(daily_usage.day);
