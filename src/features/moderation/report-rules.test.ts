import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXCERPT_LENGTH, excerptOf, getReportPriority, REPORT_REASONS } from './report-rules.ts';

test.each(REPORT_REASONS)('gives %s about private content normal priority', (reason) => {
  expect(getReportPriority(reason, false)).toBe(2);
});

test('puts public content with minors or real people first', () => {
  expect(REPORT_REASONS.filter((reason) => getReportPriority(reason, true) === 1)).toEqual([
    'underage',
    'real_person',
  ]);
});

test('cuts an excerpt to one line of at most 200 whole characters', () => {
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
