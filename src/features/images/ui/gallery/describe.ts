import type { GeneratedImage } from '#features/images/contract.ts';
import { GALLERY_TEXT } from '../copy.ts';

/** Letters of a prompt that name a picture; a whole one is too long to be read out. */
const LENGTH = 120;

/** A picture's name: the beginning of its prompt. */
export function describeImage({ prompt }: Pick<GeneratedImage, 'prompt'>): string {
  const words = prompt.trim().replaceAll(/\s+/g, ' ');
  if (!words) return GALLERY_TEXT.card.untitled;
  return words.length > LENGTH ? `${words.slice(0, LENGTH).trimEnd()}…` : words;
}
