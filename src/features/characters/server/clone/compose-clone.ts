import { CreateCharacter } from '../../contract-changes.ts';
import { findOption, type Sex } from '../../options/index.ts';
import { pick, pickName } from './clone-names.ts';
import { LOOK_FIELDS, DEFAULT_LOOKS, type Seen } from './looks.ts';

/** The age in years when it is unknown. */
const DEFAULT_AGE = 29;

/** Attributes that no picture shows; the picture's hash selects them. */
const CHARACTERS = {
  personality: ['sage', 'jester', 'confidant', 'lover'],
  occupation: {
    female: ['artist', 'teacher', 'doctor', 'scientist', 'lawyer'],
    male: ['chef', 'doctor', 'detective', 'personal_trainer', 'commercial_pilot'],
  },
  hobbies: ['hiking', 'photography', 'art', 'traveling', 'writing', 'sailing', 'camping'],
} as const;

interface RequestedFields {
  name: string | undefined;
  sex: Sex | undefined;
}

/** The character that a picture suggests; `hash` (hexadecimal) determines what it leaves open. */
export function composeClone(
  seen: Seen,
  requested: RequestedFields,
  hash: string,
): CreateCharacter {
  const sex = requested.sex ?? seen.sex ?? 'female';
  const usual = DEFAULT_LOOKS[sex];
  const looks = Object.fromEntries(
    LOOK_FIELDS.map((field) => {
      const value = seen.looks[field];
      return [field, value && findOption(sex, field, value) ? value : usual[field]];
    }),
  );
  const hobby = pick(CHARACTERS.hobbies, hash, 3);
  return CreateCharacter.parse({
    ...looks,
    name: requested.name ?? pickName(sex, hash),
    age: seen.age ?? DEFAULT_AGE,
    sex,
    style: 'realistic',
    personality: pick(CHARACTERS.personality, hash, 1),
    occupation: pick(CHARACTERS.occupation[sex], hash, 2),
    relationship: 'friend',
    voice: 'voice_1',
    hobbies: [
      hobby,
      pick(
        CHARACTERS.hobbies.filter((other) => other !== hobby),
        hash,
        4,
      ),
    ],
  });
}
