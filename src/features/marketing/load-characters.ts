import { data, redirect } from 'react-router';
import type { CharacterList } from '#features/characters/contract.ts';
import { toCardCharacter } from '#features/characters/ui/to-card-character.ts';
import {
  filterChoices,
  filterOptions,
  MAX_AGE,
  MIN_AGE,
} from '#features/characters/ui/search/filter-choices.ts';
import { CARDS_PER_PAGE, MAX_SKIP } from '#shared/pagination.ts';
import type { PageContext, ServerApi } from '#ui/server-context.ts';
import type { CallQuery } from '#ui/typed-calls.ts';
import {
  listActiveFilters,
  excludesCharacters,
  readFilters,
  writeFilters,
  type ActiveFilter,
  type BrowseFilters,
} from './browse-filters.ts';
import type { BrowseList } from './browse-lists.ts';
import { FILTER_TEXT } from './copy.ts';

/** Fetches a list of characters; throws a Response with the API's status. */
export function fetchCharacters(
  api: ServerApi,
  query: BrowseList['query'] & BrowseFilters & { skip?: number; limit: number },
): Promise<CharacterList> {
  // The filter values were validated against the option lists.
  return api.get('/characters/', { params: { query: query as CallQuery<'/characters/'> } });
}

/** The page number in a URL: 1 if absent, null if malformed or beyond what a list skips. */
export function readPage(url: URL): number | null {
  const text = url.searchParams.get('page');
  if (text === null) return 1;
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
  return page !== null && (page - 1) * CARDS_PER_PAGE <= MAX_SKIP ? page : null;
}

/** The range of a list that a page shows, up to `limit` characters over all pages. */
export function pageWindow(page: number, limit: number | null) {
  const skip = (page - 1) * CARDS_PER_PAGE;
  const take = Math.min(CARDS_PER_PAGE, limit === null ? CARDS_PER_PAGE : limit - skip);
  return { skip, take };
}

/** Reads the filters of a list from its URL, with their labels. */
export function readListFilters(
  list: BrowseList,
  url: URL,
): { filters: BrowseFilters; active: ActiveFilter[] } {
  if (!list.hasFilters) return { filters: {}, active: [] };
  const { sex } = list.query;
  const filters = readFilters(url.searchParams, {
    values: (field) => filterOptions(field, sex).map(({ id }) => id),
    minAge: MIN_AGE,
    maxAge: MAX_AGE,
  });
  // Values that form one choice share one label when all of them are set.
  const labelOf = (field: Parameters<typeof filterOptions>[0], value: string) => {
    const set: readonly string[] = filters[field] ?? [];
    const choice = filterChoices(field, sex).find(({ ids }) => ids.includes(value));
    if (choice?.ids.every((id) => set.includes(id))) return choice.label;
    return filterOptions(field, sex).find(({ id }) => id === value)?.label ?? value;
  };
  return {
    filters,
    active: listActiveFilters(filters, FILTER_TEXT.chip(labelOf), FILTER_TEXT.ages),
  };
}

/**
 * Loads one page of a browse list. A page past the last redirects to the first; a list that cannot
 * be read returns `failed` with status 503, so that the page can show an error.
 */
export async function loadBrowsePage(list: BrowseList, url: URL, { api }: PageContext) {
  const page = readPage(url);
  const { skip, take } = pageWindow(page ?? 1, list.limit);
  const { filters, active } = readListFilters(list, url);
  const firstPage = list.path + writeFilters(filters);
  if (page === null || take <= 0) throw redirect(firstPage);
  const narrowed = { filters, active, isNarrowed: excludesCharacters(filters) };
  try {
    const answer = await fetchCharacters(api, { ...list.query, ...filters, skip, limit: take });
    if (page > 1 && answer.data.length === 0) throw redirect(firstPage);
    const count = list.limit === null ? answer.count : Math.min(answer.count, list.limit);
    return data({
      failed: false,
      page,
      pages: Math.ceil(count / CARDS_PER_PAGE),
      count,
      characters: answer.data.map(toCardCharacter),
      ...narrowed,
    });
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error;
    return data(
      {
        failed: true,
        page,
        pages: 0,
        count: 0,
        characters: [],
        ...narrowed,
      },
      503,
    );
  }
}

/** The loader data of a browse page. */
export type BrowseData = Awaited<ReturnType<typeof loadBrowsePage>>['data'];
