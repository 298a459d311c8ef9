import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 base64url characters: session tokens, cookies, nonces, states, verifiers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** True for text that `newSecret` could have made; all else needs no look-up. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}

/** The PKCE S256 challenge of a verifier (RFC 7636), which is its SHA-256 in base64url. */
export const pkceChallenge = hashSecret;
