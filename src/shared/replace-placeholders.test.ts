import { expect, test } from 'vitest';
import { plainDescription, replacePlaceholders, splitActs } from './replace-placeholders.ts';

const names = { char: 'Clara', user: 'Robin' };

test.each([
  ['{{User}}! It is {{char}}.', 'Robin! It is Clara.'],
  ['<USER>, <BOT> and {{ char }}', 'Robin, Clara and Clara'],
  ['{{random:a,b}} stays', '{{random:a,b}} stays'],
  ['no names', 'no names'],
])('%s', (text, said) => expect(replacePlaceholders(text, names)).toBe(said));

test('actions are text between asterisks on one line', () => {
  expect(splitActs('Hi. *waves* So?')).toEqual(['Hi. ', 'waves', ' So?']);
  expect(splitActs('2 * 3\n4 * 5')).toEqual(['2 * 3\n4 * 5']);
});

test('a description in a list names its character and addresses the reader', () => {
  expect(plainDescription('Clara Voss', ' {{char}} waits for {{user}}. ')).toBe(
    'Clara waits for you.',
  );
});
