import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { UNDO_SECONDS } from '#shared/undo.ts';
import type { GeneratedImage } from '../contract.ts';
import { announceChange } from './announce.ts';
import { presentImage, viewerOf } from './present.ts';
import { markRemoved, unmarkRemoved } from './queries.ts';

/**
 * Marks a picture as removed. It can be restored for a few seconds and is purged later.
 * @throws AppError not_found
 */
export async function removeImage(ctx: UserContext, id: string): Promise<void> {
  const { id: userId } = ctx.caller;
  if (!(await markRemoved(ctx.db, { id, userId, at: ctx.now() }))) throw new AppError('not_found');
  announceChange(ctx, userId, { id, is_gone: true });
}

/** Undoes a removal. @throws AppError not_found once the time to undo has passed */
export async function restoreImage(ctx: UserContext, id: string): Promise<GeneratedImage> {
  const { id: userId } = ctx.caller;
  const since = new Date(ctx.now().getTime() - UNDO_SECONDS * 1000);
  const row = await unmarkRemoved(ctx.db, { id, userId, since });
  if (!row) throw new AppError('not_found', { detail: 'This image can no longer be restored.' });
  announceChange(ctx, userId, { id, is_gone: false });
  return presentImage(ctx, row, await viewerOf(ctx, [row]))!;
}
