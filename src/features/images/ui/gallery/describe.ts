import type { GeneratedImage } from '#features/images/contract.ts';
import { GALLERY_TEXT } from '../copy.ts';

/** Characters of a prompt in a picture's name; a whole prompt is too long for a screen reader. */
const LENGTH = 120;

/** A picture's accessible name: the start of its prompt. */
export function describeImage({ prompt }: Pick<GeneratedImage, 'prompt'>): string {
  const words = prompt.trim().replaceAll(/\s+/g, ' ');
  if (!words) return GALLERY_TEXT.card.untitled;
  return words.length > LENGTH ? `${words.slice(0, LENGTH).trimEnd()}…` : words;
}
