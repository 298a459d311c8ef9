import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as 43 base64url characters, for tokens, cookies, nonces, states and verifiers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Only this hash of a secret is stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Returns whether the text has the format of `newSecret`. Other texts need no lookup. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}

/** The PKCE S256 challenge (RFC 7636) is the base64url SHA-256 of the verifier. */
export const pkceChallenge = hashSecret;
