import type { Category, Outcome, Surface } from '../rules/index.ts';

export interface LabeledText {
  /** The line of a file or the production of the grammar, to locate a miss. */
  source: string;
  surface: Surface;
  expect: Outcome;
  /** The topic; for a harmless text, the category that it resembles. */
  topic: Category | null;
  /** The violated category. */
  category: Category | null;
  kind: 'clean' | 'plain' | 'evasive';
  texts: string[];
  previous: string[];
}
