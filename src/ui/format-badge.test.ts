import { describe, expect, it } from 'vitest';
import { formatBadge } from './format-badge.ts';

describe('formatBadge', () => {
  it.each([
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [140, '9+'],
  ])('%i unread shows %s', (count, text) => {
    expect(formatBadge(count)).toBe(text);
  });
});
