import type { Transaction } from '#db/client.ts';
import { revokeSessionsOf, updateUser } from './queries.ts';
import { recordSecurityEvent } from './security/record-event.ts';

const CLOCK = { now: () => new Date() };

/**
 * Suspends a user until a moment and revokes their sessions. After the transaction has committed, call
 * `announceSessionChange(ctx, { userId })`: calls then notice in every process at once, not after 30 seconds.
 */
export async function suspendUser(tx: Transaction, userId: string, until: Date): Promise<void> {
  await updateUser(tx, userId, { suspended_until: until });
  await revokeSessionsOf(tx, userId);
  const details = { actorId: null, until: until.toISOString() };
  await recordSecurityEvent(tx, CLOCK, userId, 'suspended', details);
}

/** Ends a user's membership (the account stays for an appeal) and revokes their sessions; announce as above. */
export async function deactivateUser(tx: Transaction, userId: string): Promise<void> {
  await updateUser(tx, userId, { is_active: false });
  await revokeSessionsOf(tx, userId);
  await recordSecurityEvent(tx, CLOCK, userId, 'deactivated', { actorId: null });
}
