import type { CreateCharacter } from '../../contract-changes.ts';
import {
  offeredOptions,
  replaceRestricted,
  type OptionField,
  type Restricted,
  type Sex,
} from '../../options/index.ts';
import { MAX_HOBBIES, NAME_LENGTH, PROSE_LENGTH } from '../../rules.ts';

/** All answers so far, as ids. A male draft has no sizes. */
export interface Draft {
  style: string;
  ethnicity: string;
  age: number;
  eye_color: string;
  hair_style: string;
  hair_color: string;
  personality: string;
  relationship: string;
  body_type: string;
  breast_size: string | null;
  butt_size: string | null;
  clothing: string;
  occupation: string;
  hobbies: readonly string[];
  voice: string;
  name: string;
  description: string;
}

/** A single-choice field. */
export type ChoiceField = Exclude<OptionField, 'hobbies'>;
export type TextField = 'name' | 'description';

export const AGE_CHOICES = [18, 25, 35, 45] as const;
export const MALE_AGES = { min: 18, max: 35 } as const;
export const TEXT_LENGTHS: Record<TextField, number> = {
  name: NAME_LENGTH,
  description: PROSE_LENGTH,
};

export const DEFAULTS: Record<Sex, Draft> = {
  female: {
    style: 'realistic',
    ethnicity: 'caucasian',
    age: 20,
    eye_color: 'blue',
    hair_style: 'long',
    hair_color: 'blonde',
    personality: 'caregiver',
    relationship: 'girlfriend',
    body_type: 'slim',
    breast_size: 'medium',
    butt_size: 'medium',
    clothing: 'casual',
    occupation: 'student',
    hobbies: [],
    voice: 'voice_1',
    name: '',
    description: '',
  },
  male: {
    style: 'realistic',
    ethnicity: 'caucasian',
    age: 25,
    eye_color: 'brown',
    hair_style: 'short',
    hair_color: 'brown',
    personality: 'protector',
    relationship: 'friend',
    body_type: 'muscular',
    breast_size: null,
    butt_size: null,
    clothing: 'jeans_and_t_shirt',
    occupation: 'personal_trainer',
    hobbies: [],
    voice: 'voice_1',
    name: '',
    description: '',
  },
};

export type DraftAction =
  | { type: 'choose'; field: ChoiceField; id: string }
  | { type: 'toggle_hobby'; id: string }
  | { type: 'set_age'; age: number }
  | { type: 'write'; field: TextField; text: string };

/** A wizard's defaults, without restricted options. */
export const defaultsOf = (sex: Sex, restricted: Restricted): Draft =>
  replaceRestricted(sex, restricted, DEFAULTS[sex]);

/** The options that a wizard shows for a field: the shorter list. */
export function wizardOptions(sex: Sex, field: OptionField, restricted: Restricted = []) {
  return (offeredOptions(sex, restricted)[field] ?? []).filter((option) => option.wizard);
}

function isOfferedAge(sex: Sex, age: number): boolean {
  if (sex === 'female') return (AGE_CHOICES as readonly number[]).includes(age);
  return Number.isInteger(age) && age >= MALE_AGES.min && age <= MALE_AGES.max;
}

/** True when another hobby can be selected. */
export const hasRoomForHobby = (draft: Draft) => draft.hobbies.length < MAX_HOBBIES;

/** The draft after one answer; a value that the wizard does not offer changes nothing. */
export function answer(
  sex: Sex,
  draft: Draft,
  action: DraftAction,
  restricted: Restricted = [],
): Draft {
  const isOffered = (field: OptionField, id: string) =>
    wizardOptions(sex, field, restricted).some((option) => option.id === id);
  switch (action.type) {
    case 'choose':
      return isOffered(action.field, action.id) ? { ...draft, [action.field]: action.id } : draft;
    case 'toggle_hobby':
      if (draft.hobbies.includes(action.id))
        return { ...draft, hobbies: draft.hobbies.filter((id) => id !== action.id) };
      return hasRoomForHobby(draft) && isOffered('hobbies', action.id)
        ? { ...draft, hobbies: [...draft.hobbies, action.id] }
        : draft;
    case 'set_age':
      return isOfferedAge(sex, action.age) ? { ...draft, age: action.age } : draft;
    case 'write':
      return { ...draft, [action.field]: action.text.slice(0, TEXT_LENGTHS[action.field]) };
  }
}

/** The first required field that is empty, or null. */
export function missingField(draft: Draft): 'name' | 'age' | null {
  if (draft.name.trim() === '') return 'name';
  return Number.isInteger(draft.age) ? null : 'age';
}

/** The body of the creation call. */
export function toPayload(sex: Sex, draft: Draft): CreateCharacter {
  const { breast_size, butt_size, name, description, style, hobbies, ...chosen } = draft;
  return {
    ...chosen,
    name: name.trim(),
    description: description.trim(),
    sex,
    style: style as CreateCharacter['style'],
    hobbies: [...hobbies],
    ...(sex === 'female' ? { breast_size, butt_size } : {}),
  };
}
