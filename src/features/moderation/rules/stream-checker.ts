import type { CheckContext, Surface, Verdict } from './categories.ts';
import { checkText, namesMinor } from './check-text.ts';
import { withoutLeadingActs } from './end-acts.ts';
import { findClauseEnd } from './stream-clauses.ts';

const ALLOWED: Verdict = { outcome: 'allow', categories: [], rule: null };
/** Length of the preceding sentences that are read along, in characters. */
const CONTEXT_LENGTH = 240;
/** Text without the end of a clause is judged after this many characters. */
const MAX_CLAUSE_LENGTH = 300;
/** A finding counts if it persists after this many more: "I'm 15" may continue "minutes late". */
const GRACE_LENGTH = 80;
const CUE_SURFACES: readonly Surface[] = ['image_prompt', 'character'];
const ROMANTIC_ENDINGS = [' and I am your girlfriend, kiss me.'];

export interface StreamResult {
  /** Text that may be shown now; empty after a refusal. */
  text: string;
  /** A refusal is final. */
  verdict: Verdict;
}

export interface StreamChecker {
  /** Adds streamed text. */
  push(delta: string): StreamResult;
  /** Judges the rest at the end of the stream. */
  finish(): StreamResult;
}

/**
 * Releases streamed text clause by clause, after the rules have read each clause completely. A clause
 * that they would refuse waits for the end of its sentence, which may change its meaning. A clause with
 * a cue also waits for that, and its sentence for the first clause of the next.
 */
export function createStreamChecker({
  surface,
  context,
}: {
  surface: Surface;
  context?: CheckContext;
}): StreamChecker {
  let text = '';
  // Positions in `text`: end of the released text, start of the clause, end of the scanned text, and end
  // of the text that was judged for its length.
  let sent = 0;
  let clause = 0;
  let scanned = 0;
  let tried = 0;
  /** A clause of this sentence may be part of a violation. */
  let isSuspect = false;
  const sentences = [0];
  let verdict = ALLOWED;
  let last: { from: number; read: string; found: Verdict } | undefined;

  /** Judges the text up to `to` together with the preceding sentences. */
  function judge(to: number): Verdict {
    const from = sentences[0]!;
    const read = text.slice(from, to).trimEnd();
    if (last?.from === from && last.read === read) return last.found;
    const { previous: _turns, ...alone } = context ?? {};
    const found = checkText({ surface, texts: [read], context: from === 0 ? context : alone });
    last = { from, read, found };
    return found;
  }

  function endClause(at: number): void {
    const isRefused = isRefusal(judge(at));
    if (!isRefused) sent = Math.max(sent, sentences.at(-1)!);
    isSuspect ||= isRefused || hasCue(text.slice(clause, at));
    clause = at;
    if (!isSuspect) sent = at;
  }

  function endSentence(at: number): void {
    const found = judge(at);
    if (isRefusal(found)) {
      verdict = found;
      return;
    }
    // The next sentence may give a cue its meaning: "I'm at school. Hold my hand."
    isSuspect ||= hasCue(text.slice(clause, at));
    sent = isSuspect ? Math.max(sent, sentences.at(-1)!) : at;
    clause = at;
    isSuspect = false;
    sentences.push(at);
    while (sentences.length > 1 && at - sentences[1]! >= CONTEXT_LENGTH) sentences.shift();
  }

  /** Releases long text without clause ends when the rules find nothing in it. */
  function endLongText(): void {
    const at = lastWordEnd(text);
    if (at - sent <= MAX_CLAUSE_LENGTH || at - tried <= GRACE_LENGTH) return;
    tried = at;
    const found = judge(at);
    if (!isRefusal(found)) sent = clause = scanned = at;
    else if (at - sent > MAX_CLAUSE_LENGTH + GRACE_LENGTH) verdict = found;
  }

  function advance(): void {
    for (;;) {
      const end = findClauseEnd(text, scanned, clause);
      if (!end) break;
      if (end.isSentence) endSentence(end.at);
      else endClause(end.at);
      if (verdict.outcome !== 'allow') return;
      scanned = end.next;
      if (scanned < end.at) break;
    }
    if (text.length - sent > MAX_CLAUSE_LENGTH) endLongText();
  }

  function run(work: () => void): StreamResult {
    const before = sent;
    if (verdict.outcome === 'allow') work();
    return { text: verdict.outcome === 'allow' ? text.slice(before, sent) : '', verdict };
  }

  return {
    push: (delta) =>
      run(() => {
        text += delta;
        advance();
      }),
    finish: () =>
      run(() => {
        endSentence(text.length);
        sent = text.length;
      }),
  };
}

/**
 * Returns whether later words could complete a violation that starts in this clause. Image prompts and
 * characters refuse a cue on its own; other surfaces refuse it next to romance.
 */
const hasCue = (clause: string): boolean =>
  CUE_SURFACES.some(
    (surface) =>
      checkText({ surface, texts: [clause], context: { literal: true } }).outcome !== 'allow',
  ) ||
  ROMANTIC_ENDINGS.some((words) => namesMinor('reply', clause + words)) ||
  // "*giggle* put the camera …": what may be emphasis, and may be none.
  isRefusedWithoutActs(clause);

function isRefusedWithoutActs(clause: string): boolean {
  const spoken = withoutLeadingActs(clause);
  return spoken !== clause && isRefusal(checkText({ surface: 'reply', texts: [spoken] }));
}

function lastWordEnd(text: string): number {
  const [word] = /\S*$/.exec(text)!;
  return word.length > GRACE_LENGTH ? text.length : text.length - word.length;
}

const isRefusal = ({ outcome }: Verdict): boolean => outcome === 'block' || outcome === 'crisis';
