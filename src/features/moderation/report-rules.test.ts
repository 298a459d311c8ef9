import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXCERPT_LENGTH, excerptOf, priorityOf, REPORT_REASONS } from './report-rules.ts';

test.each(REPORT_REASONS)('%s about something private waits for its turn', (reason) => {
  expect(priorityOf(reason, false)).toBe(2);
});

test('what concerns minors or real people in public comes first', () => {
  expect(REPORT_REASONS.filter((reason) => priorityOf(reason, true) === 1)).toEqual([
    'underage',
    'real_person',
  ]);
});

test('an excerpt is one line of at most 200 characters with no broken one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
      const excerpt = excerptOf(text);
      expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_LENGTH);
      expect(excerpt).not.toMatch(/[\n\r\t]/);
      expect(excerpt.isWellFormed()).toBe(true);
    }),
  );
  expect(excerptOf('Two\n\nlines ')).toBe('Two lines');
});
