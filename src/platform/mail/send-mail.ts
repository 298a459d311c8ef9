import type { Transaction } from '#db/client.ts';
import { newId } from '#shared/ids.ts';
import type { Context } from '../context.ts';
import { mailSend } from './jobs.ts';
import { insertMail } from './queries.ts';
import type { MailData, TemplateName } from './templates/index.ts';

/** A message to one person, from a template. */
export interface MailRequest<T extends TemplateName> {
  template: T;
  /** One e-mail address. */
  to: string;
  data: MailData<T>;
  /** The sender's own name for this message, such as `receipt:<payment id>`: it is never sent twice. */
  key: string;
  /** Where an answer goes; support without it. */
  replyTo?: string;
}

/**
 * Stores a message and the job that sends it, on the caller's transaction: it is sent exactly when
 * that commits. A message of a key that was used before is not stored again.
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
