import type { UserContext } from '#platform/context.ts';
import type { ImportLorebook, WholeLorebook } from '../contract-lorebooks.ts';
import { LOREBOOK_LENGTHS } from '../limits.ts';
import { findBook } from '../world-info.ts';
import { createLorebook } from './create-lorebook.ts';
import { wrong } from './read-book.ts';

const UNNAMED = 'Imported lorebook';

/** Stores the lorebook of a file. @throws AppError content_blocked; FieldError without a lorebook */
export async function importLorebook(
  ctx: UserContext,
  { file, name }: ImportLorebook,
): Promise<WholeLorebook> {
  const found = findBook(file);
  if (!found)
    throw wrong(
      'file',
      'There is no lorebook in this file. Choose a world info or a card as JSON.',
    );
  const { name: ownName, description, ...book } = found;
  return createLorebook(
    ctx,
    {
      name: name ?? (textOf(ownName, LOREBOOK_LENGTHS.name) || UNNAMED),
      description: textOf(description, LOREBOOK_LENGTHS.description),
      book,
    },
    { field: 'file', isImported: true },
  );
}

const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string'
    ? value.replaceAll('\0', '').toWellFormed().trim().slice(0, longest)
    : '';
