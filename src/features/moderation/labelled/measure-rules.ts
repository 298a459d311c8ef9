import type { Category, Verdict } from '../rules/index.ts';
import { checkText } from '../rules/index.ts';
import type { LabelledText } from './labelled-table.ts';

export interface Figures {
  name: string;
  violations: number;
  caught: number;
  /** Texts flagged although the table says otherwise. */
  wronglyFlagged: number;
  precision: number;
  recall: number;
}

export interface Measurement {
  overall: Figures;
  categories: Figures[];
  misses: string[];
}

const CATEGORIES: readonly Category[] = [
  'minors',
  'real_person',
  'illegal',
  'hate',
  'violence',
  'self_harm',
  'privacy',
  'copyright',
  'spam',
];

function toFigures(name: string, expected: boolean[], flagged: boolean[]): Figures {
  const violations = expected.filter(Boolean).length;
  const caught = expected.filter((is, i) => is && flagged[i]).length;
  const all = flagged.filter(Boolean).length;
  return {
    name,
    violations,
    caught,
    wronglyFlagged: all - caught,
    precision: all === 0 ? 1 : caught / all,
    recall: violations === 0 ? 1 : caught / violations,
  };
}

/** Runs the rules over a table. A violation counts as caught when any outcome but `allow` falls. */
export function measureRules(table: readonly LabelledText[]): Measurement {
  const verdicts: Verdict[] = table.map(({ surface, texts, previous }) =>
    checkText({ surface, texts, context: { previous } }),
  );
  const flagged = verdicts.map((verdict) => verdict.outcome !== 'allow');
  const misses = table.flatMap((row, i) => {
    const verdict = verdicts[i] as Verdict;
    const right =
      verdict.outcome === row.expect &&
      (row.category === null || verdict.categories.includes(row.category));
    return right
      ? []
      : [
          `line ${row.line} ${row.surface}: wanted ${row.expect} ${row.category ?? ''}, got ${verdict.outcome} ${verdict.rule ?? ''}: ${row.texts.join(' ¦ ')}`,
        ];
  });
  return {
    overall: toFigures(
      'overall',
      table.map((row) => row.expect !== 'allow'),
      flagged,
    ),
    categories: CATEGORIES.map((category) =>
      toFigures(
        category,
        table.map((row) => row.category === category),
        verdicts.map((verdict) => verdict.categories[0] === category),
      ),
    ),
    misses,
  };
}

/** A plain table of the figures, for a test's output or a report. */
export function formatFigures(title: string, { overall, categories, misses }: Measurement): string {
  const row = (f: Figures): string =>
    [
      f.name.padEnd(12),
      String(f.violations).padStart(10),
      String(f.caught).padStart(7),
      String(f.wronglyFlagged).padStart(9),
      f.precision.toFixed(3).padStart(10),
      f.recall.toFixed(3).padStart(7),
    ].join('');
  return [
    title,
    'category    violations caught  wrongly  precision recall',
    ...categories.map(row),
    row(overall),
    misses.length === 0 ? 'no misses' : `misses:\n  ${misses.join('\n  ')}`,
  ].join('\n');
}
