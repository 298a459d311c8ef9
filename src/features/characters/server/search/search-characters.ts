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

/** Shorter words are too short for typo matching, and part of nearly every text. */
const ENOUGH_LETTERS = /[\p{L}\p{N}]{3}/u;

/**
 * Public characters and the caller's own that match the words: by name first, then names with
 * typos, then occupation, personality and description. Without words: the most popular.
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

/** Single spaces between words, without NUL bytes, which the database rejects. */
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
