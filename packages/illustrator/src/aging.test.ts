import { describe, expect, it } from 'vitest';
import { rasterize } from './render.ts';
import { drawPortrait } from './portrait.ts';
import type { Appearance, Traits } from './person.ts';
import { readTraits } from './traits.ts';

const person = (changes: Partial<Appearance>): Appearance => ({
  sex: 'female',
  age: 30,
  style: 'realistic',
  ethnicity: 'latina',
  body_type: 'slim',
  hair_color: 'brown',
  hair_style: 'long',
  eye_color: 'brown',
  clothing: 'turtleneck',
  ...changes,
});
const people = (['female', 'male'] as const).flatMap((sex) =>
  (['realistic', 'anime'] as const).map((style) => ({ sex, style })),
);
const seeds = Array.from({ length: 40 }, (_, i) => `seed-${i}`);
const fullness = ({ mouth }: Traits) => mouth.upper + mouth.lower;

describe('age', () => {
  it.each(people)('shows at 25, 40, and 58 ($sex, $style)', (look) => {
    for (const seed of seeds) {
      const [young, middle, old] = [25, 40, 58].map((age) =>
        readTraits(person({ ...look, age }), seed),
      ) as [Traits, Traits, Traits];
      // Lines deepen, lids sink, lips thin, the jaw grows heavier.
      expect(young.maturity).toBe(0);
      expect(middle.maturity).toBeGreaterThan(0.2);
      expect(old.maturity).toBeGreaterThan(middle.maturity + 0.5);
      for (const [a, b] of [
        [young, middle],
        [middle, old],
      ] as const) {
        expect(b.eye.up).toBeLessThan(a.eye.up * 0.97);
        expect(fullness(b)).toBeLessThan(fullness(a) * 0.95);
        expect(b.face.jaw).toBeGreaterThan(a.face.jaw);
      }
      // Gray hair belongs to the oldest only.
      expect(middle.hair.base).toEqual(young.hair.base);
      expect(old.hair.base.c).toBeLessThan(young.hair.base.c * 0.6);
    }
  });

  it.each(people)('yields different pixels of the same face at each age ($sex, $style)', (look) => {
    const pictures = [25, 40, 58].map(
      (age) => rasterize(drawPortrait(person({ ...look, age }), 'ages'), 120).pixels,
    );
    const changed = (a: Buffer, b: Buffer) =>
      a.filter((value, i) => Math.abs(value - b[i]!) > 10).length / a.length;
    expect(changed(pictures[0]!, pictures[1]!)).toBeGreaterThan(0.002);
    expect(changed(pictures[1]!, pictures[2]!)).toBeGreaterThan(0.01);
  });

  it.each(people)('draws nobody younger than 25 ($sex, $style)', (look) => {
    for (const age of [18, 21, 24])
      expect(drawPortrait(person({ ...look, age }), 'young')).toBe(
        drawPortrait(person({ ...look, age: 25 }), 'young'),
      );
  });

  it('keeps the hair of the option for dyed, white, and gray hair', () => {
    for (const hair_color of ['pink', 'white', 'gray'])
      expect(readTraits(person({ hair_color, age: 60 }), 'dyed').hair).toEqual(
        readTraits(person({ hair_color, age: 30 }), 'dyed').hair,
      );
  });
});

describe('adults of the anime style', () => {
  it.each(['female', 'male'] as const)(
    'have the jaw, the eyes, and the face of adults (%s)',
    (sex) => {
      for (const seed of seeds) {
        const { face, eye } = readTraits(person({ sex, style: 'anime', age: 25 }), seed);
        // A chin at least a third as wide as the jaw, and a jaw at least two thirds of the cheeks.
        expect(face.chin / face.jaw).toBeGreaterThan(0.31);
        expect(face.jaw / face.cheek).toBeGreaterThan(0.66);
        // The face below the eyes is at least as long as the upper part of the skull is high.
        expect((face.chinY - eye.y) / 222).toBeGreaterThan(0.92);
        // The eye is at most a quarter of the face's width, and lower than it is wide.
        expect((eye.half * 2) / (face.cheek * 2)).toBeLessThan(0.34);
        expect(eye.up + eye.low).toBeLessThan(eye.half * 1.2);
      }
    },
  );
});

describe('faces of a list', () => {
  it('differ in shape, brows, nose, and lips, not only in hair', () => {
    const faces = seeds.map((seed) => readTraits(person({}), seed));
    const range = (values: number[]) => Math.max(...values) - Math.min(...values);
    expect(range(faces.map(({ face }) => face.jaw))).toBeGreaterThan(14);
    expect(range(faces.map(({ face }) => face.chinY))).toBeGreaterThan(14);
    expect(range(faces.map(({ brow }) => brow.arch))).toBeGreaterThan(7);
    expect(range(faces.map(({ brow }) => brow.thick))).toBeGreaterThan(3.5);
    expect(range(faces.map(({ nose }) => nose.width))).toBeGreaterThan(6);
    expect(range(faces.map(fullness))).toBeGreaterThan(10);
  });

  it('rest with a curve upward', () => {
    for (const seed of seeds)
      expect(readTraits(person({}), seed).mouth.smile).toBeGreaterThanOrEqual(0.5);
  });
});
