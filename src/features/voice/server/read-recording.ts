import { entitlementsOf } from '#features/billing/entitlements.ts';
import { premiumRequired } from '#features/billing/server/index.ts';
import { measureAudio, type Measured } from '#platform/audio/measure-audio.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError, FieldError } from '#platform/errors.ts';
import { MAX_RECORDING_BYTES, MAX_RECORDING_MS } from '../limits.ts';
import { recordingTypeOf, type RecordingType } from '../recording-type.ts';

/** Rounding of a recorder that stops by itself. Milliseconds. */
const TOLERANCE_MS = 1000;

export interface ReadRecording {
  bytes: Uint8Array;
  type: RecordingType;
  /** Only of WAV; other types are measured by the server that writes them down. */
  measured: Measured | undefined;
}

/**
 * Reads a recording of a user whose plan includes spoken messages.
 * @throws AppError browser_recognition without a server, premium_required, payload_too_large;
 * FieldError without a recording
 */
export async function readRecording(ctx: UserContext, file: File): Promise<ReadRecording> {
  if (ctx.transcription.kind === 'browser') throw new AppError('browser_recognition');
  if (!entitlementsOf(ctx.caller.plan).voiceMessages)
    throw premiumRequired('Speaking your messages is part of Premium.');
  if (file.size > MAX_RECORDING_BYTES) throw new AppError('payload_too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = recordingTypeOf(bytes);
  if (!type) throw refuseRecording('Send a recording as WAV, WebM, Ogg, MP4 or MP3.');
  const measured = type === 'audio/wav' ? await measureAudio(bytes, 'wav') : undefined;
  if (type === 'audio/wav' && !measured)
    throw refuseRecording('This WAV file cannot be read. Send PCM of 16 bits.');
  if (measured && measured.duration_ms > MAX_RECORDING_MS + TOLERANCE_MS)
    throw refuseRecording(`Speak for at most ${MAX_RECORDING_MS / 1000} seconds.`);
  return { bytes, type, measured };
}

export const refuseRecording = (msg: string): FieldError =>
  new FieldError([{ loc: ['body', 'audio'], msg, type: 'value_error' }]);
