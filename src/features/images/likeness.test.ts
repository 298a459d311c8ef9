import { expect, it } from 'vitest';
import { likenessSeed, seedFor } from './likeness.ts';

const her = { portrait_seed: null, slug: 'mara-lindqvist' };

it('returns a stable seed per character, and different seeds for different characters', () => {
  expect(likenessSeed(her)).toBe(likenessSeed({ ...her }));
  expect(likenessSeed({ ...her, slug: 'mara-lindqvist-2' })).not.toBe(likenessSeed(her));
  expect(likenessSeed({ ...her, portrait_seed: 'another face' })).not.toBe(likenessSeed(her));
});

it('advances with each picture of the same prompt and stays in the range of seeds', () => {
  expect(seedFor(her, 0, 1)).toBe(likenessSeed(her));
  expect(seedFor(her, 3, 1)).toBe(likenessSeed(her) + 3);
  for (const before of [0, 2 ** 31, 2 ** 32]) {
    const seed = seedFor(her, before, 8);
    expect(seed).toBeGreaterThanOrEqual(0);
    expect(seed + 8).toBeLessThanOrEqual(2 ** 32);
  }
});
