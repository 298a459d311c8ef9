import type { FilterField } from './filter-fields.ts';
import { optionsFor, type Option } from './options/index.ts';

/** The options of a field for one sex, or for both without duplicates, in list order. */
export function filterOptions(field: FilterField, sex?: 'female' | 'male'): readonly Option[] {
  const lists = (sex ? [sex] : (['female', 'male'] as const)).flatMap(
    (one) => optionsFor(one)[field] ?? [],
  );
  return [...new Map(lists.map((option) => [option.id, option])).values()];
}

/** One filter choice, which combines values of both sexes with the same label. */
export interface FilterChoice {
  label: string;
  ids: string[];
}

/** Values of the two sexes with the same meaning, and their common label. */
const SAME_MEANING: Partial<Record<FilterField, Record<string, readonly string[]>>> = {
  ethnicity: { 'Latina / Latino': ['latina', 'latino'], Black: ['black', 'black_afro'] },
  hair_color: { Brown: ['brunette', 'brown'], Redhead: ['redhead', 'ginger'] },
  relationship: { Colleague: ['colleague', 'work_colleague'] },
};

/** `filterOptions` as filter choices, without duplicate meanings or labels. */
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

/** Every value that a filter accepts, of either sex. */
export const FILTER_VALUES: Record<FilterField, [string, ...string[]]> = {
  ethnicity: valuesOf('ethnicity'),
  body_type: valuesOf('body_type'),
  hair_color: valuesOf('hair_color'),
  personality: valuesOf('personality'),
  relationship: valuesOf('relationship'),
};
