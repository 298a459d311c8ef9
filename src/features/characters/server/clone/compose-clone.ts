import { CreateCharacter } from '../../contract-changes.ts';
import { findOption, type Sex } from '../../options/index.ts';
import { pick, pickName } from './clone-names.ts';
import { LOOK_FIELDS, USUAL_LOOKS, type Seen } from './looks.ts';

/** Years, where nobody could tell. */
const USUAL_AGE = 29;

/** What no picture tells is drawn from these, by the picture's hash. */
const CHARACTERS = {
  personality: ['sage', 'jester', 'confidant', 'lover'],
  occupation: {
    female: ['artist', 'teacher', 'doctor', 'scientist', 'lawyer'],
    male: ['chef', 'doctor', 'detective', 'personal_trainer', 'commercial_pilot'],
  },
  hobbies: ['hiking', 'photography', 'art', 'traveling', 'writing', 'sailing', 'camping'],
} as const;

interface Wish {
  name: string | undefined;
  sex: Sex | undefined;
}

/** The character that a picture suggests; `hash` (hexadecimal) decides what the picture leaves open. */
export function composeClone(seen: Seen, wish: Wish, hash: string): CreateCharacter {
  const sex = wish.sex ?? seen.sex ?? 'female';
  const usual = USUAL_LOOKS[sex];
  const looks = Object.fromEntries(
    LOOK_FIELDS.map((field) => {
      const value = seen.looks[field];
      return [field, value && findOption(sex, field, value) ? value : usual[field]];
    }),
  );
  const hobby = pick(CHARACTERS.hobbies, hash, 3);
  return CreateCharacter.parse({
    ...looks,
    name: wish.name ?? pickName(sex, hash),
    age: seen.age ?? USUAL_AGE,
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
