import { wrapWav } from '#platform/audio/wrap-wav.ts';
import { CALL_SAMPLE_RATE, MAX_UTTERANCE_MS } from '../../limits.ts';

const MAX_BYTES = (MAX_UTTERANCE_MS / 1000) * CALL_SAMPLE_RATE * 2;

/** What becomes of a frame of sound. */
type Taken = 'taken' | 'not_speaking' | 'odd_length' | 'too_long';

/** Collects the sound of what the user says. */
export function createUtterance() {
  let chunks: Buffer[] | undefined;
  let size = 0;
  return {
    begin(): void {
      chunks = [];
      size = 0;
    },
    push(pcm: Buffer): Taken {
      if (!chunks) return 'not_speaking';
      if (pcm.length % 2 !== 0) return 'odd_length';
      if (size + pcm.length > MAX_BYTES) return 'too_long';
      chunks.push(pcm);
      size += pcm.length;
      return 'taken';
    },
    cancel(): void {
      chunks = undefined;
    },
    /** The sound as a WAV file; undefined without any. */
    end(): Uint8Array | undefined {
      const heard = chunks;
      chunks = undefined;
      return heard && size > 0 ? wrapWav(heard, CALL_SAMPLE_RATE) : undefined;
    },
  };
}
