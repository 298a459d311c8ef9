import { labelOf, type Sex } from '#features/characters/options/index.ts';

interface Chosen {
  sex: Sex;
  personality: string;
  relationship: string;
  occupation: string;
  hobbies: readonly string[];
}

/** Converts a character's option ids to words for a model. */
export function optionWords({ sex, personality, relationship, occupation, hobbies }: Chosen) {
  return {
    personality: labelOf(sex, 'personality', personality),
    relationship: labelOf(sex, 'relationship', relationship),
    occupation: labelOf(sex, 'occupation', occupation),
    hobbies: hobbies.map((hobby) => labelOf(sex, 'hobbies', hobby)),
  };
}
