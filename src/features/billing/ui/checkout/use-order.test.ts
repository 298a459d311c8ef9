import { expect, test } from 'vitest';
import { askAgainIn } from './use-order.ts';

test('an order is asked about while something can still come, and less often with time', () => {
  expect(askAgainIn('open', 1)).toBe(1_000);
  expect(askAgainIn('open', 15)).toBe(3_000);
  expect(askAgainIn('open', 50)).toBe(15_000);
  expect(askAgainIn('failed', 1)).toBe(1_000);
  expect(askAgainIn('pending', 1)).toBe(10_000);
  for (const state of ['paid', 'returned', undefined] as const)
    expect(askAgainIn(state, 1)).toBe(false);
});
