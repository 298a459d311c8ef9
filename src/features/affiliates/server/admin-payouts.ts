import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { nextCursor, readCursor } from '#platform/page-cursor.ts';
import type {
  AdminChangePayout,
  AdminPayout,
  AdminPayouts,
  AdminPayoutsQuery,
} from '../contract-admin.ts';
import { payoutsCsv } from './payouts-csv.ts';
import { countPayouts, endPayout, findPayout, selectPayouts } from './payout-queries.ts';
import { presentAdminPayout } from './present.ts';

/** All payouts, newest first. @throws AppError forbidden; FieldError */
export async function listPayouts(
  ctx: UserContext,
  { status, limit, cursor }: Omit<AdminPayoutsQuery, 'format'>,
): Promise<AdminPayouts> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const before = readCursor('payouts', cursor);
  const [rows, count] = await Promise.all([
    selectPayouts(ctx.db, { status }, { limit: limit + 1, before }),
    countPayouts(ctx.db, { status }),
  ]);
  const data = rows.slice(0, limit).map(presentAdminPayout);
  return { data, count, next_cursor: nextCursor('payouts', rows, limit) };
}

/** All payouts of a status as CSV with their accounts; the audit log records the export. @throws AppError forbidden */
export async function exportPayouts(
  ctx: UserContext,
  status: AdminPayoutsQuery['status'],
): Promise<string> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const rows = await selectPayouts(ctx.db, { status });
  await recordAudit(ctx.db, ctx, {
    actorId: ctx.caller.id,
    action: 'payouts.exported',
    subject: { type: 'payouts', id: status ?? 'all' },
    details: { payouts: rows.length },
  });
  return payoutsCsv(rows);
}

/** Resolves a payout's id from its id or number. @throws AppError forbidden, not_found */
export async function resolvePayoutId(ctx: UserContext, idOrNumber: string): Promise<string> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const isNumber = /^P-\d{4}-\d+$/i.test(idOrNumber);
  const by = isNumber ? { number: idOrNumber.toUpperCase() } : { id: idOrNumber };
  const row = await findPayout(ctx.db, by);
  if (!row) throw new AppError('not_found', { detail: `There is no payout ${idOrNumber}.` });
  return row.id;
}

/**
 * Marks an approved payout as paid, or cancels it, which makes its commissions due again.
 * @throws AppError forbidden, not_found, conflict when it is already paid or canceled
 */
export async function changePayout(
  ctx: UserContext,
  id: string,
  change: AdminChangePayout,
): Promise<AdminPayout> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const now = ctx.now();
  const { status } = change;
  await ctx.db.transaction(async (tx) => {
    const ended = await endPayout(
      tx,
      id,
      change.status === 'paid'
        ? { status, reference: change.reference, paid_at: now }
        : { status, cancelled_at: now },
    );
    if (ended)
      await recordAudit(tx, ctx, {
        actorId: ctx.caller.id,
        action: `payout.${status}`,
        subject: { type: 'payout', id },
      });
    else {
      const current = await findPayout(tx, { id });
      if (!current) throw new AppError('not_found');
      throw new AppError('conflict', { detail: `This payout is already ${current.status}.` });
    }
  });
  return presentAdminPayout(found(await findPayout(ctx.db, { id })));
}
