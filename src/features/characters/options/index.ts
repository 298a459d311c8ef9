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

/** All option lists of one sex, read-only; `offeredOptions` leaves out what an installation restricts. */
export function optionsFor(sex: Sex): OptionLists {
  return LISTS[sex];
}

/** The option behind a stored value, or undefined when that sex has no such option in that field. */
export function findOption(sex: Sex, field: OptionField, value: string): Option | undefined {
  return INDEX[sex].get(`${field}:${value}`);
}

/** The words people see for a stored value; an unknown value is shown as it is, without underscores. */
export function labelOf(sex: Sex, field: OptionField, value: string): string {
  return findOption(sex, field, value)?.label ?? value.replaceAll('_', ' ');
}

/** The words a model gets for a stored value; an unknown value gives '' so that it never reaches one. */
export function promptOf(sex: Sex, field: OptionField, value: string): string {
  return findOption(sex, field, value)?.prompt ?? '';
}

/** The id behind an id or a label in any case (`Massage Therapist` → `massage_therapist`), or undefined. */
export function toOptionId(sex: Sex, field: OptionField, value: string): string | undefined {
  if (findOption(sex, field, value)) return value;
  const wanted = value.trim().toLowerCase();
  return LISTS[sex][field]?.find(({ id, label }) =>
    [id, label.toLowerCase(), id.replaceAll('_', ' ')].includes(wanted),
  )?.id;
}
