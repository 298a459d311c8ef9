import { and, eq, isNull } from 'drizzle-orm';
import { chats } from '#db/schema/index.ts';
import { checkOwnTexts, readCharacterRow } from '#features/characters/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, FieldError } from '#platform/errors.ts';
import { DEFAULT_LIMIT } from '#shared/pagination.ts';
import type { Chat } from '../../contract.ts';
import type { CreateChat } from '../../contract-settings.ts';
import { MAX_CHATS_PER_CHARACTER } from '../../limits.ts';
import { readChat } from '../read-chat.ts';
import { insertChat } from './insert-chat.ts';

/**
 * Opens another chat with a character; chats are independent of each other.
 * @throws AppError not_found, content_blocked; FieldError
 */
export async function startChat(
  ctx: UserContext,
  { character_slug, title = null }: CreateChat,
): Promise<Chat> {
  const character = await readCharacterRow(ctx, ctx.caller, character_slug);
  await checkOwnTexts(ctx, [title ?? '']);
  const count = await ctx.db.$count(
    chats,
    and(
      eq(chats.user_id, ctx.caller.id),
      eq(chats.character_id, character.id),
      isNull(chats.removed_at),
    ),
  );
  if (count >= MAX_CHATS_PER_CHARACTER)
    throw new FieldError([
      {
        loc: ['body', 'character_slug'],
        msg: `You have ${MAX_CHATS_PER_CHARACTER} chats with this character. Remove one to start another.`,
        type: 'too_many',
      },
    ]);
  const id = await insertChat(ctx, character, { isMain: false, title });
  if (id === undefined) throw new AppError('conflict');
  ctx.live.publish(`user:${ctx.caller.id}`, { event: 'chats', data: {} });
  return readChat(ctx, id, { skip: 0, limit: DEFAULT_LIMIT });
}
