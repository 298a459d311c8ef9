import { expect, it } from 'vitest';
import { drawHair, planHair } from './hair.ts';
import { chooseMood } from './moods.ts';
import type { Appearance } from './person.ts';
import { choosePose } from './pose.ts';
import { rasterize } from './render.ts';
import { schemes } from './schemes.ts';
import { Sketch } from './sketch.ts';
import { readTraits } from './traits.ts';

const person: Appearance = {
  sex: 'female',
  age: 33,
  style: 'realistic',
  ethnicity: 'caucasian',
  body_type: 'slim',
  hair_color: 'blonde',
  hair_style: 'braids',
  eye_color: 'blue',
  clothing: 'jeans',
};
/** The head's coordinates that are drawn; a pixel is one unit. */
const BOX = { x: -450, y: -400, width: 900, height: 1300 };

const upTo = (count: number) => [...Array(count).keys()];

/** The widest run of hair in each row of the lowest `rows` units, from the tip upward. */
function endOf(look: Appearance, seed: string, rows: number): number[] {
  const traits = readTraits(look, seed);
  const plan = planHair(look, seed);
  const pose = choosePose(traits, chooseMood(look, seed, 0), seed, 0, 0, plan.lift);
  const light = { tones: traits.hair, rim: schemes[0]!.rim, side: 1 as const, anime: false };
  const sketch = new Sketch('t-');
  const { front } = drawHair(sketch, traits, plan, pose, light, seed);
  const { pixels } = rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${Object.values(BOX).join(' ')}">${sketch.defs()}${front}</svg>`,
    BOX.width,
  );
  const runs = upTo(BOX.height).map((y) => {
    const row = upTo(BOX.width).map((x) => (pixels[(y * BOX.width + x) * 4 + 3]! > 99 ? '#' : ' '));
    return Math.max(
      ...row
        .join('')
        .split(/ +/)
        .map((run) => run.length),
    );
  });
  const tip = runs.findLastIndex((run) => run > 0);
  expect(tip).toBeLessThan(BOX.height - 1);
  return runs.slice(tip - rows + 1, tip + 1);
}

const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

it('a braid over a shoulder ends in a tuft that tapers', () => {
  const braided = seeds.filter((seed) => planHair(person, seed).twist < 0.6);
  expect(braided.length).toBeGreaterThan(3);
  for (const seed of braided) {
    expect(Math.max(...endOf(person, seed, 12)), seed).toBeLessThan(10);
    // It is full below the tie.
    expect(Math.max(...endOf(person, seed, 110)), seed).toBeGreaterThan(30);
  }
});

it('many thin braids end in points', () => {
  for (const seed of seeds)
    expect(Math.max(...endOf({ ...person, ethnicity: 'black' }, seed, 8)), seed).toBeLessThan(12);
});
