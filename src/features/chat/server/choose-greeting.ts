import { sql } from 'drizzle-orm';
import { chats } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { DEFAULT_LIMIT } from '#shared/pagination.ts';
import type { Chat } from '../contract.ts';
import { publishToChat } from './piece-publisher.ts';
import { bumpRevision, lockChat } from './queries.ts';
import { readChat } from './read-chat.ts';
import { readGreetings } from './write-greetings.ts';

/**
 * Replaces a chat's greeting with another one of its character while the chat has no messages.
 * @throws AppError not_found, not_last_message once the chat has messages
 */
export async function chooseGreeting(
  ctx: UserContext,
  chatId: string,
  position: number,
): Promise<Chat> {
  const rev = await ctx.db.transaction(async (tx) => {
    const chat = await lockChat(tx, ctx.caller.id, chatId);
    if (!chat) throw new AppError('not_found');
    if (chat.message_count > 0) throw new AppError('not_last_message');
    const greeting = (await readGreetings(tx, ctx.caller, chat))[position];
    if (greeting === undefined)
      throw new AppError('not_found', { detail: 'There is no such greeting.' });
    // The new revision invalidates a reply that was predicted from the previous greeting.
    return bumpRevision(tx, chatId, { greeting, reset_rev: sql`${chats.rev} + 1` });
  });
  publishToChat(ctx, chatId, { t: 'reset', rev });
  return readChat(ctx, chatId, { skip: 0, limit: DEFAULT_LIMIT });
}
