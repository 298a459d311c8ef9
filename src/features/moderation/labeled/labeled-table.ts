import { readFileSync } from 'node:fs';
import type { Category, Outcome, Surface } from '../rules/index.ts';
import { expandSet } from './grammar/production.ts';
import { HELD_OUT } from './grammar/held-out/index.ts';
import { WORKED } from './grammar/worked.ts';
import type { LabeledText } from './labeled-text.ts';

export type Part = 'worked' | 'held-out';

/** Returns a part of the table: handwritten texts, then generated ones. */
export function labeledTexts(part: Part): LabeledText[] {
  const grammar = part === 'worked' ? WORKED : HELD_OUT;
  const seen = new Set<string>();
  return [...FILES[part].flatMap(readHandWritten), ...grammar.flatMap(expandSet)].filter((row) => {
    const key = textKey(row);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export const textKey = ({ surface, texts, previous }: LabeledText): string =>
  JSON.stringify([surface, texts, previous]);

// Invisible and lookalike characters are escaped in the files, so that readers see them.
const decode = (cell: string): string[] =>
  cell === ''
    ? []
    : cell
        .replace(/\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})/g, (_, long?: string, short?: string) =>
          String.fromCodePoint(Number.parseInt((long ?? short) as string, 16)),
        )
        .split(' ¦ ');

/** The handwritten files. `blind-*.tsv` were written after the rules, to measure them. */
const FILES: Readonly<Record<Part, readonly string[]>> = {
  worked: ['worked.tsv', 'worked-minors.tsv', 'worked-acts.tsv', 'blind-a.tsv'],
  'held-out': ['held-out.tsv', 'blind-1.tsv', 'blind-2.tsv'],
};

/** Texts of other writers that were used neither for rules nor for training. */
export const cleanTexts = (): LabeledText[] => [
  ...readHandWritten('clean-3.tsv'),
  ...readHandWritten('clean-4.tsv'),
];

/** Everyday messages of one writer, for the rules with the classifier. */
export const everydayTexts = (part: Part): LabeledText[] => readHandWritten(`${part}-f.tsv`);

/** Texts of two writers who knew nothing of the rules, on all surfaces: `g` is the first pair's, `h` the second's. */
export const unseenTexts = (part: Part, pair: 'g' | 'h'): LabeledText[] =>
  readHandWritten(`${part}-${pair}.tsv`);

/** Ordinary talk of two more such writers, on all surfaces. None of it should be refused. */
export const ordinaryTexts = (part: Part): LabeledText[] => readHandWritten(`${part}-i.tsv`);

/** Harmless messages of six writers who were asked for words that sound dangerous. Nothing learns from them. */
export const dangerousWords = (): LabeledText[] => readHandWritten('held-out-j.tsv');

/**
 * Reads a tab-separated table. ` ¦ ` separates fields, or turns in `previous`. A violated category is
 * plain; a category that a harmless text resembles follows `~`.
 */
export function readHandWritten(file: string): LabeledText[] {
  const lines = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8').split('\n');
  return lines.flatMap((row, index) => {
    if (index === 0 || row.trim() === '') return [];
    const [surface, expect, label = '-', kind, text = '', previous = ''] = row.split('\t');
    const topic = label === '-' ? null : (label.replace('~', '') as Category);
    return [
      {
        source: `${file}:${index + 1}`,
        surface: surface as Surface,
        expect: expect as Outcome,
        topic,
        category: expect === 'allow' ? null : topic,
        kind: kind as LabeledText['kind'],
        texts: decode(text),
        previous: decode(previous),
      },
    ];
  });
}
