import type { Transaction } from '#db/client.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Context, UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import type { AffiliateApplication, DecideApplication } from '../../contract.ts';
import { presentApplication } from '../present.ts';
import { findApplication, updateOpenApplication, type ApplicationRow } from './queries.ts';

/**
 * The effect of accepting an application, provided by another feature. Called before the
 * transaction, where it may read; the returned function runs on the transaction and returns the
 * links for the email.
 */
export type WelcomeAffiliate = (
  ctx: Context,
) => Promise<
  (tx: Transaction, application: ApplicationRow) => Promise<{ link: string; invitation: string }>
>;

/**
 * A superuser accepts or declines an open application; the applicant is notified by mail.
 * @throws AppError forbidden, not_found, conflict when it is decided already
 */
export async function decideApplication(
  ctx: UserContext,
  id: string,
  { status, note }: DecideApplication,
  welcomeAffiliate: WelcomeAffiliate,
): Promise<AffiliateApplication> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const welcome = await welcomeAffiliate(ctx);
  const row = await ctx.db.transaction(async (tx) => {
    const decided = await updateOpenApplication(tx, id, {
      status,
      note,
      decided_at: ctx.now(),
      decided_by: ctx.caller.id,
    });
    if (!decided) return undefined;
    await recordAudit(tx, ctx, {
      actorId: ctx.caller.id,
      action: `affiliate_application.${status}`,
      subject: { type: 'affiliate_application', id },
    });
    const letter = { to: decided.email, key: `affiliate-decided:${id}` };
    const data = { name: decided.first_name, note };
    if (status === 'declined')
      await sendMail(tx, ctx, { ...letter, template: 'affiliate_declined', data });
    else {
      const links = await welcome(tx, decided);
      await sendMail(tx, ctx, {
        ...letter,
        template: 'affiliate_accepted',
        data: { ...data, ...links },
      });
    }
    return decided;
  });
  if (row) return presentApplication(row, ctx.now());
  const standing = await findApplication(ctx.db, id);
  if (!standing) throw new AppError('not_found');
  throw new AppError('conflict', { detail: `This application is already ${standing.status}.` });
}
