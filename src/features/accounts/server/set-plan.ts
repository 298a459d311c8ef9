import type { Transaction } from '#db/client.ts';
import { updateUser, type UserRow } from './queries.ts';

/**
 * Stores the plan that billing computed. Readers must use `planAt`. Call
 * `announceSessionChange(ctx, { userId })` after the commit.
 */
export async function setPlan(
  tx: Transaction,
  userId: string,
  bought: Pick<UserRow, 'plan' | 'premium_until' | 'plan_renews_at'>,
): Promise<void> {
  await updateUser(tx, userId, bought);
}
