import type { UserContext } from '#platform/context.ts';
import type { Affiliate, ChangeAffiliate } from '../contract.ts';
import { readAccount } from '../rules.ts';
import { updateAffiliate } from './queries.ts';
import { describeAffiliate, ownAffiliate } from './read-affiliate.ts';

const NONE = { method: null, account_name: null, account: null };

/** Says where the caller's payouts go from now on; one that is approved keeps its own. @throws AppError not_found */
export async function changeAffiliate(
  ctx: UserContext,
  { payout_details: details }: ChangeAffiliate,
): Promise<Affiliate> {
  await ctx.limits.consume('write', ctx.caller.id);
  const { id } = await ownAffiliate(ctx);
  const change = details && {
    method: details.method,
    account_name: details.name,
    account: readAccount(details.method, details.account) ?? details.account,
  };
  return describeAffiliate(ctx, await updateAffiliate(ctx.db, id, change ?? NONE));
}
