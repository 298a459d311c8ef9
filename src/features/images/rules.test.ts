import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  costOf,
  finalStatusOf,
  progressOf,
  reasonOf,
  renditionFor,
  runsOf,
  type Rendition,
} from './rules.ts';

it.each([
  [1, 2],
  [2, 4],
  [4, 8],
  [8, 16],
])('%i images cost %i tokens', (count, cost) => expect(costOf(count)).toBe(cost));

it.each([
  [0, 4, 'failed'],
  [3, 4, 'partly_done'],
  [4, 4, 'done'],
])('%i made of %i is %s', (made, count, end) => expect(finalStatusOf(made, count)).toBe(end));

describe('renditions', () => {
  const own = { isOwner: true, isPublic: false };
  const shared = { isOwner: false, isPublic: true };
  const hidden = { isOwner: false, isPublic: false };
  it.each<[string, Parameters<typeof renditionFor>[0], Rendition]>([
    ['own', { ...own, isNsfw: false, seesUnblurred: false, isAgeKnown: false }, 'clear'],
    ['own NSFW', { ...own, isNsfw: true, seesUnblurred: false, isAgeKnown: true }, 'clear'],
    [
      'own NSFW without the 18+ notice',
      { ...own, isNsfw: true, seesUnblurred: true, isAgeKnown: false },
      'blurred',
    ],
    ['shared', { ...shared, isNsfw: false, seesUnblurred: false, isAgeKnown: false }, 'clear'],
    [
      'shared NSFW for a free plan',
      { ...shared, isNsfw: true, seesUnblurred: false, isAgeKnown: true },
      'blurred',
    ],
    [
      'shared NSFW for premium',
      { ...shared, isNsfw: true, seesUnblurred: true, isAgeKnown: true },
      'clear',
    ],
    [
      'shared NSFW for premium without the 18+ notice',
      { ...shared, isNsfw: true, seesUnblurred: true, isAgeKnown: false },
      'blurred',
    ],
    ['private', { ...hidden, isNsfw: false, seesUnblurred: true, isAgeKnown: true }, 'none'],
    ['private NSFW', { ...hidden, isNsfw: true, seesUnblurred: true, isAgeKnown: true }, 'none'],
  ])('%s', (_name, viewing, rendition) => expect(renditionFor(viewing)).toBe(rendition));
});

it('runs of indexes cover each index once, in order', () => {
  expect(runsOf([0, 1, 3, 5, 6])).toEqual([
    [0, 2],
    [3, 1],
    [5, 2],
  ]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 7 })), (given) => {
      const indexes = given.sort((a, b) => a - b);
      const covered = runsOf(indexes).flatMap(([first, length]) =>
        Array.from({ length }, (_, at) => first + at),
      );
      expect(covered).toEqual(indexes);
    }),
  );
});

it('progress counts ended pictures as complete', () => {
  expect(progressOf(4, { progress: [0.5, 0, 0, 1], ended: new Set([1]) })).toBe(0.63);
  expect(progressOf(2, { progress: [], ended: new Set([0, 1]) })).toBe(1);
});

it('every failure code has a sentence', () => {
  expect(reasonOf('engine_refused')).toMatch(/declined/);
  expect(reasonOf('something_new')).toMatch(/failed/);
});
