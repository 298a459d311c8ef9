import type { CheckContext, Surface, Verdict } from './categories.ts';
import { checkText } from './check-text.ts';

const WINDOW = 600;
const STEP = 80;
const SENTENCE_STEP = 16;
const ALLOWED: Verdict = { outcome: 'allow', categories: [], rule: null };
const SENTENCE_END = /[.!?…\n]["'”’)*]*\s/g;

export interface StreamChecker {
  /** Adds streamed text; answers the verdict so far, which stays once it is not `allow`. */
  push(delta: string): Verdict;
  /** Checks what is left when the stream has ended. */
  finish(): Verdict;
}

/**
 * Checks a text while it arrives, in overlapping windows of the last 600 characters, at sentence
 * ends or every 80 characters, so the whole costs a constant per character.
 * A finding inside an unfinished sentence waits for the sentence's end, or for 80 more
 * characters: "I'm 15" may go on with "minutes late".
 */
export function createStreamChecker({
  surface,
  context,
}: {
  surface: Surface;
  context?: CheckContext;
}): StreamChecker {
  let tail = '';
  // Places in `tail`: the end of the last sentence checked, and of the last check of any kind.
  let settled = 0;
  let looked = 0;
  let suspected = false;
  let verdict = ALLOWED;

  const look = (text: string): Verdict => checkText({ surface, texts: [text], context });

  const advance = (): void => {
    const end = findSentenceEnd(tail, settled);
    if (end - settled >= SENTENCE_STEP) {
      verdict = look(tail.slice(0, end));
      settled = end;
      looked = Math.max(looked, end);
      suspected = false;
    } else if (tail.length - looked >= STEP) {
      const found = look(completeWords(tail));
      if (found.outcome !== 'allow' && suspected) verdict = found;
      suspected = found.outcome !== 'allow';
      looked = tail.length;
    }
  };

  const trim = (): void => {
    const cut = findCut(tail);
    tail = tail.slice(cut);
    settled = Math.max(0, settled - cut);
    looked = Math.max(0, looked - cut);
  };

  return {
    push(delta) {
      // A very long delta is fed piece by piece so that no window skips a part of it.
      for (let at = 0; at < delta.length && verdict.outcome === 'allow'; at += STEP) {
        tail += delta.slice(at, at + STEP);
        advance();
        trim();
      }
      return verdict;
    },
    finish() {
      if (verdict.outcome === 'allow' && tail !== '') verdict = look(tail);
      return verdict;
    },
  };
}

/** Where the last sentence that is complete ends, not before `from`. */
function findSentenceEnd(text: string, from: number): number {
  let end = from;
  SENTENCE_END.lastIndex = Math.max(0, from - 1);
  for (let found = SENTENCE_END.exec(text); found; found = SENTENCE_END.exec(text))
    end = found.index + found[0].length;
  return end;
}

/** How much to drop from the front, leaving the last characters and beginning at a word. */
function findCut(text: string): number {
  if (text.length <= WINDOW + STEP) return 0;
  const cut = text.length - WINDOW;
  const space = text.slice(cut, cut + 60).search(/\s/);
  return space < 0 ? cut : cut + space;
}

/** Leaves out a last word that may still be growing. */
function completeWords(text: string): string {
  const last = text.search(/\s\S*$/);
  return last < 0 || text.length - last > 40 ? text : text.slice(0, last);
}
