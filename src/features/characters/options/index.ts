import { FEMALE_OPTIONS } from './female.ts';
import { MALE_OPTIONS } from './male.ts';
import type { Option, Sex } from './shared-options.ts';
import type { OptionField, OptionLists } from './option-lists.ts';

export { FEMALE_OPTIONS } from './female.ts';
export {
  findRestrictionProblem,
  offeredOptions,
  replaceRestricted,
  type Chosen,
  type Restricted,
} from './restricted.ts';
export type { OptionField, OptionLists } from './option-lists.ts';
export type { Option, Sex } from './shared-options.ts';

const LISTS: Record<Sex, OptionLists> = { female: FEMALE_OPTIONS, male: MALE_OPTIONS };

const INDEX: Record<Sex, ReadonlyMap<string, Option>> = {
  female: indexOf(FEMALE_OPTIONS),
  male: indexOf(MALE_OPTIONS),
};

function indexOf(lists: OptionLists): ReadonlyMap<string, Option> {
  const entries = Object.entries(lists).flatMap(([field, options]) =>
    options.map((option) => [`${field}:${option.id}`, option] as const),
  );
  return new Map(entries);
}

/** All option lists of one sex, read-only; `offeredOptions` excludes restricted values. */
export function optionsFor(sex: Sex): OptionLists {
  return LISTS[sex];
}

/** The option of a stored value, or undefined when that sex's field lacks it. */
export function findOption(sex: Sex, field: OptionField, value: string): Option | undefined {
  return INDEX[sex].get(`${field}:${value}`);
}

/** The label of a stored value; an unknown value is shown with spaces for underscores. */
export function labelOf(sex: Sex, field: OptionField, value: string): string {
  return findOption(sex, field, value)?.label ?? value.replaceAll('_', ' ');
}

/** The prompt text of a stored value; '' for an unknown value, so that it never reaches a model. */
export function promptOf(sex: Sex, field: OptionField, value: string): string {
  return findOption(sex, field, value)?.prompt ?? '';
}

/**
 * The id of an id or a label in any case (`Massage Therapist` → `massage_therapist`), or undefined.
 */
export function toOptionId(sex: Sex, field: OptionField, value: string): string | undefined {
  if (findOption(sex, field, value)) return value;
  const wanted = value.trim().toLowerCase();
  return LISTS[sex][field]?.find(({ id, label }) =>
    [id, label.toLowerCase(), id.replaceAll('_', ' ')].includes(wanted),
  )?.id;
}
