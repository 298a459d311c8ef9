import { expect, it } from 'vitest';
import { eyePlace } from './face/eye.ts';
import { pathBox } from './geometry.ts';
import { drawGlasses } from './jewelry.ts';
import { chooseMood } from './moods.ts';
import type { Appearance } from './person.ts';
import { choosePose } from './pose.ts';
import { Sketch } from './sketch.ts';
import { readTraits } from './traits.ts';

const woman: Appearance = {
  sex: 'female',
  age: 34,
  style: 'realistic',
  ethnicity: 'asian',
  body_type: 'slim',
  hair_color: 'black',
  hair_style: 'bun',
  eye_color: 'brown',
  clothing: 'turtleneck',
};

it('an eye is inside its lens under every turn', () => {
  for (const glasses of ['round', 'square'] as const)
    for (const seed of ['one', 'two', 'three', 'four', 'five'])
      for (const yaw of [-0.42, -0.2, 0, 0.2, 0.42]) {
        const traits = { ...readTraits(woman, seed), glasses };
        const usual = choosePose(traits, chooseMood(woman, seed, 0), seed, 0, 0, 0);
        const pose = { ...usual, yaw };
        // For each side: the temple, the glass, its shade, the rim.
        const paths = [...drawGlasses(new Sketch('t-'), traits, pose).matchAll(/ d="([^"]+)"/g)];
        for (const [i, side] of ([-1, 1] as const).entries()) {
          const [left, , right] = pathBox(paths[i * 4 + 1]![1]!);
          const place = eyePlace(traits, pose, side);
          for (const x of [-traits.eye.half, traits.eye.half]) {
            const [at] = place(x, 0);
            const label = `${glasses} ${seed} ${yaw} ${side} ${x}`;
            expect(at - left, label).toBeGreaterThan(3);
            expect(right - at, label).toBeGreaterThan(3);
          }
        }
      }
});
