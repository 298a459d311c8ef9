import { describe, expect, it } from 'vitest';
import { wordsForLockScreen } from './lock-screen.ts';

describe('wordsForLockScreen', () => {
  it.each([
    ['The kettle sang, and I thought of you.', 'The kettle sang, and I thought of you.'],
    ['*smiles*\n\nDid you sleep **well**?', 'smiles Did you sleep well?'],
    ['   ', null],
  ])('%j is %j', async (text, words) => expect(await wordsForLockScreen(text)).toBe(words));

  it.each([
    'I lie naked in the sun',
    'Come to bed',
    'You are so sexy',
    `${'A long walk by the sea. '.repeat(20)} Then I undress.`,
    'fuck, it is late',
    'Would you send me nudes?',
    'You were naughty today',
    'We could make love until morning',
    'Quiero quitarte la ropa despacio esta noche',
  ])('%j is not shown', async (text) => expect(await wordsForLockScreen(text)).toBeNull());

  it('is cut between words and never inside a character', async () => {
    expect(await wordsForLockScreen('word '.repeat(100))).toMatch(/^(word ){23}word…$/);
    expect(await wordsForLockScreen('🌙'.repeat(200))).toBe(`${'🌙'.repeat(120)}…`);
  });
});
