import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { chats, messages } from '#db/schema/index.ts';
import { onEnd, startJob } from '#features/images/server/index.ts';
import { pushNotice } from '#features/push/server/index.ts';
import type { Context } from '#platform/context.ts';
import { found } from '#platform/errors.ts';
import { LEASE_MS } from '../rules.ts';
import { announce } from './announce.ts';
import { findPictureEnd, selectUnsettled } from './picture-queries.ts';
import { bumpRevision } from './queries.ts';
import type { MessageRow } from './message-queries.ts';

/** The preview of a picture in a chat list; its URL would expire. */
export const PICTURE_PREVIEW = 'Sent a picture';
/**
 * How long a process listens for the end of a picture that it started; later ends are found by the
 * periodic check.
 */
const LISTEN_MS = 30 * 60_000;
/** How often a worker checks for finished pictures that no listener settled. Milliseconds. */
const CHECK_EVERY_MS = LEASE_MS / 3;

/** Starts the job of a stored picture, and settles its message when the job ends. */
export function startPicture(ctx: Context, { id, image_job_id: jobId }: MessageRow): void {
  if (jobId === null) return;
  const onEnded = (): void => {
    unfollow();
    settlePicture(ctx, id).catch((error: unknown) =>
      ctx.log.warn({ err: error, message: id }, 'picture not settled'),
    );
  };
  const unsubscribe = onEnd(ctx, jobId, onEnded);
  const timer = setTimeout(() => unfollow(), LISTEN_MS);
  timer.unref();
  const unfollow = (): void => {
    clearTimeout(timer);
    unsubscribe();
  };
  startJob(ctx, jobId);
}

/** Settles every picture whose job has ended, when a worker starts and then periodically. */
export function servePictures(ctx: Context): { stop(): void } {
  const check = (): void => {
    settleAll(ctx).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'check for unsettled pictures failed'),
    );
  };
  check();
  const timer = setInterval(check, CHECK_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

async function settleAll(ctx: Context): Promise<void> {
  for (const id of await selectUnsettled(ctx.db)) await settlePicture(ctx, id);
}

interface Settled {
  row: MessageRow;
  userId: string;
  unread: number;
}

/** Stores the result of a picture's finished job, once, and publishes it to the chat's readers. */
async function settlePicture(ctx: Context, messageId: string): Promise<void> {
  const settled = await ctx.db.transaction((tx) => settle(ctx, tx, messageId));
  if (!settled) return;
  const { row, userId, unread } = settled;
  announce(ctx, [row]);
  if (row.status === 'done')
    ctx.live.publish(`user:${userId}`, {
      event: 'unread',
      data: { chat_id: row.chat_id, unread },
    });
}

async function settle(
  ctx: Context,
  tx: Transaction,
  messageId: string,
): Promise<Settled | undefined> {
  const [place] = await tx
    .select({ chat_id: messages.chat_id })
    .from(messages)
    .where(eq(messages.id, messageId));
  if (!place) return undefined;
  const [chat] = await tx
    .select({ id: chats.id, user_id: chats.user_id, unread: chats.unread })
    .from(chats)
    .where(eq(chats.id, place.chat_id))
    .for('update');
  const [message] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.status, 'making')));
  if (!chat || !message) return undefined;
  const end = await readResult(tx, message);
  if (!end) return undefined;
  const isMade = end.status === 'done';
  const rev = await bumpRevision(tx, chat.id, {
    ...(isMade ? await lastMessageColumns(ctx, tx, message) : {}),
    ...(isMade ? { unread: sql`${chats.unread} + 1` } : {}),
  });
  const [row] = await tx
    .update(messages)
    .set({ ...end, rev })
    .where(eq(messages.id, messageId))
    .returning();
  if (isMade)
    await pushNotice(tx, ctx, { userId: chat.user_id, kind: 'chat_picture', subjectId: messageId });
  return { row: found(row), userId: chat.user_id, unread: chat.unread + (isMade ? 1 : 0) };
}

/** The result of the picture's job; undefined while it is in progress. */
async function readResult(
  tx: Transaction,
  { image_job_id }: MessageRow,
): Promise<Pick<MessageRow, 'status' | 'image_id' | 'failure'> | undefined> {
  const job = image_job_id === null ? undefined : await findPictureEnd(tx, image_job_id);
  if (job?.image_id) return { status: 'done', image_id: job.image_id, failure: null };
  if (job?.status === 'pending' || job?.status === 'running') return undefined;
  if (job?.status === 'cancelled') return { status: 'stopped', image_id: null, failure: null };
  return { status: 'failed', image_id: null, failure: job?.failures[0]?.code ?? 'engine_failed' };
}

/** Makes the picture the chat's last message, unless a later message exists. */
async function lastMessageColumns(
  ctx: Context,
  tx: Transaction,
  { chat_id, id }: MessageRow,
): Promise<Partial<typeof chats.$inferInsert>> {
  const later = await tx.$count(messages, and(eq(messages.chat_id, chat_id), gt(messages.id, id)));
  if (later > 0) return {};
  const now = ctx.now();
  return {
    last_message: { content: PICTURE_PREVIEW, sender: 'character', content_type: 'image' },
    last_message_at: now,
    sorted_at: now,
  };
}
