import type { Transaction } from '#db/client.ts';
import {
  closeAccount,
  reinstateUser,
  readStanding,
  suspendUser,
} from '#features/accounts/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { ruleInWords } from '../../strike-copy.ts';
import { selectStanding } from '../strikes/queries.ts';
import { updateStrike, type StrikeRow } from './queries.ts';

/**
 * Takes a strike back, and what it did to the account, unless another strike calls for the same.
 * Announce the change of their sessions after the commit.
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
  // Closed by the team: that is another decision.
  if (!account || (!account.is_active && account.standing_reason === null)) return;
  await reinstateUser(tx, strike.user_id);
  for (const other of await selectStanding(tx, strike.user_id, now)) {
    const reason = ruleInWords(other.category);
    if (other.step === 'termination') await closeAccount(tx, ctx, other.user_id, reason);
    if (other.until && other.until > now)
      await suspendUser(tx, ctx, other.user_id, { until: other.until, reason });
  }
}
