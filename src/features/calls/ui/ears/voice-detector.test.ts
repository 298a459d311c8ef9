import { describe, expect, it } from 'vitest';
import { createEnergyJudge } from './energy.ts';
import { createVoiceDetector, FRAME_SAMPLES } from './voice-detector.ts';

const silence = () => new Float32Array(FRAME_SAMPLES);
const tone = () => Float32Array.from({ length: FRAME_SAMPLES }, (_, at) => 0.4 * Math.sin(at / 5));

/**
 * Processes frames, and returns the events: `start`, the frames of the pre-roll and after it,
 * `end`.
 */
async function detect(frames: Float32Array[], cancelAfter?: number) {
  const happened: string[] = [];
  const sent: Float32Array[] = [];
  const detector = createVoiceDetector(
    {
      onStart(preRoll) {
        happened.push('start');
        sent.push(...preRoll);
      },
      onFrame: (frame) => void sent.push(frame),
      onEnd: () => void happened.push('end'),
      onCancel: () => void happened.push('cancel'),
    },
    createEnergyJudge(),
  );
  for (const [at, frame] of frames.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a microphone gives one frame after the other
    await detector.hear(frame);
    if (at === cancelAfter) detector.cancel();
  }
  return { happened, sent };
}
const many = (count: number, make: () => Float32Array) => Array.from({ length: count }, make);

describe('createVoiceDetector', () => {
  it('sends the frames before the start first, then each one as it arrives, until silence', async () => {
    const words = many(20, tone);
    const { happened, sent } = await detect([...many(40, silence), ...words, ...many(30, silence)]);
    expect(happened).toEqual(['start', 'end']);
    // 13 frames before the beginning was noticed, of which three are speech.
    expect(sent.slice(10, 30)).toEqual(words);
    expect(sent.slice(0, 10).every((frame) => frame[3] === 0)).toBe(true);
    expect(sent).toHaveLength(10 + 20 + 20);
  });

  it('does not mistake a click for a start', async () => {
    const { happened } = await detect([
      ...many(20, silence),
      ...many(2, tone),
      ...many(40, silence),
    ]);
    expect(happened).toEqual([]);
  });

  it('detects two utterances with a pause between them', async () => {
    const one = [...many(10, tone), ...many(25, silence)];
    const { happened } = await detect([...many(10, silence), ...one, ...one]);
    expect(happened).toEqual(['start', 'end', 'start', 'end']);
  });

  it('ends an utterance before it is too long, and begins the next', async () => {
    // The loudness judge would mistake a tone of several minutes for the room.
    const frames = many(2000, tone);
    const happened: string[] = [];
    const detector = createVoiceDetector(
      {
        onStart: () => void happened.push('start'),
        onFrame: () => undefined,
        onEnd: () => void happened.push('end'),
        onCancel: () => undefined,
      },
      () => 1,
    );
    // oxlint-disable-next-line no-await-in-loop -- a microphone gives one frame after the other
    for (const frame of frames) await detector.hear(frame);
    expect(happened).toEqual(['start', 'end', 'start']);
  });

  it('cancels what was begun', async () => {
    const { happened } = await detect([...many(10, silence), ...many(20, tone)], 15);
    expect(happened).toEqual(['start', 'cancel', 'start']);
  });
});
