import { wrapWav } from '#platform/audio/wrap-wav.ts';
import { CALL_SAMPLE_RATE, MAX_UTTERANCE_MS } from '../../limits.ts';

const MAX_BYTES = (MAX_UTTERANCE_MS / 1000) * CALL_SAMPLE_RATE * 2;

/** Two seconds. */
const FIRST_BYTES = 64 * 1024;

/** What becomes of a frame of sound. */
type Taken = 'taken' | 'not_speaking' | 'odd_length' | 'too_long';

/** Collects the audio of an utterance. */
export function createUtterance() {
  let sound: Buffer | undefined;
  let size = 0;
  return {
    begin(): void {
      sound = Buffer.alloc(FIRST_BYTES);
      size = 0;
    },
    /** Copies the frame: what it is a part of may be far larger. */
    push(pcm: Buffer): Taken {
      if (!sound) return 'not_speaking';
      if (pcm.length % 2 !== 0) return 'odd_length';
      if (size + pcm.length > MAX_BYTES) return 'too_long';
      while (size + pcm.length > sound.length)
        sound = Buffer.concat([sound, Buffer.alloc(sound.length)]);
      size += pcm.copy(sound, size);
      return 'taken';
    },
    cancel(): void {
      sound = undefined;
    },
    /** The sound as a WAV file; undefined without any. */
    end(): Uint8Array | undefined {
      const heard = sound?.subarray(0, size);
      sound = undefined;
      return heard && size > 0 ? wrapWav([heard], CALL_SAMPLE_RATE) : undefined;
    },
  };
}
