import type { CheckContext, Surface, Verdict } from './categories.ts';
import { checkText } from './check-text.ts';
import { findClauseEnd } from './stream-clauses.ts';

const ALLOWED: Verdict = { outcome: 'allow', categories: [], rule: null };
/** How much of the sentences before is read along with one, in characters. */
const READ_ALONG = 240;
/** Without the end of a clause the text is judged after so many characters, */
const LONGEST = 300;
/** and a finding counts when it stands after so many more: "I'm 15" may go on with "minutes late". */
const PATIENCE = 80;
const CUE_SURFACES: readonly Surface[] = ['image_prompt', 'character'];
const AFTERWARDS = [' and I am your girlfriend, kiss me.'];

export interface Passed {
  /** What may leave now; nothing once the verdict is a refusal. */
  text: string;
  /** Stays once it is a refusal. */
  verdict: Verdict;
}

export interface StreamChecker {
  /** Adds streamed text. */
  push(delta: string): Passed;
  /** Judges what is left when the stream has ended. */
  finish(): Passed;
}

/**
 * Lets a streamed text go clause by clause, each after the rules have read it whole. A clause that they
 * would refuse waits for the end of its sentence, which may take it back; one with a cue in it waits
 * for that too, and its sentence for the first clause of the next.
 */
export function createStreamChecker({
  surface,
  context,
}: {
  surface: Surface;
  context?: CheckContext;
}): StreamChecker {
  let text = '';
  // Places in `text`: what has left, where the clause begins, what has been looked through, what was
  // judged for its length.
  let sent = 0;
  let clause = 0;
  let scanned = 0;
  let tried = 0;
  /** A clause of this sentence may be part of a violation. */
  let isSuspect = false;
  const sentences = [0];
  let verdict = ALLOWED;
  let last: { from: number; read: string; found: Verdict } | undefined;

  /** What the rules say of the text up to `to`, read with the sentences before. */
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
    // What a cue means may be said in the next sentence: "I'm at school. Hold my hand."
    isSuspect ||= hasCue(text.slice(clause, at));
    sent = isSuspect ? Math.max(sent, sentences.at(-1)!) : at;
    clause = at;
    isSuspect = false;
    sentences.push(at);
    while (sentences.length > 1 && at - sentences[1]! >= READ_ALONG) sentences.shift();
  }

  /** A text that does not end is let go all the same, once the rules find nothing in it. */
  function endLongText(): void {
    const at = lastWordEnd(text);
    if (at - sent <= LONGEST || at - tried <= PATIENCE) return;
    tried = at;
    const found = judge(at);
    if (!isRefusal(found)) sent = clause = scanned = at;
    else if (at - sent > LONGEST + PATIENCE) verdict = found;
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
    if (text.length - sent > LONGEST) endLongText();
  }

  function passed(work: () => void): Passed {
    const before = sent;
    if (verdict.outcome === 'allow') work();
    return { text: verdict.outcome === 'allow' ? text.slice(before, sent) : '', verdict };
  }

  return {
    push: (delta) =>
      passed(() => {
        text += delta;
        advance();
      }),
    finish: () =>
      passed(() => {
        endSentence(text.length);
        sent = text.length;
      }),
  };
}

/**
 * Whether a clause may be part of a violation that later words complete. Where somebody is described a
 * cue is refused by itself, in a picture whoever it is about, elsewhere beside romance.
 */
const hasCue = (clause: string): boolean =>
  CUE_SURFACES.some(
    (surface) =>
      checkText({ surface, texts: [clause], context: { literal: true } }).outcome !== 'allow',
  ) ||
  AFTERWARDS.some((words) => isRefusal(checkText({ surface: 'reply', texts: [clause + words] }))) ||
  (LEADING_ACTS.test(clause) &&
    isRefusal(checkText({ surface: 'reply', texts: [clause.replace(LEADING_ACTS, '')] })));

/** "*giggles* put the camera …": what is said after an act may be refused without it. */
const LEADING_ACTS = /^\s*(?:\*[^*]*\*\s*)+/u;

function lastWordEnd(text: string): number {
  const [word] = /\S*$/.exec(text)!;
  return word.length > PATIENCE ? text.length : text.length - word.length;
}

const isRefusal = ({ outcome }: Verdict): boolean => outcome === 'block' || outcome === 'crisis';
