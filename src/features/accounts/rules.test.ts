import { expect, test } from 'vitest';
import {
  displayName,
  isAdminEmail,
  pictureAddress,
  shouldExtend,
  standingProblem,
} from './rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-22T12:00:00Z');
const earlier = new Date('2026-11-20T12:00:00Z');

test.each([
  [true, null, undefined],
  [true, earlier, undefined],
  [true, later, 'account_suspended'],
  [false, null, 'account_inactive'],
  [false, later, 'account_inactive'],
])('active %s, suspended until %s: %s', (is_active, suspended_until, problem) => {
  expect(standingProblem({ is_active, suspended_until, erase_at: null }, now)).toBe(problem);
});

test.each([
  ['2026-11-21T11:00:00.001Z', false],
  ['2026-11-21T11:00:00.000Z', true],
  ['2026-11-01T00:00:00.000Z', true],
])('last seen %s: extend %s', (lastSeen, isExtended) => {
  expect(shouldExtend(new Date(lastSeen), now)).toBe(isExtended);
});

test.each([
  ['  Robin   Vale ', 'r@x.test', 'Robin Vale'],
  ['Ro\u202ebin\u0000\nVale', 'r@x.test', 'Ro bin Vale'],
  ['Zoe\u0308', 'r@x.test', 'Zo\u00eb'],
  ['\u200b\u200b', 'robin@x.test', 'robin'],
  [null, 'robin@x.test', 'robin'],
  ['a'.repeat(200), 'r@x.test', 'a'.repeat(80)],
  ['\u{1f600}'.repeat(90), 'r@x.test', '\u{1f600}'.repeat(80)],
])('the name %j of %s is shown as %j', (given, email, shown) => {
  expect(displayName(given, email)).toBe(shown);
});

test.each([
  ['https://pics.example.test/a.png', 'https://pics.example.test/a.png'],
  ['http://pics.example.test/a.png', null],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AA', null],
  ['not an address', null],
  [null, null],
  [`https://x.test/${'a'.repeat(3000)}`, null],
])('the picture %j is stored as %j', (given, kept) => {
  expect(pictureAddress(given)).toBe(kept);
});

test('matches the operator’s addresses case-insensitively', () => {
  expect(isAdminEmail(['admin@example.test'], 'Admin@Example.test')).toBe(true);
  expect(isAdminEmail(['admin@example.test'], 'admin@example.test.evil.test')).toBe(false);
});
