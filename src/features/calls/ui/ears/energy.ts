import type { SpeechProbability } from './voice-detector.ts';

/** Quieter than this is silence in any room. */
const SILENCE = 0.008;
/** How many times louder than the room speech is. */
const CLEARLY_LOUDER = 3;
const LOUDER = 2;
/** The room's level follows what is quieter at once, and what is louder slowly. */
const RISE = 1.004;
const FALL = 0.2;

/**
 * Judges frames by their loudness against the room's. It needs no model, but mistakes noise for
 * speech.
 */
export function createEnergyJudge(): SpeechProbability {
  let room = SILENCE;
  return (frame) => {
    const loudness = loudnessOf(frame);
    const ratio = loudness / room;
    room = loudness < room ? room + (loudness - room) * FALL : room * RISE;
    room = Math.max(SILENCE / 2, room);
    if (loudness < SILENCE) return 0;
    return ratio > CLEARLY_LOUDER ? 1 : ratio > LOUDER ? 0.4 : 0;
  };
}

/** The root mean square of samples. */
export function loudnessOf(samples: Float32Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample * sample;
  return Math.sqrt(energy / Math.max(1, samples.length));
}
