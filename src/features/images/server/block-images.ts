import type { Transaction } from '#db/client.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Context, UserContext } from '#platform/context.ts';
import { noteErasure } from '#platform/erasures/journal.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import { announceChange } from './announce.ts';
import { hashPicture } from './hash-picture.ts';
import { keysOf } from './make-files.ts';
import {
  deleteBlocked,
  deleteResembling,
  deleteResemblingUploads,
  findHashes,
  insertBlocked,
  selectBlocked,
  selectBlockedSince,
  type BlockedRow,
} from './queries-blocked.ts';

/** A picture to block: the id of a generated image, or the bytes of any file. */
export type Unwanted = { imageId: string } | { bytes: Uint8Array };

/**
 * Adds a picture's hashes to the block-list, and deletes every stored picture that matches or
 * resembles it, of any user, generated or sent in a chat, with its files.
 * @throws AppError forbidden, not_found (no such image), bad_request (not a picture)
 */
export async function blockImage(
  ctx: UserContext,
  unwanted: Unwanted,
  reason: string,
): Promise<{ entry: BlockedRow; removed: number }> {
  requireSuperuser(ctx);
  const hashes =
    'imageId' in unwanted
      ? await findHashes(ctx.db, unwanted.imageId)
      : await hashPicture(unwanted.bytes).catch((error: unknown) => {
          throw new AppError('bad_request', { detail: 'This file is not an image.', cause: error });
        });
  if (!hashes) throw new AppError('not_found');
  const entry = await ctx.db.transaction(async (tx) => {
    const id = newId();
    await auditBlock(tx, ctx, id, 'image.blocked');
    return insertBlocked(tx, { ...hashes, id, reason, created_at: ctx.now() });
  });
  return { entry, removed: await removeResembling(ctx, entry) };
}

/** Returns the newest entries of the block-list. @throws AppError forbidden */
export async function listBlocked(ctx: UserContext, limit: number): Promise<BlockedRow[]> {
  requireSuperuser(ctx);
  return selectBlocked(ctx.db, limit);
}

/**
 * Removes an entry from the block-list; deleted pictures stay deleted.
 * @throws AppError forbidden, not_found
 */
export async function unblockImage(ctx: UserContext, id: string): Promise<void> {
  requireSuperuser(ctx);
  await ctx.db.transaction(async (tx) => {
    if (!(await deleteBlocked(tx, id))) throw new AppError('not_found');
    await auditBlock(tx, ctx, id, 'image.unblocked');
  });
}

const auditBlock = (tx: Transaction, ctx: UserContext, id: string, action: string): Promise<void> =>
  recordAudit(tx, ctx, {
    actorId: ctx.caller.id,
    action,
    subject: { type: 'blocked_image', id },
  });

/** Removes pictures that were being stored while a matching entry was added. */
export async function applyRecentBlocks(ctx: Context, since: Date): Promise<void> {
  for (const entry of await selectBlockedSince(ctx.db, since)) await removeResembling(ctx, entry);
}

async function removeResembling(ctx: Context, entry: BlockedRow): Promise<number> {
  const rows = await deleteResembling(ctx.db, entry);
  const uploads = await deleteResemblingUploads(ctx.db, entry);
  for (const key of [...rows, ...uploads].flatMap(({ files }) => keysOf(files)))
    await ctx.storage.remove(key);
  for (const { id } of rows) await noteErasure(ctx.storage, 'image', id, ctx.now());
  for (const { id, user_id } of rows) announceChange(ctx, user_id, { id, is_gone: true });
  const removed = rows.length + uploads.length;
  if (removed > 0) ctx.log.info({ entry: entry.id, removed }, 'blocked pictures');
  return removed;
}

function requireSuperuser({ caller }: UserContext): void {
  if (!caller.isSuperuser) throw new AppError('forbidden');
}
