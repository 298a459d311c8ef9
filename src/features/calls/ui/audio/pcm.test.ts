import { describe, expect, it } from 'vitest';
import { splitFrame } from './pcm.ts';

/** A frame as the server sends it. */
function frame(stream: number, values: number[], extraBytes = 0): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(4 + 2 * values.length + extraBytes));
  view.setUint32(0, stream, true);
  values.forEach((value, at) => view.setInt16(4 + 2 * at, value, true));
  return view.buffer;
}

describe('splitFrame', () => {
  it('reads the stream number and the samples', () => {
    const { stream, samples } = splitFrame(frame(70_000, [0, 16_384, -32_768]))!;
    expect([stream, ...samples]).toEqual([70_000, 0, 0.5, -1]);
  });

  it('leaves out half a sample at the end', () => {
    expect(splitFrame(frame(1, [8192], 1))!.samples).toHaveLength(1);
  });

  it('returns null for a frame without samples', () => {
    expect(splitFrame(frame(1, []))).toBeNull();
    expect(splitFrame(new ArrayBuffer(2))).toBeNull();
  });
});
