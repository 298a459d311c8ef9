import { describe, expect, it } from 'vitest';
import { readBuild } from '../body.ts';
import { chooseOutfit } from '../garments.ts';
import { type Point, pathBox } from '../geometry.ts';
import { headPoint } from '../head.ts';
import type { Appearance } from '../index.ts';
import { chooseMood } from '../moods.ts';
import { choosePose, projectBody } from '../pose.ts';
import { readTraits } from '../traits.ts';
import { chooseGesture, poseWithGesture } from './choose.ts';
import { gestureKinds, placeGesture } from './gestures.ts';
import { handOutlines, placeHand } from './hand.ts';

const woman: Appearance = {
  sex: 'female',
  age: 31,
  style: 'realistic',
  ethnicity: 'latina',
  body_type: 'curvy',
  hair_color: 'brown',
  hair_style: 'long',
  eye_color: 'brown',
  clothing: 'casual',
};
const people: Appearance[] = [
  woman,
  { ...woman, style: 'anime', body_type: 'petite', hair_style: 'bun' },
  { ...woman, age: 58, body_type: 'voluptuous' },
  { ...woman, sex: 'male', body_type: 'muscular', hair_style: 'short' },
  { ...woman, sex: 'male', body_type: 'slim', style: 'anime', age: 44 },
];
const seeds = Array.from({ length: 24 }, (_, i) => `seed-${i}`);

/** Every gesture of every person, on both sides. */
const posed = people.flatMap((look) =>
  seeds.flatMap((seed) =>
    gestureKinds.flatMap((kind) =>
      ([-1, 1] as const).map((side) => {
        const traits = readTraits(look, seed);
        const build = readBuild(look.body_type, traits.female, traits.face.jaw);
        const usual = choosePose(traits, chooseMood(look, seed, 0), seed, 0, 0, 0);
        const pose = poseWithGesture(usual);
        const { arm, hand, thing } = placeGesture(kind, { traits, pose, build, side });
        const hands = handOutlines(hand, traits);
        return {
          label: `${look.sex} ${look.style} ${kind} ${seed}`,
          traits,
          pose,
          build,
          hands,
          arm,
          hand,
          thing,
        };
      }),
    ),
  ),
);

/** How far a thing reaches above its middle. */
const THING_HEIGHTS = { mug: 90, book: 150, glass: 220, flower: 295, phone: 135 } as const;

const pointsOf = (d: string): Point[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])] as const);

describe('a gesture of a portrait', () => {
  it('leaves the eyes and the mouth free', () => {
    for (const { label, traits, pose, hands } of posed) {
      const { eye, mouth } = traits;
      const free = [
        { at: headPoint(pose, eye.x, eye.y), reach: eye.half },
        { at: headPoint(pose, -eye.x, eye.y), reach: eye.half },
        { at: headPoint(pose, 0, mouth.y, 122), reach: mouth.half },
      ];
      const near = hands
        .flatMap(pointsOf)
        .some(([x, y]) =>
          free.some(({ at, reach }) => Math.hypot(x - at[0], y - at[1]) < reach * pose.headScale),
        );
      expect(near, label).toBe(false);
    }
  });

  it('holds its thing below the chin, between wrist and fingertips', () => {
    for (const { label, traits, pose, hand, thing } of posed) {
      const top = thing.at[1] - THING_HEIGHTS[thing.kind];
      expect(top, label).toBeGreaterThan(headPoint(pose, 0, traits.face.chinY, 124)[1]);
      const [x, y] = placeHand(hand)(0, -150);
      const [turn, dx, dy] = [(thing.angle * Math.PI) / 180, x - thing.at[0], y - thing.at[1]];
      const across = dx * Math.cos(turn) + dy * Math.sin(turn);
      expect(Math.abs(across), label).toBeLessThan(120);
    }
  });

  it('keeps the hands in the frame', () => {
    for (const { label, pose, hands } of posed) {
      const [left, top, right, bottom] = pathBox(hands.join(''));
      expect(pose.x + left * pose.scale, label).toBeGreaterThan(6);
      expect(pose.x + right * pose.scale, label).toBeLessThan(894);
      expect(pose.y + top * pose.scale, label).toBeGreaterThan(60);
      expect(pose.y + bottom * pose.scale, label).toBeLessThan(1194);
    }
  });

  it('has an elbow on the arm that hangs from its shoulder', () => {
    for (const { label, pose, build, arm } of posed) {
      const side = arm.elbow[0] > arm.wrist[0] ? 1 : -1;
      const body = projectBody(pose);
      const [outer, y] = body(side * build.shoulder * 1.02, 390);
      const [inner] = body(side * build.shoulder * 0.6, 390);
      expect((arm.elbow[0] - outer) * side, label).toBeLessThan(0);
      expect((arm.elbow[0] - inner) * side, label).toBeGreaterThan(0);
      expect(Math.abs(arm.elbow[1] - y), label).toBeLessThan(60);
      // A forearm is no longer than two heads.
      const length = Math.hypot(arm.elbow[0] - arm.wrist[0], arm.elbow[1] - arm.wrist[1]);
      expect(length, label).toBeLessThan(2 * 464 * pose.headScale);
    }
  });

  it('has the thumb up, since the palm is toward the body', () => {
    for (const { label, hand } of posed) {
      const place = placeHand(hand);
      expect(place(60, -60)[1], label).toBeLessThan(place(-60, -60)[1]);
    }
  });
});

describe('chooseGesture', () => {
  const chosen = (look: Appearance, seed: string, variant = 0) => {
    const traits = readTraits(look, seed);
    const outfit = chooseOutfit(look, traits, seed, variant);
    return chooseGesture(outfit, traits, chooseMood(look, seed, variant), seed, variant);
  };

  it('gives some people a hand, and different ones', () => {
    const many = Array.from({ length: 240 }, (_, i) => chosen(woman, `many-${i}`)?.kind);
    const holding = many.filter((kind) => kind !== undefined);
    expect(many.length - holding.length).toBeGreaterThan(40);
    expect(new Set(holding)).toEqual(new Set(gestureKinds));
    // No thing is so frequent that neighbors on a page often hold the same one.
    for (const kind of gestureKinds)
      expect(holding.filter((one) => one === kind).length, kind).toBeLessThan(
        holding.length * 0.34,
      );
  });

  it.each(['police', 'suit_and_tie', 'chef', 'nurse', 'hijab', 'tuxedo'])(
    'shows no hand in front of %s',
    (clothing) => {
      for (const seed of seeds) {
        expect(chosen({ ...woman, clothing }, seed), seed).toBeUndefined();
        expect(chosen({ ...woman, sex: 'male', clothing }, seed), seed).toBeUndefined();
      }
    },
  );
});
