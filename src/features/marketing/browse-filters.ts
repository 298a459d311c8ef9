import { FILTER_FIELDS, type FilterField } from '#features/characters/ui/search/filter-fields.ts';

/** What a browse page is narrowed to, in the words of its address and of the API. */
export interface BrowseFilters extends Partial<Record<FilterField, string[]>> {
  /** Years, both included. */
  age_min?: number;
  age_max?: number;
  /** Left out: popular first. */
  sort?: 'newest';
}

/** What an address may hold: values of a field, and the bounds of ages. */
export interface AllowedFilters {
  values(field: FilterField): readonly string[];
  minAge: number;
  maxAge: number;
}

/**
 * The filters in an address. What is no filter of this list is left out, so that an old or mistyped
 * address shows a list; ages the wrong way round are turned.
 */
export function readFilters(params: URLSearchParams, allowed: AllowedFilters): BrowseFilters {
  const filters: BrowseFilters = {};
  const [from, to] = [
    readAge(params.get('age_min'), allowed),
    readAge(params.get('age_max'), allowed),
  ];
  const turned = from !== undefined && to !== undefined && from > to;
  const [youngest, oldest] = turned ? [to, from] : [from, to];
  if (youngest !== undefined && youngest > allowed.minAge) filters.age_min = youngest;
  if (oldest !== undefined && oldest < allowed.maxAge) filters.age_max = oldest;
  for (const field of FILTER_FIELDS) {
    const given = new Set(params.getAll(field).flatMap((text) => text.split(',')));
    const values = allowed.values(field).filter((value) => given.has(value));
    if (values.length > 0) filters[field] = values;
  }
  if (params.get('sort') === 'newest') filters.sort = 'newest';
  return filters;
}

function readAge(text: string | null, { minAge, maxAge }: AllowedFilters): number | undefined {
  if (text === null || !/^\d{1,3}$/.test(text)) return undefined;
  return Math.min(Math.max(Number(text), minAge), maxAge);
}

/** The query of an address: `?age_min=25&ethnicity=latina,asian&sort=newest&page=2`, or ''. */
export function writeFilters(filters: BrowseFilters, page = 1): string {
  const parts = ['age_min' as const, 'age_max' as const, ...FILTER_FIELDS, 'sort' as const]
    .filter((name) => filters[name] !== undefined && String(filters[name]) !== '')
    // Values are option ids and numbers: nothing in them needs to be encoded.
    .map((name) => `${name}=${String(filters[name])}`);
  if (page > 1) parts.push(`page=${page}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** True when fewer characters are wanted, not only another order. */
export function narrows({ sort: _sort, ...filters }: BrowseFilters): boolean {
  return Object.keys(filters).length > 0;
}

/** One filter that is set, and the query of the address without it. */
export interface ActiveFilter {
  label: string;
  without: string;
}

/** Each set filter by itself, in the order of the address; values that read the same are one. `labelOf` gives the words of a value. */
export function listActive(
  filters: BrowseFilters,
  labelOf: (field: FilterField, value: string) => string,
  ageLabel: (from: number | undefined, to: number | undefined) => string,
): ActiveFilter[] {
  const { age_min: from, age_max: to, ...others } = filters;
  const ages =
    from === undefined && to === undefined
      ? []
      : [{ label: ageLabel(from, to), without: writeFilters(others) }];
  return [
    ...ages,
    ...FILTER_FIELDS.flatMap((field) => {
      const wanted = filters[field] ?? [];
      return [...Map.groupBy(wanted, (value) => labelOf(field, value))].map(([label, values]) => {
        const rest = wanted.filter((one) => !values.includes(one));
        const { [field]: _gone, ...without } = filters;
        return {
          label,
          without: writeFilters(rest.length > 0 ? { ...without, [field]: rest } : without),
        };
      });
    }),
  ];
}
