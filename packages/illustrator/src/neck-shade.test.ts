import { expect, it } from 'vitest';
import { readBuild } from './body.ts';
import { chooseMood } from './moods.ts';
import { shadeEdge } from './neck-shade.ts';
import type { Appearance } from './person.ts';
import { choosePose } from './pose.ts';
import { readTraits } from './traits.ts';
import { type View, poseView } from './view.ts';

const person: Appearance = {
  sex: 'female',
  age: 37,
  style: 'realistic',
  ethnicity: 'latina',
  body_type: 'slim',
  hair_color: 'brown',
  hair_style: 'bun',
  eye_color: 'brown',
  clothing: 'turtleneck',
};
const looks: Appearance[] = [
  person,
  { ...person, body_type: 'voluptuous', age: 55, style: 'anime' },
  { ...person, sex: 'male', body_type: 'slim' },
  { ...person, sex: 'male', body_type: 'muscular', style: 'anime' },
];
const views: View[] = [{}, { quarter: true }, { back: () => '' }];

it('the shade on the neck is one soft curve that falls from the lit side to the arm', () => {
  for (const look of looks)
    for (let at = 0; at < 40; at++)
      for (const view of views) {
        const seed = `seed-${at}`;
        const traits = readTraits(look, seed);
        const usual = choosePose(traits, chooseMood(look, seed, 0), seed, 0, 0, 0);
        const pose = poseView(usual, view, traits.female);
        const build = readBuild(look.body_type, traits.female, traits.face.jaw);
        const edge = shadeEdge(traits, pose, build);
        const headings = edge.slice(1).map(([x, y], i) => {
          const [px, py] = edge[i]!;
          expect(y, `${seed} ${i}`).toBeGreaterThan(py - 6);
          // 0 runs toward the shadow side, 90 straight down.
          return (Math.atan2(y - py, -pose.light * (x - px)) * 180) / Math.PI;
        });
        for (const [i, heading] of headings.slice(1).entries())
          expect(Math.abs(heading - headings[i]!), `${look.sex} ${seed} ${i}`).toBeLessThan(66);
      }
});
