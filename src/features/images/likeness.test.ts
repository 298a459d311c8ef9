import { expect, it } from 'vitest';
import { likenessSeed, seedFor } from './likeness.ts';

const her = { portrait_seed: null, slug: 'mara-lindqvist' };

it('is the same for the same person and another for another', () => {
  expect(likenessSeed(her)).toBe(likenessSeed({ ...her }));
  expect(likenessSeed({ ...her, slug: 'mara-lindqvist-2' })).not.toBe(likenessSeed(her));
  expect(likenessSeed({ ...her, portrait_seed: 'another face' })).not.toBe(likenessSeed(her));
});

it('moves on with each picture of the same words and stays what an engine takes', () => {
  expect(seedFor(her, 0, 1)).toBe(likenessSeed(her));
  expect(seedFor(her, 3, 1)).toBe(likenessSeed(her) + 3);
  for (const before of [0, 2 ** 31, 2 ** 32]) {
    const seed = seedFor(her, before, 8);
    expect(seed).toBeGreaterThanOrEqual(0);
    expect(seed + 8).toBeLessThanOrEqual(2 ** 32);
  }
});
