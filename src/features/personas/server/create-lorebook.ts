import { checkOwnTexts, stringsIn } from '#features/characters/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import type { CreateLorebook, WholeLorebook } from '../contract-lorebooks.ts';
import { MAX_LOREBOOKS } from '../limits.ts';
import { presentWholeLorebook } from './present.ts';
import { countLorebooks, insertLorebook } from './lorebook-queries.ts';
import { lockOwner } from './queries.ts';
import { readBook, wrong } from './read-book.ts';

/**
 * Stores a lorebook.
 * @param isImported its texts are from a file and never lead to a strike
 * @throws AppError content_blocked; FieldError
 */
export async function createLorebook(
  ctx: UserContext,
  { name, description, book: given }: CreateLorebook,
  { field = 'book', isImported = false } = {},
): Promise<WholeLorebook> {
  const book = readBook(given, field);
  const texts = [name, description, ...stringsIn(book)];
  await checkOwnTexts(ctx, texts, isImported ? [] : texts);
  const user_id = ctx.caller.id;
  const row = await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, user_id);
    if ((await countLorebooks(tx, user_id)) >= MAX_LOREBOOKS)
      throw wrong(field, `You have ${MAX_LOREBOOKS} lorebooks. Delete one to add another.`);
    const now = ctx.now();
    const values = { id: newId(), user_id, name, description, book };
    return insertLorebook(tx, { ...values, created_at: now, updated_at: now });
  });
  return presentWholeLorebook(row);
}
