import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, messages, reply_parts } from '#db/schema/index.ts';
import { returnMessageAllowance } from '#features/billing/server/index.ts';
import type { Context } from '#platform/context.ts';
import { utcDay } from '#shared/utc-day.ts';
import { announce } from './announce.ts';
import { speakReplyJob, summarizeChatJob } from './jobs.ts';
import { enqueueLearning } from './memory/enqueue-learning.ts';
import type { PicturePlan } from './plan-picture.ts';
import { storeVariant, type MessageRow } from './message-queries.ts';
import type { PromptWindow } from './prompt-window.ts';
import { startPicture } from './settle-picture.ts';
import { storePicture } from './store-picture.ts';
import { preview } from './preview.ts';

export interface ReplyEnd {
  status: 'done' | 'stopped' | 'failed';
  content: string;
  failure?: string;
  /** Where the next prompt begins, if that changed. */
  window?: PromptWindow | undefined;
  isSummaryDue?: boolean;
  /** The picture that follows the reply in the chat. */
  picture?: PicturePlan | undefined;
}

interface Ended {
  row: MessageRow;
  unread: number;
  picture: MessageRow | undefined;
  /** Another reply of the chat waits for this one. */
  hasNext: boolean;
}

/**
 * Thrown when the reply was taken over, removed or cut concurrently; rolls the transaction back.
 */
class ReplyLost extends Error {}

/**
 * Stores a finished reply in one transaction: its text, variant, the chat's last message, unread
 * count and any picture. A failed reply refunds the allowance. Returns whether another reply of the
 * chat waits, or undefined when this one was lost.
 */
export async function endReply(
  ctx: Context,
  reply: MessageRow,
  userId: string,
  end: ReplyEnd,
): Promise<{ hasNext: boolean } | undefined> {
  try {
    const { row, unread, picture, hasNext } = await ctx.db.transaction((tx) =>
      storeEnd(ctx, tx, reply, userId, end),
    );
    announce(ctx, picture ? [row, picture] : [row]);
    if (picture?.status === 'making') startPicture(ctx, picture);
    if (end.status === 'done')
      ctx.live.publish(`user:${userId}`, {
        event: 'unread',
        data: { chat_id: reply.chat_id, unread },
      });
    countEnd(ctx, row, end);
    return { hasNext };
  } catch (error) {
    if (error instanceof ReplyLost) return undefined;
    throw error;
  }
}

async function storeEnd(
  ctx: Context,
  tx: Transaction,
  reply: MessageRow,
  userId: string,
  end: ReplyEnd,
): Promise<Ended> {
  const advanced = tx.$with('advanced').as(
    tx
      .update(chats)
      .set({
        rev: sql`${chats.rev} + 1`,
        // In a call the user hears it.
        ...(end.status === 'done' && !reply.call_id ? { unread: sql`${chats.unread} + 1` } : {}),
        ...end.window,
      })
      .where(eq(chats.id, reply.chat_id))
      .returning({ rev: chats.rev, unread: chats.unread, voice_replies: chats.voice_replies }),
  );
  const parts = tx
    .$with('parts')
    .as(
      tx
        .delete(reply_parts)
        .where(eq(reply_parts.message_id, reply.id))
        .returning({ position: reply_parts.position }),
    );
  const [ended] = await tx
    .with(advanced, parts)
    .update(messages)
    .set({
      status: end.status,
      content: end.content,
      failure: end.failure ?? null,
      rev: sql`${advanced.rev}`,
      lease_owner: null,
      lease_until: null,
      origin: null,
    })
    .from(advanced)
    .where(
      and(
        eq(messages.id, reply.id),
        eq(messages.attempt, reply.attempt),
        eq(messages.lease_owner, ctx.processId),
        eq(messages.status, 'streaming'),
      ),
    )
    .returning({
      row: getTableColumns(messages),
      unread: advanced.unread,
      voice_replies: advanced.voice_replies,
    });
  if (!ended) throw new ReplyLost();
  const { row, unread } = ended;
  const hasNext = await updateLastMessage(tx, row, ctx.now());
  await storeVariant(tx, row, end.status);
  if (end.status === 'failed' && row.variant_count === 1)
    await returnMessageAllowance(tx, userId, utcDay(row.created_at));
  // Runs after all other locks, since it locks the user and the wallet.
  const picture = end.picture && (await storePicture(ctx, tx, row, userId, end.picture));
  if (end.isSummaryDue && !ctx.text.is_demo)
    await ctx.jobs.enqueue(tx, summarizeChatJob, { chat_id: reply.chat_id });
  if (
    end.status === 'done' &&
    !reply.call_id &&
    ended.voice_replies &&
    ctx.speech.kind !== 'browser'
  )
    await ctx.jobs.enqueue(tx, speakReplyJob, {
      message_id: row.id,
      variant_index: row.variant_index,
    });
  if (end.status === 'done') await enqueueLearning(ctx, tx, reply.chat_id, row.variant_count > 1);
  return { row, unread, picture, hasNext };
}

/**
 * Makes the reply the chat's last message, if it has text and none follows it. Returns whether another reply
 * of the chat waits. The chat must be locked, so that no message is stored concurrently.
 */
async function updateLastMessage(tx: Transaction, reply: MessageRow, now: Date): Promise<boolean> {
  const isLast = sql`NOT EXISTS (SELECT 1 FROM messages m WHERE m.chat_id = ${reply.chat_id} AND m.id > ${reply.id})`;
  const updated = tx.$with('updated').as(
    tx
      .update(chats)
      .set({
        last_message: {
          content: preview(reply.content),
          sender: 'character',
          content_type: 'text',
        },
        last_message_at: now,
        sorted_at: now,
      })
      .where(and(eq(chats.id, reply.chat_id), isLast))
      .returning({ id: chats.id }),
  );
  const [chat] = await tx
    .with(...(reply.content === '' ? [] : [updated]))
    .select({
      hasNext: sql<boolean>`EXISTS (SELECT 1 FROM messages m WHERE m.chat_id = ${reply.chat_id} AND m.status = 'pending')`,
    })
    .from(chats)
    .where(eq(chats.id, reply.chat_id));
  return chat!.hasNext;
}

/** A reply's duration is recorded only for its first attempt, like the time to its first token. */
function countEnd(ctx: Context, { attempt, created_at }: MessageRow, { status }: ReplyEnd): void {
  ctx.telemetry.replies.inc({ status });
  if (status !== 'done' || attempt !== 1) return;
  ctx.telemetry.replySeconds.observe(Math.max(0, (Date.now() - created_at.getTime()) / 1000));
}
