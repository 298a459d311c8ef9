import type { Context } from '../context.ts';
import { buryStale, deleteMailsBefore } from './queries.ts';

const DAY_MS = 86_400_000;
/** All attempts together take some four hours. */
const STALE_DAYS = 1;
const KEPT_DAYS = 90;

/** Gives up what has waited longer than all attempts take, and removes what is old. */
export async function sweepMails(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  const buried = await buryStale(ctx.db, new Date(now - STALE_DAYS * DAY_MS));
  for (const { id, template } of buried) {
    ctx.telemetry.mails.inc({ template, outcome: 'dead' });
    ctx.log.error({ mail: id, template }, 'a mail is given up: its job was lost');
  }
  await deleteMailsBefore(ctx.db, new Date(now - KEPT_DAYS * DAY_MS));
}
