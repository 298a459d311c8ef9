import { expect, it } from 'vitest';
import { createUtterance } from './utterance.ts';

/** The header of a WAV file. */
const HEADER = 44;

it('keeps the sound of a frame, and not the buffer that it came in', () => {
  const utterance = createUtterance();
  utterance.begin();
  // A frame is a part of what the socket read at once, which may be far larger.
  const read = Buffer.alloc(64 * 1024, 1);
  expect(utterance.push(read.subarray(0, 4))).toBe('taken');
  read.fill(2);
  expect(utterance.push(read.subarray(0, 2))).toBe('taken');
  expect([...utterance.end()!.subarray(HEADER)]).toEqual([1, 1, 1, 1, 2, 2]);
});

it('has all of a long utterance in order, in frames of any size', () => {
  const utterance = createUtterance();
  utterance.begin();
  const sound = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));
  for (let at = 0, size = 2; at < sound.length; at += size, size = ((size * 3) % 4001) & ~1 || 2)
    expect(utterance.push(sound.subarray(at, at + size))).toBe('taken');
  expect(Buffer.from(utterance.end()!.subarray(HEADER)).equals(sound)).toBe(true);
});

it('rejects audio before its start, after it was canceled, or with half a sample', () => {
  const utterance = createUtterance();
  expect(utterance.push(Buffer.alloc(2))).toBe('not_speaking');
  utterance.begin();
  expect(utterance.push(Buffer.alloc(3))).toBe('odd_length');
  utterance.cancel();
  expect(utterance.push(Buffer.alloc(2))).toBe('not_speaking');
  expect(utterance.end()).toBeUndefined();
});
