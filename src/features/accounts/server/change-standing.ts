import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { users } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { leaveJob } from './jobs.ts';
import { updateUser } from './queries.ts';
import { recordSecurityEvent } from './security/record-event.ts';

/*
 * What the rules decide about an account. Its sessions stay, and open nothing but the calls of
 * `alsoSuspended`. After the transaction has committed, call `announceSessionChange(ctx, { userId })`:
 * every process notices at once, not after 30 seconds.
 */

/** Suspends a user until a moment. @param reason one plain sentence for them */
export async function suspendUser(
  tx: Transaction,
  ctx: Pick<Context, 'now'>,
  userId: string,
  { until, reason }: { until: Date; reason: string },
): Promise<void> {
  await updateUser(tx, userId, { suspended_until: until, standing_reason: reason });
  const details = { actorId: null, until: until.toISOString() };
  await recordSecurityEvent(tx, ctx, userId, 'suspended', details);
}

/**
 * Closes an account for good; it stays for an appeal, and is not charged again.
 * @param reason one plain sentence for its owner
 */
export async function closeAccount(
  tx: Transaction,
  ctx: Pick<Context, 'jobs' | 'now'>,
  userId: string,
  reason: string,
): Promise<void> {
  await updateUser(tx, userId, { is_active: false, standing_reason: reason });
  await recordSecurityEvent(tx, ctx, userId, 'deactivated', { actorId: null });
  await ctx.jobs.enqueue(tx, leaveJob, { user_id: userId });
}

/** Takes back what was decided about an account. */
export async function readmitUser(tx: Transaction, userId: string): Promise<void> {
  await updateUser(tx, userId, { is_active: true, suspended_until: null, standing_reason: null });
}

/** How an account stands: what a refusal tells its owner. */
export async function readStanding(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      is_active: users.is_active,
      suspended_until: users.suspended_until,
      standing_reason: users.standing_reason,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
