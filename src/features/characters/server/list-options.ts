import type { CharacterOptions } from '../contract-changes.ts';
import { optionPictureUrl } from '../option-pictures.ts';
import { offeredOptions, type OptionField, type Restricted, type Sex } from '../options/index.ts';
import { MAX_AGE, MAX_HOBBIES, MIN_AGE } from '../rules.ts';

/** All offered option lists by sex and field, for forms and models. */
export function listOptions(restricted: Restricted, isSketch: boolean): CharacterOptions {
  return {
    female: listsOf('female', restricted, isSketch),
    male: listsOf('male', restricted, isSketch),
    max_hobbies: MAX_HOBBIES,
    min_age: MIN_AGE,
    max_age: MAX_AGE,
  };
}

function listsOf(sex: Sex, restricted: Restricted, isSketch: boolean): CharacterOptions['female'] {
  return Object.fromEntries(
    Object.entries(offeredOptions(sex, restricted)).map(([field, options]) => [
      field,
      options.map((option) => ({
        ...option,
        picture_url: optionPictureUrl(sex, 'realistic', field as OptionField, option.id, isSketch),
      })),
    ]),
  );
}
