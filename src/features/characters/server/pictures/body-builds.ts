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

const FEMALE: Record<string, Build> = {
  slim: {
    scale: 1,
    shoulder: 0.64,
    chest: 0.47,
    waist: 0.36,
    hip: 0.54,
    thigh: 0.24,
    calf: 0.13,
    arm: 0.105,
  },
  athletic: {
    scale: 1,
    shoulder: 0.78,
    chest: 0.53,
    waist: 0.42,
    hip: 0.57,
    thigh: 0.29,
    calf: 0.165,
    arm: 0.145,
  },
  voluptuous: {
    scale: 1,
    shoulder: 0.72,
    chest: 0.69,
    waist: 0.48,
    hip: 0.76,
    thigh: 0.34,
    calf: 0.17,
    arm: 0.15,
  },
  curvy: {
    scale: 1,
    shoulder: 0.68,
    chest: 0.57,
    waist: 0.4,
    hip: 0.76,
    thigh: 0.35,
    calf: 0.165,
    arm: 0.125,
  },
  petite: {
    scale: 0.93,
    shoulder: 0.62,
    chest: 0.46,
    waist: 0.36,
    hip: 0.52,
    thigh: 0.235,
    calf: 0.13,
    arm: 0.1,
  },
};
const MALE: Record<string, Build> = {
  slim: {
    scale: 1,
    shoulder: 0.8,
    chest: 0.56,
    waist: 0.46,
    hip: 0.47,
    thigh: 0.26,
    calf: 0.16,
    arm: 0.13,
  },
  muscular: {
    scale: 1,
    shoulder: 1.06,
    chest: 0.82,
    waist: 0.58,
    hip: 0.53,
    thigh: 0.33,
    calf: 0.2,
    arm: 0.21,
  },
  wide: {
    scale: 1,
    shoulder: 0.98,
    chest: 0.8,
    waist: 0.86,
    hip: 0.76,
    thigh: 0.37,
    calf: 0.22,
    arm: 0.19,
  },
};
export const BUILDS: Record<Sex, Record<string, Build>> = { female: FEMALE, male: MALE };
