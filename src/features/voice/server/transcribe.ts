import { entitlementsOf } from '#features/billing/entitlements.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { ServiceError } from '#platform/models/service-error.ts';
import type { Microphone, Transcription } from '../contract-transcription.ts';
import { MAX_RECORDING_MS } from '../limits.ts';
import { readRecording } from './read-recording.ts';

export function readMicrophone({ transcription, caller }: UserContext): Microphone {
  const isServer = transcription.kind !== 'browser';
  return {
    listens: isServer ? 'server' : 'browser',
    needs_premium: isServer && !entitlementsOf(caller.plan).voiceMessages,
    max_seconds: MAX_RECORDING_MS / 1000,
  };
}

/**
 * Transcribes a recording for its speaker, who sends the text like any other message. Nothing is
 * stored.
 * @throws AppError browser_recognition without a server, premium_required, payload_too_large,
 * rate_limited, engine_unavailable (spend limit), transcription_failed; FieldError without a
 * recording
 */
export async function transcribe(ctx: UserContext, file: File): Promise<Transcription> {
  const { bytes, type, measured } = await readRecording(ctx, file);
  await ctx.limits.consume('transcribe', ctx.caller.id);
  await ctx.db.transaction((tx) => ctx.spend.reserve(tx, 'speech', 1));
  try {
    const signal = new AbortController().signal;
    const { text, duration_ms } = await ctx.transcription.transcribe(bytes, type, signal);
    return { text, duration_ms: measured?.duration_ms ?? duration_ms ?? null };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    ctx.log.warn({ err: error }, 'could not transcribe a recording');
    throw new AppError('transcription_failed', { cause: error });
  }
}
