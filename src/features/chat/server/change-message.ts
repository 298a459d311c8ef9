import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, message_variants, messages } from '#db/schema/index.ts';
import { takeMessageAllowance } from '#features/billing/server/index.ts';
import { cancelJobs } from '#features/images/server/index.ts';
import { checkText, refuse } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { Message, PatchMessage } from '../contract.ts';
import { isOpen } from '../rules.ts';
import { preview } from './end-reply.ts';
import { writeReplyJob } from './jobs.ts';
import { presentMessage, presentMessages } from './present.ts';
import { jobsOf } from './picture-queries.ts';
import {
  bumpRevision,
  deleteMessages,
  findChat,
  findMessage,
  lockChat,
  selectMessages,
  selectMessagesAfter,
  selectOpenReplies,
  type MessageRow,
} from './queries.ts';
import { announce } from './announce.ts';
import { startReplyHere } from './start-reply-here.ts';

/** Edits the own last message, chooses a variant of the last reply, or keeps feedback. */
export async function changeMessage(
  ctx: UserContext,
  chatId: string,
  messageId: string,
  change: PatchMessage,
): Promise<Message> {
  const message =
    (await findChat(ctx.db, ctx.caller.id, chatId)) &&
    (await findMessage(ctx.db, chatId, messageId));
  if (!message) throw new AppError('not_found');
  if (change.content !== undefined) return editMessage(ctx, message, change.content.trim());
  const changed = await ctx.db.transaction(async (tx) => {
    if (!(await lockChat(tx, ctx.caller.id, chatId))) throw new AppError('not_found');
    if (change.variant !== undefined) await chooseVariant(tx, message, change.variant);
    if (change.feedback !== undefined) await keepFeedback(tx, message, change.feedback);
    return touch(tx, message);
  });
  announce(ctx, [changed]);
  const [presented] = await presentMessages(ctx, [changed]);
  return presented!;
}

async function touch(tx: Transaction, message: MessageRow): Promise<MessageRow> {
  const rev = await bumpRevision(tx, message.chat_id);
  const [row] = await tx
    .update(messages)
    .set({ rev })
    .where(eq(messages.id, message.id))
    .returning();
  if (!row) throw new AppError('not_found');
  return row;
}

async function keepFeedback(
  tx: Transaction,
  message: MessageRow,
  feedback: 'up' | 'down' | null,
): Promise<void> {
  if (message.sender !== 'character')
    throw new AppError('forbidden', { detail: 'Feedback is for the character’s messages.' });
  await tx.update(messages).set({ feedback }).where(eq(messages.id, message.id));
}

async function chooseVariant(
  tx: Transaction,
  message: MessageRow,
  position: number,
): Promise<void> {
  await requireLast(tx, message, 'character');
  const [variant] = await tx
    .select()
    .from(message_variants)
    .where(
      and(eq(message_variants.message_id, message.id), eq(message_variants.position, position)),
    );
  if (!variant)
    throw new AppError('not_found', { detail: 'There is no such variant of this reply.' });
  await tx
    .update(messages)
    .set({ content: variant.content, status: variant.status, variant_index: position })
    .where(eq(messages.id, message.id));
  const isLast = (await selectMessagesAfter(tx, message.chat_id, message.id)).length === 0;
  if (variant.content === '' || !isLast) return;
  await tx
    .update(chats)
    .set({
      last_message: {
        content: preview(variant.content),
        sender: 'character',
        content_type: 'text',
      },
    })
    .where(eq(chats.id, message.chat_id));
}

/**
 * The message must be the last of its sender's kind, with no reply under way.
 * @throws AppError not_last_message, reply_in_progress
 */
export async function requireLast(
  tx: Transaction,
  message: MessageRow,
  sender: 'user' | 'character',
): Promise<void> {
  if (message.sender !== sender) throw new AppError('not_last_message');
  if ((await selectOpenReplies(tx, message.chat_id)).length > 0)
    throw new AppError('reply_in_progress');
  // A character's reply must end the chat, but for its picture; a user's message may be followed by its reply.
  const others =
    sender === 'character'
      ? and(ne(messages.sender, 'system'), eq(messages.content_type, 'text'))
      : eq(messages.sender, 'user');
  const [last] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chat_id, message.chat_id), others))
    .orderBy(desc(messages.id))
    .limit(1);
  if (last?.id !== message.id) throw new AppError('not_last_message');
}

/** Gives the own last message another text; what came after it goes, and a new reply is written. */
async function editMessage(
  ctx: UserContext,
  message: MessageRow,
  content: string,
): Promise<Message> {
  if (message.sender !== 'user' || isOpen(message.status)) throw new AppError('not_last_message');
  await ctx.limits.consume('send', ctx.caller.id);
  const before = await selectMessages(ctx.db, message.chat_id, {
    skip: 0,
    limit: 4,
    before: message.id,
  });
  const verdict = await checkText(ctx, {
    surface: 'chat_input',
    texts: [content],
    userId: ctx.caller.id,
    previous: before.map((row) => row.content),
  });
  if (verdict.outcome === 'block') refuse(verdict.categories);
  // Words of a crisis are answered with help, which a send does; an edit would hide them.
  if (verdict.outcome === 'crisis')
    throw new AppError('conflict', {
      detail: 'Please send this as a new message, so that it can be answered.',
    });
  ctx.spend.require('text');
  const now = ctx.now();
  const replyId = newId();
  const { edited, reply, removed, tellCancelled } = await ctx.db.transaction(async (tx) => {
    if (!(await lockChat(tx, ctx.caller.id, message.chat_id))) throw new AppError('not_found');
    await requireLast(tx, message, 'user');
    await takeMessageAllowance(tx, ctx, ctx.caller);
    const after = await selectMessagesAfter(tx, message.chat_id, message.id);
    const tell = await cancelJobs(tx, ctx, jobsOf(after));
    await deleteMessages(
      tx,
      after.map((row) => row.id),
    );
    const rev = await bumpRevision(tx, message.chat_id, {
      message_count: sql`${chats.message_count} + ${1 - after.length}` as never,
      last_message: { content: preview(content), sender: 'user', content_type: 'text' },
      last_message_at: now,
      sorted_at: now,
      // Readers who are away now could not learn which messages went: they load the chat again.
      reset_rev: sql`${chats.rev} + 1` as never,
    });
    const [row] = await tx
      .update(messages)
      .set({ content, edited_at: now, rev })
      .where(eq(messages.id, message.id))
      .returning();
    const [pending] = await tx
      .insert(messages)
      .values({
        id: replyId,
        chat_id: message.chat_id,
        sender: 'character',
        content: '',
        status: 'pending',
        reply_to: message.id,
        rev,
        created_at: now,
      })
      .returning();
    await ctx.jobs.enqueue(tx, writeReplyJob, { reply_id: replyId }, { startAfterSeconds: 5 });
    return {
      edited: row!,
      reply: pending!,
      removed: after.map((gone) => gone.id),
      tellCancelled: tell,
    };
  });
  tellCancelled();
  announce(ctx, [edited, reply], removed);
  startReplyHere(ctx, replyId);
  return presentMessage(edited);
}
