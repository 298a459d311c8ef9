import { createHmac, timingSafeEqual } from 'node:crypto';
import { oncePerDatabase } from '#db/client.ts';
import type { Context } from './context.ts';
import { readSigningSecret } from './signed-addresses.ts';

/** Short texts that only this installation can have written, such as the token of a link in a mail. */
export interface SignedTokens {
  /** `parts` hold letters, digits and `-` only; the token fits an address. */
  sign(kind: string, ...parts: string[]): string;
  /** The parts of a token of that kind; null when it was altered or is another's. */
  read(kind: string, token: string): string[] | null;
}

/** @param secret of this installation */
function createSignedTokens(secret: string): SignedTokens {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest();
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
      const expected = digest(text);
      const isSame = given.length === expected.length && timingSafeEqual(given, expected);
      return isSame && found === kind ? parts : null;
    },
  };
}

const keptFor = oncePerDatabase((): { tokens?: Promise<SignedTokens> | undefined } => ({}));

/** Signed tokens, the same in every process. Not inside a transaction: it may read the secret. */
export function signedTokens({ db }: Pick<Context, 'db'>): Promise<SignedTokens> {
  const kept = keptFor(db);
  kept.tokens ??= readSigningSecret(db, 'tokens')
    .then(createSignedTokens)
    .catch((error: unknown) => {
      kept.tokens = undefined;
      throw error;
    });
  return kept.tokens;
}
