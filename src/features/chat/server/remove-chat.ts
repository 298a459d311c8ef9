import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chat_requests, chats, memories } from '#db/schema/index.ts';
import { prune } from '#platform/prune.ts';
import { cancelJobs } from '#features/images/server/index.ts';
import type { Context, UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import type { ChatSummary } from '../contract.ts';
import { PURGE_AFTER_DAYS, RESTORE_SECONDS } from '../rules.ts';
import { sweepPictureFiles } from './attachments/sweep-pictures.ts';
import { sweepRecordingFiles } from './recordings/sweep-recordings.ts';
import { presentChatSummary } from './present.ts';
import { selectMembers } from './scenes/queries.ts';
import { jobsOf, selectMaking } from './picture-queries.ts';
import { findChatView, isCharacterAvailable, type ChatRow } from './queries.ts';
import { selectOpenReplies } from './message-queries.ts';
import { abortReply } from './reply-registry.ts';
import { sweepKeptFields } from './sillytavern/kept-fields.ts';

/** Each may have thousands of messages. */
const CHATS_PER_BATCH = 20;

/**
 * Hides a chat. It can be restored for a few seconds and is purged later. @throws AppError
 * not_found
 */
export async function removeChat(ctx: UserContext, chatId: string): Promise<void> {
  const notifyCanceled = await ctx.db.transaction(async (tx) => {
    const removed = await tx
      .update(chats)
      .set({ removed_at: ctx.now() })
      .where(and(eq(chats.id, chatId), eq(chats.user_id, ctx.caller.id), isNull(chats.removed_at)))
      .returning({ id: chats.id });
    if (removed.length === 0) throw new AppError('not_found');
    return cancelJobs(tx, ctx, jobsOf(await selectMaking(tx, chatId)));
  });
  notifyCanceled();
  for (const reply of await selectOpenReplies(ctx.db, chatId)) abortReply(ctx, reply.id, 'stopped');
  ctx.live.publish(`user:${ctx.caller.id}`, { event: 'chats', data: {} });
}

/**
 * Undoes a removal. The main chat replaces an empty one that was started with the same character
 * since then, and becomes an additional chat if that one has messages or a call.
 * @throws AppError not_found when it is too late
 */
export async function restoreChat(ctx: UserContext, chatId: string): Promise<ChatSummary> {
  const since = new Date(ctx.now().getTime() - RESTORE_SECONDS * 1000);
  await ctx.db.transaction(async (tx) => {
    const [chat] = await tx
      .select()
      .from(chats)
      .where(
        and(
          eq(chats.id, chatId),
          eq(chats.user_id, ctx.caller.id),
          gt(chats.removed_at, since),
          isCharacterAvailable,
        ),
      )
      .for('update');
    if (!chat) throw new AppError('not_found', { detail: 'This chat can no longer be restored.' });
    const isMain = chat.is_main && !(await hasOtherMain(tx, chat));
    await tx.update(chats).set({ removed_at: null, is_main: isMain }).where(eq(chats.id, chatId));
  });
  ctx.live.publish(`user:${ctx.caller.id}`, { event: 'chats', data: {} });
  const chat = found(await findChatView(ctx.db, ctx.caller.id, chatId));
  return presentChatSummary(ctx, chat, await selectMembers(ctx.db, chatId));
}

/** Whether another main chat with the character is in use; an empty one without calls is deleted. */
async function hasOtherMain(tx: Transaction, chat: ChatRow): Promise<boolean> {
  const others = and(
    eq(chats.user_id, chat.user_id),
    eq(chats.character_id, chat.character_id),
    eq(chats.is_main, true),
    isNull(chats.removed_at),
  );
  // Its lock prevents a new call in it: an open one would be lost with its tokens.
  await tx.select({ id: chats.id }).from(chats).where(others).for('update');
  const isUncalled = sql`NOT EXISTS (SELECT 1 FROM calls o WHERE o.chat_id = ${chats.id} AND (o.ended_at IS NULL OR o.minutes > 0))`;
  await tx.delete(chats).where(and(others, eq(chats.message_count, 0), isUncalled));
  return (await tx.$count(chats, others)) > 0;
}

/**
 * Permanently deletes chats removed long enough ago with their files, memories that can no longer
 * be restored, and expired idempotency keys.
 */
export async function purgeRemovedChats(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  const removedBefore = new Date(now - PURGE_AFTER_DAYS * 86_400_000);
  await prune(ctx.db, chats, lt(chats.removed_at, removedBefore), { batch: CHATS_PER_BATCH });
  await sweepKeptFields(ctx);
  await sweepPictureFiles(ctx);
  await sweepRecordingFiles(ctx);
  const forgottenBefore = new Date(now - RESTORE_SECONDS * 1000);
  await prune(ctx.db, memories, lt(memories.forgotten_at, forgottenBefore));
  const keysBefore = new Date(now - ctx.config.keep.requestKeysMs);
  await prune(ctx.db, chat_requests, lt(chat_requests.created_at, keysBefore));
}
