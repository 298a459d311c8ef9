/*
 * Finds which of a few known sentences a recording contains. The tests have no speech recognizer, but
 * each sentence has its own loudness curve.
 */

/** Loudness frames per second. */
const FRAMES = 50;
/** Below this similarity, a recording matches no sentence. */
const ALIKE = 0.6;
/** An amplitude of 0.01 on the scale of the envelope. */
const LOUD = 0.1;
/** A tenth of a second. */
const SYLLABLE_FRAMES = FRAMES / 10;
/** The quietest moment of speech against the loudest, on the same scale. */
const VARIED = 0.8;
/** Quieter than this share of the loudest frame is silence around a sentence. */
const SILENT = 0.05;

/** @returns the sentence in a recording, or undefined */
export function recognizeSpoken(
  recording: Uint8Array,
  sentences: Readonly<Record<string, { samples: Float32Array; rate: number }>>,
): string | undefined {
  const heard = envelopeOf(...readWavSamples(recording));
  const [best] = Object.entries(sentences)
    .map(([words, { samples, rate }]) => ({
      words,
      likeness: likenessOf(heard, trim(envelopeOf(samples, rate))),
    }))
    .toSorted((a, b) => b.likeness - a.likeness);
  return best && best.likeness >= ALIKE ? best.words : undefined;
}

/** Whether a recording contains speech: it is loud for a while, and its loudness varies. */
export function hasSpeech(recording: Uint8Array): boolean {
  const heard = envelopeOf(...readWavSamples(recording));
  const loud = heard.filter((one) => one > LOUD);
  return loud.length >= SYLLABLE_FRAMES && Math.min(...heard) < VARIED * Math.max(...heard);
}

/** The similarity of the two, at most 1, at the best position of the shorter one in the longer one. */
function likenessOf(a: readonly number[], b: readonly number[]): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let best = -1;
  for (let at = 0; at + short.length <= long.length; at += 1)
    best = Math.max(best, correlate(short, long.slice(at, at + short.length)));
  return best;
}

/** Loudness over time, on a scale on which one loud vowel does not dominate. */
function envelopeOf(samples: Float32Array, rate: number): number[] {
  const size = Math.round(rate / FRAMES);
  return Array.from({ length: Math.floor(samples.length / size) }, (_, frame) => {
    const part = samples.subarray(frame * size, (frame + 1) * size);
    return Math.sqrt(Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / size));
  });
}

/** The samples of a WAV file of 16 bits, mono, with a header of 44 bytes, and their rate. */
function readWavSamples(file: Uint8Array): [Float32Array, number] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const samples = Float32Array.from(
    { length: Math.floor((file.length - 44) / 2) },
    (_, at) => view.getInt16(44 + 2 * at, true) / 32_768,
  );
  return [samples, view.getUint32(24, true)];
}

function trim(envelope: readonly number[]): number[] {
  const least = SILENT * Math.max(...envelope);
  const isLoud = (one: number) => one > least;
  return envelope.slice(envelope.findIndex(isLoud), envelope.findLastIndex(isLoud) + 1);
}

function correlate(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [product, powerA, powerB] = [0, 0, 0];
  for (const [at, one] of a.entries()) {
    const [x, y] = [one - meanA, b[at]! - meanB];
    product += x * y;
    powerA += x * x;
    powerB += y * y;
  }
  return powerA === 0 || powerB === 0 ? -1 : product / Math.sqrt(powerA * powerB);
}
