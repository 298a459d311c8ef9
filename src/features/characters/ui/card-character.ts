import type { MediaItem } from '#features/characters/contract.ts';

/** The fields of a character that a card shows; the page gets no others. */
export interface CardCharacter {
  slug: string;
  /** The first word of the name. */
  firstName: string;
  age: number;
  description: string;
  /** Two tags: personality and occupation. */
  tags: string[];
  media: MediaItem[];
}

/** The URL of the drawn placeholder of a character without a picture. */
export function placeholderUrl(slug: string): string {
  return `/media/placeholder/${encodeURIComponent(slug)}.svg`;
}
