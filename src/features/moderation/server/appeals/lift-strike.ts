import type { Transaction } from '#db/client.ts';
import {
  closeAccount,
  reinstateUser,
  readStanding,
  suspendUser,
} from '#features/accounts/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { describeRule } from '../../strike-copy.ts';
import { selectActiveStrikes } from '../strikes/queries.ts';
import { updateStrike, type StrikeRow } from './queries.ts';

/**
 * Lifts a strike and recomputes the account's standing from the remaining strikes. Announce the session
 * change after the commit.
 */
export async function liftStrike(
  tx: Transaction,
  ctx: UserContext,
  strike: StrikeRow,
): Promise<void> {
  const now = ctx.now();
  await updateStrike(tx, strike.id, {
    lifted_at: now,
    lifted_by: ctx.caller.id,
    review: 'lifted',
  });
  const account = await readStanding(tx, strike.user_id);
  // An account closed by the team stays closed: that is a separate decision.
  if (!account || (!account.is_active && account.standing_reason === null)) return;
  await reinstateUser(tx, strike.user_id);
  for (const other of await selectActiveStrikes(tx, strike.user_id, now)) {
    const reason = describeRule(other.category);
    if (other.step === 'termination') await closeAccount(tx, ctx, other.user_id, reason);
    if (other.until && other.until > now)
      await suspendUser(tx, ctx, other.user_id, { until: other.until, reason });
  }
}
