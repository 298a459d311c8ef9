import { checkOwnTexts, stringsIn } from '#features/characters/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { found } from '#platform/errors.ts';
import type { ChangeLorebook, WholeLorebook } from '../contract-lorebooks.ts';
import { findLorebook, updateLorebook } from './lorebook-queries.ts';
import { presentWholeLorebook } from './present.ts';
import { readBook } from './read-book.ts';

/** Changes the given fields; the whole is checked. @throws AppError not_found, content_blocked; FieldError */
export async function changeLorebook(
  ctx: UserContext,
  id: string,
  { book: given, ...texts }: ChangeLorebook,
): Promise<WholeLorebook> {
  const userId = ctx.caller.id;
  const before = found(await findLorebook(ctx.db, userId, id));
  const change = { ...texts, ...(given && { book: readBook(given, 'book') }) };
  const after = { ...before, ...change };
  const known = new Set(textsOf(before));
  const all = textsOf(after);
  await checkOwnTexts(
    ctx,
    all,
    all.filter((text) => !known.has(text)),
  );
  const row = await updateLorebook(ctx.db, userId, id, { ...change, updated_at: ctx.now() });
  return presentWholeLorebook(found(row));
}

const textsOf = (row: { name: string; description: string; book: unknown }): string[] => [
  row.name,
  row.description,
  ...stringsIn(row.book),
];
