import { expect, test } from 'vitest';
import { nextPollDelay } from './use-order.ts';

test('polls an unfinished order, less often over time', () => {
  expect(nextPollDelay('open', 1)).toBe(1_000);
  expect(nextPollDelay('open', 15)).toBe(3_000);
  expect(nextPollDelay('open', 50)).toBe(15_000);
  expect(nextPollDelay('failed', 1)).toBe(1_000);
  expect(nextPollDelay('pending', 1)).toBe(10_000);
  for (const state of ['paid', 'returned', undefined] as const)
    expect(nextPollDelay(state, 1)).toBe(false);
});
