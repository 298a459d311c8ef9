import { describe, expect, it } from 'vitest';
import type { Affiliate } from '../contract.ts';
import {
  formatAccount,
  formatCount,
  formatRate,
  isUntouched,
  linkTo,
  returnOf,
  shareOf,
} from './describe.ts';

const LINK = 'https://example.org/r/robin-7k2m';

describe('linkTo', () => {
  it.each([
    ['/', LINK],
    ['/girls', `${LINK}?to=/girls`],
    ['/premium', `${LINK}?to=/premium`],
  ] as const)('a link to %s is %s', (target, link) => {
    expect(linkTo(LINK, target)).toBe(link);
  });
});

describe('formatRate', () => {
  it.each([
    [4000, '40%'],
    [1250, '12.5%'],
    [1, '0.01%'],
    [0, '0%'],
  ])('%i basis points are %s', (bps, rate) => {
    expect(formatRate(bps)).toBe(rate);
  });
});

describe('shareOf', () => {
  it.each([
    [3, 8, '37.5%'],
    [1, 3, '33.3%'],
    [0, 8, '0%'],
    [8, 8, '100%'],
    [0, 0, null],
  ])('%i of %i is %s', (part, whole, share) => {
    expect(shareOf(part, whole)).toBe(share);
  });
});

it('formats counts with thousands separators', () => {
  expect(formatCount(1_248_000)).toBe('1,248,000');
});

describe('isUntouched', () => {
  const untouched = { clicks: 0, sign_ups: 0, earnings: [] as Affiliate['earnings'] };
  const earnings = [
    {
      currency: 'EUR',
      pending_minor: 519,
      approved_minor: 0,
      paid_minor: 0,
      reversed_minor: 0,
      due_minor: 0,
    },
  ];
  it.each([
    ['nothing', {}, true],
    ['a click', { clicks: 1 }, false],
    ['a sign-up', { sign_ups: 1 }, false],
    ['earnings', { earnings }, false],
  ])('with %s', (_, change, isNew) => {
    expect(isUntouched({ ...untouched, ...change } as Affiliate)).toBe(isNew);
  });
});

describe('returnOf', () => {
  it.each([
    [519, 0, 'none'],
    [519, 130, 'part'],
    [519, 519, 'all'],
    [0, 0, 'none'],
  ])('of %i with %i reversed is %s', (amount_minor, reversed_minor, what) => {
    expect(returnOf({ amount_minor, reversed_minor })).toBe(what);
  });
});

describe('formatAccount', () => {
  it.each([
    ['bank', 'DE02120300000000202051', 'DE02 1203 0000 0000 2020 51'],
    ['bank', 'BE68 5390 0754 7034', 'BE68 5390 0754 7034'],
    ['crypto', 'bc1qar0srrr7xfkvy5l643', 'bc1qar0srrr7xfkvy5l643'],
  ] as const)('%s %s is shown as %s', (method, account, shown) => {
    expect(formatAccount(method, account)).toBe(shown);
  });
});
