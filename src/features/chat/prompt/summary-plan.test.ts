import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseMerge, isPartDue, keptFrom, partLength } from './summary-plan.ts';

const idOf = (n: number) => `m${String(n).padStart(4, '0')}`;
const turns = (count: number, tokens: number) =>
  Array.from({ length: count }, (_, n) => ({ id: idOf(n), tokens }));

describe('the turns that are kept out of summaries', () => {
  it.each([
    ['fill three fifths of the room', turns(100, 50), 3000, idOf(64)],
    ['are all turns while they need less room', turns(30, 50), 3000, null],
    [
      'include at least the last one',
      [...turns(3, 10), { id: idOf(3), tokens: 9000 }],
      3000,
      idOf(3),
    ],
    ['are none in an empty chat', [], 3000, null],
  ])('%s', (_, given, room, kept) => {
    expect(keptFrom(given, room)).toBe(kept);
  });
});

describe('a part', () => {
  it.each([
    [turns(20, 50), 3000, true],
    [turns(5, 50), 3000, false],
    [turns(2, 900), 3000, false],
  ])('is due with enough turns and tokens', (given, room, isDue) => {
    expect(isPartDue(given, room)).toBe(isDue);
  });

  it('is as long as a model can read at once, and never empty', () => {
    expect(partLength(turns(100, 50), 8192)).toBe(40);
    expect(partLength(turns(100, 500), 8192)).toBe(6);
    expect(partLength(turns(2, 99_999), 2048)).toBe(1);
  });
});

describe('summaries', () => {
  const of = (...levels: number[]) => levels.map((level) => ({ level, tokens: 100 }));
  it.each([
    ['stay while they fit', of(0, 0, 0), 300, null],
    [
      'of the lowest level are merged, the oldest three first',
      of(1, 1, 1, 0, 0, 0, 0, 0),
      600,
      [3, 6],
    ],
    ['of a higher level are merged when the lowest has too few', of(1, 1, 1, 0, 0), 300, [0, 3]],
    ['are merged in pairs rather than the newest', of(1, 0, 0, 0), 300, [0, 2]],
    ['of different levels are merged in pairs', of(2, 1, 0), 200, [0, 2]],
    ['that are the only one stay', of(0), 50, null],
  ])('%s', (_, given, room, range) => {
    expect(chooseMerge(given, room)).toEqual(range);
  });

  it('fit in the end, regardless of their number', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 }), (levels) => {
        let all = levels.map((level) => ({ level, tokens: 100 }));
        for (let range = chooseMerge(all, 700); range; range = chooseMerge(all, 700)) {
          const [first, end] = range;
          expect(end - first).toBeGreaterThan(1);
          const level = Math.max(...all.slice(first, end).map((one) => one.level)) + 1;
          all = [...all.slice(0, first), { level, tokens: 100 }, ...all.slice(end)];
        }
        expect(all.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
