import type { OptionField, Restricted, Sex } from '../../options/index.ts';
import {
  AGE_CHOICES,
  answer,
  MALE_AGES,
  wizardOptions,
  type ChoiceField,
  type Draft,
} from './draft.ts';

/** First names for a surprise. */
export const SURPRISE_NAMES: Record<Sex, readonly string[]> = {
  female: [
    'Adriana',
    'Bettina',
    'Carmen',
    'Delphine',
    'Esther',
    'Freya',
    'Greta',
    'Helena',
    'Ingrid',
    'Joanna',
    'Katrin',
    'Leonora',
    'Marisol',
    'Nadine',
    'Ottilie',
    'Petra',
    'Rosalind',
    'Simone',
    'Tamara',
    'Valentina',
  ],
  male: [
    'Anders',
    'Benedikt',
    'Casimir',
    'Dominik',
    'Edmund',
    'Florian',
    'Gregor',
    'Henrik',
    'Ivan',
    'Joaquin',
    'Konrad',
    'Laurent',
    'Mateus',
    'Nikolai',
    'Orlando',
    'Pascal',
    'Rafael',
    'Stefan',
    'Tobias',
    'Viktor',
  ],
};

/** What a surprise decides; sizes and the description stay as they are. */
const DECIDED = [
  'style',
  'ethnicity',
  'eye_color',
  'hair_style',
  'hair_color',
  'personality',
  'relationship',
  'body_type',
  'clothing',
  'occupation',
  'voice',
] as const satisfies readonly ChoiceField[];

/** For these fields a surprise uses only these values; the others must be chosen explicitly. */
const TAKEN: Partial<Record<OptionField, readonly string[]>> = {
  personality: [
    'caregiver',
    'sage',
    'innocent',
    'jester',
    'lover',
    'confidant',
    'experimenter',
    'protector',
    'hero',
    'rebel',
    'scholar',
  ],
  relationship: ['stranger', 'colleague', 'work_colleague', 'friend', 'best_friend'],
};

const HOBBIES = 2;
/** Younger ages must be chosen explicitly. */
const LEAST_AGE = 25;

/**
 * A random complete person. A name entered by the user stays; one from an earlier surprise changes.
 */
export function surprise(
  sex: Sex,
  draft: Draft,
  restricted: Restricted = [],
  random: () => number = Math.random,
): Draft {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const offered = (field: OptionField) =>
    wizardOptions(sex, field, restricted)
      .map(({ id }) => id)
      .filter((id) => TAKEN[field]?.includes(id) ?? true);
  let next: Draft = { ...draft, hobbies: [] };
  for (const field of DECIDED) {
    const id = pick(offered(field));
    if (id !== undefined) next = answer(sex, next, { type: 'choose', field, id }, restricted);
  }
  for (let count = 0; count < HOBBIES; count += 1) {
    const id = pick(offered('hobbies').filter((one) => !next.hobbies.includes(one)));
    if (id !== undefined) next = answer(sex, next, { type: 'toggle_hobby', id }, restricted);
  }
  const isOwn = draft.name.trim() !== '' && !SURPRISE_NAMES[sex].includes(draft.name);
  return {
    ...next,
    age:
      sex === 'female' ? pick(AGE_CHOICES.filter((age) => age >= LEAST_AGE))! : randomAge(random),
    name: isOwn ? draft.name : pick(SURPRISE_NAMES[sex].filter((name) => name !== draft.name))!,
  };
}

const randomAge = (random: () => number): number =>
  LEAST_AGE + Math.floor(random() * (MALE_AGES.max - LEAST_AGE + 1));
