import type { Transaction } from '#db/client.ts';
import { updateUser, type UserRow } from './queries.ts';

/**
 * What a user bought, as billing found it; every reader takes the plan by `planAt`. After the
 * commit call `announceSessionChange(ctx, { userId })`.
 */
export async function setPlan(
  tx: Transaction,
  userId: string,
  bought: Pick<UserRow, 'plan' | 'premium_until' | 'plan_renews_at'>,
): Promise<void> {
  await updateUser(tx, userId, bought);
}
