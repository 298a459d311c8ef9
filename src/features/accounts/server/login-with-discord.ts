import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { DiscordLogin, LoginResult } from '../contract.ts';
import { readDiscordUser, type DiscordUser } from './discord-client.ts';
import { completeSignIn, type VerifiedPerson } from './complete-sign-in.ts';
import type { Visitor } from './open-session.ts';
import type { AccountParts } from './parts.ts';
import { discordProvider } from './providers.ts';
import { consumeAttempt } from './queries.ts';
import { hashSecret, isSecret } from './secrets.ts';

/**
 * Signs in with the authorization code of Discord's redirect.
 * @throws AppError from `verifyDiscordPerson` and `completeSignIn`
 */
export async function loginWithDiscord(
  ctx: Context,
  input: DiscordLogin,
  visitor: Visitor,
  parts: Pick<AccountParts, 'registrationListeners' | 'isNameAllowed'>,
): Promise<LoginResult> {
  return completeSignIn(ctx, await verifyDiscordPerson(ctx, input, visitor), visitor, parts);
}

/**
 * Exchanges a code for the person. A `state` must match this browser's open attempt, whose PKCE
 * verifier is then sent. A `code` without a state works for codes requested without a challenge.
 * @throws AppError invalid_credential, provider_unavailable, not_found (Discord is not set up)
 */
export async function verifyDiscordPerson(
  ctx: Context,
  input: DiscordLogin,
  visitor: Pick<Visitor, 'attemptCookie'>,
): Promise<VerifiedPerson> {
  const provider = discordProvider(ctx.config);
  if (!provider) throw new AppError('not_found', { detail: 'Discord sign-in is not set up here.' });
  // The callback page sends an empty state when its URL has none, as a forged link would.
  // Only codes of the local identity may omit the state.
  const isStateGiven =
    input.state !== undefined && !(input.state === '' && provider.kind === 'local');
  const codeVerifier = isStateGiven
    ? await consumeState(ctx, input.state ?? '', visitor.attemptCookie)
    : undefined;
  const user = await readDiscordUser(ctx, provider, input.code, codeVerifier);
  if (!user.email || !user.verified)
    throw new AppError('invalid_credential', {
      detail: 'Discord has not verified this account’s email address. Verify it there first.',
    });
  return {
    provider: 'discord',
    subject: user.id,
    email: user.email,
    fullName: user.global_name || user.username,
    picture: buildAvatarUrl(user),
  };
}

/** Returns the PKCE verifier of this browser's attempt. A state works once. */
async function consumeState(
  ctx: Context,
  state: string,
  cookie: string | undefined,
): Promise<string> {
  const attempt = isSecret(cookie)
    ? await consumeAttempt(ctx.db, hashSecret(cookie), { state }, ctx.now())
    : undefined;
  if (!attempt) throw new AppError('invalid_credential');
  return attempt.code_verifier;
}

function buildAvatarUrl({ id, avatar }: DiscordUser): string | null {
  if (!avatar || !/^\w+$/.test(avatar) || !/^\d+$/.test(id)) return null;
  return `https://cdn.discordapp.com/avatars/${id}/${avatar}.png?size=256`;
}
