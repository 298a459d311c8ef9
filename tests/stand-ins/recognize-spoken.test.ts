import { expect, it } from 'vitest';
import { hasSpeech, recognizeSpoken } from './recognize-spoken.ts';
import { makeMicrophoneWav, silence, speakAloud, SPOKEN_RATE } from './spoken-sound.ts';

const SENTENCES = ['Shall we walk along the river?', 'Wait, I forgot my coat.'];
const known = Object.fromEntries(
  SENTENCES.map((words) => [words, { samples: speakAloud(words), rate: SPOKEN_RATE }]),
);
const record = (words: string, voice: string, gain: number) =>
  makeMicrophoneWav(
    silence(0.4),
    speakAloud(words, { voice }).map((sample) => sample * gain),
    silence(0.6),
  );

it.each(SENTENCES)('knows “%s” again, loud and quiet, in another voice too', (words) => {
  for (const voice of ['en-us', 'en-us+f3'])
    for (const gain of [0.2, 1])
      expect(recognizeSpoken(record(words, voice, gain), known)).toBe(words);
});

it('recognizes no other sentence and no silence', () => {
  const other = record(
    'I will be home before nine o’clock, my dear, or a little later.',
    'en-us',
    1,
  );
  expect(recognizeSpoken(other, known)).toBeUndefined();
  expect(recognizeSpoken(makeMicrophoneWav(silence(3)), known)).toBeUndefined();
});

it('distinguishes speech from silence and from a uniform sound', () => {
  expect(hasSpeech(record(SENTENCES[0]!, 'en-us', 0.3))).toBe(true);
  expect(hasSpeech(makeMicrophoneWav(silence(1)))).toBe(false);
  const even = Float32Array.from({ length: SPOKEN_RATE }, (_, at) => 0.3 * Math.sin(at / 8));
  expect(hasSpeech(makeMicrophoneWav(even))).toBe(false);
});
