import type { Context, UserContext } from '#platform/context.ts';
import { addressExpiry } from '#platform/signed-addresses.ts';
import type { KeptRecording } from '../../contract-recordings.ts';
import type { MessageRow } from '../message-queries.ts';
import { selectRecordings, type RecordingRow } from './queries.ts';

/** A recording with a freshly signed address. */
export function presentRecording(
  { addresses, now }: Pick<Context, 'addresses' | 'now'>,
  { id, file, duration_ms, waveform }: RecordingRow,
): KeptRecording {
  const at = now();
  return {
    id,
    audio_url: addresses.sign(file, at),
    duration_ms,
    waveform,
    expires_at: addressExpiry(at).toISOString(),
  };
}

/** The recordings that the user keeps with these messages, by the message's id. */
export async function readRecordings(
  ctx: Pick<UserContext, 'db' | 'addresses' | 'now'>,
  rows: readonly Pick<MessageRow, 'id' | 'sender'>[],
): Promise<Map<string, KeptRecording>> {
  const ids = rows.flatMap(({ id, sender }) => (sender === 'user' ? id : []));
  if (ids.length === 0) return new Map();
  const recordings = await selectRecordings(ctx.db, ids);
  return new Map(recordings.map((row) => [row.message_id ?? '', presentRecording(ctx, row)]));
}
