import { expect, it } from 'vitest';
import { makeWav } from '#tests/stand-ins/sounds.ts';
import { readWav } from './read-wav.ts';
import { createWavReader } from './wav-reader.ts';
import { wrapWav } from './wrap-wav.ts';

const file = makeWav(0.2, 220, true);

it.each([1, 7, 43, 44, 45, 1000, file.length])(
  'a file in chunks of %i bytes yields its samples and rate',
  (size) => {
    const reader = createWavReader();
    const samples: Uint8Array[] = [];
    for (let at = 0; at < file.length; at += size) {
      const sound = reader.push(file.subarray(at, at + size));
      if (sound === 'unreadable') throw new Error(sound);
      samples.push(sound);
    }
    expect(reader.rate).toBe(24_000);
    expect(Buffer.concat(samples).equals(file.subarray(44))).toBe(true);
  },
);

it('an endless header is unreadable', () => {
  const list = Buffer.alloc(20);
  list.write('RIFF\0\0\0\0WAVELIST', 0, 'latin1');
  list.writeUInt32LE(1_000_000, 16);
  const reader = createWavReader();
  expect(reader.push(list)).toHaveLength(0);
  expect(reader.push(Buffer.alloc(5000))).toBe('unreadable');
});

it('wrapped samples are a file of matching length', () => {
  const wav = wrapWav([Buffer.alloc(16_000), Buffer.alloc(16_000)], 16_000);
  expect(readWav(wav)?.duration_ms).toBe(1000);
});
