import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { moderation_events, strikes, users } from '#db/schema/index.ts';

export type StrikeRow = typeof strikes.$inferSelect;

export type StrikeRecipient = Pick<typeof users.$inferSelect, 'id' | 'email' | 'full_name'>;

/** Locks the user row, so that concurrent strikes are counted one after the other. */
export async function lockStrikeRecipient(
  tx: Transaction,
  userId: string,
): Promise<StrikeRecipient | undefined> {
  const [row] = await tx
    .select({ id: users.id, email: users.email, full_name: users.full_name })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row;
}

/** Returns a user's active strikes, oldest first, with the digests of their texts. */
export const selectActiveStrikes = (
  db: Queryable,
  userId: string,
  now: Date,
): Promise<(StrikeRow & { digest: string })[]> =>
  db
    .select({ ...getTableColumns(strikes), digest: moderation_events.text_sha256 })
    .from(strikes)
    .innerJoin(moderation_events, eq(moderation_events.id, strikes.event_id))
    .where(and(eq(strikes.user_id, userId), isNull(strikes.lifted_at), gt(strikes.expires_at, now)))
    .orderBy(asc(strikes.created_at), asc(strikes.id));

export async function insertStrike(
  tx: Transaction,
  strike: typeof strikes.$inferInsert,
): Promise<StrikeRow> {
  const [row] = await tx.insert(strikes).values(strike).returning();
  return row!;
}
