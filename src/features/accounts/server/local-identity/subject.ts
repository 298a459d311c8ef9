import { createHash } from 'node:crypto';
import type { Provider } from '../../contract.ts';

/** Returns the local provider's user id: digits like real ones, stable per email address. */
export function localSubject(provider: Provider, email: string): string {
  const digest = createHash('sha256').update(`${provider}:${email.toLowerCase()}`).digest();
  return String(digest.readBigUInt64BE() >> 1n);
}
