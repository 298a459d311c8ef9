import { describe, expect, it } from 'vitest';
import type { LabelledText } from './labelled-table.ts';
import { readLabelled } from './labelled-table.ts';
import { formatFigures, measureRules } from './measure-rules.ts';

const worked = readLabelled('worked');
const heldOut = readLabelled('held-out');

describe('labelled texts', () => {
  it('is a table broad enough to mean something', () => {
    const all = [...worked, ...heldOut];
    const seen = (test: (row: LabelledText) => boolean): number => all.filter(test).length;
    expect(all.length).toBeGreaterThanOrEqual(360);
    expect(seen((row) => row.kind === 'clean')).toBeGreaterThanOrEqual(150);
    expect(seen((row) => row.kind === 'evasive')).toBeGreaterThanOrEqual(50);
    expect(new Set(all.map((row) => row.category)).size).toBe(10);
    expect(new Set(all.map((row) => `${row.surface}${row.texts}${row.previous}`)).size).toBe(
      all.length,
    );
  });

  it.each([
    { name: 'worked', table: worked },
    { name: 'held out', table: heldOut },
    { name: 'both', table: [...worked, ...heldOut] },
  ])(
    '$name: precision, recall and misses',
    ({ name, table }) => {
      const measured = measureRules(table);
      console.log(formatFigures(`${name}: ${table.length} texts`, measured));
      const minors = measured.categories.find((figures) => figures.name === 'minors');
      expect(minors?.recall).toBe(1);
      expect(measured.overall.precision).toBeGreaterThanOrEqual(0.97);
      expect(measured.overall.recall).toBeGreaterThanOrEqual(0.95);
    },
    60_000,
  );
});
