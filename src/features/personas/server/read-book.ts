import { toLorebook } from '#features/characters/server/index.ts';
import { FieldError } from '#platform/errors.ts';
import { MAX_ENTRIES } from '../limits.ts';

export type Book = NonNullable<ReturnType<typeof toLorebook>>;

/** A storable lorebook. @throws FieldError for too many entries, or one nested too deeply */
export function readBook(given: Record<string, unknown>, field: string): Book {
  const book = toLorebook(given);
  if (!book) throw wrong(field, 'The lorebook is nested too deeply.');
  if (book.entries.length > MAX_ENTRIES)
    throw wrong(field, `A lorebook has at most ${MAX_ENTRIES} entries.`);
  return book;
}

export const wrong = (field: string, msg: string) =>
  new FieldError([{ loc: ['body', field], msg, type: 'lorebook' }]);
