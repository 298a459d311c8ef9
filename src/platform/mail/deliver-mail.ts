import type { Context } from '../context.ts';
import { MOST_ATTEMPTS } from './jobs.ts';
import { beginAttempt, updateMail, type MailRow } from './queries.ts';
import { renderMail } from './render.ts';
import { stopUrl } from './stop-link.ts';
import { MailRefused } from './transport.ts';

/** Longest answer of a mail server that is kept, in UTF-16 units. */
const LONGEST_ERROR = 300;

/**
 * Sends a stored message. A passing failure is thrown, so that the queue tries again; a refusal for
 * good and the last failure end it as dead, which is logged, counted and can be revived.
 */
export async function deliverMail(ctx: Context, { id }: { id: string }): Promise<void> {
  const mail = await beginAttempt(ctx.db, id);
  if (!mail) return;
  try {
    await ctx.mail.send(renderMail(ctx.config, mail, await stopUrl(ctx, id)));
  } catch (error) {
    await fail(ctx, mail, error);
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

async function fail(ctx: Context, mail: MailRow, error: unknown): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
  const { id, template, attempts } = mail;
  const isDead = error instanceof MailRefused || attempts >= MOST_ATTEMPTS;
  await updateMail(ctx.db, id, { last_error: reason, ...(isDead && { status: 'dead' }) });
  ctx.telemetry.mails.inc({ template, outcome: isDead ? 'dead' : 'retried' });
  const about = { mail: id, template, attempts, reason };
  if (!isDead) {
    ctx.log.warn(about, 'a mail could not be sent yet');
    throw error;
  }
  ctx.log.error(about, 'a mail is given up: npm run admin -- mails --status dead');
}
