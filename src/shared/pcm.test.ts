import { describe, expect, it } from 'vitest';
import { toPcm } from './pcm.ts';

describe('toPcm', () => {
  it('writes little-endian samples of 16 bits and cuts what is beyond the range', () => {
    const view = new DataView(toPcm(Float32Array.from([0, 0.5, -1, 3])));
    expect([0, 2, 4, 6].map((at) => view.getInt16(at, true))).toEqual([0, 16_384, -32_767, 32_767]);
  });
});
