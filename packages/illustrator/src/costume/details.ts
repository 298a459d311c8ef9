import { lamellae, plates } from './details-armor.ts';
import { crossedFront, kimonoFront } from './details-crossed.ts';
import { flounces, jabot, lace, puffs, ribbon, stormFlap } from './details-festive.ts';
import {
  type Detail,
  bib,
  bodice,
  buttonFront,
  collar,
  embroidery,
  frogs,
  goldBorder,
  laces,
  pallu,
  piping,
  placket,
  plaidSash,
  standCollar,
  vest,
  whiteCollar,
  zip,
} from './details-fronts.ts';
import {
  badge,
  jersey,
  neckScarf,
  neon,
  packStraps,
  reflective,
  ribbons,
  sidePanels,
  towel,
  watchChain,
  yoke,
} from './details-worn.ts';

/** What makes a cut of cloth a certain garment; drawn on portraits and on whole figures. */
const details = {
  badge,
  bib,
  bodice,
  buttonFront,
  collar,
  crossedFront,
  embroidery,
  flounces,
  frogs,
  goldBorder,
  jabot,
  jersey,
  kimonoFront,
  lace,
  laces,
  lamellae,
  neckScarf,
  neon,
  packStraps,
  pallu,
  piping,
  placket,
  plaidSash,
  plates,
  puffs,
  reflective,
  ribbon,
  ribbons,
  sidePanels,
  standCollar,
  stormFlap,
  towel,
  vest,
  watchChain,
  whiteCollar,
  yoke,
  zip,
} satisfies Record<string, Detail>;

export type DetailKind = keyof typeof details;

export const drawDetails = (tailor: Parameters<Detail>[0], kinds: readonly DetailKind[]): string =>
  kinds.map((kind) => details[kind](tailor)).join('');
