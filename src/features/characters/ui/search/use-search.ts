import { useEffect, useState } from 'react';
import type { CharacterSummary } from '#features/characters/contract.ts';
import { api } from '#ui/api-client.ts';
import { SEARCH_LENGTH } from '../../limits.ts';

/** Milliseconds without a key before the words are sent. */
const PAUSE = 120;
const LIMIT = 40;

export interface Search {
  /** The last answer: it stays while the next one is on its way. */
  results: CharacterSummary[];
  /** `loading` until the first answer; a failure counts as an answer without characters. */
  state: 'loading' | 'ready';
  /** There is no answer for these words. */
  isFailed: boolean;
}

/** Characters for `words`: asked after a pause, and the asking taken back when the words change. */
export function useSearch(words: string): Search {
  const [search, setSearch] = useState<Search>({ results: [], state: 'loading', isFailed: false });
  const term = words.trim();
  useEffect(() => {
    const stale = new AbortController();
    const send = () =>
      api
        .get('/characters/search', {
          params: { query: { q: term.slice(0, SEARCH_LENGTH), limit: LIMIT } },
          signal: stale.signal,
        })
        .then(
          ({ data }) => setSearch({ results: data, state: 'ready', isFailed: false }),
          (error: unknown) => {
            if (stale.signal.aborted) return;
            console.debug('character search', error);
            setSearch({ results: [], state: 'ready', isFailed: true });
          },
        );
    const timer = setTimeout(send, term === '' ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [term]);
  return search;
}
