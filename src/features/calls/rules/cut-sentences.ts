/** A clause is spoken once it has this many characters, so that sound starts early. */
const MIN_FIRST_CLAUSE = 20;
/** Shorter sentences are spoken together with the next one, except at the beginning. */
const MIN_LENGTH = 12;
/** Text without a sentence's end is cut at a space. */
const MAX_LENGTH = 300;

const SENTENCE_END = /[.!?…]["'”’)*_]*(?=\s)|[。！？]["”’」』）*]*(?=[^"”’」』）*])|\n/g;
const CLAUSE_END = /[,;:—–](?=\s)/g;
const ABBREVIATION =
  /(?:^|[\s("“])(?:Mr|Mrs|Ms|Dr|St|Prof|vs|etc|e\.g|i\.e|a\.m|p\.m|[A-Z]|\d{1,3})\.$/;
const NARRATION = /\*[^*]*\*/g;
const WORD = /[\p{L}\p{N}]/u;

/** A part of a reply that is spoken at once. `start` and `end` are offsets in UTF-16 units. */
export interface Piece {
  start: number;
  end: number;
}

export interface SentenceCutter {
  /** Adds text; returns the pieces that are now complete. */
  push(text: string): Piece[];
  /** The rest, at the end of the reply. */
  finish(): Piece[];
  readonly text: string;
}

/**
 * Splits a reply into pieces to speak, as it arrives. The same text yields the same pieces for any
 * chunking. Narration in asterisks belongs to the words that follow it.
 */
export function createSentenceCutter(): SentenceCutter {
  let text = '';
  let start = 0;
  let isFirst = true;

  const take = (end: number): Piece => {
    const piece = { start, end };
    start = end;
    isFirst = false;
    return piece;
  };
  const next = (): Piece | undefined => {
    const end = findEnd(text.slice(start), isFirst);
    return end === undefined ? undefined : take(start + end);
  };

  return {
    get text() {
      return text;
    },
    push(more) {
      text += more;
      const pieces: Piece[] = [];
      for (let piece = next(); piece; piece = next()) pieces.push(piece);
      return pieces;
    },
    finish: () => (WORD.test(text.slice(start)) ? [take(text.length)] : []),
  };
}

/** Whether a piece is only narration. */
export const isNarration = (text: string): boolean => !WORD.test(stripNarration(text));

/** Where the first piece of a text ends; undefined if not known yet. */
function findEnd(text: string, isFirst: boolean): number | undefined {
  const ends = [...endsOf(text, SENTENCE_END), ...(isFirst ? clauseEnds(text) : [])];
  const fitting = ends.filter((end) => isPiece(text.slice(0, end), isFirst));
  const first = fitting.length > 0 ? Math.min(...fitting) : Infinity;
  if (first <= MAX_LENGTH) return first;
  if (text.length <= MAX_LENGTH) return undefined;
  const space = text.lastIndexOf(' ', MAX_LENGTH);
  return space > 0 ? space + 1 : MAX_LENGTH;
}

const endsOf = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map((match) => match.index + match[0].length);

const clauseEnds = (text: string): number[] =>
  endsOf(text, CLAUSE_END).filter(
    (end) => stripNarration(text.slice(0, end)).length >= MIN_FIRST_CLAUSE,
  );

const stripNarration = (text: string): string => text.replace(NARRATION, '').trim();

function isPiece(text: string, isFirst: boolean): boolean {
  const isWithinNarration = (text.match(/\*/g)?.length ?? 0) % 2 === 1;
  if (isWithinNarration || ABBREVIATION.test(text)) return false;
  const said = stripNarration(text);
  return WORD.test(said) && (isFirst || said.length >= MIN_LENGTH);
}
