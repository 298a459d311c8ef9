import type { Sex } from '../../options/index.ts';

/** Half widths in heads, and the height relative to the other figures. */
export interface Build {
  scale: number;
  shoulder: number;
  chest: number;
  waist: number;
  hip: number;
  thigh: number;
  calf: number;
  arm: number;
}

/*
 * Each type differs in its outline, not only in size: slim is narrow all over, athletic has shoulders
 * wider than the hips, curvy a narrow waist over wide hips, voluptuous is full all over, and petite is
 * short.
 */
const FEMALE: Record<string, Build> = {
  slim: {
    scale: 1,
    shoulder: 0.63,
    chest: 0.45,
    waist: 0.34,
    hip: 0.49,
    thigh: 0.215,
    calf: 0.12,
    arm: 0.095,
  },
  athletic: {
    scale: 1,
    shoulder: 0.83,
    chest: 0.57,
    waist: 0.41,
    hip: 0.52,
    thigh: 0.29,
    calf: 0.185,
    arm: 0.16,
  },
  voluptuous: {
    scale: 1,
    shoulder: 0.77,
    chest: 0.76,
    waist: 0.57,
    hip: 0.82,
    thigh: 0.38,
    calf: 0.19,
    arm: 0.175,
  },
  curvy: {
    scale: 1,
    shoulder: 0.66,
    chest: 0.58,
    waist: 0.37,
    hip: 0.79,
    thigh: 0.36,
    calf: 0.165,
    arm: 0.12,
  },
  petite: {
    scale: 0.9,
    shoulder: 0.62,
    chest: 0.48,
    waist: 0.37,
    hip: 0.55,
    thigh: 0.235,
    calf: 0.13,
    arm: 0.1,
  },
};
/** Slim is narrow, muscular tapers from broad shoulders, wide has the same width from chest to hip. */
const MALE: Record<string, Build> = {
  slim: {
    scale: 1,
    shoulder: 0.77,
    chest: 0.53,
    waist: 0.43,
    hip: 0.45,
    thigh: 0.24,
    calf: 0.15,
    arm: 0.12,
  },
  muscular: {
    scale: 1,
    shoulder: 1.14,
    chest: 0.88,
    waist: 0.57,
    hip: 0.52,
    thigh: 0.35,
    calf: 0.215,
    arm: 0.235,
  },
  wide: {
    scale: 1,
    shoulder: 0.98,
    chest: 0.86,
    waist: 0.96,
    hip: 0.82,
    thigh: 0.39,
    calf: 0.23,
    arm: 0.205,
  },
};
export const BUILDS: Record<Sex, Record<string, Build>> = { female: FEMALE, male: MALE };
