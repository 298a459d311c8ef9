import { eq } from 'drizzle-orm';
import { messages } from '#db/schema/index.ts';
import type { Sound, Speech } from '#features/voice/contract.ts';
import { speakReply, startSound, type SpokenReply } from '#features/voice/server/index.ts';
import type { Context, UserContext } from '#platform/context.ts';
import { AppError, found } from '#platform/errors.ts';
import type { Speaker } from '#platform/models/speech/index.ts';
import { isOpen } from '../../rules.ts';
import { publishToChat } from '../piece-publisher.ts';
import { bumpRevision, findChat, lockChat } from '../queries.ts';
import { findMessage, type MessageRow } from '../message-queries.ts';
import { findSpoken, type Spoken } from './find-spoken.ts';

/**
 * Generates speech for a finished reply of the caller's chat, in the shown version.
 * @throws AppError not_found, reply_in_progress, conflict for a message that is not a character's
 * text, and those of `speakReply`
 */
export async function speakMessage(
  ctx: UserContext,
  chatId: string,
  messageId: string,
): Promise<Speech> {
  return speakFound(ctx, await findReply(ctx, chatId, messageId));
}

/** The same, but waits only for the first sound. @throws AppError like `speakMessage` */
export async function soundMessage(
  ctx: UserContext,
  chatId: string,
  messageId: string,
): Promise<Sound> {
  return startSound(ctx, orderOf(ctx, await findReply(ctx, chatId, messageId)));
}

export const speakFound = (ctx: Context, spoken: Spoken): Promise<Speech> =>
  speakReply(ctx, orderOf(ctx, spoken));

async function findReply(ctx: UserContext, chatId: string, messageId: string): Promise<Spoken> {
  found(await findChat(ctx.db, ctx.caller.id, chatId));
  found(await findMessage(ctx.db, chatId, messageId));
  const spoken = found(await findSpoken(ctx.db, messageId, ctx.now()));
  requireSpeakable(spoken.message);
  return spoken;
}

function orderOf(ctx: Context, spoken: Spoken): SpokenReply {
  const { message, user_id, plan } = spoken;
  let rev: number | undefined;
  return {
    place: {
      user_id,
      chat_id: message.chat_id,
      message_id: message.id,
      variant_index: message.variant_index,
    },
    plan,
    content: message.content,
    speaker: speakerOf(spoken),
    async isCurrent(tx) {
      if (!(await lockChat(tx, user_id, message.chat_id))) return false;
      const now = await findMessage(tx, message.chat_id, message.id);
      return now?.content === message.content && now.variant_index === message.variant_index;
    },
    async onStored(tx) {
      rev = await bumpRevision(tx, message.chat_id);
      await tx.update(messages).set({ rev }).where(eq(messages.id, message.id));
    },
    // Readers fetch it themselves, because the address of the audio expires.
    onCommitted() {
      if (rev !== undefined) publishToChat(ctx, message.chat_id, { t: 'changed', rev });
    },
  };
}

/** Imported characters can have a voice that no form offers. */
export const speakerOf = ({ sex, voice }: Pick<Spoken, 'sex' | 'voice'>): Speaker =>
  `${sex}/${voice === 'voice_2' ? 'voice_2' : 'voice_1'}`;

/** The voice of a message; undefined if it was deleted. */
export async function readSpeaker(
  { db, now }: Pick<Context, 'db' | 'now'>,
  messageId: string,
): Promise<Speaker | undefined> {
  const spoken = await findSpoken(db, messageId, now());
  return spoken && speakerOf(spoken);
}

function requireSpeakable({ sender, status, content, content_type }: MessageRow): void {
  if (sender !== 'character' || content_type !== 'text')
    throw new AppError('conflict', { detail: 'Only a character’s messages can be read aloud.' });
  if (isOpen(status)) throw new AppError('reply_in_progress');
  if (content === '')
    throw new AppError('conflict', { detail: 'This reply has no text yet. Retry it first.' });
}
