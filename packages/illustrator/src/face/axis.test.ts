import { expect, it } from 'vitest';
import { pathBox } from '../geometry.ts';
import { chooseMood } from '../moods.ts';
import type { Appearance } from '../person.ts';
import { choosePose, projectHead } from '../pose.ts';
import { Sketch } from '../sketch.ts';
import { readTraits } from '../traits.ts';
import { AXIS } from './axis.ts';
import { contourSide } from './contour.ts';
import { inkMouth } from './ink-mouth.ts';
import { drawMouth } from './mouth.ts';

const person: Appearance = {
  sex: 'female',
  age: 33,
  style: 'realistic',
  ethnicity: 'caucasian',
  body_type: 'slim',
  hair_color: 'brown',
  hair_style: 'bun',
  eye_color: 'brown',
  clothing: 'turtleneck',
};
const looks = (['female', 'male'] as const).flatMap((sex) =>
  (['realistic', 'anime'] as const).flatMap((style) =>
    [26, 41, 57].map((age): Appearance => ({ ...person, sex, style, age })),
  ),
);
const yaws = [-0.42, -0.3, -0.15, 0, 0.15, 0.3, 0.42];

/** Every look under every turn. */
const turned = looks.flatMap((look) =>
  ['one', 'two', 'three', 'four'].flatMap((seed) =>
    yaws.map((yaw) => {
      const traits = readTraits(look, seed);
      const usual = choosePose(traits, chooseMood(look, seed, 0), seed, 0, 0, 0);
      const pose = { ...usual, yaw };
      // The middle line of the face from the bridge of the nose to the chin.
      const [axis] = projectHead(pose)(0, 100, AXIS.bridge);
      return { label: `${look.sex} ${look.style} ${look.age} ${seed} ${yaw}`, traits, pose, axis };
    }),
  ),
);

it('the chin of a turned face is below the bridge of the nose', () => {
  for (const { label, traits, pose, axis } of turned) {
    // The two levels above the chin's point, whose middle is the chin that is seen.
    const [left, right] = [contourSide(traits, pose, -1), contourSide(traits, pose, 1)];
    for (const level of [9, 10]) {
      const middle = (left[level]![0] + right[level]![0]) / 2;
      expect(Math.abs(middle - axis), label).toBeLessThan(11);
    }
  }
});

it('the mouth of a turned face is between nose and chin, and bends round the teeth', () => {
  for (const { label, traits, pose, axis } of turned) {
    const mouth = (traits.anime ? inkMouth : drawMouth)(new Sketch('t-'), traits, pose);
    const paths = [...mouth.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d!).join(' ');
    const [left, , right] = pathBox(paths);
    const [near, far] = pose.yaw > 0 ? [axis - left, right - axis] : [right - axis, axis - left];
    if (Math.abs(pose.yaw) < 0.1) expect(Math.abs(near - far), label).toBeLessThan(10);
    // The far half is foreshortened, and neither half is lost.
    else expect(near - far, label).toBeGreaterThan(4);
    expect(far / near, label).toBeGreaterThan(0.3);
  }
});
