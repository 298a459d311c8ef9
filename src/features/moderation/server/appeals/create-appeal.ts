import { readStanding } from '#features/accounts/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { newId } from '#shared/ids.ts';
import type { Appeal, CreateAppeal } from '../../contract-standing.ts';
import { presentAppeal } from './present.ts';
import { findAppealByKey, findOpenAppeal, findStrike, insertAppeal } from './queries.ts';

/**
 * Stores the caller's appeal against a decision, one at a time, and notifies support.
 * @throws AppError not_found (no such strike), conflict (nothing to appeal, or an appeal is open),
 *   idempotency_mismatch, rate_limited
 */
export async function createAppeal(
  ctx: UserContext,
  { strike_id, message }: CreateAppeal,
  key: string | undefined,
): Promise<Appeal> {
  const { db, caller } = ctx;
  const findRepeated = async (): Promise<Appeal | undefined> => {
    const row = key === undefined ? undefined : await findAppealByKey(db, caller.id, key);
    if (row && (row.strike_id !== strike_id || row.message !== message))
      throw new AppError('idempotency_mismatch');
    return row && presentAppeal(row);
  };
  const earlier = await findRepeated();
  if (earlier) return earlier;
  await ctx.limits.consume('appeal', caller.id);
  await requireAppealable(ctx, strike_id);
  const stored = await db.transaction(async (tx) => {
    const row = await insertAppeal(tx, {
      id: newId(),
      user_id: caller.id,
      strike_id,
      request_key: key ?? null,
      message,
      created_at: ctx.now(),
    });
    if (row)
      await sendMail(tx, ctx, {
        template: 'appeal_waits',
        to: ctx.config.supportEmail,
        data: { id: row.id },
        key: `appeal-waits:${row.id}`,
      });
    return row;
  });
  if (stored) return presentAppeal(stored);
  const concurrent = await findRepeated();
  if (concurrent) return concurrent;
  const open = await findOpenAppeal(db, caller.id, strike_id);
  throw new AppError('conflict', {
    detail: open
      ? 'You have already appealed this. A person will read your appeal and answer by email.'
      : 'This was sent twice at the same moment. Please reload the page.',
  });
}

async function requireAppealable(ctx: UserContext, strikeId: string | null): Promise<void> {
  if (strikeId === null) {
    const standing = await readStanding(ctx.db, ctx.caller.id);
    if (standing && !standing.is_active && standing.standing_reason === null) return;
    throw new AppError('conflict', { detail: 'Your account was not closed by our team.' });
  }
  const strike = await findStrike(ctx.db, strikeId);
  if (!strike || strike.user_id !== ctx.caller.id) throw new AppError('not_found');
  if (strike.lifted_at)
    throw new AppError('conflict', { detail: 'This strike has already been lifted.' });
}
