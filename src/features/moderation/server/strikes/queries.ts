import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { moderation_events, strikes, users } from '#db/schema/index.ts';

export type StrikeRow = typeof strikes.$inferSelect;

export type StruckPerson = Pick<typeof users.$inferSelect, 'id' | 'email' | 'full_name'>;

/** Whose strike it will be, held so that two at the same moment are counted one after the other. */
export async function lockStruck(
  tx: Transaction,
  userId: string,
): Promise<StruckPerson | undefined> {
  const [row] = await tx
    .select({ id: users.id, email: users.email, full_name: users.full_name })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row;
}

/** A user's strikes that count at a moment, the oldest first, each with the digest of its text. */
export const selectStanding = (
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
