import { hasOpenOrUpheldReport } from '#features/moderation/server/index.ts';
import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { and } from 'drizzle-orm';
import type { ChangeImage, GeneratedImage } from '../contract.ts';
import { announceChange } from './announce.ts';
import { presentImage, viewerOf } from './present.ts';
import {
  findImage,
  isOwn,
  isWithdrawn,
  notWithdrawn,
  updateImage,
  type ImageRow,
} from './queries.ts';

/**
 * Makes the caller's own picture public or private. A superuser can withdraw a picture with an open
 * or upheld report (false), or undo that (true); the maker's setting stays.
 * @throws AppError not_found, forbidden (withdrawn)
 */
export async function changeImage(
  ctx: UserContext,
  id: string,
  { is_public }: ChangeImage,
): Promise<GeneratedImage> {
  const { isOwner } = await requireChangeable(ctx, id);
  const changed = isOwner
    ? await changeOwnImage(ctx, id, is_public)
    : await changeReported(ctx, id, is_public);
  if (!changed) throw new AppError('not_found');
  announceChange(ctx, changed.user_id, { id, is_gone: false });
  const viewer = await viewerOf(ctx, [changed]);
  return presentImage(ctx, changed, { ...viewer, isReviewer: !isOwner })!;
}

/** Checks that the caller may change the picture. @throws AppError not_found otherwise */
export async function requireChangeable(
  ctx: UserContext,
  id: string,
): Promise<{ isOwner: boolean }> {
  const row = await findImage(ctx.db, id);
  const isOwner = row?.user_id === ctx.caller.id;
  if (!row || (!isOwner && !ctx.caller.isSuperuser)) throw new AppError('not_found');
  return { isOwner };
}

async function changeOwnImage(
  ctx: UserContext,
  id: string,
  is_public: boolean,
): Promise<ImageRow | undefined> {
  const ownedByCaller = isOwn(ctx.caller.id);
  const changed = await updateImage(
    ctx.db,
    id,
    { is_public },
    is_public ? and(ownedByCaller, notWithdrawn) : ownedByCaller,
  );
  if (changed || !(await findImage(ctx.db, id))) return changed;
  throw new AppError('forbidden', {
    detail: 'Our team removed this image from public view. Contact support to have it reviewed.',
  });
}

async function changeReported(
  ctx: UserContext,
  id: string,
  is_public: boolean,
): Promise<ImageRow | undefined> {
  if (!(await hasOpenOrUpheldReport(ctx.db, { subject_type: 'image', subject_id: id })))
    return undefined;
  return ctx.db.transaction(async (tx) => {
    const changed = is_public
      ? await updateImage(tx, id, { withdrawn_at: null }, isWithdrawn)
      : await updateImage(tx, id, { withdrawn_at: ctx.now() });
    if (changed)
      await recordAudit(tx, ctx, {
        actorId: ctx.caller.id,
        action: is_public ? 'image.returned' : 'image.withdrawn',
        subject: { type: 'image', id },
      });
    return changed;
  });
}
