import type { Context } from '../context.ts';
import { MAX_ATTEMPTS } from './jobs.ts';
import { beginAttempt, updateMail, type MailRow } from './queries.ts';
import { renderMail } from './render.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';
import { MailRefused } from './transport.ts';

/** Longest stored server error, in UTF-16 units. */
const MAX_ERROR_LENGTH = 300;

/**
 * Sends a stored message. Throws a temporary failure, so that the queue retries it. A permanent
 * refusal and the last failure mark the message as dead, which is logged, counted and can be revived.
 */
export async function deliverMail(ctx: Context, { id }: { id: string }): Promise<void> {
  const mail = await beginAttempt(ctx.db, id);
  if (!mail) return;
  try {
    await ctx.mail.send(renderMail(ctx.config, mail, await unsubscribeUrl(ctx, id)));
  } catch (error) {
    await recordFailure(ctx, mail, error);
    return;
  }
  await updateMail(ctx.db, id, {
    status: 'sent',
    sent_at: ctx.now(),
    data: {},
    last_error: null,
  });
  ctx.telemetry.mails.inc({ template: mail.template, outcome: 'sent' });
}

async function recordFailure(ctx: Context, mail: MailRow, error: unknown): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(
    0,
    MAX_ERROR_LENGTH,
  );
  const { id, template, attempts } = mail;
  const isDead = error instanceof MailRefused || attempts >= MAX_ATTEMPTS;
  await updateMail(ctx.db, id, { last_error: reason, ...(isDead && { status: 'dead' }) });
  ctx.telemetry.mails.inc({ template, outcome: isDead ? 'dead' : 'retried' });
  const details = { mail: id, template, attempts, reason };
  if (!isDead) {
    ctx.log.warn(details, 'mail delivery failed, will retry');
    throw error;
  }
  ctx.log.error(details, 'mail delivery failed permanently: npm run admin -- mails --status dead');
}
