import type { UserContext } from '#platform/context.ts';
import type { Affiliate, ChangeAffiliate } from '../contract.ts';
import { readAccount } from '../rules.ts';
import { updateAffiliate } from './queries.ts';
import { describeAffiliate, requireAffiliate } from './read-affiliate.ts';

const NONE = { method: null, account_name: null, account: null };

/** Changes the account of the caller's future payouts; approved ones keep theirs. @throws AppError not_found */
export async function changeAffiliate(
  ctx: UserContext,
  { payout_details: details }: ChangeAffiliate,
): Promise<Affiliate> {
  await ctx.limits.consume('write', ctx.caller.id);
  const { id } = await requireAffiliate(ctx);
  const change = details && {
    method: details.method,
    account_name: details.name,
    account: readAccount(details.method, details.account) ?? details.account,
  };
  return describeAffiliate(ctx, await updateAffiliate(ctx.db, id, change ?? NONE));
}
