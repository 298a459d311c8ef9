import type { UserContext } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import type { DataExport } from '../../contract-profile.ts';
import { createChangeRecorder } from '../changes/record-change.ts';
import { lockUser } from '../queries.ts';
import { recordSecurityEvent, type RequestOrigin } from '../security/record-event.ts';
import { isFresh, requireFresh } from '../security/require-fresh.ts';
import { exportJob } from '../jobs.ts';
import { nextExportAt, presentExport } from './present.ts';
import { findLatestExport, insertExport } from './queries.ts';

/**
 * Returns the status of the caller's export, with its download URL after a fresh sign-in. `start`
 * begins one unless one is in progress or less than a day old.
 * @throws AppError fresh_sign_in_required, rate_limited
 */
export async function readOrStartExport(
  ctx: UserContext,
  { start, origin }: { start: boolean; origin: RequestOrigin },
): Promise<DataExport> {
  const { id: userId } = ctx.caller;
  const latest = await findLatestExport(ctx.db, userId);
  if (!start) return presentExport(ctx, latest, isFresh(ctx));
  const isRecent = nextExportAt(latest, ctx.now()) !== null;
  // A download link needs a fresh sign-in. The progress of an export reveals nothing.
  if (!isRecent || latest?.status === 'ready') await requireFresh(ctx);
  if (isRecent) return presentExport(ctx, latest, isFresh(ctx));
  await ctx.limits.consume('write', userId);
  const { record } = await createChangeRecorder(ctx);
  const id = newId();
  await ctx.db.transaction(async (tx) => {
    const row = await insertExport(tx, { id, user_id: userId, requested_at: ctx.now() });
    const user = await lockUser(tx, userId);
    if (!row || !user) return;
    await ctx.jobs.enqueue(tx, exportJob, { id });
    await record(tx, user, 'export', { export_id: id });
    await recordSecurityEvent(tx, ctx, userId, 'export_asked', { origin });
  });
  return presentExport(ctx, await findLatestExport(ctx.db, userId), true);
}
