import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, messages } from '#db/schema/index.ts';
import { cancelJobs } from '#features/images/server/index.ts';
import { isProductNotice } from '#features/moderation/rules/index.ts';
import { deleteClips, removeSpeechFiles } from '#features/voice/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { isOpen } from '../rules.ts';
import { announceRemoved } from './announce.ts';
import { selectAttachments } from './attachments/queries.ts';
import { removeFiles } from './attachments/remove-files.ts';
import { removeRecordingFiles } from './recordings/files.ts';
import { selectRecordings } from './recordings/queries.ts';
import { readLastMessage } from './last-message.ts';
import { forgetMessages } from './memory/forget-messages.ts';
import { jobsOf } from './picture-queries.ts';
import { bumpRevision, lockChat } from './queries.ts';
import {
  deleteMessages,
  findMessage,
  selectOpenReplies,
  type MessageRow,
} from './message-queries.ts';

/**
 * Deletes one message of either side; a reply goes with the picture that followed it, which stays
 * in the user's collection. Later messages stay.
 * @throws AppError not_found, forbidden for a notice of the product, reply_in_progress for an open reply or the
 * message that it answers
 */
export async function deleteMessage(
  ctx: UserContext,
  chatId: string,
  messageId: string,
): Promise<void> {
  await ctx.limits.consume('write', ctx.caller.id);
  const { rev, ids, pictures, recordings, clips, notifyCanceled } = await ctx.db.transaction(
    async (tx) => {
      const chat = await lockChat(tx, ctx.caller.id, chatId);
      if (!chat) throw new AppError('not_found');
      const message = found(await findMessage(tx, chatId, messageId));
      await requireFinished(tx, message);
      const gone = [message, ...(await selectPicturesOf(tx, message))];
      const removed = gone.map(({ id }) => id);
      const unread = Math.max(0, chat.unread - (await countUnread(tx, gone, chat.unread)));
      const notify = await cancelJobs(tx, ctx, jobsOf(gone));
      const attached = await selectAttachments(tx, removed);
      await forgetMessages(ctx, tx, chatId, removed);
      const recorded = await selectRecordings(tx, removed);
      const spoken = await deleteClips(tx, removed);
      await deleteMessages(tx, removed);
      const revised = await bumpRevision(tx, chatId, {
        ...(await readLastMessage(tx, chatId)),
        message_count: sql`${chats.message_count} - ${removed.length}`,
        unread,
        // Offline readers cannot learn which messages were removed, so they reload the chat.
        reset_rev: sql`${chats.rev} + 1`,
      });
      return {
        rev: revised,
        ids: removed,
        pictures: attached,
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
  announceRemoved(ctx, chatId, rev, ids);
  ctx.live.publish(`user:${ctx.caller.id}`, { event: 'chats', data: {} });
}

async function requireFinished(tx: Transaction, message: MessageRow): Promise<void> {
  if (message.sender === 'system' && isProductNotice(message.content))
    throw new AppError('forbidden', { detail: 'This notice cannot be deleted.' });
  const open = await selectOpenReplies(tx, message.chat_id);
  if (isOpen(message.status) || open.some(({ reply_to }) => reply_to === message.id))
    throw new AppError('reply_in_progress');
}

/** The pictures that answer the same message as this reply and follow it. */
async function selectPicturesOf(tx: Transaction, message: MessageRow): Promise<MessageRow[]> {
  const { id, chat_id, sender, content_type, reply_to } = message;
  if (sender !== 'character' || content_type !== 'text' || reply_to === null) return [];
  return tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chat_id, chat_id),
        eq(messages.reply_to, reply_to),
        eq(messages.content_type, 'image'),
        gt(messages.id, id),
      ),
    );
}

/** How many of these messages are among the character's last `unread` ones. */
async function countUnread(tx: Transaction, gone: MessageRow[], unread: number): Promise<number> {
  if (unread === 0) return 0;
  const newest = tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.chat_id, gone[0]!.chat_id),
        eq(messages.sender, 'character'),
        eq(messages.status, 'done'),
      ),
    )
    .orderBy(sql`${messages.id} DESC`)
    .limit(unread)
    .as('newest');
  const ids = gone.map(({ id }) => id);
  return tx.$count(newest, inArray(newest.id, ids));
}
