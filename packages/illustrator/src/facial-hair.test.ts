import { expect, it } from 'vitest';
import { AXIS } from './face/axis.ts';
import { contourSide } from './face/contour.ts';
import { beardTones, drawBeard } from './facial-hair.ts';
import { pathBox } from './geometry.ts';
import { chooseMood } from './moods.ts';
import { drawMustache } from './mustache.ts';
import type { Appearance, FacialHair } from './person.ts';
import { choosePose, projectHead } from './pose.ts';
import { schemes } from './schemes.ts';
import { Sketch } from './sketch.ts';
import { readTraits } from './traits.ts';

const man: Appearance = {
  sex: 'male',
  age: 44,
  style: 'realistic',
  ethnicity: 'arab',
  body_type: 'slim',
  hair_color: 'gray',
  hair_style: 'short',
  eye_color: 'brown',
  clothing: 'sweater',
};
const { key, rim, ground } = schemes[0]!;
const light = { key, rim, dark: ground };

/** A man with facial hair under every turn. */
const turned = (facialHair: FacialHair) =>
  (['realistic', 'anime'] as const).flatMap((style) =>
    ['one', 'two', 'three'].flatMap((seed) =>
      [-0.42, -0.2, 0, 0.2, 0.42].map((yaw) => {
        const traits = { ...readTraits({ ...man, style }, seed), facialHair };
        const usual = choosePose(traits, chooseMood(man, seed, 0), seed, 0, 0, 0);
        const pose = { ...usual, yaw, pitch: 0 };
        const [axis] = projectHead(pose)(0, traits.face.chinY, AXIS.chin);
        return { traits, pose, axis, seed, label: `${style} ${seed} ${yaw}` };
      }),
    ),
  );
/** The first path: the hairs at the lower edge. */
const hemOf = (svg: string) => pathBox(/ d="([^"]+)"/.exec(svg)![1]!);

it('a goatee and a mustache stay on the middle line of a turned face', () => {
  for (const { traits, pose, axis, seed, label } of turned('goatee')) {
    const hem = hemOf(drawBeard(new Sketch('t-'), traits, pose, light, seed));
    expect(Math.abs((hem[0] + hem[2]) / 2 - axis), label).toBeLessThan(14);
    // Each wing is one path of its own.
    const wings = [...drawMustache(traits, pose, seed).matchAll(/ d="([^"]+)"/g)];
    const [left, right] = [pathBox(wings[0]![1]!), pathBox(wings[1]![1]!)];
    expect(left[0], label).toBeLessThan(axis - 15);
    expect(right[2], label).toBeGreaterThan(axis + 15);
  }
});

it('hairs of a full beard leave the jaw all along it', () => {
  for (const { traits, pose, seed, label } of turned('full_beard')) {
    const hem = hemOf(drawBeard(new Sketch('t-'), traits, pose, light, seed));
    const xs = ([-1, 1] as const).map((side) => contourSide(traits, pose, side)[8]![0]);
    expect(hem[0], label).toBeLessThan(xs[0]!);
    expect(hem[2], label).toBeGreaterThan(xs[1]!);
    expect(hem[3], label).toBeGreaterThan(traits.face.chinY + 18);
  }
});

it('gray beards are not blue', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const { base } = beardTones(readTraits(man, seed));
    expect(base.h).toBeLessThan(110);
  }
});

it('the ink line of a beard follows the jaw, and none crosses the forehead', () => {
  for (const { traits, pose, seed, label } of turned('full_beard').filter(
    ({ traits: t }) => t.anime,
  )) {
    const svg = drawBeard(new Sketch('t-'), traits, pose, light, seed);
    const lines = [...svg.matchAll(/ d="([^"]+)" fill="none"/g)].map(([, d]) => pathBox(d!));
    expect(lines.length, label).toBeGreaterThan(0);
    for (const [, top] of lines) expect(top, label).toBeGreaterThan(-45);
  }
});
