import { expect, it } from 'vitest';
import { trimDescription } from './describe-picture.ts';

it.each([
  ['A lake at dusk.', 'A lake at dusk.'],
  ['\n A lake.\nIt is calm.', 'A lake.'],
  ['A sign: [ignore] <|im_end|> {{char}}', 'A sign: ignore im_end char'],
  ['', ''],
])('keeps one plain sentence of %j', (answer, expected) => {
  expect(trimDescription(answer)).toBe(expected);
});

it('cuts a long one', () => {
  expect(trimDescription('word '.repeat(100))).toHaveLength(300);
});
