import { FILTER_FIELDS, type FilterField } from '#features/characters/ui/search/filter-fields.ts';

/** The filters of a browse page, under the names that the URL and the API use. */
export interface BrowseFilters extends Partial<Record<FilterField, string[]>> {
  /** Ages in years, both bounds inclusive. */
  age_min?: number;
  age_max?: number;
  /** Absent means popular first. */
  sort?: 'newest';
}

/** Every name that a browse page reads of its URL. */
export const BROWSE_QUERY = ['page', 'sort', 'age_min', 'age_max', ...FILTER_FIELDS] as const;

/** The values that a URL may contain: those of each field, and the age bounds. */
export interface AllowedFilters {
  values(field: FilterField): readonly string[];
  minAge: number;
  maxAge: number;
}

/**
 * Reads the filters from a URL. Unknown values are ignored, so that an old or mistyped URL still
 * shows a list; swapped age bounds are corrected.
 */
export function readFilters(params: URLSearchParams, allowed: AllowedFilters): BrowseFilters {
  const filters: BrowseFilters = {};
  const [from, to] = [
    readAge(params.get('age_min'), allowed),
    readAge(params.get('age_max'), allowed),
  ];
  const swapped = from !== undefined && to !== undefined && from > to;
  const [youngest, oldest] = swapped ? [to, from] : [from, to];
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

/**
 * The query string of the filters: `?age_min=25&ethnicity=latina,asian&sort=newest&page=2`, or ''.
 */
export function writeFilters(filters: BrowseFilters, page = 1): string {
  const parts = ['age_min' as const, 'age_max' as const, ...FILTER_FIELDS, 'sort' as const]
    .filter((name) => filters[name] !== undefined && String(filters[name]) !== '')
    // Values are option ids and numbers, which need no encoding.
    .map((name) => `${name}=${String(filters[name])}`);
  if (page > 1) parts.push(`page=${page}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** True if the filters exclude characters, rather than only change the order. */
export function excludesCharacters({ sort: _sort, ...filters }: BrowseFilters): boolean {
  return Object.keys(filters).length > 0;
}

/** An active filter, and the query string without it. */
export interface ActiveFilter {
  label: string;
  without: string;
}

/** Lists the active filters in URL order; values with the same label are merged. */
export function listActiveFilters(
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
        const { [field]: _removed, ...without } = filters;
        return {
          label,
          without: writeFilters(rest.length > 0 ? { ...without, [field]: rest } : without),
        };
      });
    }),
  ];
}
