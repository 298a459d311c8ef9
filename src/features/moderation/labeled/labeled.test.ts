import { describe, expect, it } from 'vitest';
import { getGoal } from './goals.ts';
import { labeledTexts, textKey } from './labeled-table.ts';
import { formatFigures, formatMiss, measureRules } from './measure-rules.ts';

const PARTS = ['worked', 'held-out'] as const;

/** Authors of rules must not see the misses of the held-out part. */
// oxlint-disable-next-line node/no-process-env
const SHOWS_HELD_OUT = process.env['SHOW_HELD_OUT'] === '1';

describe('labeled texts', () => {
  it('have no text in common between the two parts', () => {
    const [worked = [], heldOut = []] = PARTS.map((part) => labeledTexts(part).map(textKey));
    const known = new Set(worked);
    expect(heldOut.filter((key) => known.has(key))).toEqual([]);
  });

  it.each(PARTS)(
    '%s: recall and precision',
    (part) => {
      const table = labeledTexts(part);
      const measured = measureRules(table);
      console.log(formatFigures(`${part}: ${table.length} texts`, measured));
      if (part === 'worked' || SHOWS_HELD_OUT)
        console.log(
          `${measured.misses.length} misses\n${measured.misses.map(formatMiss).join('\n')}`,
        );
      for (const { name, recall, precision } of measured.categories) {
        if (name === 'overall') continue;
        const goal = getGoal(part, name);
        expect.soft(recall, `recall of ${name}`).toBeGreaterThanOrEqual(goal.recall);
        expect.soft(precision, `precision of ${name}`).toBeGreaterThanOrEqual(goal.precision);
      }
    },
    60_000,
  );
});
