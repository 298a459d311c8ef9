import { expect, it } from 'vitest';
import { readWav } from '#platform/audio/read-wav.ts';
import { encodeWav } from './encode-wav.ts';

const read = async (samples: Float32Array, rate: number) => {
  const blob = encodeWav(samples, rate);
  expect(blob.type).toBe('audio/wav');
  return new Uint8Array(await blob.arrayBuffer());
};

it('The file has the length of the samples, and matches their loudness', async () => {
  const samples = Float32Array.from({ length: 16_000 }, (_, at) =>
    at < 8000 ? 0 : Math.sin(at / 10),
  );
  const loudness = readWav(await read(samples, 16_000))!;
  expect(loudness.duration_ms).toBe(1000);
  expect(loudness.levels.at(0)).toBe(0);
  expect(loudness.levels.at(-1)).toBeGreaterThan(0.1);
});

it('Samples beyond the range are cut, not wrapped around', async () => {
  const bytes = await read(new Float32Array([2, -2]), 8000);
  const view = new DataView(bytes.buffer);
  expect([view.getInt16(44, true), view.getInt16(46, true)]).toEqual([32_767, -32_767]);
});
