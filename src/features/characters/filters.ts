import type { FilterField } from './filter-fields.ts';
import { optionsFor, type Option } from './options/index.ts';

/** The options of one field for one sex, or for both: each value once, in the order of the lists. */
export function filterOptions(field: FilterField, sex?: 'female' | 'male'): readonly Option[] {
  const lists = (sex ? [sex] : (['female', 'male'] as const)).flatMap(
    (one) => optionsFor(one)[field] ?? [],
  );
  return [...new Map(lists.map((option) => [option.id, option])).values()];
}

/** What is shown as one choice: the values that read the same, as both sexes' lists have some. */
export interface FilterChoice {
  label: string;
  ids: string[];
}

/** Values of the two sexes' lists that mean the same, and how they read as one choice. */
const SAME_MEANING: Partial<Record<FilterField, Record<string, readonly string[]>>> = {
  ethnicity: { 'Latina / Latino': ['latina', 'latino'], Black: ['black', 'black_afro'] },
  hair_color: { Brown: ['brunette', 'brown'], Redhead: ['redhead', 'ginger'] },
  relationship: { Colleague: ['colleague', 'work_colleague'] },
};

/** `filterOptions` as people choose among them: no meaning and no words stand there twice. */
export function filterChoices(field: FilterField, sex?: 'female' | 'male'): FilterChoice[] {
  const options = filterOptions(field, sex);
  const present = new Set(options.map(({ id }) => id));
  const shared = new Map(
    Object.entries(SAME_MEANING[field] ?? {}).flatMap(([label, ids]) =>
      ids.every((id) => present.has(id)) ? ids.map((id): [string, string] => [id, label]) : [],
    ),
  );
  const choices = new Map<string, FilterChoice>();
  for (const { id, label: own } of options) {
    const label = shared.get(id) ?? own;
    const known = choices.get(label);
    if (known) known.ids.push(id);
    else choices.set(label, { label, ids: [id] });
  }
  return [...choices.values()];
}

const valuesOf = (field: FilterField) =>
  filterOptions(field).map(({ id }) => id) as [string, ...string[]];

/** Every value that a filter takes, of either sex. */
export const FILTER_VALUES: Record<FilterField, [string, ...string[]]> = {
  ethnicity: valuesOf('ethnicity'),
  body_type: valuesOf('body_type'),
  hair_color: valuesOf('hair_color'),
  personality: valuesOf('personality'),
  relationship: valuesOf('relationship'),
};
