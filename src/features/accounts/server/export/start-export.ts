import type { UserContext } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import type { DataExport } from '../../contract-profile.ts';
import { exportJob } from './job.ts';
import { nextExportAt, presentExport } from './present.ts';
import { findLatestExport, insertExport } from './queries.ts';

/**
 * Tells how the caller's copy of their data stands; with `start`, begins one unless one is under way
 * or was made within a day.
 */
export async function readOrStartExport(
  ctx: UserContext,
  { start }: { start: boolean },
): Promise<DataExport> {
  const { id: userId } = ctx.caller;
  const latest = await findLatestExport(ctx.db, userId);
  if (!start || nextExportAt(latest, ctx.now())) return presentExport(ctx, latest);
  await ctx.limits.consume('write', userId);
  const id = newId();
  await ctx.db.transaction(async (tx) => {
    const row = await insertExport(tx, { id, user_id: userId, requested_at: ctx.now() });
    if (row) await ctx.jobs.enqueue(tx, exportJob, { id });
  });
  return presentExport(ctx, await findLatestExport(ctx.db, userId));
}
