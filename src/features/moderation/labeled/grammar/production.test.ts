import { describe, expect, it } from 'vitest';
import { HELD_OUT } from './held-out/index.ts';
import { expandSet, type ProductionSet, SLOT } from './production.ts';
import { WORKED } from './worked.ts';

const one = (production: Partial<ProductionSet['productions'][number]>): string[] =>
  expandSet({
    topic: 'minors',
    expect: 'allow',
    productions: [{ name: 'test', surfaces: ['chat_input'], frames: [], ...production }],
  }).map(({ texts, previous }) => [...previous, texts.join(' ¦ ')].join(' >> '));

describe('expandSet', () => {
  it('fills slots in turn and deterministically', () => {
    const production = {
      frames: ['I am {age}.', '{pet}, you are {age}.'],
      words: { age: ['30', '40'], pet: ['darling'] },
      take: 4,
    };
    expect(one(production)).toEqual([
      'I am 30.',
      'Darling, you are 40.',
      'I am 40.',
      'Darling, you are 30.',
    ]);
    expect(one(production)).toEqual(one(production));
  });

  it('chooses articles by sound and keeps macros', () => {
    expect(
      one({
        frames: ['{{char}} is a(n) {what}.'],
        words: { what: ['nurse', 'engineer', '18 year old', 'university friend', 'European'] },
        take: 5,
      }),
    ).toEqual([
      '{{char}} is a nurse.',
      '{{char}} is an engineer.',
      '{{char}} is an 18 year old.',
      '{{char}} is a university friend.',
      '{{char}} is a European.',
    ]);
  });

  it('splits turns and applies registers', () => {
    expect(one({ frames: ["Hi! >> You're late."], registers: ['texting'] })).toEqual([
      'hi >> ur late',
    ]);
  });
});

/** Returns runs of six words with at most one slot, which identify a frame. */
function wordRuns({ productions }: ProductionSet): string[] {
  return productions.flatMap(({ frames }) =>
    frames.flatMap((frame) => {
      const tokens =
        frame
          .toLowerCase()
          .replaceAll('a(n)', 'a')
          .replace(SLOT, ' {} ')
          .match(/\{\}|[\p{L}\d’']+/gu) ?? [];
      return tokens
        .slice(5)
        .map((_, start) => tokens.slice(start, start + 6))
        .filter((run) => run.filter((token) => token === '{}').length <= 1)
        .map((run) => run.join(' '));
    }),
  );
}

const slotWords = ({ productions }: ProductionSet): string[] =>
  productions.flatMap(({ words = {} }) =>
    Object.values(words)
      .flat()
      .map((word) => word.toLowerCase()),
  );

describe('the held-out part', () => {
  const alike = (set: ProductionSet): ProductionSet[] =>
    WORKED.filter(({ topic, expect: outcome }) => topic === set.topic && outcome === set.expect);

  it('shares no word list and no run of words with the worked part', () => {
    const shared = HELD_OUT.flatMap((set) => {
      const words = new Set(alike(set).flatMap(slotWords));
      const runs = new Set(alike(set).flatMap(wordRuns));
      return [
        ...slotWords(set).filter((word) => words.has(word)),
        ...wordRuns(set).filter((run) => runs.has(run)),
      ].map((what) => `${set.topic}, ${set.expect}: ${what}`);
    });
    expect(shared).toEqual([]);
  });
});
