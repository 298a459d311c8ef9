import type { Transaction } from '#db/client.ts';
import { newId } from '#shared/ids.ts';
import type { Context } from '../context.ts';
import { mailSend } from './jobs.ts';
import { insertMail } from './queries.ts';
import type { MailData, TemplateName } from './templates/index.ts';

/** A message to one recipient, from a template. */
export interface MailRequest<T extends TemplateName> {
  template: T;
  /** One e-mail address. */
  to: string;
  data: MailData<T>;
  /** Idempotency key, such as `receipt:<payment id>`: a key is sent only once. */
  key: string;
  /** Reply-To address; defaults to support. */
  replyTo?: string;
}

/**
 * Stores a message and enqueues its job on the caller's transaction, so that it is sent only when
 * the transaction commits. Ignores a key that was used before.
 */
export async function sendMail<T extends TemplateName>(
  tx: Transaction,
  ctx: Pick<Context, 'jobs' | 'now'>,
  { template, to, data, key, replyTo }: MailRequest<T>,
): Promise<void> {
  const id = newId();
  const now = ctx.now();
  const isNew = await insertMail(tx, {
    id,
    key,
    template,
    recipient: to,
    reply_to: replyTo ?? null,
    data,
    created_at: now,
    queued_at: now,
  });
  if (isNew) await ctx.jobs.enqueue(tx, mailSend, { id });
}
