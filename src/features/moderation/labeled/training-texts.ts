import { readdirSync, readFileSync } from 'node:fs';
import type { Category } from '../rules/index.ts';
import { labeledTexts } from './labeled-table.ts';

export interface TrainingText {
  text: string;
  /** What it violates; null: nothing. */
  category: Category | null;
}

const FOLDER = new URL('./training/', import.meta.url);

/**
 * What the embedded classifier learns from: the worked part of the table, and `training/*.tsv`. Nothing held
 * out. With a file's name, what that one of them holds.
 */
export function trainingTexts(only?: string): TrainingText[] {
  if (only) return readTexts(new URL(only, FOLDER));
  const worked = labeledTexts('worked').map(({ texts, category }) => ({
    text: texts.join('\n'),
    category,
  }));
  const written = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => readTexts(new URL(file, FOLDER)));
  return [...worked, ...written];
}

/** What its thresholds are chosen by: other people's texts, of which it learns nothing. */
export const validationTexts = (): TrainingText[] =>
  readTexts(new URL('./validation.tsv', import.meta.url));

const readTexts = (file: URL): TrainingText[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, expect, category, text = ''] = line.split('\t');
      return { text, category: expect === 'allow' ? null : (category as Category) };
    });
