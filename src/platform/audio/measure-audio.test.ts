import { describe, expect, it } from 'vitest';
import { makeAac, makeMp3, makeOpus, makeWav } from '#tests/stand-ins/sounds.ts';
import { completeWav } from './complete-wav.ts';
import { WAVEFORM_BARS } from './loudness.ts';
import { measureAudio, type AudioFormat } from './measure-audio.ts';

const FILES: [AudioFormat, string, Uint8Array][] = [
  ['wav', 'with its size', makeWav(3)],
  ['wav', 'of a server that streams', makeWav(3, 220, true)],
  ['mp3', 'in frames', makeMp3(3)],
  ['opus', 'in Ogg', makeOpus(3)],
  ['aac', 'in ADTS', makeAac(3)],
];

describe('measured audio', () => {
  it.each(FILES)('%s %s has its length and a waveform', async (format, _, bytes) => {
    const { duration_ms, waveform } = (await measureAudio(bytes, format))!;
    expect(Math.abs(duration_ms - 3000)).toBeLessThan(80);
    expect(waveform).toHaveLength(WAVEFORM_BARS);
    expect(Math.max(...waveform)).toBe(100);
    expect(waveform.every((bar) => Number.isInteger(bar) && bar >= 0 && bar <= 100)).toBe(true);
  });

  it.each(FILES.filter(([format]) => format !== 'opus'))(
    '%s %s is louder where it sounds louder',
    async (format, _, bytes) => {
      const { waveform } = (await measureAudio(bytes, format))!;
      // The stand-in's tone is quiet at its beginning and loudest past its middle.
      expect(waveform[0]!).toBeLessThan(Math.max(...waveform.slice(24, 48)) - 20);
    },
  );

  it('a streamed WAV gets its true sizes, so that players know its length', () => {
    expect(Buffer.from(completeWav(makeWav(1, 220, true)))).toEqual(makeWav(1));
    expect(completeWav(Buffer.from('no audio'))).toEqual(Buffer.from('no audio'));
  });

  it('silence is a flat line', async () => {
    const silent = makeWav(1);
    silent.fill(0, 44);
    expect((await measureAudio(silent, 'wav'))!.waveform).toEqual(Array(WAVEFORM_BARS).fill(0));
  });

  it.each<[AudioFormat, string]>([
    ['wav', 'RIFF'],
    ['mp3', '<html>no audio</html>'],
    ['opus', 'OggS without anything'],
    ['aac', 'not a frame'],
  ])('%s that is something else is not measured', async (format, text) => {
    expect(await measureAudio(Buffer.from(text), format)).toBeUndefined();
  });
});
