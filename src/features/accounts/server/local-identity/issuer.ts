import { exportJWK, generateKeyPair, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from '@hono/zod-openapi';
import type { Context } from '#platform/context.ts';
import { discordProvider, googleProvider } from '../providers.ts';
import { newSecret, pkceChallenge } from '../secrets.ts';
import { localSubject } from './subject.ts';

const KEY_ID = 'local-identity';
const CODE_AUDIENCE = 'local-discord-code';
const ACCESS_AUDIENCE = 'local-discord-access';

export const LocalPerson = z.object({
  email: z.email().max(320).openapi({ example: 'robin@example.test' }),
  full_name: z.string().trim().min(1).max(80).openapi({ example: 'Robin Vale' }),
});
export type LocalPerson = z.infer<typeof LocalPerson>;

const CodeClaims = LocalPerson.extend({
  jti: z.string(),
  code_challenge: z.string().optional(),
});

/**
 * Stands in for Google and Discord with a key per process: signs credentials, issues single-use codes
 * (bound to a PKCE challenge if there is one) and exchanges them.
 */
export function createLocalIssuer(ctx: Pick<Context, 'config' | 'now'>) {
  let pair: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => (pair ??= generateKeyPair('RS256', { extractable: true }));
  const usedCodes = new LRUCache<string, true>({ max: 10_000 });
  const seconds = () => Math.floor(ctx.now().getTime() / 1000);

  const sign = async (
    claims: Record<string, unknown>,
    audience: string,
    lifetimeSeconds: number,
  ): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .setAudience(audience)
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + lifetimeSeconds)
      .sign((await keys()).privateKey);

  const read = async (token: string, audience: string): Promise<unknown> => {
    const { publicKey } = await keys();
    const verified = await jwtVerify(token, publicKey, {
      audience,
      currentDate: ctx.now(),
    }).catch(() => undefined);
    return verified?.payload;
  };

  return {
    async keySet(): Promise<JSONWebKeySet> {
      const jwk = await exportJWK((await keys()).publicKey);
      return { keys: [{ ...jwk, kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
    },
    /** Returns a Google credential (ID token) for a person. Null when real Google keys are configured. */
    async credential(person: LocalPerson, nonce?: string): Promise<string | null> {
      const provider = googleProvider(ctx.config);
      if (provider?.kind !== 'local') return null;
      const claims = {
        iss: 'https://accounts.google.com',
        sub: localSubject('google', person.email),
        email: person.email,
        email_verified: true,
        name: person.full_name,
        ...(nonce && { nonce }),
      };
      return sign(claims, provider.clientId, 3600);
    },
    /** Returns a Discord authorization code for a person. Null when real Discord keys are configured. */
    async code(person: LocalPerson, codeChallenge?: string): Promise<string | null> {
      if (discordProvider(ctx.config)?.kind !== 'local') return null;
      const { email, full_name } = person;
      const claims = {
        email,
        full_name,
        jti: newSecret(),
        ...(codeChallenge && { code_challenge: codeChallenge }),
      };
      return sign(claims, CODE_AUDIENCE, 600);
    },
    /** Exchanges a code for an access token. Null for a wrong, used or expired code or a wrong verifier. */
    async exchange(code: string, codeVerifier: string | undefined): Promise<string | null> {
      const claims = CodeClaims.safeParse(await read(code, CODE_AUDIENCE)).data;
      if (!claims || usedCodes.has(claims.jti)) return null;
      usedCodes.set(claims.jti, true);
      if (claims.code_challenge && pkceChallenge(codeVerifier ?? '') !== claims.code_challenge)
        return null;
      return sign({ email: claims.email, full_name: claims.full_name }, ACCESS_AUDIENCE, 600);
    },
    /** Returns the user of an access token in the format of Discord's `users/@me`. Null for a wrong token. */
    async person(accessToken: string) {
      const claims = LocalPerson.safeParse(await read(accessToken, ACCESS_AUDIENCE)).data;
      if (!claims) return null;
      return {
        id: localSubject('discord', claims.email),
        username: claims.full_name,
        global_name: claims.full_name,
        avatar: null,
        email: claims.email,
        verified: true,
      };
    },
  };
}
export type LocalIssuer = ReturnType<typeof createLocalIssuer>;
