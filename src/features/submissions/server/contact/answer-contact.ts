import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import type { ContactMessage } from '../../contract.ts';
import { presentContact } from '../present.ts';
import { findContact, updateContact } from './queries.ts';

/**
 * A superuser answers an open message; the answer is emailed and stored.
 * @throws AppError forbidden, not_found, conflict if it is already answered or closed
 */
export async function answerContact(
  ctx: UserContext,
  id: string,
  answer: string,
): Promise<ContactMessage> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const row = await ctx.db.transaction(async (tx) => {
    const answered = await updateContact(tx, id, ['open'], {
      status: 'answered',
      answer,
      handled_at: ctx.now(),
      handled_by: ctx.caller.id,
    });
    if (!answered) return undefined;
    await recordAudit(tx, ctx, {
      actorId: ctx.caller.id,
      action: 'contact_message.answered',
      subject: { type: 'contact_message', id },
    });
    const { email, name, subject, message } = answered;
    await sendMail(tx, ctx, {
      template: 'contact_answer',
      to: email,
      key: `contact-answer:${id}`,
      data: { name, subject, answer, message },
    });
    return answered;
  });
  if (row) return presentContact(row, ctx.now());
  const standing = await findContact(ctx.db, id);
  if (!standing) throw new AppError('not_found');
  throw new AppError('conflict', { detail: `This message is already ${standing.status}.` });
}
