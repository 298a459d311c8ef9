import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { GoogleLogin, LoginResult } from '../contract.ts';
import { completeSignIn, type VerifiedPerson } from './complete-sign-in.ts';
import type { Visitor } from './open-session.ts';
import type { AccountParts } from './parts.ts';
import { googleProvider } from './providers.ts';
import { consumeAttempt } from './queries.ts';
import { hashSecret, isSecret } from './secrets.ts';
import { verifyGoogleToken } from './verify-google-token.ts';

/**
 * Signs in with the credential of Google's button.
 * @throws AppError from `verifyGooglePerson` and `completeSignIn`
 */
export async function loginWithGoogle(
  ctx: Context,
  input: GoogleLogin,
  visitor: Visitor,
  parts: Pick<AccountParts, 'registrationListeners' | 'isNameAllowed'>,
): Promise<LoginResult> {
  return completeSignIn(ctx, await verifyGooglePerson(ctx, input, visitor), visitor, parts);
}

/**
 * Verifies a credential that this browser requested and returns the person.
 * @throws AppError invalid_credential, provider_unavailable, not_found (Google is not set up)
 */
export async function verifyGooglePerson(
  ctx: Context,
  input: GoogleLogin,
  visitor: Pick<Visitor, 'attemptCookie'>,
): Promise<VerifiedPerson> {
  const provider = googleProvider(ctx.config);
  if (!provider) throw new AppError('not_found', { detail: 'Google sign-in is not set up here.' });
  const claims = await verifyGoogleToken(ctx, provider, input.token);
  // Only scripts of the local identity may omit the nonce. A nonce that is present must match.
  if (claims.nonce !== undefined || provider.kind === 'oauth')
    await consumeNonce(ctx, claims.nonce, visitor.attemptCookie);
  return {
    provider: 'google',
    subject: claims.sub,
    email: claims.email,
    fullName: claims.name ?? null,
    picture: claims.picture ?? null,
  };
}

/** A credential works once, in the browser that requested it. */
async function consumeNonce(
  ctx: Context,
  nonce: string | undefined,
  cookie: string | undefined,
): Promise<void> {
  const attempt =
    nonce !== undefined && isSecret(cookie)
      ? await consumeAttempt(ctx.db, hashSecret(cookie), { nonce }, ctx.now())
      : undefined;
  if (!attempt) throw new AppError('invalid_credential');
}
