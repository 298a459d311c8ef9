import { ECDH } from 'node:crypto';

/** Whether a base64url text is an uncompressed point of P-256: anything else cannot be encrypted for. */
export function isPublicKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
