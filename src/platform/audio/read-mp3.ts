import { setImmediate } from 'node:timers/promises';
import { MPEGDecoder } from 'mpg123-decoder';
import { energyOf, type Loudness } from './loudness.ts';

/** About half a second of speech: decoding it takes a few milliseconds. */
const PIECE_BYTES = 8192;
/** Samples per loudness value. */
const STRETCH = 2048;

/**
 * Decodes piece by piece, so that other work can run in between. Undefined if nothing can be
 * decoded.
 */
export async function readMp3(bytes: Uint8Array): Promise<Loudness | undefined> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const levels: number[] = [];
    let seconds = 0;
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(
        bytes.subarray(at, at + PIECE_BYTES),
      );
      const [channel] = channelData;
      if (channel && samplesDecoded > 0) {
        seconds += samplesDecoded / sampleRate;
        for (let from = 0; from < samplesDecoded; from += STRETCH)
          levels.push(energyOf(channel.subarray(from, Math.min(from + STRETCH, samplesDecoded))));
      }
      await setImmediate();
    }
    return levels.length === 0 ? undefined : { duration_ms: Math.round(seconds * 1000), levels };
  } finally {
    decoder.free();
  }
}
