import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    ['20', 20_000],
    ['0.5', 500],
    ['0', 0],
    ['-5', 0],
    ['3600', 60_000],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    [['7', '9'], 7000],
    ['', undefined],
    ['soon', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is %s ms', (header, ms) => expect(parseRetryAfter(header, now)).toBe(ms));

  it('returns at most what its caller is willing to wait', () => {
    expect(parseRetryAfter('3600', now, 600_000)).toBe(600_000);
  });
});
