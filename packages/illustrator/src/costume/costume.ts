import type { HatKind } from '../figure/attire.ts';
import { type Tone, tone } from '../palette.ts';
import type { Look } from '../picture/looks.ts';
import type { GarmentKind } from '../wardrobe.ts';
import type { DetailKind } from './details.ts';
import type { Print } from './prints.ts';

/** What an option of clothing looks like on a portrait and on a whole figure. */
export interface Costume {
  garment: GarmentKind;
  /** The color of the named garment, or the colors to choose from; free if it is left out. */
  cloth?: Tone | readonly Tone[];
  /** What shows below a jacket. */
  second?: Tone;
  /** The color of ties, borders, and details. */
  trim?: Tone;
  print?: Print;
  details?: readonly DetailKind[];
  headwear?: HatKind;
  scarf?: boolean;
  /** The whole figure; its colors, print, and details come from this costume if it has none. */
  look: Look;
}

export type CostumeEntry = readonly [id: string, costume: Costume];

export type Costumes = ReadonlyMap<string, Costume>;

export const colors = {
  white: tone(0.93, 0.012, 85),
  cream: tone(0.9, 0.03, 88),
  black: tone(0.2, 0.014, 310),
  charcoal: tone(0.32, 0.014, 260),
  gray: tone(0.6, 0.012, 250),
  red: tone(0.5, 0.19, 26),
  wine: tone(0.37, 0.12, 16),
  pink: tone(0.72, 0.12, 4),
  orange: tone(0.66, 0.17, 52),
  yellow: tone(0.83, 0.16, 92),
  sand: tone(0.76, 0.055, 80),
  khaki: tone(0.62, 0.055, 92),
  brown: tone(0.36, 0.06, 45),
  olive: tone(0.42, 0.06, 118),
  green: tone(0.44, 0.09, 158),
  teal: tone(0.5, 0.08, 200),
  sky: tone(0.74, 0.07, 240),
  blue: tone(0.47, 0.14, 258),
  navy: tone(0.29, 0.07, 264),
  denim: tone(0.46, 0.075, 254),
  plum: tone(0.36, 0.09, 328),
  gold: tone(0.76, 0.12, 84),
  neon: tone(0.85, 0.14, 200),
} as const;
