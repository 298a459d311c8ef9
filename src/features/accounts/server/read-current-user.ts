import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { User } from '../contract.ts';
import type { AccountParts } from './parts.ts';
import { presentUser } from './present.ts';
import { findOpenEmailChange } from './profile/email-queries.ts';
import { findUserWithProviders } from './queries.ts';

/**
 * Returns the caller's account.
 * @throws AppError unauthorized when it was just erased
 */
export async function readCurrentUser(
  ctx: UserContext,
  { readUsage, pictureAddress }: Pick<AccountParts, 'readUsage' | 'pictureAddress'>,
): Promise<User> {
  const [found, allowances, change] = await Promise.all([
    findUserWithProviders(ctx.db, ctx.caller.id),
    readUsage(ctx.db, ctx, ctx.caller),
    findOpenEmailChange(ctx.db, ctx.caller.id, ctx.now()),
  ]);
  if (!found) throw new AppError('unauthorized');
  const { user, providers } = found;
  const { freshUntil } = ctx.caller;
  const own = user.picture_image_id && (await pictureAddress(ctx, user.id, user.picture_image_id));
  const extras = {
    ...allowances,
    providers,
    picture: own || user.profile_picture,
    pending_email: change?.new_email ?? null,
    fresh_until: freshUntil && freshUntil > ctx.now() ? freshUntil : null,
  };
  return presentUser(user, extras, ctx.now());
}
