import { describe, expect, it } from 'vitest';
import { SEED_CHARACTERS } from '#features/characters/cast/seeds/index.ts';
import { cardFacts } from '#platform/models/text/scripted/card/card-facts.ts';
import { ASKED } from '#platform/models/text/scripted/asked/index.ts';
import { readPersona } from '#platform/models/text/scripted/persona.ts';
import { scriptCard } from './script-card.ts';

/** Including the favorites that the script chooses once per character. */
const LEAST_FACTS = 40;
/** From the card: its own lines, and lines from its fields. */
const LEAST_OF_CARD = 30;
/** Written only for this character. */
const LEAST_OWN = 12;

const factsOf = (card: Parameters<typeof scriptCard>[0]) =>
  [...cardFacts(readPersona(scriptCard(card))).values()].flat();

describe.each(SEED_CHARACTERS.map((seed) => [seed.slug, seed] as const))('%s', (_, seed) => {
  it('has enough facts of its own', () => {
    const facts = new Set(factsOf(seed));
    const favorites = ASKED.filter(({ values }) => values !== undefined).length;
    expect(facts.size).toBeGreaterThanOrEqual(LEAST_OF_CARD);
    expect(facts.size + favorites).toBeGreaterThanOrEqual(LEAST_FACTS);
    expect(Object.keys(scriptCard(seed).own_words ?? {}).length).toBeGreaterThanOrEqual(LEAST_OWN);
  });

  it('describes itself in sentences, without template marks', () => {
    for (const line of factsOf(seed)) {
      expect(line).toMatch(/^\p{Lu}.*[.!?]$/su);
      expect(line).not.toMatch(/[[\]{}|*<>]/);
    }
  });
});

it('a changed card loses the lines written for the old one', () => {
  const seed = SEED_CHARACTERS[0]!;
  expect(scriptCard(seed).own_words).toBeDefined();
  expect(scriptCard({ ...seed, persona: 'Somebody else.' }).own_words).toBeUndefined();
});

it('a character of a user has facts from its fields', () => {
  const facts = factsOf({ ...SEED_CHARACTERS[0]!, slug: 'mine', persona: '' });
  expect(facts.length).toBeGreaterThanOrEqual(20);
  expect(facts.join(' ')).toContain('I restore old things');
});
