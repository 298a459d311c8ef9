import type { Transaction } from '#db/client.ts';
import {
  announceSessionChange,
  findContact,
  reinstateUser,
} from '#features/accounts/server/index.ts';
import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { STANDING_PATH } from '#shared/standing-path.ts';
import type {
  AppealCase,
  DecideAppeal,
  ReviewedStrike,
  ReviewStrike,
} from '../../contract-standing.ts';
import { liftStrike } from './lift-strike.ts';
import { presentCase, presentReview } from './present.ts';
import {
  decideOpenAppeal,
  findCase,
  findReview,
  findStrike,
  grantOpenAppeals,
  updateStrike,
  type StrikeRow,
} from './queries.ts';

/**
 * Decides an appeal, for superusers. Granting it lifts the strike and its effect on the account. The
 * user is emailed in both cases.
 * @throws AppError forbidden, not_found, conflict when already decided
 */
export async function decideAppeal(
  ctx: UserContext,
  id: string,
  { status, answer }: DecideAppeal,
): Promise<AppealCase> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const userId = await ctx.db.transaction(async (tx) => {
    const row = await decideOpenAppeal(tx, id, toDecision(ctx, { status, answer }));
    if (!row) return undefined;
    if (status === 'granted' && row.strike_id) {
      const strike = await findStrike(tx, row.strike_id);
      if (strike && !strike.lifted_at) await liftStrike(tx, ctx, strike);
    }
    if (status === 'granted' && !row.strike_id) await reinstateUser(tx, row.user_id);
    // This decision also completes a pending review of the strike.
    if (status === 'declined' && row.strike_id) await uphold(tx, row.strike_id);
    await notifyUser(tx, ctx, { id, userId: row.user_id, status, answer });
    await recordAudit(tx, ctx, {
      actorId: ctx.caller.id,
      action: 'appeal.decided',
      subject: { type: 'appeal', id },
      details: { status, user: row.user_id },
    });
    return row.user_id;
  });
  const found = await findCase(ctx.db, id);
  if (!found) throw new AppError('not_found');
  if (!userId)
    throw new AppError('conflict', { detail: `This appeal is already ${found.appeal.status}.` });
  announceSessionChange(ctx, { userId });
  return presentCase(found, ctx.now());
}

const toDecision = (ctx: UserContext, { status, answer }: DecideAppeal) => ({
  status,
  answer,
  decided_at: ctx.now(),
  decided_by: ctx.caller.id,
});

async function uphold(tx: Transaction, strikeId: string): Promise<void> {
  const strike = await findStrike(tx, strikeId);
  if (strike?.review === 'open') await updateStrike(tx, strikeId, { review: 'upheld' });
}

/**
 * Reviews a strike without an appeal, for superusers: upholds it, or lifts it and emails the user.
 * @throws AppError forbidden, not_found, conflict when already lifted
 */
export async function reviewStrike(
  ctx: UserContext,
  id: string,
  { review, answer }: ReviewStrike,
): Promise<ReviewedStrike> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const strike = await ctx.db.transaction(async (tx): Promise<StrikeRow> => {
    const row = await findStrike(tx, id);
    if (!row) throw new AppError('not_found');
    if (row.lifted_at)
      throw new AppError('conflict', { detail: 'This strike has already been lifted.' });
    if (review === 'upheld') await updateStrike(tx, id, { review });
    else {
      await liftStrike(tx, ctx, row);
      await grantOpenAppeals(tx, id, toDecision(ctx, { status: 'granted', answer }));
      await notifyUser(tx, ctx, { id, userId: row.user_id, status: 'granted', answer });
    }
    await recordAudit(tx, ctx, {
      actorId: ctx.caller.id,
      action: 'strike.reviewed',
      subject: { type: 'strike', id },
      details: { review, user: row.user_id },
    });
    return row;
  });
  announceSessionChange(ctx, { userId: strike.user_id });
  const reviewed = await findReview(ctx.db, id);
  // The user was erased in the meantime.
  if (!reviewed) throw new AppError('not_found');
  return presentReview(reviewed, ctx.now());
}

async function notifyUser(
  tx: Transaction,
  ctx: UserContext,
  { id, userId, status, answer }: DecideAppeal & { id: string; userId: string },
): Promise<void> {
  const person = await findContact(tx, userId);
  if (!person) return;
  await sendMail(tx, ctx, {
    template: 'appeal_decided',
    to: person.email,
    data: {
      name: person.full_name,
      is_granted: status === 'granted',
      answer,
      link: ctx.config.publicUrl + STANDING_PATH,
    },
    key: `appeal-decided:${id}`,
  });
}
