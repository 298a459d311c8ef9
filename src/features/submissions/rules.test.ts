import { expect, it } from 'vitest';
import { hasLink, isSuspect, type MessageSigns } from './rules.ts';

const person: MessageSigns = {
  isTrapFilled: false,
  hasStamp: true,
  age: 20_000,
  isQueued: false,
  hasLink: true,
};

it.each<[string, Partial<MessageSigns>, boolean]>([
  ['a person who took their time', {}, false],
  ['a filled-in hidden field', { isTrapFilled: true }, true],
  ['quicker than anyone writes', { age: 2_999 }, true],
  ['just slow enough', { age: 3_000 }, false],
  ['a form left open for a day', { age: 24 * 3_600_000 }, false],
  ['an expired stamp', { age: 24 * 3_600_000 + 1 }, true],
  ['a stamp from the future', { age: -1 }, true],
  ['a forged stamp', { age: null }, true],
  ['words that a person should review', { isQueued: true }, true],
  ['a client of the API, without a link', { hasStamp: false, age: null, hasLink: false }, false],
  ['no stamp, and a link', { hasStamp: false, age: null }, true],
])('%s', (_name, signs, expected) => {
  expect(isSuspect({ ...person, ...signs })).toBe(expected);
});

it.each([
  ['see https://example.org', true],
  ['see WWW.example.org', true],
  ['I wrote to support yesterday.', false],
])('a link in "%s": %s', (text, expected) => {
  expect(hasLink(text)).toBe(expected);
});
