import type { Frame } from './compile-frame.ts';
import { SENTENCE_END, type TaggedWords } from './tag-words.ts';

/** A match of a frame: from its first word to before the word at `end`. */
export interface Span {
  start: number;
  end: number;
}

const NONE: readonly Span[] = [];

/** Fast precheck: returns whether all required classes occur in the text. */
export function canMatch({ required }: Frame, { present }: Pick<TaggedWords, 'present'>): boolean {
  for (let group = 0; group < required.length; group += 1) {
    const ids = required[group] as readonly number[];
    let isThere = false;
    for (let i = 0; i < ids.length && !isThere; i += 1) isThere = present[ids[i] as number] === 1;
    if (!isThere) return false;
  }
  return true;
}

/**
 * Returns every match of a frame. Each pair of step and word is tried once, so the cost is linear in the
 * text's length.
 */
export function findFrame(frame: Frame, text: TaggedWords): readonly Span[] {
  if (!canMatch(frame, text)) return NONE;
  const found: Span[] = [];
  const failed = new Set<number>();
  const tryFrom = (start: number): void => {
    const end = matchFrom(frame, text, 0, start, failed);
    if (end > start) found.push({ start, end });
  };
  if (frame.heads) for (const id of frame.heads) text.places.get(id)?.forEach(tryFrom);
  else text.beginnings.forEach(tryFrom);
  return found;
}

/** Marks every word that a frame covers. Null when none matches. */
export function markCoveredWords(frames: readonly Frame[], text: TaggedWords): Uint8Array | null {
  let covered: Uint8Array | null = null;
  for (const frame of frames) {
    for (const { start, end } of findFrame(frame, text)) {
      covered ??= new Uint8Array(text.words.length);
      covered.fill(1, start, end);
    }
  }
  return covered;
}

/** Returns where the rest of a frame ends when matched from a word, or -1. */
function matchFrom(
  frame: Frame,
  text: TaggedWords,
  index: number,
  at: number,
  failed: Set<number>,
): number {
  const step = frame.steps[index];
  if (!step) return at;
  const key = index * (text.words.length + 1) + at;
  if (failed.has(key)) return -1;
  let end = -1;
  if (step.kind === 'gap') {
    let mayCross = step.crosses;
    for (let skipped = 0; skipped <= step.max && end < 0; skipped += 1) {
      end = matchFrom(frame, text, index + 1, at + skipped, failed);
      if (!isEnd(text, at + skipped)) continue;
      if (!mayCross) break;
      mayCross = false;
    }
  } else if (step.kind === 'word') {
    const tags = text.tags[at];
    if (tags)
      for (let i = 0; i < tags.length && end < 0; i += 2)
        if (step.ids.includes(tags[i] as number))
          end = matchFrom(frame, text, index + 1, tags[i + 1] as number, failed);
    if (end < 0 && (step.optional || (step.orEnd && isEnd(text, at))))
      end = matchFrom(frame, text, index + 1, at, failed);
  } else if (matchesAt(step, text, at)) {
    end = matchFrom(frame, text, index + 1, at, failed);
  }
  if (end < 0) failed.add(key);
  return end;
}

/** Returns whether a zero-width step matches at a position. */
function matchesAt(step: Frame['steps'][number], text: TaggedWords, at: number): boolean {
  if (step.kind === 'start') return at === 0 || text.words[at - 1] === SENTENCE_END;
  if (step.kind === 'not') return !hasTag(text, at, step.ids);
  return step.kind === 'not_before' && !hasTag(text, at - 1, step.ids, at);
}

function hasTag({ tags }: TaggedWords, at: number, ids: readonly number[], end?: number): boolean {
  const found = tags[at] ?? [];
  for (let i = 0; i < found.length; i += 2)
    if (ids.includes(found[i] as number) && (end === undefined || found[i + 1] === end))
      return true;
  return false;
}

const isEnd = (text: TaggedWords, at: number): boolean =>
  at >= text.words.length || text.words[at] === SENTENCE_END;
