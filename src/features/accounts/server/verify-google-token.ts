import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { GoogleProvider } from './providers.ts';

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const KEY_TIMEOUT_MS = 5000;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(320),
  email_verified: z.union([z.boolean(), z.stringbool()]),
  name: z.string().optional(),
  picture: z.string().optional(),
  nonce: z.string().optional(),
});
export type GoogleClaims = z.infer<typeof Claims>;

/** Key sets by the fetch function that loads them (production has one) and by URL. */
const keySets = new WeakMap<typeof fetch, Map<string, JWTVerifyGetKey>>();

/**
 * Verifies a Google ID token (signature, issuer, audience, times) and returns its claims.
 * Source: Google's "Verify the Google ID token on your server side". The caller checks the nonce.
 * @throws AppError invalid_credential (also for an unverified email), provider_unavailable
 */
export async function verifyGoogleToken(
  ctx: Pick<Context, 'fetch' | 'now' | 'log'>,
  provider: GoogleProvider,
  token: string,
): Promise<GoogleClaims> {
  const payload = await verifySignature(ctx, provider, token);
  const claims = Claims.safeParse(payload);
  if (!claims.success) throw new AppError('invalid_credential');
  if (!claims.data.email_verified)
    throw new AppError('invalid_credential', {
      detail: 'Google has not verified this account’s email address. Verify it there first.',
    });
  return claims.data;
}

async function verifySignature(
  ctx: Pick<Context, 'fetch' | 'now' | 'log'>,
  provider: GoogleProvider,
  token: string,
): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, keySet(ctx.fetch, provider.jwksUrl), {
      algorithms: ['RS256'],
      issuer: ISSUERS,
      audience: provider.clientId,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: 5,
      currentDate: ctx.now(),
    });
    return payload;
  } catch (error) {
    if (isTokenFault(error)) throw new AppError('invalid_credential', { cause: error });
    ctx.log.warn({ err: error }, 'google keys unavailable');
    throw new AppError('provider_unavailable', { cause: error });
  }
}

/** Returns false for errors of the key set or the network. */
function isTokenFault(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}

function keySet(fetchKeys: typeof fetch, url: string): JWTVerifyGetKey {
  let sets = keySets.get(fetchKeys);
  if (!sets) keySets.set(fetchKeys, (sets = new Map()));
  let set = sets.get(url);
  if (!set) {
    set = createRemoteJWKSet(new URL(url), {
      timeoutDuration: KEY_TIMEOUT_MS,
      [customFetch]: (address, options) => fetchKeys(address, options),
    });
    sets.set(url, set);
  }
  return set;
}
