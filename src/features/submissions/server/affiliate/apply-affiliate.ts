import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { newId } from '#shared/ids.ts';
import type { CreateAffiliate, SubmissionReceipt } from '../../contract.ts';
import { ANSWER_HOURS } from '../../rules.ts';
import type { Sender } from '../contact/send-contact.ts';
import { presentReceipt } from '../present.ts';
import { requestKey, sameRequest } from '../request-key.ts';
import { findApplicationByKey, insertApplication } from './queries.ts';

/**
 * Stores an application, confirms it to the applicant and notifies support. Automated submissions
 * are stored too, but not emailed.
 * @throws AppError rate_limited
 */
export async function applyAffiliate(
  ctx: Context,
  { fax, ...input }: CreateAffiliate,
  { address, key }: Omit<Sender, 'userId'>,
): Promise<SubmissionReceipt> {
  const request_key = requestKey('affiliate', input.email, key);
  const earlier = request_key && (await findApplicationByKey(ctx.db, request_key));
  const { email: _, ...said } = input;
  if (earlier) return presentReceipt(sameRequest(earlier, said));
  await ctx.limits.consume('submit_address', address);
  await ctx.limits.consume('submit_email', `affiliate:${input.email.toLowerCase()}`);
  const now = ctx.now();
  const answerDue = new Date(now.getTime() + ANSWER_HOURS * 3_600_000);
  const stored = await ctx.db.transaction(async (tx) => {
    const row = await insertApplication(tx, {
      ...input,
      id: newId(),
      request_key,
      answer_due_at: answerDue,
      created_at: now,
    });
    if (!row || fax !== '') return row;
    await sendMail(tx, ctx, {
      template: 'affiliate_received',
      to: row.email,
      key: `affiliate-received:${row.id}`,
      data: { name: row.first_name, answered_by: answerDue.toISOString() },
    });
    await sendMail(tx, ctx, {
      template: 'contact_copy',
      to: ctx.config.supportEmail,
      replyTo: row.email,
      key: `affiliate-copy:${row.id}`,
      data: {
        kind: 'Affiliate application',
        subject: `${row.first_name}, ${row.website_url}`,
        from: `${row.first_name} <${row.email}>`,
        details: [
          ['Application', row.id],
          ['Website', row.website_url],
          ['Traffic', row.traffic_source],
          ['Answer by', answerDue.toISOString()],
        ],
        message:
          [row.introduction, row.promotion_strategy].filter(Boolean).join('\n\n') || '(none)',
      },
    });
    return row;
  });
  const found = stored ?? (request_key && (await findApplicationByKey(ctx.db, request_key)));
  if (!found) throw new AppError('conflict');
  return presentReceipt(sameRequest(found, said));
}
