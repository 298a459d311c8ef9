import type { Random } from '../random.ts';
import type { Tone } from '../palette.ts';
import type { Costume } from './costume.ts';
import { men } from './men.ts';
import { women } from './women.ts';

/** The id of a clothing option from the words of a profile. */
export const clothingId = (words: string) =>
  words
    .toLowerCase()
    .trim()
    .replaceAll(/[\s-]+/g, '_');

/** The costume of a clothing option; undefined for free text and for `casual`. */
export function findCostume(clothing: string, female: boolean): Costume | undefined {
  const id = clothingId(clothing);
  const [own, other] = female ? [women, men] : [men, women];
  const dress = /dress|gown|skirt|bikini|lingerie|sari/.test(id);
  return own.get(id) ?? (female || !dress ? other.get(id) : undefined);
}

/** The color of the named garment; undefined if the name leaves it open. */
export const costumeCloth = ({ cloth }: Costume, random: Random): Tone | undefined =>
  cloth && 'l' in cloth ? cloth : cloth && random.pick(cloth);
