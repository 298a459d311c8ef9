import type { Draw } from './sewing.ts';
import {
  beach,
  cardigan,
  deepKnit,
  knit,
  offShoulder,
  shirt,
  tank,
  tee,
  turtleneck,
} from './wardrobe-casual.ts';
import {
  bowBlouse,
  gown,
  kimono,
  robe,
  slipDress,
  squareDress,
  suit,
  tuxedo,
} from './wardrobe-evening.ts';
import { blazer, coat, denim, hoodie, leather, track } from './wardrobe-outer.ts';
import { apron, chef, cloak, scrubs, spaceSuit, uniform, whiteCoat } from './wardrobe-work.ts';

export const wardrobe = {
  tee,
  knit,
  deepKnit,
  offShoulder,
  turtleneck,
  shirt,
  blazer,
  suit,
  tuxedo,
  leather,
  hoodie,
  denim,
  slipDress,
  gown,
  squareDress,
  tank,
  beach,
  robe,
  kimono,
  scrubs,
  whiteCoat,
  uniform,
  chef,
  apron,
  cloak,
  spaceSuit,
  track,
  coat,
  cardigan,
  bowBlouse,
} satisfies Record<string, Draw>;

export type GarmentKind = keyof typeof wardrobe;
