import { toPcm, wavHeader } from '#shared/pcm.ts';

/** Samples between -1 and 1 as a WAV file: PCM of 16 bits, one channel. */
export function encodeWav(samples: Float32Array, rate: number): Blob {
  const pcm = toPcm(samples);
  return new Blob([wavHeader(pcm.byteLength, rate), pcm], { type: 'audio/wav' });
}
