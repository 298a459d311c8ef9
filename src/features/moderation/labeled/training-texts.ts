import { readdirSync, readFileSync } from 'node:fs';
import type { Category, Surface } from '../rules/index.ts';
import { labeledTexts, readHandWritten } from './labeled-table.ts';
import type { LabeledText } from './labeled-text.ts';

export interface TrainingText {
  surface: Surface;
  text: string;
  /** The violated category; null: harmless. */
  category: Category | null;
}

const FOLDER = new URL('./training/', import.meta.url);

/**
 * Returns the training texts of the embedded classifier: the worked part of the table and
 * `training/*.tsv`. Nothing held-out.
 */
export function trainingTexts(): TrainingText[] {
  const worked = labeledTexts('worked').map(withoutTurns);
  const written = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => readTexts(new URL(file, FOLDER)));
  return [...worked, ...written];
}

/**
 * Returns the texts of one file of `training/`, or of an open table (`worked-*.tsv`) those that mean the same without
 * the turns before them, which the classifier does not read.
 */
export const addedTexts = (file: string): TrainingText[] =>
  file.startsWith('worked-')
    ? readHandWritten(file)
        .filter(({ previous }) => previous.length === 0)
        .map(withoutTurns)
    : readTexts(new URL(file, FOLDER));

const withoutTurns = ({ surface, texts, category }: LabeledText): TrainingText => ({
  surface,
  text: texts.join('\n'),
  category,
});

/** Texts of other writers for choosing thresholds, not used for training. */
export const validationTexts = (): TrainingText[] =>
  ['validation.tsv', 'validation-2.tsv'].flatMap((file) =>
    readTexts(new URL(file, import.meta.url)),
  );

const readTexts = (file: URL): TrainingText[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [surface, expect, category, text = ''] = line.split('\t');
      return {
        surface: surface as Surface,
        text,
        category: expect === 'allow' ? null : (category as Category),
      };
    });
