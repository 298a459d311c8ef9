import type { DetailKind } from '../costume/details.ts';
import type { Print } from '../costume/prints.ts';
import type { Tone } from '../palette.ts';
import type { ShoeKind } from './shoes.ts';

export type TopKind =
  | 'tee'
  | 'shirt'
  | 'blouse'
  | 'sweater'
  | 'turtleneck'
  | 'tank'
  | 'straps'
  | 'vee'
  | 'offShoulder'
  | 'sleeveless'
  | 'hoodie'
  | 'swim'
  | 'bikini'
  | 'cropTop'
  | 'fitted'
  | 'loose'
  | 'squareNeck'
  | 'dressShirt';
export type BottomKind =
  | 'jeans'
  | 'trousers'
  | 'wide'
  | 'leggings'
  | 'joggers'
  | 'shorts'
  | 'aline'
  | 'pencil'
  | 'midi'
  | 'long'
  | 'gown'
  | 'wrap';
export type OuterKind =
  'none' | 'blazer' | 'suit' | 'coat' | 'trench' | 'leather' | 'denim' | 'cardigan' | 'robe';
export type HatKind = 'none' | 'hat' | 'beanie' | 'headscarf' | 'bandana';

/** Everything a person wears in one picture. */
export interface Attire {
  top: TopKind;
  bottom: BottomKind;
  outer: OuterKind;
  shoes: ShoeKind;
  hat: HatKind;
  scarf: boolean;
  tie: 'none' | 'tie' | 'bow';
  belt: boolean;
  apron?: Tone;
  /** Top, bottom, outer garment, shoes, accents. */
  cloth: Tone;
  lower: Tone;
  over: Tone;
  shoe: Tone;
  trim: Tone;
  sheen: number;
  print: Print;
  /** Parts on the torso, below an outer garment. */
  details: readonly DetailKind[];
}

interface TopCut {
  /** Where the neckline leaves the shoulder line, and its depth and shape. */
  t: number;
  depth: number;
  edge: 'round' | 'vee' | 'square' | 'sweet';
  /** Length of the sleeves: 0 none, 1 to the elbow, 2 to the wrist. */
  sleeve: number;
  ease: number;
  cuffEase: number;
  /** The end of a sleeveless top on the shoulder line. */
  outer?: number;
  /** Hem: 'in' is tucked in at the waist; a number is the length below the hip joints in units. */
  hem: 'in' | number;
}

export const topCuts: Record<TopKind, TopCut> = {
  tee: { t: 0.17, depth: 26, edge: 'round', sleeve: 0.46, ease: 10, cuffEase: 20, hem: -60 },
  shirt: { t: 0.08, depth: 110, edge: 'vee', sleeve: 1.94, ease: 12, cuffEase: 12, hem: 'in' },
  dressShirt: { t: 0.06, depth: -2, edge: 'vee', sleeve: 1.94, ease: 10, cuffEase: 10, hem: 'in' },
  blouse: { t: 0.14, depth: 96, edge: 'vee', sleeve: 1.94, ease: 12, cuffEase: 26, hem: 'in' },
  sweater: { t: 0.13, depth: 10, edge: 'round', sleeve: 1.96, ease: 20, cuffEase: 14, hem: -40 },
  turtleneck: {
    t: 0.04,
    depth: -44,
    edge: 'round',
    sleeve: 1.96,
    ease: 12,
    cuffEase: 9,
    hem: 'in',
  },
  hoodie: { t: 0.12, depth: 22, edge: 'round', sleeve: 1.94, ease: 26, cuffEase: 16, hem: -10 },
  tank: {
    t: 0.3,
    depth: 96,
    edge: 'round',
    sleeve: 0,
    ease: 2,
    cuffEase: 0,
    outer: 0.62,
    hem: 'in',
  },
  sleeveless: {
    t: 0.2,
    depth: 60,
    edge: 'round',
    sleeve: 0,
    ease: 4,
    cuffEase: 0,
    outer: 0.78,
    hem: 'in',
  },
  straps: {
    t: 0.44,
    depth: 160,
    edge: 'square',
    sleeve: 0,
    ease: 2,
    cuffEase: 0,
    outer: 0.54,
    hem: 'in',
  },
  vee: { t: 0.24, depth: 176, edge: 'vee', sleeve: 0, ease: 3, cuffEase: 0, outer: 0.7, hem: 'in' },
  offShoulder: { t: 0, depth: 0, edge: 'round', sleeve: 1.94, ease: 14, cuffEase: 22, hem: 'in' },
  swim: {
    t: 0.4,
    depth: 150,
    edge: 'round',
    sleeve: 0,
    ease: 0,
    cuffEase: 0,
    outer: 0.56,
    hem: 'in',
  },
  bikini: {
    t: 0.4,
    depth: 206,
    edge: 'sweet',
    sleeve: 0,
    ease: 0,
    cuffEase: 0,
    outer: 0.5,
    hem: -680,
  },
  cropTop: {
    t: 0.3,
    depth: 84,
    edge: 'round',
    sleeve: 0,
    ease: 2,
    cuffEase: 0,
    outer: 0.62,
    hem: -590,
  },
  fitted: { t: 0.08, depth: -10, edge: 'round', sleeve: 1.96, ease: 7, cuffEase: 8, hem: 'in' },
  loose: { t: 0.08, depth: -6, edge: 'round', sleeve: 1.9, ease: 24, cuffEase: 40, hem: 120 },
  squareNeck: {
    t: 0.34,
    depth: 120,
    edge: 'square',
    sleeve: 1.94,
    ease: 8,
    cuffEase: 22,
    hem: 'in',
  },
};

export interface BottomCut {
  kind: 'trousers' | 'skirt';
  ease: number;
  hemEase: number;
  /** Trousers: 1 knee, 2 ankle. Skirts: 0 hip, 1 ground. */
  reach: number;
  folds: number;
}

export const bottomCuts: Record<BottomKind, BottomCut> = {
  jeans: { kind: 'trousers', ease: 8, hemEase: 12, reach: 1.97, folds: 2 },
  trousers: { kind: 'trousers', ease: 14, hemEase: 34, reach: 2, folds: 1 },
  wide: { kind: 'trousers', ease: 22, hemEase: 84, reach: 2, folds: 2 },
  leggings: { kind: 'trousers', ease: 2, hemEase: 3, reach: 1.88, folds: 0 },
  joggers: { kind: 'trousers', ease: 18, hemEase: 10, reach: 1.9, folds: 3 },
  shorts: { kind: 'trousers', ease: 22, hemEase: 36, reach: 0.66, folds: 1 },
  aline: { kind: 'skirt', ease: 10, hemEase: 130, reach: 0.5, folds: 5 },
  pencil: { kind: 'skirt', ease: 8, hemEase: 16, reach: 0.48, folds: 1 },
  midi: { kind: 'skirt', ease: 8, hemEase: 110, reach: 0.7, folds: 7 },
  wrap: { kind: 'skirt', ease: 6, hemEase: 70, reach: 0.62, folds: 5 },
  long: { kind: 'skirt', ease: 6, hemEase: 90, reach: 0.93, folds: 7 },
  gown: { kind: 'skirt', ease: 4, hemEase: 210, reach: 1.0, folds: 9 },
};

export interface OuterCut {
  hem: number;
  /** The height of the button, or none if it hangs open. */
  close?: number;
  ease: number;
  flare: number;
  lapels: 'notch' | 'shawl' | 'collar' | 'none';
  belt?: boolean;
  sheen: number;
  /** Half width of the open front at the hem. */
  gap: number;
}

export const outerCuts: Record<Exclude<OuterKind, 'none'>, OuterCut> = {
  blazer: { hem: 1090, close: 470, ease: 20, flare: 8, lapels: 'notch', sheen: 0.1, gap: 46 },
  suit: { hem: 1090, close: 440, ease: 20, flare: 6, lapels: 'notch', sheen: 0.1, gap: 40 },
  coat: { hem: 1780, ease: 34, flare: 120, lapels: 'notch', sheen: 0.05, gap: 120 },
  trench: {
    hem: 1720,
    close: 400,
    ease: 26,
    flare: 90,
    lapels: 'notch',
    belt: true,
    sheen: 0.08,
    gap: 30,
  },
  leather: { hem: 760, ease: 16, flare: 0, lapels: 'notch', sheen: 0.55, gap: 84 },
  denim: { hem: 780, ease: 16, flare: 0, lapels: 'collar', sheen: 0, gap: 70 },
  cardigan: { hem: 1080, ease: 22, flare: 10, lapels: 'none', sheen: 0, gap: 80 },
  robe: {
    hem: 1700,
    close: 430,
    ease: 22,
    flare: 60,
    lapels: 'shawl',
    belt: true,
    sheen: 0.35,
    gap: 12,
  },
};
