import type { UserContext } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import type { DataExport } from '../../contract-profile.ts';
import { changeNotes } from '../changes/note-change.ts';
import { lockUser } from '../queries.ts';
import { recordSecurityEvent, type Seen } from '../security/record-event.ts';
import { isFresh, requireFresh } from '../security/require-fresh.ts';
import { exportJob } from '../jobs.ts';
import { nextExportAt, presentExport } from './present.ts';
import { findLatestExport, insertExport } from './queries.ts';

/**
 * Tells how the caller's copy of their data stands, and to a fresh sign-in where it is fetched; with
 * `start`, begins one unless one is under way or was made within a day.
 * @throws AppError fresh_sign_in_required, rate_limited
 */
export async function readOrStartExport(
  ctx: UserContext,
  { start, seen }: { start: boolean; seen: Seen },
): Promise<DataExport> {
  const { id: userId } = ctx.caller;
  const latest = await findLatestExport(ctx.db, userId);
  if (!start) return presentExport(ctx, latest, isFresh(ctx));
  const isKept = nextExportAt(latest, ctx.now()) !== null;
  // Fetching one is what a thief wants; that one is under way gives nothing away.
  if (!isKept || latest?.status === 'ready') await requireFresh(ctx);
  if (isKept) return presentExport(ctx, latest, isFresh(ctx));
  await ctx.limits.consume('write', userId);
  const { note } = await changeNotes(ctx);
  const id = newId();
  await ctx.db.transaction(async (tx) => {
    const row = await insertExport(tx, { id, user_id: userId, requested_at: ctx.now() });
    const user = await lockUser(tx, userId);
    if (!row || !user) return;
    await ctx.jobs.enqueue(tx, exportJob, { id });
    await note(tx, user, 'export', { export_id: id });
    await recordSecurityEvent(tx, ctx, userId, 'export_asked', { seen });
  });
  return presentExport(ctx, await findLatestExport(ctx.db, userId), true);
}
