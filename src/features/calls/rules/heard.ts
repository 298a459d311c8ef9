import type { Piece } from './cut-sentences.ts';

/** The default speaking time per character of text. Milliseconds. */
const MS_PER_CHARACTER = 60;
const WORDS = /\S+\s*/g;

interface HeardPart {
  /** The piece that was playing, counted from 0; less: of an earlier text. */
  piece: number;
  /** How much of it was played. Milliseconds. */
  ms: number;
}

/**
 * How much of a reply was heard, in UTF-16 units: the pieces before the current one, plus the
 * played share of the current one's words.
 * @param pieces in order
 * @param duration length of the current piece's sound in milliseconds, if known
 */
export function heardLength(
  text: string,
  pieces: readonly Piece[],
  { piece: at, ms }: HeardPart,
  duration: number | undefined,
): number {
  if (at < 0) return 0;
  const piece = pieces[at];
  if (!piece) return pieces.at(-1)?.end ?? 0;
  const raw = text.slice(piece.start, piece.end);
  const whole = duration || raw.trim().length * MS_PER_CHARACTER;
  const share = whole === 0 ? 1 : Math.min(1, Math.max(0, ms / whole));
  const words = [...raw.matchAll(WORDS)];
  const heard = words.slice(0, Math.floor(share * words.length));
  const last = heard.at(-1);
  return last ? piece.start + last.index + last[0].length : piece.start;
}
