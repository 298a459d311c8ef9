/** A range of a text in UTF-16 units; `end` is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

export interface Snippet {
  text: string;
  /** The words that were searched for, within `text`. */
  highlights: TextRange[];
}

/** The length of a snippet around its first hit, in UTF-16 units. */
const SNIPPET_LENGTH = 180;
/** How much of a snippet precedes its first hit. */
const LEAD_LENGTH = 50;

const WORD = /[\p{L}\p{N}]+(?:['’_-][\p{L}\p{N}]+)*/gu;
const wordsOf = (text: string) => [...text.matchAll(WORD)];
const fold = (word: string) => word.toLowerCase().replaceAll('’', "'");

/** The part of a message around the first word of the query; the query's last word is a prefix. */
export function cutSnippet(content: string, query: string): Snippet {
  const asked = wordsOf(query).map(([word]) => fold(word));
  const whole = new Set(asked);
  const prefix = asked.at(-1) ?? '';
  const parts = (word: string) => [word, ...word.split(/['_-]/)];
  const hits = wordsOf(content).flatMap(({ 0: word, index }): TextRange[] =>
    parts(fold(word)).some((part) => whole.has(part) || (prefix && part.startsWith(prefix)))
      ? [{ start: index, end: index + word.length }]
      : [],
  );
  const first = hits[0]?.start ?? 0;
  const from = first <= LEAD_LENGTH ? 0 : startOfWord(content, first - LEAD_LENGTH);
  const upto =
    content.length - from <= SNIPPET_LENGTH
      ? content.length
      : endOfWord(content, from + SNIPPET_LENGTH, hits[0]?.end ?? 0);
  const before = from > 0 ? '…' : '';
  const after = upto < content.length ? '…' : '';
  const shift = before.length - from;
  return {
    text: before + content.slice(from, upto).toWellFormed() + after,
    highlights: hits
      .filter(({ end }) => end <= upto)
      .map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  };
}

function startOfWord(text: string, at: number): number {
  const space = text.slice(at, at + LEAD_LENGTH).search(/\s/);
  return space === -1 ? at : at + space + 1;
}

function endOfWord(text: string, at: number, atLeast: number): number {
  const space = text.slice(0, at).search(/\s\S*$/);
  return Math.max(space === -1 ? at : space, Math.min(atLeast, at));
}
