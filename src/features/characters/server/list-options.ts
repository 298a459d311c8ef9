import type { CharacterOptions } from '../contract-changes.ts';
import { optionPictureUrl } from '../option-pictures.ts';
import { optionsFor, type OptionField, type Sex } from '../options/index.ts';
import { MAX_AGE, MAX_HOBBIES, MIN_AGE } from '../rules.ts';

/** Every list of values, by sex and field, as forms show them and models read them. */
export function listOptions(): CharacterOptions {
  return {
    female: listsOf('female'),
    male: listsOf('male'),
    max_hobbies: MAX_HOBBIES,
    min_age: MIN_AGE,
    max_age: MAX_AGE,
  };
}

function listsOf(sex: Sex): CharacterOptions['female'] {
  return Object.fromEntries(
    Object.entries(optionsFor(sex)).map(([field, options]) => [
      field,
      options.map((option) => ({
        ...option,
        picture_url: optionPictureUrl(sex, 'realistic', field as OptionField, option.id),
      })),
    ]),
  );
}
