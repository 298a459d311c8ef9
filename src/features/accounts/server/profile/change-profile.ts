import type { UserContext } from '#platform/context.ts';
import { FieldError } from '#platform/errors.ts';
import type { ChangePreferences, User } from '../../contract.ts';
import type { ChangeProfile } from '../../contract-profile.ts';
import { mergePreferences } from '../../preferences.ts';
import { displayName } from '../../rules.ts';
import type { AccountParts } from '../parts.ts';
import { lockUser, selectIdentities, updateUser } from '../queries.ts';
import { readCurrentUser } from '../read-current-user.ts';
import type { RequestOrigin } from '../security/record-event.ts';
import { announceSessionChange } from '../session-store.ts';
import { requestEmailChange } from './request-email-change.ts';

/**
 * Changes the profile fields that users may change themselves.
 * @throws AppError content_blocked (the name), fresh_sign_in_required (the address), rate_limited; FieldError
 */
export async function changeProfile(
  ctx: UserContext,
  parts: AccountParts,
  { full_name, email, profile_picture }: ChangeProfile,
  origin: RequestOrigin,
): Promise<User> {
  const { id } = ctx.caller;
  const name = full_name === undefined ? undefined : await checkName(ctx, parts, full_name);
  const picture =
    profile_picture === undefined ? {} : await pictureColumns(ctx, parts, profile_picture);
  if (email !== undefined) await requestEmailChange(ctx, email, origin);
  if (name !== undefined || profile_picture !== undefined) {
    await updateUser(ctx.db, id, { ...(name !== undefined && { full_name: name }), ...picture });
    announceSessionChange(ctx, { userId: id });
  }
  return readCurrentUser(ctx, parts);
}

/** @throws AppError content_blocked, FieldError */
async function checkName(ctx: UserContext, parts: AccountParts, given: string): Promise<string> {
  const name = requireVisibleName(given);
  await parts.checkName(ctx, name);
  return name;
}

/** @throws FieldError for a name without a visible character */
export function requireVisibleName(given: string): string {
  if (!/[\p{L}\p{N}\p{S}]/u.test(given))
    throw new FieldError([
      { loc: ['body', 'full_name'], msg: 'Enter a name with letters in it.', type: 'empty_name' },
    ]);
  return displayName(given, '');
}

async function pictureColumns(ctx: UserContext, parts: AccountParts, choice: string | null) {
  if (choice === null) return { profile_picture: null, picture_image_id: null };
  if (choice === 'google' || choice === 'discord') {
    const identities = await selectIdentities(ctx.db, ctx.caller.id);
    const picture = identities.find(({ provider }) => provider === choice)?.picture;
    if (!picture) throw noPicture('This sign-in provider did not send a picture of you.');
    return { profile_picture: picture, picture_image_id: null };
  }
  if (!(await parts.pictureAddress(ctx, ctx.caller.id, choice)))
    throw noPicture('Choose one of your own images that is safe for work.');
  return { picture_image_id: choice };
}

const noPicture = (msg: string) =>
  new FieldError([{ loc: ['body', 'profile_picture'], msg, type: 'no_picture' }]);

/** Merges the given preferences into the stored ones. */
export async function changePreferences(
  ctx: UserContext,
  parts: AccountParts,
  change: ChangePreferences,
): Promise<User> {
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, ctx.caller.id);
    if (user)
      await updateUser(tx, user.id, { preferences: mergePreferences(user.preferences, change) });
  });
  return readCurrentUser(ctx, parts);
}
