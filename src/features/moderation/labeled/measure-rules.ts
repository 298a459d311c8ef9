import type { Category, Verdict } from '../rules/index.ts';
import { checkText } from '../rules/index.ts';
import type { LabeledText } from './labeled-text.ts';

export interface Figures {
  name: Category | 'overall';
  violations: number;
  caught: number;
  /** Harmless texts that resemble the category. */
  nearMisses: number;
  /** Texts that were flagged wrongly. */
  wronglyFlagged: number;
  precision: number;
  recall: number;
}

export interface Miss extends Pick<LabeledText, 'source'> {
  wanted: string;
  got: string;
  row: LabeledText;
}

export interface Measurement {
  overall: Figures;
  categories: Figures[];
  misses: Miss[];
}

export const CATEGORIES: readonly Category[] = [
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

function toFigures(
  name: Figures['name'],
  counts: Pick<Figures, 'violations' | 'caught' | 'nearMisses' | 'wronglyFlagged'>,
): Figures {
  const { violations, caught, wronglyFlagged } = counts;
  const flagged = caught + wronglyFlagged;
  return {
    name,
    ...counts,
    precision: flagged === 0 ? 1 : caught / flagged,
    recall: violations === 0 ? 1 : caught / violations,
  };
}

export const judgeByRules = ({ surface, texts, previous }: LabeledText): Verdict =>
  checkText({ surface, texts, context: { previous } });

/**
 * Runs the rules or another judge over a table. A violation counts as detected when outcome and category
 * match. A wrongly flagged text counts against the first named category.
 */
export function measureRules(
  table: readonly LabeledText[],
  judge: (row: LabeledText) => Verdict = judgeByRules,
): Measurement {
  const judged = table.map((row) => {
    const verdict = judge(row);
    const isNamed = row.category === null || verdict.categories.includes(row.category);
    return { row, verdict, isRight: verdict.outcome === row.expect && isNamed };
  });
  const count = (test: (one: (typeof judged)[number]) => boolean): number =>
    judged.filter(test).length;
  return {
    overall: toFigures('overall', {
      violations: count(({ row }) => row.expect !== 'allow'),
      caught: count(({ row, verdict }) => row.expect !== 'allow' && verdict.outcome !== 'allow'),
      nearMisses: count(({ row }) => row.expect === 'allow'),
      wronglyFlagged: count(
        ({ row, verdict }) => row.expect === 'allow' && verdict.outcome !== 'allow',
      ),
    }),
    categories: CATEGORIES.map((category) =>
      toFigures(category, {
        violations: count(({ row }) => row.category === category),
        caught: count(({ row, isRight }) => row.category === category && isRight),
        nearMisses: count(({ row }) => row.category === null && row.topic === category),
        wronglyFlagged: count(
          ({ row, verdict }) => row.category !== category && verdict.categories[0] === category,
        ),
      }),
    ),
    misses: judged.flatMap(({ row, verdict, isRight }) =>
      isRight
        ? []
        : [
            {
              source: row.source,
              wanted: `${row.expect} ${row.category ?? ''}`.trim(),
              got: `${verdict.outcome} ${verdict.rule ?? ''}`.trim(),
              row,
            },
          ],
    ),
  };
}

/** Formats the figures as a table. */
export function formatFigures(title: string, { overall, categories }: Measurement): string {
  const row = (f: Figures): string =>
    [
      f.name.padEnd(12),
      String(f.violations).padStart(10),
      String(f.caught).padStart(7),
      String(f.nearMisses).padStart(12),
      String(f.wronglyFlagged).padStart(9),
      f.precision.toFixed(3).padStart(10),
      f.recall.toFixed(3).padStart(7),
    ].join('');
  return [
    title,
    'category    violations caught near-misses  wrongly precision recall',
    ...categories.map(row),
    row(overall),
  ].join('\n');
}

export const formatMiss = ({ source, wanted, got, row }: Miss): string => {
  const before = row.previous.map((turn) => `${turn} >> `).join('');
  return `  ${source} (${row.surface}): wanted ${wanted}, got ${got}: ${before}${row.texts.join(' ¦ ')}`;
};
