import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { labeledTexts } from '../labeled/labeled-table.ts';
import { ORDINARY_REPLIES } from '../labeled/ordinary-replies.ts';
import * as checking from './check-text.ts';
import { createStreamChecker } from './index.ts';

vi.setConfig({ testTimeout: 120_000 });

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
  'Lily, fifteen, slips into your bed and kisses you.',
];

/** Splits text into tokens as most engines do: words with a leading space, and punctuation. */
const tokenize = (text: string): string[] =>
  text.match(/\s?[\p{L}\p{N}'’]+|\s?[^\s\p{L}\p{N}]|\s+/gu)!;

/** Streams a text in pieces of the given sizes, repeatedly. */
function stream(text: string, sizes: readonly number[]) {
  const checker = createStreamChecker({ surface: 'reply' });
  let shown = '';
  let at = 0;
  for (let i = 0; at < text.length; i += 1) {
    const size = sizes[i % sizes.length] as number;
    shown += checker.push(text.slice(at, at + size)).text;
    at += size;
  }
  const { text: rest, verdict } = checker.finish();
  return { shown: shown + rest, verdict };
}

const BEFORE = 'The lamp is lit, and it rains. ';
/** Returns the longest shown part of a refused sentence for all ways to split it. */
function findLeak(bad: string): string {
  const leaks = [1, 2, 3, 5, 1000].map((size) => {
    const { shown, verdict } = stream(`${BEFORE}${bad}. Good night then.`, [size]);
    expect(verdict.outcome).toBe('block');
    return shown.slice(BEFORE.length);
  });
  return leaks.toSorted((a, b) => b.length - a.length)[0]!;
}

const chunkSizes = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 8 });

describe('allowed text', () => {
  it('is shown completely for every way to split it', () => {
    const texts = fc.shuffledSubarray([...CLEAN, ...ORDINARY_REPLIES], {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(texts, chunkSizes, (sentences, sizes) => {
        const text = sentences.join(' ');
        expect(stream(text, sizes)).toMatchObject({ shown: text, verdict: { outcome: 'allow' } });
      }),
      { numRuns: 300 },
    );
  });

  it('is shown with any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), chunkSizes, (text, sizes) => {
        const { shown, verdict } = stream(text, sizes);
        if (verdict.outcome === 'allow') expect(shown).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('refused text', () => {
  it('is detected at any position for every way to split it, and never shown', () => {
    const filler = fc.array(fc.constantFrom(...CLEAN), { maxLength: 20 });
    fc.assert(
      fc.property(
        filler,
        filler,
        fc.constantFrom(...VIOLATIONS),
        chunkSizes,
        (a, b, bad, sizes) => {
          const before = a.map((sentence) => `${sentence} `).join('');
          const { shown, verdict } = stream(before + [bad, ...b].join(' '), sizes);
          expect(verdict.outcome).toBe('block');
          expect(before.startsWith(shown), shown).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([1, 4, 9, 60])(
    'is refused at the end of its sentence, in pieces of %i characters',
    (size) => {
      const text = 'The lamps are lit. I am fifteen years old, you know. Come closer now';
      const checker = createStreamChecker({ surface: 'reply' });
      const passed = text
        .match(new RegExp(`.{1,${size}}`, 'g'))!
        .map((piece) => checker.push(piece));
      expect(passed.at(-1)!.verdict.outcome).toBe('block');
      expect(
        passed
          .map((one) => one.text)
          .join('')
          .trim(),
      ).toMatch(/^(?:The lamps are lit.)?$/);
    },
  );

  it('is not shown when it is interrupted by an insertion', () => {
    const between = [
      ', like, ',
      ', you know, darling, ',
      ' - as of today - ',
      ' *giggles* ',
      '... ',
    ];
    const ways = ["I'm|fifteen and I love you", 'She is only|15, and she kisses you'];
    for (const text of ways.flatMap((way) => between.map((words) => way.replace('|', words))))
      expect(findLeak(text), text).toBe('');
  });

  it.each([
    'I am *fif*teen and I love you',
    'I am fif**teen**, kiss me',
    'I am fif.teen and I love you',
    'I am “fif”teen and I love you',
    'I am only fif\nteen, kiss me',
    'I am seven—teen and I love you',
    'I just turned *fifteen*, kiss me',
    'I am; fifteen, kiss me',
    'I am in *middle* school and I love you, kiss me',
  ])('shows nothing of what marks part: %s', (text) => {
    expect(findLeak(text)).toBe('');
  });

  it('stays refused', () => {
    const checker = createStreamChecker({ surface: 'reply' });
    checker.push(`${VIOLATIONS[0]} `);
    expect(checker.push('all is well')).toMatchObject({ text: '', verdict: { outcome: 'block' } });
    expect(checker.finish()).toMatchObject({ text: '', verdict: { outcome: 'block' } });
  });

  it('is refused without sentence ends after a limit', () => {
    const words = 'and the lights are on and the wine is poured '.repeat(3);
    const text = `${words} i am only fifteen and i love you ${words}${words}${words}`;
    const checker = createStreamChecker({ surface: 'reply' });
    let shown = '';
    const end = [...text].findIndex((character) => {
      const passed = checker.push(character);
      shown += passed.text;
      return passed.verdict.outcome !== 'allow';
    });
    expect(end).toBeGreaterThan(0);
    expect(end).toBeLessThan(text.indexOf('i love you') + 420);
    expect(shown).not.toContain('i am');
  });
});

describe('delay and cost', () => {
  it('holds harmless text for at most one clause, and releases it with the piece that ends it', () => {
    for (const text of ORDINARY_REPLIES) {
      const checker = createStreamChecker({ surface: 'reply' });
      let arrived = 0;
      let left = 0;
      for (const token of tokenize(text)) {
        // Punctuation ends a clause once the following space has arrived.
        const held = text.slice(left, arrived).replace(/\W+$/, '');
        expect(held.split(CLAUSE).length, held).toBeLessThanOrEqual(2);
        arrived += token.length;
        left += checker.push(token).text.length;
      }
    }
  });

  it('delays a token by at most four tokens at the median, including near-misses', () => {
    const replies = labeledTexts('worked')
      .filter((row) => row.surface === 'reply' && row.expect === 'allow')
      .map((row) => row.texts.join(' '));
    const waits = [...ORDINARY_REPLIES, ...replies].flatMap(measureWaits);
    console.log(describeWaits(waits));
    expect(quantile(waits, 0.5)).toBeLessThanOrEqual(4);
    expect(quantile(waits, 0.99)).toBeLessThanOrEqual(20);
  });

  it('reads each character a bounded number of times', () => {
    const text = CLEAN.join(' ').repeat(40);
    const read = vi.spyOn(checking, 'checkText');
    stream(text, [3]);
    const characters = read.mock.calls.reduce(
      (sum, [input]) => sum + input.texts.join('').length,
      0,
    );
    expect(characters / text.length).toBeLessThan(20);
    read.mockRestore();
  });
});

/** The clause separators of an ordinary reply. */
const CLAUSE = /[,.!?;"“”*…—]+\s|\n/;

/** Returns for each token by how many tokens it was delayed. */
function measureWaits(text: string): number[] {
  const checker = createStreamChecker({ surface: 'reply' });
  const tokens = tokenize(text);
  const waits: number[] = [];
  let arrived = 0;
  let left = 0;
  const ends = tokens.map((token) => (arrived += token.length));
  const leave = (amount: number, now: number): void => {
    left += amount;
    while (waits.length < ends.length && ends[waits.length]! <= left)
      waits.push(now - waits.length);
  };
  for (const [now, token] of tokens.entries()) leave(checker.push(token).text.length, now);
  leave(checker.finish().text.length, tokens.length);
  return waits;
}

function quantile(waits: readonly number[], part: number): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))]!;
}

function describeWaits(waits: readonly number[]): string {
  const held = waits.filter((wait) => wait > 0).length / waits.length;
  const at = (rate: number) =>
    [0.5, 0.75, 0.9, 0.99]
      .map((part) => Math.round((quantile(waits, part) * 1000) / rate))
      .join('/');
  return `${(held * 100).toFixed(1)} % of ${waits.length} tokens wait; 50th/75th/90th/99th in ms at 20 tokens a second ${at(20)}, at 60 ${at(60)}`;
}
