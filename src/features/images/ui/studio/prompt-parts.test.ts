import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROMPT_LENGTH } from '../../rules.ts';
import { SAMPLE_PROMPTS, suggestionCategories } from '../../suggestions.ts';
import { hasPart, pickSample, remainingRoom, togglePart } from './prompt-parts.ts';

const PARTS = suggestionCategories.flatMap(({ items }) => items.map(({ prompt }) => prompt));
const anyPart = fc.constantFrom(...PARTS);
/** Words that do not end in a comma or a space. */
const anyWords = fc
  .array(fc.constantFrom('She', 'smiles', 'by', 'the', 'sea', 'rain.', 'Über', '2', 'tea,'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((words) => words.join(' ').replace(/,$/, ''));

describe('choosing a suggestion', () => {
  it.each([
    ['', 'on a beach', 'on a beach'],
    ['She laughs', 'on a beach', 'She laughs, on a beach'],
    ['She laughs  ', 'on a beach', 'She laughs, on a beach'],
    ['She laughs.', 'on a beach', 'She laughs. on a beach'],
    ['She laughs,', 'on a beach', 'She laughs, on a beach'],
  ])('%j and %j make %j', (prompt, part, made) => {
    expect(togglePart(prompt, part)).toBe(made);
  });

  it.each([
    ['on a beach', 'on a beach', ''],
    ['on a beach, laughing', 'on a beach', 'laughing'],
    ['laughing, on a beach, at dusk', 'on a beach', 'laughing, at dusk'],
    ['laughing, ON A BEACH', 'on a beach', 'laughing'],
    ['laughing on a beach at dusk', 'on a beach', 'laughing at dusk'],
    ['golden hour, soft rim light, rain', 'golden hour, soft rim light', 'rain'],
  ])('%j without %j is %j', (prompt, part, left) => {
    expect(togglePart(prompt, part)).toBe(left);
  });

  it('does not match a part of a word', () => {
    expect(hasPart('by the seaside', 'by the sea')).toBe(false);
    expect(hasPart('by the sea, by the seaside', 'by the sea')).toBe(true);
    expect(hasPart('in a café', 'in a caf')).toBe(false);
  });

  it('refuses a part that does not fit, and accepts one that just fits', () => {
    const part = 'on a beach';
    const full = 'x'.repeat(PROMPT_LENGTH - part.length - 2);
    expect(togglePart(full, part)).toHaveLength(PROMPT_LENGTH);
    expect(togglePart(`${full}x`, part)).toBeNull();
  });

  it('twice restores the prompt', () => {
    fc.assert(
      fc.property(anyWords, anyPart, (words, part) => {
        fc.pre(!hasPart(words, part));
        const added = togglePart(words, part)!;
        expect(hasPart(added, part)).toBe(true);
        expect(togglePart(added, part)).toBe(words);
      }),
    );
  });

  it('adds each part once in any order, and can remove it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyPart, { minLength: 2, maxLength: 6 }), (parts) => {
        let prompt = 'She smiles';
        for (const part of parts) prompt = togglePart(prompt, part)!;
        for (const part of parts) expect(hasPart(prompt, part)).toBe(true);
        for (const part of parts) prompt = togglePart(prompt, part)!;
        expect(prompt).toBe('She smiles');
      }),
    );
  });
});

describe('the random prompt', () => {
  it('never repeats the last sample, and picks every sample', () => {
    const seen = new Set<string>();
    let last: string | null = null;
    for (let turn = 0; turn < 1000; turn += 1) {
      const next: string = pickSample(SAMPLE_PROMPTS, last)!;
      expect(next).not.toBe(last);
      seen.add(next);
      last = next;
    }
    expect(seen.size).toBe(SAMPLE_PROMPTS.length);
  });

  it('is null without samples', () => {
    expect(pickSample([], null)).toBeNull();
  });
});

it.each([
  [0, null],
  [PROMPT_LENGTH - 200, null],
  [PROMPT_LENGTH - 199, 199],
  [PROMPT_LENGTH, 0],
])('for a prompt of %i characters shows %j remaining', (length, left) => {
  expect(remainingRoom('x'.repeat(length))).toBe(left);
});
