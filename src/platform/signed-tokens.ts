import { createHmac, timingSafeEqual } from 'node:crypto';
import { oncePerDatabase } from '#db/client.ts';
import type { Context } from './context.ts';
import { readSigningSecret, type SigningSecret } from './signing-secrets.ts';

/** Short signed texts, such as the token of a link in an email. */
export interface SignedTokens {
  /** `parts` may contain only letters, digits, and `-`; the token is URL-safe. */
  sign(kind: string, ...parts: string[]): string;
  /** The parts of a token of that kind; null if it was altered or is of another kind. */
  read(kind: string, token: string): string[] | null;
}

function createSignedTokens({ current, previous }: SigningSecret): SignedTokens {
  const digest = (text: string, secret = current) =>
    createHmac('sha256', secret).update(text).digest();
  return {
    sign(kind, ...parts) {
      const text = [kind, ...parts].join('_');
      return `${text}_${digest(text).toString('hex')}`;
    },
    read(kind, token) {
      const end = token.lastIndexOf('_');
      const text = token.slice(0, Math.max(end, 0));
      const [found, ...parts] = text.split('_');
      const given = Buffer.from(token.slice(end + 1), 'hex');
      const isSame = (secret: string): boolean => {
        const expected = digest(text, secret);
        return given.length === expected.length && timingSafeEqual(given, expected);
      };
      const isGenuine = isSame(current) || (previous !== undefined && isSame(previous));
      return isGenuine && found === kind ? parts : null;
    },
  };
}

const cacheFor = oncePerDatabase((): { tokens?: Promise<SignedTokens> | undefined } => ({}));

/**
 * Signed tokens with one secret for all processes. Do not call this inside a transaction: it may
 * read the secret.
 */
export function signedTokens({ db }: Pick<Context, 'db'>): Promise<SignedTokens> {
  const cache = cacheFor(db);
  cache.tokens ??= readSigningSecret(db, 'tokens')
    .then(createSignedTokens)
    .catch((error: unknown) => {
      cache.tokens = undefined;
      throw error;
    });
  return cache.tokens;
}
