import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import type { Affiliate } from '../contract.ts';
import { refuseReferral } from './commission-queries.ts';
import { readInvitation } from './invitation.ts';
import { findAffiliate, lockAccount, lockAffiliate, updateAffiliate } from './queries.ts';
import { readAffiliate } from './read-affiliate.ts';

/**
 * Makes the caller the affiliate of an invitation. Idempotent. If the caller signed up by this
 * affiliate's link, their payments earn no commission.
 * @throws AppError link_ended, conflict (another account's, or the caller is another affiliate)
 */
export async function acceptInvitation(
  ctx: UserContext,
  invitation: string,
  address: string,
): Promise<Affiliate> {
  await ctx.limits.consume('write', ctx.caller.id);
  const now = ctx.now();
  const id = readInvitation(await signedTokens(ctx), invitation, now);
  const user_id = ctx.caller.id;
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, user_id);
    const affiliate = id === null ? undefined : await lockAffiliate(tx, { id });
    if (!affiliate || affiliate.erased_at) throw new AppError('link_ended', { detail: ENDED });
    if (affiliate.user_id === user_id) return;
    if (affiliate.user_id !== null)
      throw new AppError('conflict', {
        detail: 'This invitation was accepted with another account. Sign in with that one.',
      });
    if (await findAffiliate(tx, { user_id }))
      throw new AppError('conflict', {
        detail:
          'Your account already belongs to another affiliate. Sign in with a different account.',
      });
    await updateAffiliate(tx, affiliate.id, { user_id, joined_at: now });
    await refuseReferral(tx, { affiliate_id: affiliate.id, user_id }, 'same_user');
  });
  return found(await readAffiliate(ctx, address));
}

const ENDED =
  'This invitation has expired or is not valid. Reply to the email it came in to get a new one.';
