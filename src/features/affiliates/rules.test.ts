import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  affiliateCode,
  commissionOf,
  MAX_COMMISSION_BPS,
  normalizeEmail,
  readAccount,
  reversedOf,
  findSelfReferral,
} from './rules.ts';

const money = fc.integer({ min: 1, max: 1_000_000_000_000 });
const bps = fc.integer({ min: 0, max: 10_000 });

describe('commission', () => {
  it.each([
    [1299, 0, 4000, { net_minor: 1299, amount_minor: 519 }],
    [1299, 1500, 4000, { net_minor: 1104, amount_minor: 441 }],
    [1, 0, 4000, { net_minor: 1, amount_minor: 0 }],
    [7188, 0, 2500, { net_minor: 7188, amount_minor: 1797 }],
    [500, 10_000, 4000, { net_minor: 0, amount_minor: 0 }],
    [500, 0, 9000, { net_minor: 500, amount_minor: 200 }],
  ])('of %i with fees of %i at a rate of %i', (paid, feesBps, commissionBps, expected) => {
    expect(commissionOf(paid, { feesBps, commissionBps })).toEqual(expected);
  });

  it('is whole, rounded down by less than one, and never above 40 % of the net', () => {
    fc.assert(
      fc.property(money, bps, bps, (paid, feesBps, commissionBps) => {
        const { net_minor, amount_minor } = commissionOf(paid, { feesBps, commissionBps });
        const rate = Math.min(commissionBps, MAX_COMMISSION_BPS);
        const exact = BigInt(net_minor) * BigInt(rate);
        expect(BigInt(amount_minor) * 10_000n <= exact).toBe(true);
        expect(exact - BigInt(amount_minor) * 10_000n < 10_000n).toBe(true);
        expect(net_minor <= paid && amount_minor * 10 <= net_minor * 4).toBe(true);
      }),
    );
  });

  it('is reversed in proportion to the returned amount', () => {
    fc.assert(
      fc.property(money, bps, fc.float({ min: 0, max: 1, noNaN: true }), (paid, rate, part) => {
        const { amount_minor: amount } = commissionOf(paid, { feesBps: 0, commissionBps: rate });
        const returned = Math.floor(paid * part);
        const reversed = reversedOf(amount, returned, paid);
        expect(reversedOf(amount, 0, paid)).toBe(0);
        expect(reversedOf(amount, paid, paid)).toBe(amount);
        expect(reversed).toBeGreaterThanOrEqual(0);
        expect(reversedOf(amount, Math.min(returned + 1, paid), paid)).toBeGreaterThanOrEqual(
          reversed,
        );
        expect(BigInt(reversed)).toBe((BigInt(amount) * BigInt(returned)) / BigInt(paid));
      }),
    );
  });
});

test.each([
  ['Mara@Example.test', 'mara@example.test'],
  ['mara+shop@example.test', 'mara@example.test'],
  ['m.a.r.a@gmail.com', 'mara@gmail.com'],
  ['m.ara+x+y@GoogleMail.com', 'mara@gmail.com'],
  ['m.ara@example.test', 'm.ara@example.test'],
  [' mara@example.test ', 'mara@example.test'],
])('normalizes %s to %s', (email, plain) => {
  expect(normalizeEmail(email)).toBe(plain);
});

const affiliate = {
  user_id: 'a',
  emails: ['mara.voss@gmail.com', 'work@example.test'],
  networks: ['n1', 'n2'],
};
test.each([
  ['another person', {}, null],
  ['the account itself', { id: 'a' }, 'same_user'],
  ['the address of the application', { email: 'MaraVoss+2@googlemail.com' }, 'same_email'],
  ['the address of the account', { email: 'Work+ref@example.test' }, 'same_email'],
  ['another mailbox of the same domain', { email: 'works@example.test' }, null],
  ['the network of the affiliate', { network: 'n2' }, 'same_address'],
  ['another network', { network: 'n3' }, null],
] as const)('detects a self-referral: %s', (_name, change, reason) => {
  const person = { id: 'b', email: 'robin@example.test', network: null, ...change };
  expect(findSelfReferral(person, affiliate)).toBe(reason);
});

test.each([
  ['Mara', 'mara-2222'],
  ['Anne-Marie O’Neil', 'annemarieoneil-2222'],
  ['李', 'partner-2222'],
  ['Maximiliana Alexandrina', 'maximilianaalexa-2222'],
])('creates the code of %s', (name, code) => {
  expect(affiliateCode(name, [0, 0, 0, 0])).toBe(code);
});
test('creates codes that are URL-safe and have no ambiguous characters', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.double({ min: 0, max: 0.9999, noNaN: true }), { minLength: 4, maxLength: 4 }),
      (name, random) => {
        expect(affiliateCode(name, random)).toMatch(/^[a-z0-9]{1,16}-[2-9a-hjkmnp-z]{4}$/);
      },
    ),
  );
});

const IBAN = 'DE02120300000000202051';
test.each([
  ['bank', IBAN, IBAN],
  ['bank', 'de02 1203 0000 0000 2020 51', IBAN],
  ['bank', 'GB33-BUKB-2020-1555-5555-55', 'GB33BUKB20201555555555'],
  ['bank', 'DE03120300000000202051', null],
  ['bank', 'DE02', null],
  ['bank', 'not an account', null],
  [
    'crypto',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ],
  ['crypto', 'bc1 qar0srrr7xfkvy5l643lydnw', null],
  ['crypto', 'short', null],
  ['crypto', 'a'.repeat(121), null],
] as const)('normalizes the %s account "%s"', (method, account, stored) => {
  expect(readAccount(method, account)).toBe(stored);
});
test('rejects an IBAN with one wrong digit or two swapped neighbors', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: IBAN.length - 1 }),
      fc.integer({ min: 1, max: 9 }),
      (at, by) => {
        const digit = String((Number(IBAN[at]) + by) % 10);
        expect(readAccount('bank', IBAN.slice(0, at) + digit + IBAN.slice(at + 1))).toBeNull();
      },
    ),
  );
  for (let at = 2; at < IBAN.length - 1; at += 1) {
    const swapped = IBAN.slice(0, at) + IBAN[at + 1] + IBAN[at] + IBAN.slice(at + 2);
    if (swapped !== IBAN) expect(readAccount('bank', swapped)).toBeNull();
  }
});
