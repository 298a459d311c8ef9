import { expect, test } from 'vitest';
import { formatMoney } from '#shared/format-money.ts';
import { stateOfReceipt } from './copy.ts';

test.each([
  [0, 'Paid'],
  [3594, '€35.94 refunded'],
  [7188, 'Refunded'],
])('shows %i of 7188 cents returned as "%s"', (returned_minor, words) =>
  expect(
    stateOfReceipt({ amount_minor: 7188, returned_minor }, (minor) => formatMoney(minor, 'EUR')),
  ).toBe(words),
);
