import { checkText, refuse } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { newId } from '#shared/ids.ts';
import type { CreateContact, SubmissionReceipt } from '../../contract.ts';
import { hasLink, isSuspect } from '../../rules.ts';
import { readFormStamp } from '../form-stamp.ts';
import { presentReceipt } from '../present.ts';
import { requestKey, sameRequest } from '../request-key.ts';
import { findContactByKey, insertContact } from './queries.ts';

/** Who sends, as far as an anonymous form knows. */
export interface Sender {
  address: string;
  userId: string | null;
  /** The Idempotency-Key. */
  key: string | undefined;
}

/**
 * Stores a message to support, and emails it there unless it looks automated.
 * @throws AppError content_blocked for clear advertising, rate_limited
 */
export async function sendContact(
  ctx: Context,
  input: CreateContact,
  { address, key, userId }: Sender,
): Promise<SubmissionReceipt> {
  const { name, email, subject, message } = input;
  const request_key = requestKey('contact', email, key);
  const earlier = request_key && (await findContactByKey(ctx.db, request_key));
  const said = { name, subject, message };
  if (earlier) return presentReceipt(sameRequest(earlier, said));
  await ctx.limits.consume('submit_address', address);
  await ctx.limits.consume('submit_email', `contact:${email.toLowerCase()}`);
  const texts = [name, subject, message];
  // Asking for help must not lead to a strike: the record names nobody.
  const verdict = await checkText(ctx, { surface: 'contact', texts, userId: null });
  if (verdict.outcome === 'block') refuse(verdict);
  const is_suspect = isSuspect({
    isTrapFilled: input.fax !== '',
    hasStamp: input.stamp !== undefined,
    age: input.stamp === undefined ? null : await readFormStamp(ctx, input.stamp),
    isQueued: verdict.outcome === 'queue',
    hasLink: texts.some(hasLink),
  });
  const stored = await ctx.db.transaction(async (tx) => {
    const row = await insertContact(tx, {
      id: newId(),
      request_key,
      name,
      email,
      subject,
      message,
      is_suspect,
      created_at: ctx.now(),
    });
    if (row && !is_suspect)
      await sendMail(tx, ctx, {
        template: 'contact_copy',
        to: ctx.config.supportEmail,
        replyTo: email,
        key: `contact:${row.id}`,
        data: {
          kind: 'Contact',
          subject,
          from: `${name} <${email}>`,
          details: [
            ['Message', row.id],
            ...(userId ? [['Account', userId] as [string, string]] : []),
          ],
          message,
        },
      });
    return row;
  });
  const found = stored ?? (request_key && (await findContactByKey(ctx.db, request_key)));
  if (!found) throw new AppError('conflict');
  return presentReceipt(sameRequest(found, said));
}
