import { and, eq, isNull } from 'drizzle-orm';
import { characters, chats, messages } from '#db/schema/index.ts';
import {
  isDiscreet,
  wordsForLockScreen,
  type ReadPushSubject,
} from '#features/push/server/index.ts';
import { speakerId } from './message-queries.ts';

/** A character's message as the subject of a notification; null if it was read or deleted. */
export const pushedMessage: ReadPushSubject = async (ctx, userId, id) => {
  const [found] = await ctx.db
    .select({
      chat_id: messages.chat_id,
      content: messages.content,
      content_type: messages.content_type,
      status: messages.status,
      unread: chats.unread,
      name: characters.name,
      slug: characters.slug,
    })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .innerJoin(characters, eq(characters.id, speakerId))
    .where(and(eq(messages.id, id), eq(chats.user_id, userId), isNull(chats.removed_at)));
  if (found?.status !== 'done' || found.unread === 0) return null;
  const isText = found.content_type === 'text';
  const who = isDiscreet(found.name) ? found.name : 'A character';
  return {
    title: isText ? `${who} wrote to you` : `${who} sent you a picture`,
    words: isText ? await wordsForLockScreen(found.content) : null,
    path: `/chat/${found.slug}?chat=${found.chat_id}`,
    thread: `chat:${found.chat_id}`,
  };
};
