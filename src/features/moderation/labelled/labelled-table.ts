import { readFileSync } from 'node:fs';
import type { Category, Outcome, Surface } from '../rules/index.ts';

export interface LabelledText {
  /** Line in the file, for pointing at a miss. */
  line: number;
  surface: Surface;
  expect: Outcome;
  category: Category | null;
  kind: 'clean' | 'plain' | 'evasive';
  texts: string[];
  previous: string[];
}

// Invisible and lookalike characters are written as escapes so that a reader sees them.
const decode = (cell: string): string[] =>
  cell === ''
    ? []
    : cell
        .replace(/\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})/g, (_, long?: string, short?: string) =>
          String.fromCodePoint(Number.parseInt((long ?? short) as string, 16)),
        )
        .split(' ¦ ');

/** Reads a tab-separated table beside this file; ` ¦ ` parts fields, or turns in `previous`. */
export function readLabelled(name: 'worked' | 'held-out'): LabelledText[] {
  const lines = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8').split('\n');
  return lines.flatMap((row, index) => {
    if (index === 0 || row.trim() === '') return [];
    const [surface, expect, category, kind, text = '', previous = ''] = row.split('\t');
    return [
      {
        line: index + 1,
        surface: surface as Surface,
        expect: expect as Outcome,
        category: category === '-' ? null : (category as Category),
        kind: kind as LabelledText['kind'],
        texts: decode(text),
        previous: decode(previous),
      },
    ];
  });
}
