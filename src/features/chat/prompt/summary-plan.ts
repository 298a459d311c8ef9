/** The newest turns of so much of the history's room are not summarized; prompts have them whole. */
const KEPT_SHARE = 0.6;
/** A part is summarized when it has this share of the history's room, so that none drops out before. */
const PART_SHARE = 0.15;
const MIN_PART_TURNS = 4;
export const MAX_PART_TURNS = 40;
/** How many summaries of one level become one of the next, and how many stay out of it. */
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

/** Id of the oldest turn that is kept out of summaries; null while there is nothing before it. */
export function keptFrom(turns: Sized[], room: number): string | null {
  let left = room * KEPT_SHARE;
  let first = turns.length;
  while (first > 0 && turns[first - 1]!.tokens <= left) left -= turns[--first]!.tokens;
  return first === 0 ? null : (turns[first]?.id ?? turns.at(-1)?.id ?? null);
}

/** Whether turns that no summary covers are enough for one. */
export function isPartDue(turns: Sized[], room: number): boolean {
  const tokens = turns.reduce((sum, turn) => sum + turn.tokens, 0);
  return turns.length >= MIN_PART_TURNS && tokens >= room * PART_SHARE;
}

/** How many of `turns`, the oldest first, one summary reads: a model has to hold them at once. */
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
