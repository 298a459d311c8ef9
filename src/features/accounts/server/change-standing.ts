import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { users } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { leaveJob } from './jobs.ts';
import { updateUser } from './queries.ts';
import { recordSecurityEvent } from './security/record-event.ts';

/*
 * Suspends, closes and reinstates accounts. Sessions stay, but may only use routes marked
 * `alsoSuspended`. Call `announceSessionChange(ctx, { userId })` after the commit: otherwise other
 * processes use their cached sessions for up to 30 seconds.
 */

/** Suspends a user until a time. @param reason one plain sentence for the user */
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
 * Permanently closes an account. The data stays for an appeal, and the subscription is canceled.
 * @param reason one plain sentence for the user
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

/** Lifts a suspension or closure. */
export async function reinstateUser(tx: Transaction, userId: string): Promise<void> {
  await updateUser(tx, userId, { is_active: true, suspended_until: null, standing_reason: null });
}

/** Returns the standing that `describeStanding` reports to the user. */
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
