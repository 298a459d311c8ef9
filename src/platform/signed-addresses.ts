import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningSecret } from './signing-secrets.ts';

/**
 * An address is valid for one to two windows; it is constant within a window, so that browsers can
 * cache the file.
 */
const WINDOW_SECONDS = 6 * 3600;

export interface AddressQuery {
  expires?: string | undefined;
  signature?: string | undefined;
  audience?: string | undefined;
}

/**
 * `public`: issued only because the file is public; the address ends when the file is no longer
 * public. `live`: issued while the file is made; it is waited for.
 */
export type Audience = 'public' | 'live';

/** Signs temporary addresses of private files. */
export interface SignedAddresses {
  /** The address of a storage key under /media, valid for 6 to 12 hours from `now`. */
  sign(key: string, now: Date, audience?: Audience): string;
  /**
   * Checks whether an address was issued for this method, key, and audience, and has not expired.
   */
  verify(
    method: string,
    key: string,
    query: AddressQuery,
    now: Date,
  ): 'good' | 'altered' | 'expired';
}

/** The expiry of addresses that are signed at `now`. */
export function addressExpiry(now: Date): Date {
  const window = Math.floor(now.getTime() / 1000 / WINDOW_SECONDS);
  return new Date((window + 2) * WINDOW_SECONDS * 1000);
}

export function createSignedAddresses({ current, previous }: SigningSecret): SignedAddresses {
  const digest = (key: string, expires: string, audience: string, secret = current): Buffer =>
    createHmac('sha256', secret)
      .update(`GET\n${key}\n${expires}${audience && `\n${audience}`}`)
      .digest();
  return {
    sign(key, now, audience) {
      const expires = String(addressExpiry(now).getTime() / 1000);
      const signature = digest(key, expires, audience ?? '').toString('base64url');
      const meant = audience ? `&audience=${audience}` : '';
      return `/media/${key}?expires=${expires}${meant}&signature=${signature}`;
    },
    verify(method, key, { expires = '', signature = '', audience = '' }, now) {
      // HEAD is allowed wherever GET is.
      if (method !== 'GET' && method !== 'HEAD') return 'altered';
      if (!/^\d{1,12}$/.test(expires)) return 'altered';
      const given = Buffer.from(signature, 'base64url');
      const isSame = (secret: string): boolean => {
        const expected = digest(key, expires, audience, secret);
        // Also compares the text: base64url has several encodings of the same bytes.
        return (
          given.length === expected.length &&
          timingSafeEqual(given, expected) &&
          signature === expected.toString('base64url')
        );
      };
      if (!isSame(current) && !(previous && isSame(previous))) return 'altered';
      return Number(expires) * 1000 > now.getTime() ? 'good' : 'expired';
    },
  };
}
