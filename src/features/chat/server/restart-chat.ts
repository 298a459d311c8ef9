import { eq, sql } from 'drizzle-orm';
import { chats, memories, messages } from '#db/schema/index.ts';
import { cancelJobs } from '#features/images/server/index.ts';
import { deleteClips, removeSpeechFiles } from '#features/voice/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { DEFAULT_LIMIT } from '#shared/pagination.ts';
import type { Chat } from '../contract.ts';
import { selectPicturesIn } from './attachments/queries.ts';
import { removeFiles } from './attachments/remove-files.ts';
import { jobsOf, selectMaking } from './picture-queries.ts';
import { announceMemories } from './memory/announce-memories.ts';
import { publishToChat } from './piece-publisher.ts';
import { lockChat } from './queries.ts';
import { selectOpenReplies } from './message-queries.ts';
import { readChat } from './read-chat.ts';
import { removeRecordingFiles } from './recordings/files.ts';
import { selectSentIn } from './recordings/queries.ts';
import { abortReply } from './reply-registry.ts';
import { dropFields } from './sillytavern/kept-fields.ts';

/**
 * Restarts a chat: deletes messages, last message and memory, and keeps the greeting. Cancels a
 * picture in progress; finished ones stay in the user's collection.
 * @throws AppError not_found
 */
export async function restartChat(ctx: UserContext, chatId: string): Promise<Chat> {
  const { rev, pictures, recordings, clips, notifyCanceled } = await ctx.db.transaction(
    async (tx) => {
      const chat = await lockChat(tx, ctx.caller.id, chatId);
      if (!chat) throw new AppError('not_found');
      for (const reply of await selectOpenReplies(tx, chatId)) abortReply(ctx, reply.id, 'stopped');
      const notify = await cancelJobs(tx, ctx, jobsOf(await selectMaking(tx, chatId)));
      const spoken = await deleteClips(
        tx,
        sql`(SELECT m.id FROM messages m WHERE m.chat_id = ${chatId})`,
      );
      const sent = (await selectPicturesIn(tx, chatId)).filter((one) => one.message_id !== null);
      const recorded = await selectSentIn(tx, chatId);
      await tx.delete(messages).where(eq(messages.chat_id, chatId));
      await tx.delete(memories).where(eq(memories.chat_id, chatId));
      const [row] = await tx
        .update(chats)
        .set({
          rev: sql`${chats.rev} + 1`,
          reset_rev: sql`${chats.rev} + 1`,
          message_count: 0,
          last_message: null,
          last_message_at: null,
          unread: 0,
          summary: '',
          summary_upto: null,
          learned_upto: null,
          prompt_from: null,
        })
        .where(eq(chats.id, chatId))
        .returning({ rev: chats.rev });
      return {
        rev: found(row).rev,
        pictures: sent,
        recordings: recorded,
        clips: spoken,
        notifyCanceled: notify,
      };
    },
  );
  notifyCanceled();
  await Promise.all([
    removeFiles(ctx, pictures),
    removeRecordingFiles(ctx, recordings),
    removeSpeechFiles(ctx, clips),
  ]);
  await dropFields(ctx, ctx.caller.id, chatId);
  publishToChat(ctx, chatId, { t: 'reset', rev });
  announceMemories(ctx, ctx.caller.id, chatId);
  ctx.live.publish(`user:${ctx.caller.id}`, { event: 'chats', data: {} });
  return readChat(ctx, chatId, { skip: 0, limit: DEFAULT_LIMIT });
}
