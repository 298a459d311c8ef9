import { readdirSync, readFileSync } from 'node:fs';
import type { Category, Surface } from '../rules/index.ts';
import { labeledTexts } from './labeled-table.ts';

export interface TrainingText {
  surface: Surface;
  text: string;
  /** The violated category; null: harmless. */
  category: Category | null;
}

const FOLDER = new URL('./training/', import.meta.url);

/**
 * Returns the training texts of the embedded classifier: the worked part of the table and
 * `training/*.tsv`, or only the file `only`. Nothing held-out.
 */
export function trainingTexts(only?: string): TrainingText[] {
  if (only) return readTexts(new URL(only, FOLDER));
  const worked = labeledTexts('worked').map(({ surface, texts, category }) => ({
    surface,
    text: texts.join('\n'),
    category,
  }));
  const written = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => readTexts(new URL(file, FOLDER)));
  return [...worked, ...written];
}

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
