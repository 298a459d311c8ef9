import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as checking from './check-text.ts';
import { createStreamChecker } from './index.ts';

vi.setConfig({ testTimeout: 60_000 });

const CLEAN = [
  'The evening is warm and the harbor lights are on.',
  "I'm 15 minutes away, so pour the wine, my love.",
  'She is ten steps ahead of us, and we laugh about it.',
  'You make me giggle like a schoolgirl, darling.',
  'I waited sixteen days for your letter, and I kissed the envelope.',
  'The whisky is 12 years old and tastes of smoke.',
  'Grapes, cheese, and a blanket under the stars are enough for me.',
];
const VIOLATIONS = [
  "I'm only fifteen, but I love you.",
  'I am still in high school, kiss me.',
  'You should kill yourself.',
];

/** Feeds a text in pieces of the given sizes, over and over. */
function stream(text: string, sizes: readonly number[]) {
  const checker = createStreamChecker({ surface: 'reply' });
  let at = 0;
  for (let i = 0; at < text.length; i += 1) {
    const size = sizes[i % sizes.length] as number;
    checker.push(text.slice(at, at + size));
    at += size;
  }
  return checker.finish();
}

const chunkSizes = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 8 });

describe('createStreamChecker', () => {
  it('passes clean prose however it is cut', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(CLEAN, { minLength: 1 }), chunkSizes, (sentences, sizes) => {
        const text = sentences.join(' ');
        expect(stream(text, sizes).outcome, text).toBe('allow');
      }),
      { numRuns: 300 },
    );
  });

  it('finds a violation anywhere, however it is cut', () => {
    const filler = fc.array(fc.constantFrom(...CLEAN), { maxLength: 20 });
    fc.assert(
      fc.property(
        filler,
        filler,
        fc.constantFrom(...VIOLATIONS),
        chunkSizes,
        (a, b, bad, sizes) => {
          expect(stream([...a, bad, ...b].join(' '), sizes).outcome).toBe('block');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('stops soon after the sentence and stays stopped', () => {
    const text = `${CLEAN[0]} ${VIOLATIONS[0]} ${CLEAN.join(' ')}`;
    const checker = createStreamChecker({ surface: 'reply' });
    let shown = 0;
    for (const character of text) {
      if (checker.push(character).outcome !== 'allow') break;
      shown += 1;
    }
    const end = text.indexOf('you.') + 4;
    expect(shown).toBeLessThan(end + 4);
    expect(checker.push('all is well').outcome).toBe('block');
    expect(checker.finish().outcome).toBe('block');
  });

  it('does not wait for ever where there are no sentence ends', () => {
    const words = 'and the lights are on and the wine is poured '.repeat(3);
    const text = `${words} i am only fifteen and i love you ${words}${words}`;
    const checker = createStreamChecker({ surface: 'reply' });
    const shown = [...text].findIndex((character) => checker.push(character).outcome !== 'allow');
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(text.indexOf('i love you') + 200);
  });

  it('reads each character a bounded number of times', () => {
    const read = vi.spyOn(checking, 'checkText');
    const text = CLEAN.join(' ').repeat(40);
    stream(text, [3]);
    const characters = read.mock.calls.reduce(
      (sum, [input]) => sum + input.texts.join('').length,
      0,
    );
    expect(characters / text.length).toBeLessThan(45);
    read.mockRestore();
  });
});
