import { describe, expect, it } from 'vitest';
import { badgeText } from './unread-badge.tsx';

describe('badgeText', () => {
  it.each([
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [140, '9+'],
  ])('%i unread shows %s', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });
});
