import type { CharacterSummary } from '#features/characters/contract.ts';
import { labelOf } from '#features/characters/options/index.ts';
import { firstName, plainDescription } from '#shared/replace-placeholders.ts';
import type { CardCharacter } from './card-character.ts';

/** Runs in loaders, so that the option lists are not sent to the browser. */
export function toCardCharacter(character: CharacterSummary): CardCharacter {
  const { slug, name, age, sex, description, personality, occupation, media } = character;
  return {
    slug,
    firstName: firstName(name),
    age,
    description: plainDescription(name, description),
    tags: [
      personality && labelOf(sex, 'personality', personality),
      occupation && labelOf(sex, 'occupation', occupation),
    ].filter(Boolean),
    media,
  };
}
