import type { Caller, Context } from '#platform/context.ts';
import type { CharacterSearchResult, SearchCharactersQuery } from '../../contract-search.ts';
import { presentSummary } from '../present.ts';
import type { SummaryRow } from '../queries.ts';
import {
  selectByLikeness,
  selectByName,
  selectPopular,
  type SearchScope,
} from './search-queries.ts';

/** Fewer letters have too little in them for a slip of typing, and are part of nearly every text. */
const ENOUGH_LETTERS = /[\p{L}\p{N}]{3}/u;

/**
 * Public characters and the caller's own that the words may mean: by name first, then names with a
 * slip of typing, then occupation, personality and description. Without words: the most popular.
 */
export async function searchCharacters(
  ctx: Context,
  caller: Caller | null,
  { q, limit }: SearchCharactersQuery,
): Promise<CharacterSearchResult> {
  const rows = await findRows(ctx, plainWords(q), { callerId: caller?.id ?? null, limit });
  return {
    data: rows.map((row) => presentSummary(ctx, row, caller?.id ?? null)),
    count: rows.length,
  };
}

/** One space between words; a zero byte is no text to the database. */
function plainWords(q: string): string {
  return q.replaceAll('\0', '').trim().replace(/\s+/g, ' ');
}

async function findRows(ctx: Context, words: string, scope: SearchScope): Promise<SummaryRow[]> {
  if (words === '') return selectPopular(ctx.db, scope);
  const named = await selectByName(ctx.db, words, scope);
  const missing = scope.limit - named.length;
  if (missing === 0 || !ENOUGH_LETTERS.test(words)) return named;
  const known = named.map(({ id }) => id);
  return [
    ...named,
    ...(await selectByLikeness(ctx.db, words, { ...scope, limit: missing }, known)),
  ];
}
