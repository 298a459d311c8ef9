import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { Affiliate } from '../contract.ts';
import { recordNetwork } from './network.ts';
import { presentAffiliate } from './present.ts';
import { findAffiliate, type AffiliateRow } from './queries.ts';
import { earningsOf, totalsOf } from './sum-queries.ts';

/** The caller's affiliate row. @throws AppError not_found */
export async function requireAffiliate(ctx: UserContext): Promise<AffiliateRow> {
  const row = await findAffiliate(ctx.db, { user_id: ctx.caller.id });
  if (!row)
    throw new AppError('not_found', {
      detail: 'Your account is not in the affiliate program. Apply at /affiliate.',
    });
  return row;
}

/** The caller as an affiliate, or null when they are not one; also stores their network. */
export async function readAffiliate(ctx: UserContext, address: string): Promise<Affiliate | null> {
  const row = await findAffiliate(ctx.db, { user_id: ctx.caller.id });
  if (!row) return null;
  await recordNetwork(ctx, row.id, address);
  return describeAffiliate(ctx, row);
}

export async function describeAffiliate(ctx: UserContext, row: AffiliateRow): Promise<Affiliate> {
  const [earnings, totals] = await Promise.all([
    earningsOf(ctx.db, [row.id], ctx.now()),
    totalsOf(ctx.db, [row.id]),
  ]);
  return presentAffiliate(row, ctx.config, {
    earnings: earnings.get(row.id)!,
    totals: totals.get(row.id)!,
  });
}
