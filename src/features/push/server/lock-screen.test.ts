import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from './post-push.ts';
import { wordsForLockScreen } from './lock-screen.ts';

describe('wordsForLockScreen', () => {
  it.each([
    ['The kettle sang, and I thought of you.', 'The kettle sang, and I thought of you.'],
    ['*smiles*\n\nDid you sleep **well**?', 'smiles Did you sleep well?'],
    ['   ', null],
  ])('%j is %j', (text, words) => expect(wordsForLockScreen(text)).toBe(words));

  it.each([
    'I lie naked in the sun',
    'Come to bed',
    'You are so sexy',
    `${'A long walk by the sea. '.repeat(20)} Then I undress.`,
    'fuck, it is late',
  ])('%j is not shown', (text) => expect(wordsForLockScreen(text)).toBeNull());

  it('is cut between words and never inside a character', () => {
    expect(wordsForLockScreen('word '.repeat(100))).toMatch(/^(word ){23}word…$/);
    expect(wordsForLockScreen('🌙'.repeat(200))).toBe(`${'🌙'.repeat(120)}…`);
  });
});

describe('parseRetryAfter', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    ['120', 120],
    ['Sat, 21 Nov 2026 12:01:30 GMT', 90],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    [undefined, undefined],
  ])('%s is %s seconds', (value, seconds) => expect(parseRetryAfter(value, now)).toBe(seconds));
});
