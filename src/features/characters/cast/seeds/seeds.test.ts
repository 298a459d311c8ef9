import { describe, expect, it } from 'vitest';
import { optionsFor } from '../../options/index.ts';
import type { OptionField } from '../../options/index.ts';
import { SEED_CHARACTERS } from './index.ts';
import type { SeedCharacter } from './index.ts';

const firstName = (seed: SeedCharacter) => seed.name.split(' ')[0] ?? '';
const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s’-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
const count = (sex: string, style: string) =>
  SEED_CHARACTERS.filter((seed) => seed.sex === sex && seed.style === style).length;
const allText = (seed: SeedCharacter) =>
  [
    seed.name,
    seed.description,
    seed.opening_message,
    seed.persona,
    seed.scenario,
    seed.example_dialogue,
    ...seed.tags,
  ].join('\n');

/** Character trigrams, the usual measure of text similarity. */
function trigrams(text: string): Set<string> {
  const plain = plainWords(text).join(' ');
  return new Set(Array.from({ length: plain.length - 2 }, (_, at) => plain.slice(at, at + 3)));
}

function jaccard(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const gram of a) if (b.has(gram)) shared += 1;
  return shared / (a.size + b.size - shared);
}

function mostAlike(pick: (seed: SeedCharacter) => string) {
  const sets = SEED_CHARACTERS.map((seed) => ({ slug: seed.slug, set: trigrams(pick(seed)) }));
  let top = { pair: '', score: 0 };
  sets.forEach((a, index) => {
    for (const b of sets.slice(index + 1)) {
      const score = jaccard(a.set, b.set);
      if (score > top.score) top = { pair: `${a.slug} / ${b.slug}`, score };
    }
  });
  return top;
}

function expectUnique(values: readonly string[]): void {
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
}

describe('the built-in characters', () => {
  it('are 28 realistic women, 18 realistic men and 18 in anime style', () => {
    expect(SEED_CHARACTERS.length).toBeGreaterThanOrEqual(64);
    expect(count('female', 'realistic')).toBe(28);
    expect(count('male', 'realistic')).toBe(18);
    expect(count('female', 'anime')).toBe(12);
    expect(count('male', 'anime')).toBe(6);
  });

  it('repeat no slug, name, or first name with age', () => {
    expectUnique(SEED_CHARACTERS.map((seed) => seed.slug));
    expectUnique(SEED_CHARACTERS.map((seed) => seed.name));
    expectUnique(SEED_CHARACTERS.map((seed) => `${firstName(seed)} ${seed.age}`));
  });

  it('are adults, with every decade from the twenties to the fifties', () => {
    for (const { slug, age } of SEED_CHARACTERS) {
      expect(Number.isInteger(age), slug).toBe(true);
      expect(age, slug).toBeGreaterThanOrEqual(21);
      expect(age, slug).toBeLessThanOrEqual(58);
    }
    for (const decade of [20, 30, 40, 50]) {
      const within = SEED_CHARACTERS.filter(({ age }) => age >= decade && age < decade + 10);
      expect(within.length, `${decade}s`).toBeGreaterThanOrEqual(5);
    }
  });

  it('include four video loops over the four groups', () => {
    const loops = SEED_CHARACTERS.filter((seed) => seed.has_video_loop);
    expect(loops).toHaveLength(4);
    expect(new Set(loops.map((seed) => `${seed.sex} ${seed.style}`)).size).toBe(4);
  });

  it('vary in personality, relationship and occupation', () => {
    for (const field of ['personality', 'relationship', 'occupation'] as const) {
      const used = Map.groupBy(SEED_CHARACTERS, (seed) => seed[field]);
      for (const [value, seeds] of used) {
        expect(seeds.length, `${field} ${value}`).toBeLessThanOrEqual(SEED_CHARACTERS.length / 5);
      }
    }
    expect(SEED_CHARACTERS.filter((seed) => seed.relationship.startsWith('step_'))).toEqual([]);
  });

  it('have distinct clothes and bodies', () => {
    expectUnique(
      SEED_CHARACTERS.map((seed) =>
        [
          seed.sex,
          seed.style,
          seed.ethnicity,
          seed.hair_color,
          seed.hair_style,
          seed.eye_color,
        ].join(' '),
      ),
    );
  });
});

describe.each(SEED_CHARACTERS.map((seed) => [seed.slug, seed] as const))('%s', (slug, seed) => {
  it('has a slug from its full name', () => {
    const plain = seed.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    expect(slug).toBe(plain.replaceAll(' ', '-'));
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(seed.name.split(' ')).toHaveLength(2);
  });

  it('uses only options of its sex', () => {
    const values = new Map<string, unknown>(Object.entries(seed));
    for (const [field, options] of Object.entries(optionsFor(seed.sex))) {
      const ids = options.map((option) => option.id);
      const chosen = [values.get(field as OptionField)].flat();
      for (const value of chosen) expect(ids, field).toContain(value);
    }
    if (seed.sex === 'male') {
      expect(seed).not.toHaveProperty('breast_size');
      expect(seed).not.toHaveProperty('butt_size');
    }
  });

  it('has one to three hobbies and three to five tags, without duplicates', () => {
    expect(seed.hobbies.length).toBeGreaterThanOrEqual(1);
    expect(seed.hobbies.length).toBeLessThanOrEqual(3);
    expectUnique(seed.hobbies);
    expect(seed.tags.length).toBeGreaterThanOrEqual(3);
    expect(seed.tags.length).toBeLessThanOrEqual(5);
    expectUnique(seed.tags);
  });

  it.each([
    ['description', 90, 260],
    ['opening_message', 150, 500],
    ['persona', 200, 600],
    ['scenario', 40, 260],
  ] as const)('has a %s of %i to %i characters', (field, min, max) => {
    expect(seed[field].length).toBeGreaterThanOrEqual(min);
    expect(seed[field].length).toBeLessThanOrEqual(max);
    expect(seed[field].trim()).toBe(seed[field]);
  });

  it('greets with an action, and addresses the reader', () => {
    const { opening_message: greeting } = seed;
    expect(greeting).toMatch(/\*[^*]{8,}\*/);
    expect((greeting.match(/\*/g) ?? []).length % 2).toBe(0);
    expect(greeting).toMatch(/\b(you|your|you’\p{L}+|ye|ye’\p{L}+)\b/iu);
    expect(greeting).toContain('?');
  });

  it('is described in the third person, by first name', () => {
    expect(seed.description).toContain(firstName(seed));
    expect(seed.description).not.toMatch(/\b(I|I’m|my|me)\b/);
    expect(seed.persona.startsWith(firstName(seed))).toBe(true);
  });

  it('has two exchanges of example dialogue', () => {
    const blocks = seed.example_dialogue.split('<START>\n').slice(1);
    expect(blocks).toHaveLength(2);
    for (const block of blocks) {
      expect(block.trim()).toMatch(/^\{\{user\}\}: [^\n]+\n\{\{char\}\}: [^\n]+$/);
    }
  });

  it('avoids youth, classrooms and clichés', () => {
    const text = allText(seed);
    expect(text).not.toMatch(
      /\b(teens?|teenage\w*|school\w*|pupils?|kids?|child\w*|girls?|boys?|baby\w*|toddlers?|infants?|juveniles?|young\w*|youth\w*|innocent|virgin\w*|tiny|classroom|freshman|sophomore)\b/i,
    );
    expect(text).not.toMatch(
      /couldn’t help but|a mix of|sends? shivers|testament to|tapestry|eyes sparkl|mischievous glint|raises? an eyebrow|something shifts|unspoken tension|smirk|chuckles? softly|voice barely above|breath hitch/i,
    );
    expect(text).not.toMatch(/['"—]/);
  });
});

describe('uniqueness', () => {
  it('no two greetings start with the same three words', () => {
    expectUnique(
      SEED_CHARACTERS.map((seed) => plainWords(seed.opening_message).slice(0, 3).join(' ')),
    );
  });

  it('no two greetings share a sequence of five words', () => {
    const phrases = SEED_CHARACTERS.flatMap((seed) => {
      const list = plainWords(seed.opening_message);
      return [...new Set(list.map((_, at) => list.slice(at, at + 5).join(' ')))];
    }).filter((phrase) => phrase.split(' ').length === 5);
    expectUnique(phrases);
  });

  it.each([
    ['greetings', (seed: SeedCharacter) => seed.opening_message],
    ['descriptions', (seed: SeedCharacter) => seed.description],
    ['personas', (seed: SeedCharacter) => seed.persona],
  ] as const)('has no two %s that read alike', (_, pick) => {
    const { pair, score } = mostAlike(pick);
    expect(score, pair).toBeLessThan(0.25);
  });
});
