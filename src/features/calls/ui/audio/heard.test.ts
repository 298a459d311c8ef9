import { describe, expect, it } from 'vitest';
import { endOf, heardMs, nextStart } from './heard.ts';

const CHUNKS = [
  { at: 10, duration: 0.5 },
  { at: 10.5, duration: 0.25 },
  // The network paused for a second.
  { at: 11.75, duration: 0.5 },
];

describe('heardMs', () => {
  it.each([
    ['nothing before it begins', 9.9, 0],
    ['a part of the first chunk', 10.2, 200],
    ['two chunks without a gap', 10.75, 750],
    ['no pause between chunks', 11.5, 750],
    ['all of it, and no more', 20, 1250],
  ])('counts %s', (_, now, ms) => {
    expect(heardMs(CHUNKS, now)).toBe(ms);
  });
});

describe('nextStart', () => {
  it('follows the chunk before without a gap', () => {
    expect(nextStart(endOf(CHUNKS.slice(0, 2)), 10.6, 0.02)).toBe(10.75);
  });
  it('begins soon when what came before is over', () => {
    expect(nextStart(endOf(CHUNKS), 15, 0.02)).toBeCloseTo(15.02);
    expect(nextStart(endOf([]), 3, 0.02)).toBeCloseTo(3.02);
  });
});
