import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { nextCursor, readCursor } from '#platform/page-cursor.ts';
import type {
  AdminAffiliate,
  AdminAffiliates,
  AdminAffiliatesQuery,
  AdminChangeAffiliate,
} from '../contract-admin.ts';
import { presentForAdmin } from './present.ts';
import {
  countAffiliates,
  findAffiliate,
  lockAffiliate,
  selectAffiliates,
  updateAffiliate,
  type AffiliateRow,
} from './queries.ts';
import { earningsOf, totalsOf } from './sum-queries.ts';

/** All affiliates with their earnings, oldest first. @throws AppError forbidden; FieldError */
export async function listAffiliates(
  ctx: UserContext,
  { status, limit, cursor }: AdminAffiliatesQuery,
): Promise<AdminAffiliates> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const after = readCursor('affiliates', cursor);
  const [rows, count] = await Promise.all([
    selectAffiliates(ctx.db, status, { limit: limit + 1, after }),
    countAffiliates(ctx.db, status),
  ]);
  const data = await describe(ctx, rows.slice(0, limit));
  return { data, count, next_cursor: nextCursor('affiliates', rows, limit) };
}

/** One affiliate, by id or by the link's code. @throws AppError forbidden, not_found */
export async function readAffiliateAsAdmin(
  ctx: UserContext,
  key: { id: string } | { code: string },
): Promise<AdminAffiliate> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const row = await findAffiliate(ctx.db, key);
  if (!row) throw new AppError('not_found');
  return (await describe(ctx, [row]))[0]!;
}

/**
 * Pauses or resumes a link, or changes the commission rate of future payments.
 * @throws AppError forbidden, not_found, conflict (erased)
 */
export async function changeAffiliateAsAdmin(
  ctx: UserContext,
  id: string,
  { status, commission_bps }: AdminChangeAffiliate,
): Promise<AdminAffiliate> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const change = {
    ...(status !== undefined && { status }),
    ...(commission_bps !== undefined && { commission_bps }),
  };
  await ctx.db.transaction(async (tx) => {
    const row = await lockAffiliate(tx, { id });
    if (!row) throw new AppError('not_found');
    if (row.erased_at)
      throw new AppError('conflict', { detail: 'This affiliate’s account was erased.' });
    if (Object.keys(change).length === 0) return;
    await updateAffiliate(tx, id, change);
    await recordAudit(tx, ctx, {
      actorId: ctx.caller.id,
      action: 'affiliate.changed',
      subject: { type: 'affiliate', id },
      details: change,
    });
  });
  return readAffiliateAsAdmin(ctx, { id });
}

async function describe(ctx: UserContext, rows: AffiliateRow[]): Promise<AdminAffiliate[]> {
  const ids = rows.map(({ id }) => id);
  const [earnings, totals] = await Promise.all([
    earningsOf(ctx.db, ids, ctx.now()),
    totalsOf(ctx.db, ids),
  ]);
  return rows.map((row) =>
    presentForAdmin(row, ctx.config, {
      earnings: earnings.get(row.id)!,
      totals: totals.get(row.id)!,
    }),
  );
}
