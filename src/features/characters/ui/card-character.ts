import type { CharacterSummary, MediaItem } from '#features/characters/contract.ts';
import { labelOf } from '#features/characters/options/index.ts';

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

/** The first word of a name, as cards and pages call a character. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] || name;
}

/** Runs in loaders, so that option lists never reach the browser. */
export function toCardCharacter(character: CharacterSummary): CardCharacter {
  const { slug, name, age, sex, description, personality, occupation, media } = character;
  return {
    slug,
    firstName: firstNameOf(name),
    age,
    description: description.trim(),
    tags: [
      personality && labelOf(sex, 'personality', personality),
      occupation && labelOf(sex, 'occupation', occupation),
    ].filter(Boolean),
    media,
  };
}

/** Where a character without a picture gets its drawn one. */
export function placeholderUrl(slug: string): string {
  return `/media/placeholder/${encodeURIComponent(slug)}.svg`;
}
