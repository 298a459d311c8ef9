import { readRecording, refuseRecording } from '#features/voice/server/index.ts';
import { completeWav } from '#platform/audio/complete-wav.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { KeptRecording } from '../../contract-recordings.ts';
import { findChat } from '../queries.ts';
import { fileOf } from './files.ts';
import { presentRecording } from './present-recording.ts';
import { findRecording, insertRecording, type RecordingRow } from './queries.ts';

/**
 * Stores a recording that the user may then send with a message in this chat.
 * @throws AppError not_found, browser_recognition without a server, premium_required,
 * payload_too_large, rate_limited; FieldError for a file that is not a supported recording
 */
export async function keepRecording(
  ctx: UserContext,
  chatId: string,
  file: File,
): Promise<KeptRecording> {
  if (!(await findChat(ctx.db, ctx.caller.id, chatId))) throw new AppError('not_found');
  const { bytes, measured } = await readRecording(ctx, file);
  if (!measured) throw refuseRecording('Only a WAV file can be kept. Send PCM of 16 bits.');
  await ctx.limits.consume('keep_recording', ctx.caller.id);
  const id = newId();
  const key = fileOf(ctx.caller.id, id);
  try {
    await ctx.storage.put(key, completeWav(bytes));
    const row: RecordingRow = {
      id,
      user_id: ctx.caller.id,
      chat_id: chatId,
      message_id: null,
      file: key,
      ...measured,
      created_at: ctx.now(),
    };
    await insertRecording(ctx.db, row);
    return presentRecording(ctx, row);
  } catch (error) {
    await ctx.storage.remove(key);
    throw error;
  }
}

/** The recording for a new message. @throws AppError not_found; conflict if it was already sent */
export async function findUnsentRecording(
  ctx: UserContext,
  chatId: string,
  id: string | undefined,
): Promise<RecordingRow | undefined> {
  if (id === undefined) return undefined;
  const recording = await findRecording(ctx.db, { userId: ctx.caller.id, chatId, id });
  if (!recording) throw new AppError('not_found', { detail: 'This recording no longer exists.' });
  if (recording.message_id !== null) throw recordingWasSent();
  return recording;
}

export const recordingWasSent = (): AppError =>
  new AppError('conflict', { detail: 'This recording was already sent. Speak again.' });
