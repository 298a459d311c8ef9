import { expect, it } from 'vitest';
import { ApiError } from './api-client.ts';
import { describeError, isMissing } from './describe-error.ts';

const refused = { loc: ['body', 'age'], msg: 'Too young.', type: 'too_small' };

it.each([
  ['a refused field', new ApiError(422, { detail: [refused] }, '', null), 'Too young.'],
  ['a refusal', new ApiError(409, { detail: 'Already taken.' }, '', null), 'Already taken.'],
  ['a lost connection', new ApiError(0, {}, '', null), undefined],
  ['a fault of the page', new TypeError('x is undefined'), undefined],
])('what the server says about %s', (_, error, sentence) => {
  expect(describeError(error)).toBe(sentence);
});

it.each([
  [404, true],
  [422, true],
  [0, false],
  [503, false],
])('a %i means that there is no such thing: %s', (status, expected) => {
  expect(isMissing(new ApiError(status, {}, '', null))).toBe(expected);
});
