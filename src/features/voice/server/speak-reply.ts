import { createHash } from 'node:crypto';
import { entitlementsOf } from '#features/billing/entitlements.ts';
import { premiumRequired } from '#features/billing/server/index.ts';
import { judgeText } from '#features/moderation/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { Speaker } from '#platform/models/speech/index.ts';
import type { Sound, Speech } from '../contract.ts';
import { speakable } from '../speakable.ts';
import type { ClipPlace } from './files.ts';
import { makeClip, priceOf, type ClipOrder } from './make-clip.ts';
import { presentSound, presentSpeech } from './present.ts';
import { findClip, type ClipRow } from './queries.ts';

export interface SpokenReply extends Pick<ClipOrder, 'isCurrent' | 'onStored'> {
  /** Runs once the clip is there. */
  onCommitted(): void;
  place: ClipPlace;
  plan: 'free' | 'premium';
  /** The reply as it is stored. */
  content: string;
  speaker: Speaker;
}

export const VOICE_IS_PREMIUM = 'Voice messages are part of Premium.';

/**
 * A stored clip, or one being generated: `sound` resolves with the key under which it can be
 * played.
 */
interface Making {
  clip: Promise<ClipRow>;
  sound: Promise<string>;
  /** The clip, if it was there before. */
  stored?: ClipRow;
}

/** Clips in progress in this process, so that two calls for one clip generate it once. */
const underWay = new Map<string, Making>();

/** A reply as speech, once it is complete. @throws AppError like `findOrMake` */
export async function speakReply(ctx: Context, reply: SpokenReply): Promise<Speech> {
  const { clip } = await findOrMake(ctx, reply);
  return presentSpeech(ctx, await clip);
}

/**
 * Where a reply can be played, as soon as its first sound arrives.
 * @throws AppError like `findOrMake`
 */
export async function startSound(ctx: Context, reply: SpokenReply): Promise<Sound> {
  const { clip, sound, stored } = await findOrMake(ctx, reply);
  // From the answer on nobody waits for the rest, and what the engine does wrong is logged by its maker.
  clip.catch((error: unknown) => {
    if (!(error instanceof AppError)) ctx.log.error({ err: error }, 'a reply was not spoken');
  });
  return presentSound(ctx, await sound, stored);
}

/**
 * The existing clip of a reply, or a new one, which is charged.
 * @throws AppError conflict without words, browser_voice without a server's voice, content_blocked,
 * premium_required, insufficient_tokens, rate_limited, engine_unavailable, speech_failed
 */
async function findOrMake(ctx: Context, reply: SpokenReply): Promise<Making> {
  const { place, speaker } = reply;
  const text = speakable(reply.content);
  if (text === '')
    throw new AppError('conflict', { detail: 'This reply has no words to read aloud.' });
  // The rules may have become stricter since it was written.
  if (judgeText({ surface: 'reply', texts: [text] }).outcome === 'block')
    throw new AppError('content_blocked', { detail: 'This reply cannot be read aloud.' });
  if (ctx.speech.kind === 'browser') throw browserVoice(text, speaker);
  const digest = digestOf(ctx, text, speaker);
  const before = await findClip(ctx.db, place.message_id, place.variant_index);
  const isPaid = before?.digest === digest;
  if (isPaid && (await ctx.storage.has(before.file)))
    return {
      clip: Promise.resolve(before),
      sound: Promise.resolve(before.file),
      stored: before,
    };
  if (!isPaid && !entitlementsOf(reply.plan).voiceMessages) throw premiumRequired(VOICE_IS_PREMIUM);
  await ctx.limits.consume('speak', place.user_id);
  const key = [ctx.processId, place.message_id, place.variant_index, digest].join(' ');
  const making =
    underWay.get(key) ??
    make(ctx, { ...reply, text, digest, price: priceOf(isPaid) }, reply.onCommitted, () =>
      underWay.delete(key),
    );
  underWay.set(key, making);
  return making;
}

function make(ctx: Context, order: ClipOrder, onCommitted: () => void, onEnd: () => void): Making {
  const { promise: sound, resolve, reject } = Promise.withResolvers<string>();
  const clip = makeClip(ctx, { ...order, onSound: resolve })
    .then((row) => {
      onCommitted();
      return row;
    })
    .finally(onEnd);
  // Either may be what nobody waits for.
  sound.catch(() => undefined);
  clip.then(({ file }) => resolve(file), reject);
  return { clip, sound };
}

/** Changes with the words, the voice and the engine. */
const digestOf = ({ speech }: Pick<Context, 'speech'>, text: string, speaker: Speaker): string =>
  createHash('sha256')
    .update([speech.name, speech.voiceOf(speaker), text].join('\n'))
    .digest('hex');

/** Tells the page to let the browser speak it, free of charge. */
export function browserVoice(text: string, speaker: Speaker): AppError {
  const [sex, voice] = speaker.split('/');
  return new AppError('browser_voice', { extra: { spoken: { text, sex, voice } } });
}
