import { expect, it } from 'vitest';
import { drawHair, planHair } from './hair.ts';
import { chooseMood } from './moods.ts';
import type { Appearance } from './person.ts';
import { choosePose, projectHead } from './pose.ts';
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
const highBuns = ['seed-0', 'seed-1', 'seed-2'];

function drawBunOf(seed: string, anime: boolean) {
  const mood = chooseMood(person, seed, 0);
  const traits = readTraits(person, seed);
  const plan = planHair(person, seed);
  const pose = choosePose(traits, mood, seed, 0, 0, plan.lift);
  const light = { tones: traits.hair, rim: schemes[0]!.rim, side: 1 as const, anime };
  return { pose, ...drawHair(new Sketch('t-'), traits, plan, pose, light, seed) };
}

it('a bun at the neck casts no shadow on the cheek', () => {
  expect(lowBuns.length).toBeGreaterThan(5);
  for (const seed of lowBuns) {
    // The bun lies beside the jaw, below the eyes (y = 0); the hair that casts a shadow begins above them.
    const tops = drawBunOf(seed, false).outlines.map((outline) =>
      Math.min(...[...outline.matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g)].map(([, y]) => Number(y))),
    );
    expect(tops.length).toBeGreaterThan(0);
    expect(Math.max(...tops), seed).toBeLessThan(0);
  }
});

it('no line crosses a bun from its edge to its middle', () => {
  for (const seed of highBuns) {
    const { back, pose } = drawBunOf(seed, true);
    const [mx, my] = projectHead(pose)(0, -298, 0);
    // In the anime style, each mass of hair has an ink line.
    const lines = [...back.matchAll(/d="([^"]+)" fill="none"/g)].map(([, d]) => d!);
    expect(lines.length).toBeGreaterThan(2);
    const radii = lines.map((line) => longestRadius(line, mx, my));
    expect(Math.max(...radii), seed).toBeLessThan(4);
  }
});

/** Returns the length of the longest part of a line that leads straight to or from the middle. */
function longestRadius(line: string, mx: number, my: number): number {
  const points = [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[CZ]|$)/g)].map(
    ([, x, y]) => [Number(x) - mx, Number(y) - my] as const,
  );
  let longest = 0;
  let length = 0;
  for (const [i, [x, y]] of points.slice(1).entries()) {
    const [px, py] = points[i]!;
    const turn = Math.abs(Math.atan2(px * y - py * x, px * x + py * y));
    length = turn < 0.02 ? length + Math.hypot(x - px, y - py) : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}
