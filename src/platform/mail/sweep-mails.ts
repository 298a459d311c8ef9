import type { Context } from '../context.ts';
import { markStaleDead, deleteMailsBefore } from './queries.ts';

const DAY_MS = 86_400_000;
/** All attempts together take about four hours. */
const STALE_DAYS = 1;

/** Marks messages as dead when they waited longer than all attempts take; deletes old messages. */
export async function sweepMails(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  const expired = await markStaleDead(ctx.db, new Date(now - STALE_DAYS * DAY_MS));
  for (const { id, template } of expired) {
    ctx.telemetry.mails.inc({ template, outcome: 'dead' });
    ctx.log.error({ mail: id, template }, 'mail marked as dead: its job was lost');
  }
  await deleteMailsBefore(ctx.db, new Date(now - ctx.config.keep.mailsMs));
}
