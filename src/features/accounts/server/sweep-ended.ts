import type { Context } from '#platform/context.ts';
import { deleteAcknowledgmentsBefore } from './age-queries.ts';
import { deleteExpiredChanges } from './changes/queries.ts';
import { deleteEndedExports } from './export/queries.ts';
import { sweepExports } from './export/sweep-exports.ts';
import { deleteEnded } from './queries.ts';

/** Deletes expired data: what is not stored cannot leak. */
export async function sweepEnded(ctx: Context): Promise<void> {
  const now = ctx.now();
  const { keep } = ctx.config;
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteEnded(ctx.db, now, before(keep.sessionsMs));
  await deleteAcknowledgmentsBefore(ctx.db, before(keep.ageNoticesMs));
  await deleteExpiredChanges(ctx.db, now);
  await sweepExports(ctx);
  await deleteEndedExports(ctx.db, before(keep.exportsMs));
}
