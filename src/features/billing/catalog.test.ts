import { expect, test } from 'vitest';
import { IMAGE_COUNTS, PLANS, PRICES } from './catalog.ts';

test.each([
  ['yearly', 12, 599, 7188, 70],
  ['quarterly', 3, 999, 2997, 50],
  ['monthly', 1, 1299, 1299, 35],
])('%s: %i months at %i cents is %i cents, %i %% off', (id, months, price, total, discount) => {
  expect(PLANS.find((plan) => plan.id === id)).toEqual({
    id,
    months,
    currency: 'EUR',
    price_minor: price,
    original_price_minor: 1999,
    total_minor: total,
    discount_percentage: discount,
  });
});

test('the yearly plan comes first', () => {
  expect(PLANS.map((plan) => plan.id)).toEqual(['yearly', 'quarterly', 'monthly']);
});

test('1, 2, 4 and 8 images cost 2, 4, 8 and 16 tokens', () => {
  expect(IMAGE_COUNTS.map((count) => [count, count * PRICES.image])).toEqual([
    [1, 2],
    [2, 4],
    [4, 8],
    [8, 16],
  ]);
});
