import type { CharacterSummary } from '#features/characters/contract.ts';
import { labelOf } from '#features/characters/options/index.ts';
import { plainDescription } from '#shared/say-names.ts';
import type { CardCharacter } from './card-character.ts';

/** The first word of a name, as cards and pages call a character. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] || name;
}

/** Runs in loaders, so that the option lists never reach the browser. */
export function toCardCharacter(character: CharacterSummary): CardCharacter {
  const { slug, name, age, sex, description, personality, occupation, media } = character;
  return {
    slug,
    firstName: firstNameOf(name),
    age,
    description: plainDescription(name, description),
    tags: [
      personality && labelOf(sex, 'personality', personality),
      occupation && labelOf(sex, 'occupation', occupation),
    ].filter(Boolean),
    media,
  };
}
