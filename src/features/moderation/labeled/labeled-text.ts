import type { Category, Outcome, Surface } from '../rules/index.ts';

export interface LabeledText {
  /** The line of a file or the production of the grammar, for pointing at a miss. */
  source: string;
  surface: Surface;
  expect: Outcome;
  /** What the text is about: of a harmless one, the category that it comes near to. */
  topic: Category | null;
  /** What it violates. */
  category: Category | null;
  kind: 'clean' | 'plain' | 'evasive';
  texts: string[];
  previous: string[];
}
