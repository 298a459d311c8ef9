import { wavHeader } from '#shared/pcm.ts';

/** A WAV file of PCM s16le, mono. @param rate samples per second */
export function wrapWav(pcm: readonly Uint8Array[], rate: number): Uint8Array {
  const size = pcm.reduce((total, { length }) => total + length, 0);
  return Buffer.concat([wavHeader(size, rate), ...pcm]);
}
