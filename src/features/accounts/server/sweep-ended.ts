import type { Context } from '#platform/context.ts';
import { AGE_COOKIE_LIFETIME_MS, SESSION_LIFETIME_MS } from '../rules.ts';
import { deleteAcknowledgmentsBefore } from './age-queries.ts';
import { deleteExpiredChanges } from './changes/queries.ts';
import { sweepExports } from './export/sweep-exports.ts';
import { deleteEnded } from './queries.ts';

/** Deletes expired data: what is not stored cannot leak. */
export async function sweepEnded(ctx: Context): Promise<void> {
  const now = ctx.now();
  await deleteEnded(ctx.db, now, new Date(now.getTime() - SESSION_LIFETIME_MS));
  await deleteAcknowledgmentsBefore(ctx.db, new Date(now.getTime() - AGE_COOKIE_LIFETIME_MS));
  await deleteExpiredChanges(ctx.db, now);
  await sweepExports(ctx);
}
