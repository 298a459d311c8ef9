import { denimBlue, leatherOf } from '../fabrics.ts';
import type { Outfit } from '../garments.ts';
import type { Tone } from '../palette.ts';
import type { GarmentKind } from '../wardrobe.ts';

/** The sleeve of a garment on the forearm. */
export interface Sleeve {
  /** `bare` has skin; `long` reaches the wrist. */
  reach: 'bare' | 'long';
  cloth: Tone;
  /** The cuff: a fold of the same cloth, ribs, or the shirt below a jacket. */
  cuff: 'plain' | 'ribbed' | 'shirt';
  second: Tone;
  /** Distance of the cloth from the skin, in units. */
  ease: number;
}

const bare = new Set<GarmentKind>(['tee', 'tank', 'slipDress', 'gown', 'squareDress', 'cropTop']);
const jackets = new Set<GarmentKind>(['blazer', 'openSuit', 'coat', 'leather']);
const knitted = new Set<GarmentKind>([
  'knit',
  'deepKnit',
  'turtleneck',
  'cardigan',
  'hoodie',
  'track',
  'bomber',
]);
const plain = new Set<GarmentKind>([
  'shirt',
  'fitted',
  'sleevedDress',
  'offShoulder',
  'robe',
  'denim',
]);

/** The color of the main cloth if a garment does not use the outfit's. */
export function clothOf({ kind, cloth }: Outfit): Tone {
  if (kind === 'denim') return denimBlue;
  return kind === 'leather' ? leatherOf(cloth) : cloth;
}

/**
 * The sleeve of an outfit; undefined if an arm would cover what identifies the garment (a tie, a
 * badge, a bib), so that the person shows no hands.
 */
export function readSleeve(outfit: Outfit): Sleeve | undefined {
  const { kind, second, scarf, headwear, details } = outfit;
  if (scarf || headwear === 'headscarf' || details.length > 0) return undefined;
  const cloth = clothOf(outfit);
  if (bare.has(kind)) return { reach: 'bare', cloth, cuff: 'plain', second, ease: 0 };
  if (jackets.has(kind)) return { reach: 'long', cloth, cuff: 'shirt', second, ease: 19 };
  if (knitted.has(kind)) return { reach: 'long', cloth, cuff: 'ribbed', second, ease: 15 };
  if (plain.has(kind)) return { reach: 'long', cloth, cuff: 'plain', second, ease: 12 };
  return undefined;
}
