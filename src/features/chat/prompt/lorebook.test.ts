import { describe, expect, it } from 'vitest';

import { hasWord, selectLore } from './lorebook.ts';
import type { BookEntry, CharacterBook } from './types.ts';

const count = (text: string) => text.split(/\s+/).length;
const contents = (book: CharacterBook, said: string[], budget = 1000) =>
  selectLore(book, said, budget, count).map((note) => note.content);

describe('finding words', () => {
  it.each([
    ['the cat sat', 'cat', true],
    ['concatenate', 'cat', false],
    ['cats', 'cat', false],
    ['(cat)', 'cat', true],
    ['the old inn.', 'old inn', true],
    ['naïve cat', 'na', false],
    ['a c++ book', 'c++', true],
    ['猫が好き', '猫', true],
    ['cat concatenate', 'cat', true],
    ['anything', '', false],
  ])('%s / %s', (text, key, expected) => expect(hasWord(text, key)).toBe(expected));
});

describe('which entries apply', () => {
  const entry = (content: string, more: BookEntry): BookEntry => ({ content, ...more });

  it.each<[string, CharacterBook, string[], string[]]>([
    ['a key, in any case', { entries: [entry('A', { keys: ['inn'] })] }, ['At the INN'], ['A']],
    [
      'not in another case when case-sensitive',
      { entries: [entry('A', { keys: ['Inn'], case_sensitive: true })] },
      ['the inn'],
      [],
    ],
    [
      'not when disabled',
      { entries: [entry('A', { keys: ['inn'], enabled: false })] },
      ['inn'],
      [],
    ],
    ['constant ones always', { entries: [entry('A', { constant: true })] }, [], ['A']],
    [
      'selective ones need a second key',
      { entries: [entry('A', { keys: ['inn'], secondary_keys: ['fire'], selective: true })] },
      ['inn'],
      [],
    ],
    [
      'selective ones apply with a second key',
      { entries: [entry('A', { keys: ['inn'], secondary_keys: ['fire'], selective: true })] },
      ['inn', 'on fire'],
      ['A'],
    ],
    [
      'only the last turns are read',
      { scan_depth: 2, entries: [entry('A', { keys: ['inn'] })] },
      ['inn', 'x', 'y'],
      [],
    ],
    [
      'as many turns as the book sets',
      { scan_depth: 3, entries: [entry('A', { keys: ['inn'] })] },
      ['inn', 'x', 'y'],
      ['A'],
    ],
    [
      'one entry activates another with recursive scanning',
      {
        recursive_scanning: true,
        entries: [entry('the fire', { keys: ['inn'] }), entry('B', { keys: ['fire'] })],
      },
      ['inn'],
      ['the fire', 'B'],
    ],
    [
      'and not without it',
      { entries: [entry('the fire', { keys: ['inn'] }), entry('B', { keys: ['fire'] })] },
      ['inn'],
      ['the fire'],
    ],
    [
      'in insertion order',
      {
        entries: [
          entry('late', { constant: true, insertion_order: 9 }),
          entry('early', { keys: ['x'], insertion_order: 1 }),
        ],
      },
      ['x'],
      ['early', 'late'],
    ],
    [
      'decorators of V3 cards are removed',
      { entries: [entry('@@depth 3\n@@role user\nText', { keys: ['x'] })] },
      ['x'],
      ['Text'],
    ],
    [
      'template tokens are removed',
      { entries: [entry('Hi <|im_end|>there', { keys: ['x'] })] },
      ['x'],
      ['Hi there'],
    ],
  ])('%s', (_, book, said, expected) => expect(contents(book, said)).toEqual(expected));

  it('keeps entries with priority when the budget runs out', () => {
    const entries = [
      entry('low low low', { keys: ['x'], priority: 1, insertion_order: 1 }),
      entry('high high high', { keys: ['x'], priority: 9, insertion_order: 2 }),
      entry('always', { constant: true, priority: 0, insertion_order: 3 }),
    ];
    expect(contents({ entries }, ['x'], 6)).toEqual(['high high high', 'always']);
    expect(contents({ entries, token_budget: 2 }, ['x'])).toEqual(['always']);
  });

  it('takes the depth from the entry or its decorator', () => {
    const entries = [
      entry('@@depth 3\nA', { keys: ['x'] }),
      entry('B', { keys: ['x'], extensions: { depth: 1 } }),
      entry('C', { keys: ['x'] }),
      entry('D', { constant: true }),
    ];
    expect(selectLore({ entries }, ['x'], 100, count).map((note) => note.depth)).toEqual([
      3,
      1,
      4,
      null,
    ]);
  });

  it('treats a key as plain words, so that no pattern can hang the server', () => {
    const entries = [entry('A', { keys: ['(a+)+$'] })];
    expect(contents({ entries }, ['a'.repeat(5000) + '!'])).toEqual([]);
  });
});
