import type { Context } from '#platform/context.ts';
import { addressExpiry } from '#platform/signed-addresses.ts';
import type { Sound, Speech } from '../contract.ts';
import { selectClips, type ClipRow } from './queries.ts';

type Signer = Pick<Context, 'addresses' | 'now'>;

/** A clip for its user: the address is signed. */
export function presentSpeech({ addresses, now }: Signer, clip: ClipRow): Speech {
  const at = now();
  return {
    audio_url: addresses.sign(clip.file, at),
    duration_ms: clip.duration_ms,
    waveform: clip.waveform,
    is_demo: clip.is_demo,
    expires_at: addressExpiry(at).toISOString(),
  };
}

/** The address of a reply that is being spoken or was spoken before. */
export function presentSound(ctx: Signer, key: string, stored: ClipRow | undefined): Sound {
  const at = ctx.now();
  const speech = stored ? presentSpeech(ctx, stored) : null;
  return {
    audio_url: speech?.audio_url ?? ctx.addresses.sign(key, at, 'live'),
    expires_at: addressExpiry(at).toISOString(),
    speech,
  };
}

/** The speech of these replies in the shown version, by message. */
export async function readSpeech(
  ctx: Signer & Pick<Context, 'db'>,
  replies: readonly { id: string; variant_index: number }[],
): Promise<ReadonlyMap<string, Speech>> {
  if (replies.length === 0) return new Map();
  const shown = new Map(replies.map(({ id, variant_index }) => [id, variant_index]));
  const clips = await selectClips(ctx.db, [...shown.keys()]);
  return new Map(
    clips
      .filter(({ message_id, variant_index }) => shown.get(message_id) === variant_index)
      .map((clip) => [clip.message_id, presentSpeech(ctx, clip)]),
  );
}
