import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstLine } from './first-line.ts';

it.each([
  ['', ''],
  ['  ', ''],
  ['She restores clocks. She talks to them.', 'She restores clocks.'],
  ['*She* restores\n  clocks!', 'She restores clocks!'],
  ['No period here', 'No period here'],
  ['Dr. Voss keeps bees', 'Dr. Voss keeps bees'],
])('%j becomes %j', (text, line) => {
  expect(firstLine(text)).toBe(line);
});

it('cuts a long sentence between words', () => {
  const line = firstLine(`${'lighthouse keeper, '.repeat(20)}end.`);
  expect(line.length).toBeLessThanOrEqual(151);
  expect(line).toMatch(/(lighthouse|keeper)…$/);
});

it('is one short line for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const line = firstLine(text);
      expect(line.length).toBeLessThanOrEqual(151);
      expect(line).not.toMatch(/[\n\r\t]/);
    }),
  );
});
