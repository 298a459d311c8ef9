import { lookUp } from '#shared/look-up.ts';

/** The swatch shown next to a hair color's name. */
const SWATCHES: Record<string, string> = {
  blonde: '#e3c078',
  brunette: '#5a3825',
  brown: '#6b4530',
  black: '#1d1a1c',
  redhead: '#a8432a',
  ginger: '#c4652d',
  pink: '#e58bb0',
  gray: '#8f8f95',
  white: '#ecebe6',
};

export const swatchOf = (hairColor: string): string | undefined => lookUp(SWATCHES, hairColor);
