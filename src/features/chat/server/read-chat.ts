import { and, eq, gt, sql } from 'drizzle-orm';
import { chats } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { invalidCursor } from '#platform/page-cursor.ts';
import type { Chat, ReadChatQuery } from '../contract.ts';
import type { ReadMessagesQuery } from '../contract-messages.ts';
import { isOpen } from '../rules.ts';
import { readMessagePage } from './message-page.ts';
import { presentChat, presentMessages } from './present.ts';
import { readCalls } from './read-calls.ts';
import { openChatId } from './open-chat-id.ts';
import { findChat, findChatBySlug, findChatView } from './queries.ts';
import { selectMembers } from './scenes/queries.ts';
import { readGreetings } from './write-greetings.ts';

/**
 * A chat with one page of messages: the newest ones, those before or after a cursor, or those around
 * a message. Reading the newest page marks it as read.
 */
export async function readChat(
  ctx: UserContext,
  chatId: string,
  query: ReadMessagesQuery,
): Promise<Chat> {
  // Read the chat first: a message that arrives in between then comes again as an event.
  const chat = await findChatView(ctx.db, ctx.caller.id, chatId);
  if (!chat) throw new AppError('not_found');
  const [page, greetings, members] = await Promise.all([
    readMessagePage(ctx.db, chatId, query),
    readGreetings(ctx.db, ctx.caller, chat),
    selectMembers(ctx.db, chatId),
  ]);
  if (chat.unread > 0 && query.skip === 0 && !query.cursor && !query.around)
    await markRead(ctx, chatId, page.rows.findLast(({ status }) => !isOpen(status))?.id);
  const [messages, calls] = await Promise.all([
    presentMessages(ctx, page.rows),
    readCalls(ctx.db, page.rows),
  ]);
  return presentChat(ctx, chat, greetings, members, { ...page, messages, calls });
}

/**
 * The user's most recently used chat with a character, created if there is none.
 * @throws AppError not_found
 */
export async function openChatWithCharacter(
  ctx: UserContext,
  slug: string,
  query: ReadChatQuery,
): Promise<Chat> {
  if (query.cursor !== undefined && !(await findChatBySlug(ctx.db, ctx.caller.id, slug)))
    throw invalidCursor();
  return readChat(ctx, await openChatId(ctx, slug), query);
}

/**
 * Marks a chat as read up to `seen`, the newest finished message that was displayed. Replies that
 * finished after `seen` stay unread. Unknown chats and other users' chats are ignored.
 */
export async function markRead(ctx: UserContext, chatId: string, seen?: string): Promise<void> {
  const left =
    seen === undefined
      ? sql`0`
      : sql`(SELECT count(*)::int FROM messages m WHERE m.chat_id = ${chatId} AND m.id > ${seen} AND m.sender = 'character' AND m.status = 'done')`;
  const [changed] = await ctx.db
    .update(chats)
    .set({ unread: left })
    .where(and(eq(chats.id, chatId), eq(chats.user_id, ctx.caller.id), gt(chats.unread, left)))
    .returning({ unread: chats.unread });
  if (!changed && !(await findChat(ctx.db, ctx.caller.id, chatId))) throw new AppError('not_found');
  if (changed)
    ctx.live.publish(`user:${ctx.caller.id}`, {
      event: 'unread',
      data: { chat_id: chatId, unread: changed.unread },
    });
}
