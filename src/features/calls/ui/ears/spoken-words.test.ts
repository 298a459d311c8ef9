import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Silero } from '@ricky0123/vad-web/dist/models/silero.js';
import * as ort from 'onnxruntime-web/wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  joinSounds,
  rain,
  silence,
  speakAloud,
  SPOKEN_RATE,
} from '#tests/stand-ins/spoken-sound.ts';
import { createEnergyJudge } from './energy.ts';
import { createVoiceDetector, FRAME_SAMPLES, type SpeechProbability } from './voice-detector.ts';

/*
 * The detector gets speech from a real synthesizer that was not used to build it or train its
 * network. The network runs here like on the page, with the same runtime and file.
 */

const RATE = 16_000;
const SENTENCE = 'Shall we walk along the river tonight? The lamps are lit.';
/** The microphone of a quiet room. */
const HISS = 0.0005;

let model: Awaited<ReturnType<typeof Silero.new>>;
beforeAll(async () => {
  ort.env.wasm.numThreads = 1;
  const file = createRequire(import.meta.url).resolve('@ricky0123/vad-web/dist/silero_vad_v6.onnx');
  model = await Silero.new(ort, async () => new Uint8Array(readFileSync(file)).buffer);
});

function networkJudge(): SpeechProbability {
  model.reset_state();
  return async (frame) => (await model.process(frame)).isSpeech;
}

/** The same sound at the rate of the detector, with the hiss of a room. */
function resample(samples: Float32Array): Float32Array {
  const step = SPOKEN_RATE / RATE;
  let seed = 1;
  return Float32Array.from({ length: Math.floor((samples.length - 1) / step) }, (_, at) => {
    const place = at * step;
    const before = Math.floor(place);
    seed = (seed * 16_807) % 2_147_483_647;
    return (
      samples[before]! * (1 - (place - before)) +
      samples[before + 1]! * (place - before) +
      HISS * ((2 * seed) / 2_147_483_647 - 1)
    );
  });
}

interface Utterance {
  /** Samples from the beginning, and how many were sent. */
  from: number;
  length: number;
}

/** The utterances found in a sound. */
async function listen(sound: Float32Array, judge: SpeechProbability): Promise<Utterance[]> {
  const found: Utterance[] = [];
  let heard = 0;
  const detector = createVoiceDetector(
    {
      onStart: ({ length }) =>
        void found.push({
          from: heard - (length - 1) * FRAME_SAMPLES,
          length: length * FRAME_SAMPLES,
        }),
      onFrame: () => void (found.at(-1)!.length += FRAME_SAMPLES),
      onEnd: () => undefined,
      onCancel: () => undefined,
    },
    judge,
  );
  for (; heard + FRAME_SAMPLES <= sound.length; heard += FRAME_SAMPLES)
    // oxlint-disable-next-line no-await-in-loop -- a microphone gives one frame after the other
    await detector.hear(sound.slice(heard, heard + FRAME_SAMPLES));
  return found;
}

const energyOf = (samples: Float32Array): number =>
  samples.reduce((sum, one) => sum + one * one, 0);

const JUDGES: [string, () => SpeechProbability][] = [
  ['the network', networkJudge],
  ['loudness', createEnergyJudge],
];
const SPEAKERS = ['en-us', 'en-gb+f3', 'de', 'fr+f2'].flatMap((voice) =>
  [120, 175, 260].map((rate) => ({ voice, rate })),
);

describe.each(JUDGES)('%s', (_, judge) => {
  it.each(SPEAKERS)(
    'finds the complete words of $voice at $rate words a minute',
    async (speaker) => {
      const spoken = speakAloud(SENTENCE, speaker);
      const sound = resample(joinSounds(silence(1), spoken, silence(1)));
      const found = await listen(sound, judge());
      const sent = found.reduce(
        (sum, { from, length }) => sum + energyOf(sound.subarray(from, from + length)),
        0,
      );
      expect(found).toHaveLength(1);
      expect(sent / energyOf(sound)).toBeGreaterThan(0.995);
      // What is sent around the words are the pre-roll and the silence that ends them.
      expect(found[0]!.length / RATE).toBeLessThan(spoken.length / SPOKEN_RATE + 1.1);
    },
  );
});

it('the network does not mistake rain for words', async () => {
  expect(
    await listen(resample(joinSounds(silence(1), rain(4), silence(1))), networkJudge()),
  ).toEqual([]);
});
