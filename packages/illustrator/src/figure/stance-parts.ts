import type { ArmSpec, LegSpec, Stance } from './stance.ts';

export const relaxed = (upper = 12, fore = -3): ArmSpec => ({ upper, fore, hand: 'relaxed' });

export const pocket: ArmSpec = { upper: 17, fore: -13, foreLength: 0.84, hand: 'pocket' };

export const akimbo: ArmSpec = {
  upper: 40,
  fore: -58,
  upperLength: 0.95,
  foreLength: 0.86,
  hand: 'flat',
  handAngle: -22,
};

export const behind: ArmSpec = {
  upper: 16,
  fore: -20,
  foreLength: 0.9,
  hand: 'hidden',
  layer: 'back',
};

/** The hand lies behind the head. */
export const inHair: ArmSpec = {
  upper: 144,
  fore: -76,
  upperLength: 0.92,
  hand: 'hidden',
  layer: 'back',
};

/** Crossed arms: one hand lies round the other arm, the other one is below it. */
export const folded: readonly [ArmSpec, ArmSpec] = [
  {
    upper: 11,
    fore: -103,
    upperLength: 0.74,
    hand: 'clasp',
    wrist: [-132, 404],
    handAngle: -108,
    above: true,
  },
  { upper: 13, fore: -98, upperLength: 0.74, hand: 'hidden', wrist: [-40, 462] },
];

const even: readonly [LegSpec, LegSpec] = [
  { thigh: 4, shin: -2, foot: -0.4, front: true },
  { thigh: 10, shin: -2, shinLength: 0.97, foot: 0.5 },
];

export const weightLeft: readonly [LegSpec, LegSpec] = [
  { thigh: -1, shin: -4, foot: -0.1, front: true },
  { thigh: 17, shin: -9, shinLength: 0.97, foot: 0.6 },
];

/** The free knee points forward and inward, with the foot outward. */
export const weightBent: readonly [LegSpec, LegSpec] = [
  { thigh: 1, shin: -5, foot: -0.25 },
  { thigh: 2, shin: 14, thighLength: 0.98, shinLength: 0.93, foot: 0.62, front: true },
];

export const crossed: readonly [LegSpec, LegSpec] = [
  { thigh: -3, shin: -1, foot: -0.3 },
  { thigh: -7, shin: -10, shinLength: 0.97, foot: 0.4, front: true },
];

export const stride: readonly [LegSpec, LegSpec] = [
  { thigh: -1, shin: -4, foot: -0.1, front: true },
  { thigh: 7, shin: 13, thighLength: 0.97, shinLength: 0.8, foot: 0.3 },
];

/** A long step to the right, seen from the front. */
export const sideStep: readonly [LegSpec, LegSpec] = [
  { thigh: 9, shin: 22, shinLength: 0.9, foot: 0.7 },
  { thigh: 15, shin: 4, foot: 0.8, front: true },
];

/** On the ground, both legs to the right: one flat, the other with its knee up. */
export const seatedGround: readonly [LegSpec, LegSpec] = [
  { thigh: -70, shin: -74, thighLength: 0.7, shinLength: 0.62, foot: 0.7 },
  { thigh: 100, shin: 34, thighLength: 0.62, shinLength: 0.66, foot: 0.7, front: true },
];

/** On a low seat: the thighs point toward the viewer. */
export const seatedLow: readonly [LegSpec, LegSpec] = [
  { thigh: -46, shin: 10, thighLength: 0.52, shinLength: 0.8, foot: -0.3 },
  { thigh: 58, shin: -6, thighLength: 0.54, shinLength: 0.84, foot: 0.6, front: true },
];

export const seated: readonly [LegSpec, LegSpec] = [
  { thigh: -58, shin: 6, thighLength: 0.72, foot: 0.6 },
  { thigh: 62, shin: -9, thighLength: 0.7, foot: 0.7, front: true },
];

export const stance = (parts: Partial<Stance> & Pick<Stance, 'arms'>): Stance => ({
  turn: 0,
  shoulders: 0,
  hips: 0,
  sway: 0,
  lean: 0,
  yaw: 0.12,
  roll: 2,
  pitch: 0,
  legs: even,
  ...parts,
});
