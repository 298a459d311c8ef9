import type { MediaItem } from '#features/characters/contract.ts';

/** What a card shows of a character: no more is sent to the page. */
export interface CardCharacter {
  slug: string;
  /** First word of the name. */
  firstName: string;
  age: number;
  description: string;
  /** Two quiet words: who they are and what they do. */
  tags: string[];
  media: MediaItem[];
}

/** Where a character without a picture gets its drawn one. */
export function placeholderUrl(slug: string): string {
  return `/media/placeholder/${encodeURIComponent(slug)}.svg`;
}
