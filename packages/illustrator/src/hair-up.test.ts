import { expect, it } from 'vitest';
import { drawHair, planHair } from './hair.ts';
import { chooseMood } from './moods.ts';
import type { Appearance } from './person.ts';
import { choosePose } from './pose.ts';
import { schemes } from './schemes.ts';
import { Sketch } from './sketch.ts';
import { readTraits } from './traits.ts';

const person: Appearance = {
  sex: 'female',
  age: 52,
  style: 'realistic',
  ethnicity: 'scandinavian',
  body_type: 'slim',
  hair_color: 'blonde',
  hair_style: 'bun',
  eye_color: 'blue',
  clothing: 'turtleneck',
};
const lowBuns = Array.from({ length: 40 }, (_, at) => `seed-${at}`).filter(
  (seed) => planHair(person, seed).twist >= 0.6,
);

/** Returns the outlines of the hair that casts a shadow on the face. */
function castingHair(seed: string): readonly string[] {
  const mood = chooseMood(person, seed, 0);
  const traits = readTraits(person, seed);
  const plan = planHair(person, seed);
  const pose = choosePose(traits, mood, seed, 0, 0, plan.lift);
  const light = { tones: traits.hair, rim: schemes[0]!.rim, side: 1 as const, anime: false };
  return drawHair(new Sketch('t-'), traits, plan, pose, light, seed).outlines;
}

it('a bun at the neck casts no shadow on the cheek', () => {
  expect(lowBuns.length).toBeGreaterThan(5);
  for (const seed of lowBuns) {
    // The bun lies beside the jaw, below the eyes (y = 0); the hair that casts a shadow begins above them.
    const tops = castingHair(seed).map((outline) =>
      Math.min(...[...outline.matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g)].map(([, y]) => Number(y))),
    );
    expect(tops.length).toBeGreaterThan(0);
    expect(Math.max(...tops), seed).toBeLessThan(0);
  }
});
