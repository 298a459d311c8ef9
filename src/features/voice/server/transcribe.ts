import { entitlementsOf } from '#features/billing/entitlements.ts';
import { premiumRequired } from '#features/billing/server/index.ts';
import { measureAudio } from '#platform/audio/measure-audio.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, FieldError } from '#platform/errors.ts';
import { ServiceError } from '#platform/models/service-error.ts';
import type { Microphone, Transcription } from '../contract-transcription.ts';
import { MAX_RECORDING_BYTES, MAX_RECORDING_MS } from '../limits.ts';
import { recordingTypeOf } from '../recording-type.ts';

/** Rounding of a recorder that stops by itself. Milliseconds. */
const TOLERANCE_MS = 1000;

export function readMicrophone({ transcription, caller }: UserContext): Microphone {
  const isServer = transcription.kind !== 'browser';
  return {
    listens: isServer ? 'server' : 'browser',
    needs_premium: isServer && !entitlementsOf(caller.plan).voiceMessages,
    max_seconds: MAX_RECORDING_MS / 1000,
  };
}

/**
 * Writes down a recording for its speaker, who sends the text as a message like any other. Nothing
 * of it is stored.
 * @throws AppError browser_recognition without a server, premium_required, payload_too_large,
 * rate_limited, engine_unavailable (spend limit), transcription_failed; FieldError for no recording
 */
export async function transcribe(ctx: UserContext, file: File): Promise<Transcription> {
  if (ctx.transcription.kind === 'browser') throw new AppError('browser_recognition');
  if (!entitlementsOf(ctx.caller.plan).voiceMessages)
    throw premiumRequired('Speaking your messages is part of Premium.');
  if (file.size > MAX_RECORDING_BYTES) throw new AppError('payload_too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = recordingTypeOf(bytes);
  if (!type) throw refuse('Send a recording as WAV, WebM, Ogg, MP4 or MP3.');
  const measured = type === 'audio/wav' ? await measureAudio(bytes, 'wav') : undefined;
  if (type === 'audio/wav' && !measured)
    throw refuse('This WAV file cannot be read. Send PCM of 16 bits.');
  if (measured && measured.duration_ms > MAX_RECORDING_MS + TOLERANCE_MS)
    throw refuse(`Speak for at most ${MAX_RECORDING_MS / 1000} seconds.`);
  await ctx.limits.consume('transcribe', ctx.caller.id);
  await ctx.db.transaction((tx) => ctx.spend.reserve(tx, 'speech', 1));
  try {
    const signal = new AbortController().signal;
    const { text, duration_ms } = await ctx.transcription.transcribe(bytes, type, signal);
    return { text, duration_ms: measured?.duration_ms ?? duration_ms ?? null };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    ctx.log.warn({ err: error }, 'a recording was not written down');
    throw new AppError('transcription_failed', { cause: error });
  }
}

const refuse = (msg: string) =>
  new FieldError([{ loc: ['body', 'audio'], msg, type: 'value_error' }]);
