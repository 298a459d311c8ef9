import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressExpiry, createSignedAddresses } from './signed-addresses.ts';

const addresses = createSignedAddresses({ current: 'a secret of this test' });
const NOON = new Date('2026-11-21T12:00:00Z');
const KEY = 'images/a/b/1-320.webp';
const HOUR = 3_600_000;

const queryOf = (address: string) =>
  Object.fromEntries(new URLSearchParams(address.split('?')[1])) as {
    expires: string;
    signature: string;
  };

it.each([
  ['GET', KEY, 0, 'good'],
  ['HEAD', KEY, 0, 'good'],
  ['GET', KEY, 12 * HOUR - 1, 'good'],
  ['GET', KEY, 12 * HOUR, 'expired'],
  ['DELETE', KEY, 0, 'altered'],
  ['GET', 'images/a/b/1-640.webp', 0, 'altered'],
] as const)('%s %s after %i ms is %s', (method, key, after, standing) => {
  const query = queryOf(addresses.sign(KEY, NOON));
  const later = new Date(NOON.getTime() + after);
  expect(addresses.verify(method, key, query, later)).toBe(standing);
});

it('addresses are valid for six to twelve hours, and equal within a window', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 * 24 * HOUR }), (after) => {
      const now = new Date(NOON.getTime() + after);
      const good = addressExpiry(now).getTime() - now.getTime();
      expect(good).toBeGreaterThan(6 * HOUR - 1);
      expect(good).toBeLessThanOrEqual(12 * HOUR);
    }),
  );
  const soon = new Date(NOON.getTime() + HOUR);
  expect(addresses.sign(KEY, soon)).toBe(addresses.sign(KEY, NOON));
});

it('only the signed address is valid', () => {
  const { expires, signature } = queryOf(addresses.sign(KEY, NOON));
  const other = createSignedAddresses({ current: 'another secret' });
  expect(other.verify('GET', KEY, { expires, signature }, NOON)).toBe('altered');
  fc.assert(
    fc.property(fc.string(), fc.string(), (end, sign) => {
      fc.pre(end !== expires || sign !== signature);
      expect(addresses.verify('GET', KEY, { expires: end, signature: sign }, NOON)).toBe('altered');
    }),
  );
});

it('stay valid after a rotation as long as the previous secret is accepted', () => {
  const query = queryOf(addresses.sign(KEY, NOON));
  const rotated = createSignedAddresses({ current: 'new', previous: 'a secret of this test' });
  expect(rotated.verify('GET', KEY, query, NOON)).toBe('good');
  expect(rotated.verify('GET', `${KEY}x`, query, NOON)).toBe('altered');
  expect(rotated.sign(KEY, NOON)).not.toBe(addresses.sign(KEY, NOON));
  expect(createSignedAddresses({ current: 'new' }).verify('GET', KEY, query, NOON)).toBe('altered');
});
