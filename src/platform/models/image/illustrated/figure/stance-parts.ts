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

export const inHair: ArmSpec = {
  upper: 146,
  fore: -101,
  foreLength: 0.92,
  hand: 'hidden',
  layer: 'back',
};

const even: readonly [LegSpec, LegSpec] = [
  { thigh: 5, shin: -1, foot: -0.4 },
  { thigh: 7, shin: 0, foot: 0.45 },
];

export const weightLeft: readonly [LegSpec, LegSpec] = [
  { thigh: -1, shin: -4, foot: -0.1, front: true },
  { thigh: 15, shin: -3, shinLength: 0.97, foot: 0.6 },
];

export const crossed: readonly [LegSpec, LegSpec] = [
  { thigh: -3, shin: -1, foot: -0.3 },
  { thigh: -7, shin: -10, shinLength: 0.97, foot: 0.4, front: true },
];

export const stride: readonly [LegSpec, LegSpec] = [
  { thigh: -1, shin: -4, foot: -0.1, front: true },
  { thigh: 5, shin: 9, shinLength: 0.86, foot: 0.3 },
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
