import { makeZip } from 'client-zip';
import type { Context } from '#platform/context.ts';
import { sendMail } from '#platform/mail/index.ts';
import { EXPORT_LIFETIME_MS } from '../../rules.ts';
import type { AccountParts } from '../parts.ts';
import { findUserWithProviders } from '../queries.ts';
import { accountSource } from './account-source.ts';
import { removeArchive, storeArchive } from './archive-store.ts';
import { exportPage } from './present.ts';
import { claimExport, findExport, updateHeldExport, type ExportRow } from './queries.ts';
import { archiveFiles } from './archive-files.ts';

/** The person's pages hear of progress at most this often. */
const TELL_EVERY_MS = 250;
/** As many tries as the queue gives: the last failure ends the export. */
const MOST_ATTEMPTS = 5;

/** A newer attempt has taken the export over, or it was ended: this one stops. */
class TakenOver extends Error {}

/** Writes a person's archive, stores it, and mails them the link. */
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
    if (error instanceof TakenOver) return;
    if (row.attempt < MOST_ATTEMPTS) throw error;
    ctx.log.error({ err: error, export: id }, 'an export of data failed for good');
    await updateHeldExport(ctx.db, row, { status: 'failed' });
    await removeArchive(ctx.storage, id);
    announceExport(ctx, row.user_id, { status: 'failed', progress: 0 });
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
  let toldAt = 0;
  const tell = async () => {
    const now = performance.now();
    if (now - toldAt < TELL_EVERY_MS) return;
    toldAt = now;
    const progress = Math.min(0.99, done / all);
    if (!(await updateHeldExport(ctx.db, row, { progress }))) throw new TakenOver();
    announceExport(ctx, userId, { status: 'running', progress });
  };
  const files = archiveFiles(ctx, found.user, sources, {
    onDone: (pieces) => (done += pieces),
    onFile: tell,
  });
  const stored = await storeArchive(ctx.storage, { id, attempt }, makeZip(files));

  const ready_at = ctx.now();
  const expires_at = new Date(ready_at.getTime() + EXPORT_LIFETIME_MS);
  const link = `${ctx.config.publicUrl}${await exportPage(ctx, id)}`;
  const isKept = await ctx.db.transaction(async (tx) => {
    const { parts: pieces, bytes: size_bytes } = stored;
    const change = { parts: pieces, size_bytes, progress: 1, ready_at, expires_at };
    if (!(await updateHeldExport(tx, row, { ...change, status: 'ready' }))) return false;
    await sendMail(tx, ctx, {
      template: 'export_ready',
      to: found.user.email,
      data: { name: found.user.full_name, link, expires_at: expires_at.toISOString() },
      key: `export_ready:${id}:${userId}`,
    });
    return true;
  });
  if (isKept) announceExport(ctx, userId, { status: 'ready', progress: 1 });
  // Erased or taken over while it was written: what this attempt stored is nobody's.
  else if (!(await findExport(ctx.db, id))) await removeArchive(ctx.storage, id);
}

function announceExport(
  ctx: Pick<Context, 'live'>,
  userId: string,
  data: { status: string; progress: number },
): void {
  ctx.live.publish(`user:${userId}`, { event: 'export', data });
}
