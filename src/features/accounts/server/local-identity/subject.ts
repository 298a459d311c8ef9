import { createHash } from 'node:crypto';
import type { Provider } from '../../contract.ts';

/** The local provider's id of a person: digits like the real ones, the same for the same e-mail address. */
export function localSubject(provider: Provider, email: string): string {
  const digest = createHash('sha256').update(`${provider}:${email.toLowerCase()}`).digest();
  return String(digest.readBigUInt64BE() >> 1n);
}
