import { ROMANCE_ANY, ROMANCE_STRONG } from './youth-patterns.ts';

/** Tells whether a romantic word stands between two places of one text. */
export interface RomanceMap {
  /** Words that no family sentence needs. */
  isStrong(from?: number, to?: number): boolean;
  /** The same with words for a couple. */
  isAny(from?: number, to?: number): boolean;
}

type Span = readonly [start: number, end: number];

/** Finds each list's words once per text, so that many cues cost no more than one. */
export function mapRomance(text: string): RomanceMap {
  const find = (pattern: RegExp): (() => readonly Span[]) => {
    let spans: Span[] | undefined;
    return () =>
      (spans ??= [...text.matchAll(pattern)].map((m) => [m.index, m.index + m[0].length]));
  };
  const strong = find(ROMANCE_STRONG);
  const any = find(ROMANCE_ANY);
  const isWithin = (spans: readonly Span[], from: number, to: number): boolean => {
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle] as Span)[0] < from) low = middle + 1;
      else high = middle;
    }
    const first = spans[low];
    return first !== undefined && first[1] <= to;
  };
  return {
    isStrong: (from = 0, to = text.length) => isWithin(strong(), from, to),
    isAny: (from = 0, to = text.length) => isWithin(any(), from, to),
  };
}
