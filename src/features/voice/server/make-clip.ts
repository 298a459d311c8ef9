import type { Transaction } from '#db/client.ts';
import { PRICES } from '#features/billing/catalog.ts';
import { captureHold, holdTokens, releaseHold } from '#features/billing/server/index.ts';
import { measureAudio } from '#platform/audio/measure-audio.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { ServiceError } from '#platform/models/service-error.ts';
import type { Speaker, SpeechListener } from '#platform/models/speech/index.ts';
import { newId } from '#shared/ids.ts';
import { newKey, removeSpeechFiles, type ClipPlace } from './files.ts';
import { openLiveSound, type SoundSource } from './live-sounds.ts';
import { findClip, storeClip, type ClipRow } from './queries.ts';

/** Longer than speaking a text can take, including retries. */
const HOLD_MS = 10 * 60_000;
/** What an engine certainly did not make, and is not paid for. */
const UNPAID = new Set(['engine_unavailable', 'engine_rate_limited', 'engine_bad_response']);

export interface ClipOrder {
  place: ClipPlace;
  text: string;
  speaker: Speaker;
  digest: string;
  /** In tokens; 0: was paid for before. */
  price: number;
  /** Locks the chat. False if the reply has changed. */
  isCurrent(tx: Transaction): Promise<boolean>;
  /** Runs on the transaction that stores the clip. */
  onStored(tx: Transaction): Promise<void>;
  /** The first sound arrived: it can be played under this key while the rest is generated. */
  onSound?(key: string): void;
}

export const priceOf = (isPaid: boolean): number => (isPaid ? 0 : PRICES.voice_message);

/**
 * Has a text spoken and stores it with its price in one transaction.
 * @throws AppError insufficient_tokens, engine_unavailable (spend limit), speech_failed, conflict
 */
export async function makeClip(ctx: Context, order: ClipOrder): Promise<ClipRow> {
  const at = ctx.now();
  const hold = await ctx.db.transaction(async (tx) => {
    const held =
      order.price === 0
        ? undefined
        : await holdTokens(tx, ctx, order.place.user_id, {
            amount: order.price,
            purpose: 'voice_message',
            reference: order.place.message_id,
            key: `speech:${newId()}`,
            lifetimeMs: HOLD_MS,
          });
    // Comes last: the reservation's row lock serializes all requests until the commit.
    await ctx.spend.reserve(tx, 'speech', 1);
    return held;
  });
  const release = (isUnpaid: boolean) =>
    ctx.db.transaction(async (tx) => {
      if (hold) await releaseHold(tx, ctx, hold.id);
      if (isUnpaid) await ctx.spend.release(tx, 'speech', 1, at);
    });
  let file: string | undefined;
  const sound = hearSound(order);
  try {
    const { signal } = new AbortController();
    const spoken = await ctx.speech.speak(order.text, order.speaker, signal, sound.listener);
    const measured = await measureAudio(spoken.audio, spoken.format);
    if (!measured) throw new ServiceError('engine_bad_response', NOT_AUDIO, { retryable: false });
    file = sound.key() ?? newKey(order.place, spoken.format);
    await ctx.storage.put(file, spoken.audio);
    const { stored, isOwn, replaced } = await store(ctx, order, hold?.id, {
      message_id: order.place.message_id,
      variant_index: order.place.variant_index,
      digest: order.digest,
      voice: ctx.speech.voiceOf(order.speaker),
      engine: ctx.speech.name,
      is_demo: ctx.speech.is_demo,
      file,
      media_type: spoken.media_type,
      ...measured,
      created_at: ctx.now(),
    });
    sound.end(true);
    await removeSpeechFiles(ctx, isOwn ? replaced : [file]);
    return stored;
  } catch (error) {
    sound.end(false);
    await release(error instanceof ServiceError && UNPAID.has(error.code));
    if (file) await removeSpeechFiles(ctx, [file]);
    if (!(error instanceof ServiceError)) throw error;
    ctx.log.warn({ err: error, message: order.place.message_id }, 'a reply was not spoken');
    throw new AppError('speech_failed', { cause: error });
  }
}

const NOT_AUDIO = 'The speech server did not send the requested format.';

/** Makes a clip playable under its key while it is generated. */
function hearSound({ place, onSound }: ClipOrder) {
  let key: string | undefined;
  let live: SoundSource | undefined;
  const listener: SpeechListener = {
    onSound(bytes, { media_type, format }) {
      if (!live) {
        key = newKey(place, format);
        live = openLiveSound(key, media_type);
        onSound?.(key);
      }
      live.push(bytes);
    },
    onBroken() {
      // A regenerated clip has another key, so that no reader mixes the two.
      key = undefined;
      live?.end(false);
    },
  };
  return { listener, key: () => key, end: (isStored: boolean) => live?.end(isStored) };
}

interface Stored {
  stored: ClipRow;
  /** False if another process stored the same clip first. */
  isOwn: boolean;
  /** Files that the new clip replaces. */
  replaced: string[];
}

function store(
  ctx: Context,
  order: ClipOrder,
  holdId: string | undefined,
  clip: ClipRow,
): Promise<Stored> {
  return ctx.db.transaction(async (tx) => {
    if (!(await order.isCurrent(tx))) throw new AppError('conflict');
    const before = await findClip(tx, clip.message_id, clip.variant_index);
    const isSame = before?.digest === clip.digest && (await ctx.storage.has(before.file));
    if (before && isSame) {
      if (holdId) await releaseHold(tx, ctx, holdId);
      return { stored: before, isOwn: false, replaced: [] };
    }
    const stored = await storeClip(tx, clip);
    await order.onStored(tx);
    if (holdId) await captureHold(tx, ctx, holdId, { amount: order.price, key: clip.message_id });
    return { stored, isOwn: true, replaced: before ? [before.file] : [] };
  });
}
