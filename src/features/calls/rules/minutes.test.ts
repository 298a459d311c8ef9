import { expect, it } from 'vitest';
import { minutesOf, secondsLeft } from './minutes.ts';

it.each([
  [0, 3, 0],
  [2, 3, 0],
  [3, 3, 1],
  [100, 3, 33],
])('%i tokens at %i a minute are %i minutes', (available, price, minutes) => {
  expect(minutesOf({ available, price })).toBe(minutes);
});

it.each([
  ['the minute that just began, and the following ones', 6, 0, 180],
  ['the rest of the last minute', 2, 45_000, 15],
  ['no less than nothing', 0, 61_000, 0],
  ['whole minutes when the current one is over', 3, 90_000, 60],
  ['a begun second', 0, 59_500, 1],
])('what is left: %s', (_, available, elapsed, seconds) => {
  expect(secondsLeft({ available, price: 3 }, { began: 1000, now: 1000 + elapsed })).toBe(seconds);
});
