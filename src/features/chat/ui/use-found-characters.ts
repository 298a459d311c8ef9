import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownPickerQuery, pickerQuery } from './queries.ts';

interface Options {
  /** The first page is listed before anything is typed. */
  isEager: boolean;
}

/** The user's own characters and all public ones whose name contains what was typed. */
export function useFoundCharacters(search: string, { isEager }: Options) {
  const term = search.trim().toLowerCase();
  const enabled = isEager || term !== '';
  const own = useQuery({ ...ownPickerQuery, enabled });
  const all = useInfiniteQuery({ ...pickerQuery, enabled });
  const { hasNextPage, isFetching, isError, fetchNextPage } = all;
  useEffect(() => {
    // A search loads all pages, since it filters on the client.
    if (term && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [term, hasNextPage, isFetching, isError, fetchNextPage]);

  const every = [...(own.data?.data ?? []), ...(all.data?.pages.flatMap(({ data }) => data) ?? [])];
  const found = [...new Map(every.map((one) => [one.slug, one])).values()].filter(({ name }) =>
    name.toLowerCase().includes(term),
  );
  return { isSearching: term !== '', found, all };
}
