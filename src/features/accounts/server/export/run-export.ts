import { makeZip } from 'client-zip';
import type { Context } from '#platform/context.ts';
import { sendMail } from '#platform/mail/index.ts';
import type { DataExport } from '../../contract-profile.ts';
import { EXPORT_LIFETIME_MS } from '../../rules.ts';
import type { AccountParts } from '../parts.ts';
import { findUserWithProviders } from '../queries.ts';
import { accountSource } from './account-source.ts';
import { removeArchive, storeArchive } from './archive-store.ts';
import { buildExportPath } from './present.ts';
import { claimExport, findExport, updateExportAttempt, type ExportRow } from './queries.ts';
import { archiveFiles } from './archive-files.ts';

/** Shortest interval between progress events. */
const PROGRESS_INTERVAL_MS = 250;
/** Equals the attempts of the queue: the last failure ends the export. */
const MAX_ATTEMPTS = 5;

/** A newer attempt took over, or the export was ended. */
class SupersededAttempt extends Error {}

/** Creates and stores a user's archive and emails the link. */
export async function runExport(
  ctx: Context,
  parts: AccountParts,
  { id }: { id: string },
): Promise<void> {
  const row = await claimExport(ctx.db, id);
  if (!row) return;
  try {
    await makeArchive(ctx, parts, row);
  } catch (error) {
    if (error instanceof SupersededAttempt) return;
    if (row.attempt < MAX_ATTEMPTS) throw error;
    ctx.log.error({ err: error, export: id }, 'data export failed permanently');
    await updateExportAttempt(ctx.db, row, { status: 'failed' });
    await removeArchive(ctx.storage, id);
    publishExport(ctx, row.user_id, { status: 'failed', progress: 0 });
  }
}

async function makeArchive(ctx: Context, parts: AccountParts, row: ExportRow): Promise<void> {
  const { id, user_id: userId, attempt } = row;
  const found = await findUserWithProviders(ctx.db, userId);
  if (!found) return;
  await removeArchive(ctx.storage, id);
  const sources = [accountSource(parts), ...parts.exports];
  const counts = await Promise.all(sources.map((source) => source.count(ctx, userId)));
  const all = counts.reduce((sum, count) => sum + count, 0) || 1;

  let done = 0;
  let reportedAt = 0;
  const reportProgress = async () => {
    const now = performance.now();
    if (now - reportedAt < PROGRESS_INTERVAL_MS) return;
    reportedAt = now;
    const progress = Math.min(0.99, done / all);
    if (!(await updateExportAttempt(ctx.db, row, { progress }))) throw new SupersededAttempt();
    publishExport(ctx, userId, { status: 'running', progress });
  };
  const files = archiveFiles(ctx, found.user, sources, {
    onDone: (pieces) => (done += pieces),
    onFile: reportProgress,
  });
  const stored = await storeArchive(ctx.storage, { id, attempt }, makeZip(files));

  const ready_at = ctx.now();
  const expires_at = new Date(ready_at.getTime() + EXPORT_LIFETIME_MS);
  const link = `${ctx.config.publicUrl}${await buildExportPath(ctx, id)}`;
  const isStored = await ctx.db.transaction(async (tx) => {
    const { parts: pieces, bytes: size_bytes } = stored;
    const change = { parts: pieces, size_bytes, progress: 1, ready_at, expires_at };
    if (!(await updateExportAttempt(tx, row, { ...change, status: 'ready' }))) return false;
    await sendMail(tx, ctx, {
      template: 'export_ready',
      to: found.user.email,
      data: { name: found.user.full_name, link, expires_at: expires_at.toISOString() },
      key: `export_ready:${id}:${userId}`,
    });
    return true;
  });
  if (isStored) publishExport(ctx, userId, { status: 'ready', progress: 1 });
  // The export was erased in the meantime, so the stored archive is an orphan.
  else if (!(await findExport(ctx.db, id))) await removeArchive(ctx.storage, id);
}

function publishExport(
  ctx: Pick<Context, 'live'>,
  userId: string,
  data: Pick<DataExport, 'status' | 'progress'>,
): void {
  ctx.live.publish(`user:${userId}`, { event: 'export', data });
}
