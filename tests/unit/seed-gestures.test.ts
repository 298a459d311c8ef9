import { expect, it } from 'vitest';
import { SEED_CHARACTERS } from '#features/characters/cast/seeds/index.ts';
import { chooseOutfit } from '../../packages/illustrator/src/garments.ts';
import { chooseMood } from '../../packages/illustrator/src/moods.ts';
import { readTraits } from '../../packages/illustrator/src/traits.ts';
import { chooseView } from '../../packages/illustrator/src/view.ts';

/** What each built-in character holds in the portrait. */
const held = SEED_CHARACTERS.map((look) => {
  const traits = readTraits(look, look.slug);
  const outfit = chooseOutfit(look, traits, look.slug, 0);
  const mood = chooseMood(look, look.slug, 0);
  return chooseView(outfit, traits, look.hair_style, mood, look.slug, 0).gesture?.kind;
});

it('built-in characters next to each other on a page hold different things', () => {
  const holding = held.filter((kind) => kind !== undefined);
  expect(holding.length).toBeGreaterThan(5);
  expect(new Set(holding).size).toBeGreaterThan(3);
  // The next in a row, and those below in grids of two, three, four, and six columns.
  for (const [at, kind] of held.entries())
    for (const step of [1, 2, 3, 4, 6])
      if (kind) expect(held[at + step], SEED_CHARACTERS[at]?.slug).not.toBe(kind);
});
