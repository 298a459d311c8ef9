import { drawPicture, findUndrawn, readPrompt } from '@everafter/illustrator';
import { describe, expect, it } from 'vitest';
import { sceneOrder } from '#features/characters/cast/scene-order.ts';
import { SEED_CHARACTERS } from '#features/characters/cast/seeds/index.ts';
import { checkText } from '#features/moderation/rules/index.ts';

const pictures = SEED_CHARACTERS.flatMap((seed) =>
  seed.pictures.map((picture, at) => ({ seed, at, ...picture })),
);

describe('the pictures of the built-in characters', () => {
  it('are three after the portrait, in three places, each with its own sentence', () => {
    for (const { slug, pictures: set } of SEED_CHARACTERS) {
      expect(set, slug).toHaveLength(3);
      expect(new Set(set.map(({ place }) => place)).size, slug).toBe(3);
    }
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
  });

  it('vary: no place is in more than a sixth of the sets', () => {
    for (const [name, uses] of Map.groupBy(pictures, ({ place }) => place))
      expect(uses.length, name).toBeLessThanOrEqual(SEED_CHARACTERS.length / 6);
  });
});

it('are the same in each drawing', () => {
  const [{ seed, prompt }] = pictures as [(typeof pictures)[number]];
  const order = sceneOrder(seed, seed.slug, prompt, 0);
  const drawn = drawPicture(order);
  expect(drawPicture(order)).toEqual(drawn);
  expect(drawn.scene).toMatchObject({ place: 'atelier', stance: 'working' });
});

describe.each(pictures.map((picture) => [`${picture.seed.slug} ${picture.at}`, picture] as const))(
  'the picture %s',
  (_, { seed, place, prompt, alt }) => {
    const read = readPrompt(prompt);

    it('names its place, hour, expression, and framing, as the illustrator reads them', () => {
      expect(read.place).toBe(place);
      expect(read.hour).toBeDefined();
      expect(read.expression).toBeDefined();
      expect(['close', 'medium', 'half', 'knee']).toContain(read.framing);
    });

    it('names clothes, and nearly every word of it is drawn', () => {
      expect(prompt).toMatch(
        /own clothes|shirt|blouse|sweater|dress|gown|coat|parka|blazer|jacket|turtleneck|hoodie|cardigan|outfit|top\b/,
      );
      expect(findUndrawn(prompt).length).toBeLessThanOrEqual(3);
    });

    it('passes the checks of a prompt, alone and with the age of the person', () => {
      for (const context of [{ literal: true }, { character_age: seed.age }])
        expect(checkText({ surface: 'image_prompt', texts: [prompt], context }).outcome).toBe(
          'allow',
        );
    });

    it('is described by one plain sentence about the person', () => {
      expect(alt.startsWith(`${seed.name.split(' ')[0]!} `)).toBe(true);
      expect(alt).toMatch(/^[^.!?]+\.$/);
    });
  },
);
