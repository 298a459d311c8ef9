/**
 * The newest turns within this share of the history's room are not summarized; prompts include them
 * in full.
 */
const KEPT_SHARE = 0.6;
/** A part is summarized when it has this share of the history's room, so that none drops out before. */
const PART_SHARE = 0.15;
const MIN_PART_TURNS = 4;
export const MAX_PART_TURNS = 40;
/** How many summaries of one level are merged into the next level, and how many are kept back. */
const MERGED = 3;
const DETAILED = 2;

export interface SummarySize {
  level: number;
  tokens: number;
}

interface Sized {
  id?: string | undefined;
  tokens: number;
}

/** The id of the oldest turn to keep unsummarized; null if nothing precedes it. */
export function keptFrom(turns: Sized[], room: number): string | null {
  let left = room * KEPT_SHARE;
  let first = turns.length;
  while (first > 0 && turns[first - 1]!.tokens <= left) left -= turns[--first]!.tokens;
  return first === 0 ? null : (turns[first]?.id ?? turns.at(-1)?.id ?? null);
}

/** Whether there are enough unsummarized turns for a summary. */
export function isPartDue(turns: Sized[], room: number): boolean {
  const tokens = turns.reduce((sum, turn) => sum + turn.tokens, 0);
  return turns.length >= MIN_PART_TURNS && tokens >= room * PART_SHARE;
}

/** How many of `turns`, oldest first, one summary covers: they must fit into a model's context. */
export function partLength(turns: Sized[], context: number): number {
  let left = context * 0.4;
  let count = 0;
  for (const { tokens } of turns.slice(0, MAX_PART_TURNS)) {
    if (count > 0 && tokens > left) break;
    left -= tokens;
    count++;
  }
  return count;
}

/**
 * Which summaries to merge into one of the next level, as [first, end): the oldest three of the
 * lowest level, but not the newest two; or else the two oldest. Null while all fit into `room`.
 */
export function chooseMerge(summaries: SummarySize[], room: number): [number, number] | null {
  const total = summaries.reduce((sum, one) => sum + one.tokens, 0);
  if (total <= room || summaries.length < 2) return null;
  let best: { at: number; level: number } | undefined;
  for (let at = 0; at + MERGED <= summaries.length - DETAILED; at++) {
    const { level } = summaries[at]!;
    const isRun = summaries.slice(at, at + MERGED).every((one) => one.level === level);
    if (isRun && (!best || level < best.level)) best = { at, level };
  }
  return best ? [best.at, best.at + MERGED] : [0, 2];
}
