import { readCharacterRow } from '#features/characters/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { findChatBySlug } from './queries.ts';
import { insertChat } from './settings/insert-chat.ts';

/**
 * The user's most recently used chat with a character, created if there is none.
 * @throws AppError not_found
 */
export async function openChatId(ctx: UserContext, slug: string): Promise<string> {
  const existing = await findChatBySlug(ctx.db, ctx.caller.id, slug);
  if (existing) return existing.id;
  const character = await readCharacterRow(ctx, ctx.caller, slug);
  const added = await insertChat(ctx, character, { isMain: true });
  if (added !== undefined) return added;
  // Another call created it concurrently.
  const chat = await findChatBySlug(ctx.db, ctx.caller.id, slug);
  if (!chat) throw new AppError('conflict');
  return chat.id;
}
