import { dailyMessages } from '#features/billing/server/index.ts';
import { crisisMessage } from '#features/moderation/rules/index.ts';
import { checkText, readAhead, refuse } from '#features/moderation/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { SentMessage } from '../contract-messages.ts';
import { findPicture, type PictureRow } from './attachments/queries.ts';
import { readNewPhoto } from './attachments/read-photos.ts';
import { pictureWasSent, requireSendPictures } from './attachments/receive-picture.ts';
import {
  findEarlierRequest,
  RepeatedRequest,
  type EarlierRequest,
  type RepeatableRequest,
} from './idempotency.ts';
import { loadReplyContext, type ReplyContext } from './load-reply-context.ts';
import { retrieveMemories } from './memory/retrieve-memories.ts';
import { presentMessages } from './present.ts';
import { findMessage } from './message-queries.ts';
import { findAnswered, lastTurns, turnsBefore } from './quotes/find-answered.ts';
import { findUnsentRecording } from './recordings/keep-recording.ts';
import { freeReplyPlaces } from './reply-queue.ts';
import { findMember } from './scenes/speak-as.ts';
import { storeTurn } from './store-turn.ts';

interface Send {
  content: string;
  /** The slug of the member of a scene that replies. */
  speaker?: string | undefined;
  /** A picture that was uploaded in this chat. */
  picture_id?: string | undefined;
  /** A recording that was stored in this chat. */
  recording_id?: string | undefined;
  /** The message of this chat that it answers. */
  reply_to_id?: string | undefined;
  /** The voice call in which it was spoken. */
  call_id?: string | undefined;
  /** The Idempotency-Key header: resending with the same key has no second effect. */
  key?: string | undefined;
  /** Two-letter country code, if known; it selects the help lines. */
  country?: string | undefined;
}

/**
 * Stores a user's message and starts the reply. Words of a crisis get help lines instead.
 * @throws AppError not_found, content_blocked, premium_required, conflict, daily_message_limit, idempotency_mismatch,
 * engine_unavailable; FieldError for a speaker outside the scene, or a message that cannot be answered
 */
export async function sendMessage(
  ctx: UserContext,
  chatId: string,
  send: Send,
): Promise<SentMessage> {
  await ctx.limits.consume('send', ctx.caller.id);
  const content = send.content.trim().toWellFormed();
  const request: RepeatableRequest = {
    userId: ctx.caller.id,
    key: send.key,
    content: [
      chatId,
      content,
      ...(send.speaker ? [`speaker ${send.speaker}`] : []),
      ...(send.picture_id ? [`picture ${send.picture_id}`] : []),
      ...(send.recording_id ? [`recording ${send.recording_id}`] : []),
      ...(send.reply_to_id ? [`reply to ${send.reply_to_id}`] : []),
    ].join('\n'),
  };
  const beforeId = newId();
  const ahead = send.picture_id === undefined ? readAhead(ctx, content) : undefined;
  const reading = Promise.all([
    findEarlierRequest(ctx.db, request),
    loadReplyContext(ctx, chatId, beforeId, { recall: false }),
  ]);
  // Started last and awaited late, so that it overlaps with moderation.
  const recalling = retrieveMemories(ctx, {
    chatId,
    beforeId,
    said: content,
    ownerId: ctx.caller.id,
  });
  recalling.catch(() => {});
  const [earlier, context] = await reading;
  if (earlier) return readSent(ctx, chatId, earlier);
  if (!context || context.chat.user_id !== ctx.caller.id || context.chat.removed_at)
    throw new AppError('not_found');
  findMember([context.own, ...context.members], send.speaker);
  const picture = await findUnsent(ctx, chatId, send.picture_id);
  const recording = await findUnsentRecording(ctx, chatId, send.recording_id);
  const answered = await findAnswered(ctx, chatId, send.reply_to_id);
  const said = [content, picture?.description ?? ''].filter((text) => text !== '');
  const verdict = await checkText(ctx, {
    surface: 'chat_input',
    texts: said,
    own: [content],
    previous: turnsBefore(lastTurns(context.history), answered),
    userId: ctx.caller.id,
    ahead,
  });
  if (verdict.outcome === 'block') refuse(verdict);
  const crisisAnswer =
    verdict.outcome === 'crisis' ? crisisMessage(send.country, verdict.rule) : null;
  if (crisisAnswer === null) ctx.spend.require('text');
  context.memories = await recalling;
  try {
    return await storeTurn(ctx, context, {
      content,
      speaker: send.speaker,
      callId: send.call_id,
      picture: picture && { row: picture, photo: await readNewPhoto(ctx, picture) },
      recording,
      answered,
      request,
      crisisAnswer,
      mayStartEarly: crisisAnswer === null && isReplyLikely(ctx, context),
    });
  } catch (error) {
    if (!(error instanceof RepeatedRequest)) throw error;
    return readSent(ctx, chatId, found(await findEarlierRequest(ctx.db, request)));
  }
}

/** @throws AppError premium_required, not_found; conflict when it was sent before */
async function findUnsent(
  ctx: UserContext,
  chatId: string,
  id: string | undefined,
): Promise<PictureRow | undefined> {
  if (id === undefined) return undefined;
  const picture = await findPicture(ctx.db, { userId: ctx.caller.id, chatId, id });
  if (!picture) throw new AppError('not_found', { detail: 'This picture no longer exists.' });
  requireSendPictures(ctx);
  if (picture.message_id !== null) throw pictureWasSent();
  return picture;
}

/** An estimate of whether this process will write the reply now; the transaction decides. */
function isReplyLikely(ctx: UserContext, { usedToday, hasOpenReply }: ReplyContext): boolean {
  const max = dailyMessages(ctx.caller.plan, ctx.config.freeDailyMessages);
  const hasAllowance = max === null || usedToday < max;
  return hasAllowance && !hasOpenReply && freeReplyPlaces(ctx) > 0;
}

async function readSent(
  ctx: UserContext,
  chatId: string,
  made: EarlierRequest,
): Promise<SentMessage> {
  const row = await findMessage(ctx.db, chatId, made.message_id);
  if (!row)
    throw new AppError('not_found', {
      detail: 'This message was already sent and has since been deleted.',
    });
  return { ...found((await presentMessages(ctx, [row]))[0]), reply_id: made.reply_id };
}
