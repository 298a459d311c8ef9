import { findApplication } from '#features/submissions/server/index.ts';
import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import { newId } from '#shared/ids.ts';
import type { InvitationSent } from '../contract-admin.ts';
import { invitationLinks } from './invitation.ts';
import { lockAffiliate, type AffiliateRow } from './queries.ts';
import { findOrCreateAffiliate } from './welcome-affiliate.ts';
import type { Transaction } from '#db/client.ts';

/**
 * Sends the invitation again: the email was lost or expired, or the application was accepted before
 * affiliates had dashboards. `id` is the affiliate's or the application's.
 * @throws AppError forbidden, not_found, conflict (not accepted, joined already, erased)
 */
export async function inviteAffiliate(ctx: UserContext, id: string): Promise<InvitationSent> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const tokens = await signedTokens(ctx);
  return ctx.db.transaction(async (tx) => {
    const affiliate = await findOrCreate(tx, ctx, id);
    if (affiliate.erased_at)
      throw new AppError('conflict', { detail: 'This affiliate’s account was erased.' });
    if (affiliate.user_id)
      throw new AppError('conflict', {
        detail: 'This affiliate has already accepted the invitation and signs in as usual.',
      });
    const { first_name: name, email } = affiliate;
    await sendMail(tx, ctx, {
      template: 'affiliate_accepted',
      to: email,
      key: `affiliate-invited:${affiliate.id}:${newId()}`,
      data: { name, note: '', ...invitationLinks(tokens, ctx.config, affiliate, ctx.now()) },
    });
    await recordAudit(tx, ctx, {
      actorId: ctx.caller.id,
      action: 'affiliate.invited',
      subject: { type: 'affiliate', id: affiliate.id },
    });
    return { id: affiliate.id, email };
  });
}

async function findOrCreate(tx: Transaction, ctx: UserContext, id: string): Promise<AffiliateRow> {
  const known =
    (await lockAffiliate(tx, { id })) ?? (await lockAffiliate(tx, { application_id: id }));
  if (known) return known;
  const application = await findApplication(tx, id);
  if (!application) throw new AppError('not_found');
  if (application.status !== 'accepted')
    throw new AppError('conflict', {
      detail: `This application is ${application.status}. Accept it first.`,
    });
  return findOrCreateAffiliate(tx, ctx, application);
}
