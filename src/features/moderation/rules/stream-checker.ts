import type { CheckContext, Surface, Verdict } from './categories.ts';
import { checkText } from './check-text.ts';
import * as holding from './stream-holding.ts';
import { isWhole, kindOf } from './stream-word-kinds.ts';

const ALLOWED: Verdict = { outcome: 'allow', categories: [], rule: null };
/** How much of the sentences before is read along with one, in characters. */
const READ_ALONG = 240;
/** Shorter sentences in which nothing is held are judged with the next. */
const SENTENCE_STEP = 16;
/** Without a sentence's end the text is judged after so many characters, */
const LONGEST = 300;
/** and a finding counts when it stands after so many more: "I'm 15" may go on with "minutes late". */
const PATIENCE = 80;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}'’‘]*(?:(?<=\d)[.,:](?=\d)[\d.,:]*\d)?/gu;
const SENTENCE_END = /(?<![.…])[.!?;](?![.!?…])["'”’)*\]]*\s/;
const PAUSE = /[,:;()[\]"“”*…—–!?\n]|\.\.| -+ /;
const SPEECH = /[:“"*—\n]/;
/** Belongs to the word that follows. */
const OPENING_MARK = /(?:^|\s)["“‘([{]+$/;

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
 * Lets a streamed text go once no rule can still match a span that reaches into it. Words that may
 * open a violation wait (`stream-holding.ts`); the rules read each sentence when it ends, each clause
 * about what somebody is, and each long opening.
 */
export function createStreamChecker({
  surface,
  context,
}: {
  surface: Surface;
  context?: CheckContext;
}): StreamChecker {
  let state = holding.NOTHING_HELD;
  let text = '';
  // Places in `text`: what has left, what has been read, what has been judged.
  let sent = 0;
  let read = 0;
  let judged = 0;
  /** A last word that was read before its end was seen, and what was held before it. */
  let early: { end: number; before: holding.HoldingState } | undefined;
  /** Where the last word stands that may begin a further clause. */
  let joint = 0;
  const sentences = [0];
  let isToken = false;
  let verdict = ALLOWED;

  /** What the rules say of the text up to `to`, read with the sentences before. */
  function judge(to: number): Verdict {
    const from = sentences[0]!;
    const { previous: _turns, ...alone } = context ?? {};
    const texts = [text.slice(from, to)];
    return checkText({ surface, texts, context: from === 0 ? context : alone });
  }

  function passTo(at: number): void {
    state = holding.pass(state);
    sent = Math.max(sent, at);
  }

  function passIfAllowed(at: number): void {
    if (isRefusal(judge(at))) state = holding.suspect(state);
    else passTo(at);
  }

  function endSentence(at: number): void {
    if (state.held !== 'no' || at - judged >= SENTENCE_STEP) {
      const found = judge(at);
      if (isRefusal(found)) {
        verdict = found;
        return;
      }
      judged = at;
    }
    passTo(at);
    state = holding.NOTHING_HELD;
    sentences.push(at);
    while (sentences.length > 1 && at - sentences[1]! >= READ_ALONG) sentences.shift();
  }

  function endLongText(at: number): void {
    const found = judge(at);
    if (!isRefusal(found)) {
      judged = at;
      passTo(at);
    } else if (at - Math.min(sent, judged) > LONGEST + PATIENCE) verdict = found;
    else state = holding.suspect(state);
  }

  function readMarks(to: number): void {
    const marks = text.slice(read, to);
    const isLast = to === text.length;
    const end = SENTENCE_END.exec(marks) ?? (isLast && isToken ? endToken(marks) : null);
    if (end) {
      const at = read + end.index + end[0].length;
      endSentence(at);
      read = at;
    } else if (PAUSE.test(marks) && (!isLast || isToken)) {
      if (holding.endsClause(state)) passIfAllowed(read);
      state = holding.readPause(state, SPEECH.test(marks));
      if (state.held === 'no') sent = Math.max(sent, read);
    }
    if (!isLast) read = to;
  }

  /** A full stop that is a token of its own ends a sentence before the space behind it is seen. */
  const endToken = (marks: string) =>
    state.held !== 'no' && /\p{L}{2}$/u.test(text.slice(0, read)) ? /^[.!?]$/.exec(marks) : null;

  function readWord(found: string, at: number): void {
    const word = { text: found, kind: kindOf(found) };
    if (holding.beginsClause(state, word)) passIfAllowed(joint);
    if (word.kind === 'joint') joint = at;
    const after = holding.readWord(state, word);
    state = after.state;
    if (after.isDoubtful) passIfAllowed(at + found.length);
  }

  /** Reads the last word although it may go on, where that hardly matters. */
  function readEarly(found: string, at: number): void {
    const end = at + found.length;
    if (state.held === 'clause' || state.held === 'sentence' || early?.end === end) return;
    const mayGrow = state.held !== 'no' || state.startsClause;
    if (
      !isWhole(found, isToken && !mayGrow) ||
      !holding.isFree(state, { text: found, kind: kindOf(found) })
    )
      return;
    early = { end, before: state };
    readWord(found, at);
    if (state.held === 'no') sent = Math.max(sent, end);
  }

  function advance(isEnd: boolean): void {
    while (verdict.outcome === 'allow') {
      WORD.lastIndex = read;
      const next = WORD.exec(text);
      const at = next?.index ?? text.length;
      if (at > read) readMarks(at);
      if (verdict.outcome !== 'allow') return;
      if (!next) break;
      const end = at + next[0].length;
      if (early && early.end > at && early.end !== end) {
        state = early.before;
        early = undefined;
      }
      if (end === text.length && !isEnd) return readEarly(next[0], at);
      if (early?.end !== end) readWord(next[0], at);
      read = end;
      if (state.held === 'no') sent = Math.max(sent, read);
      if (end - Math.min(sent, judged) > LONGEST) endLongText(end);
    }
    if (isEnd) return endSentence(text.length);
    if (state.held === 'no')
      sent = Math.max(sent, text.length - (OPENING_MARK.exec(text.slice(sent))?.[0].length ?? 0));
  }

  function passed(work: () => void): Passed {
    const before = sent;
    if (verdict.outcome === 'allow') work();
    return { text: verdict.outcome === 'allow' ? text.slice(before, sent) : '', verdict };
  }

  return {
    push: (delta) =>
      passed(() => {
        const isApart = /^\s/.test(delta) || (/(?:^|\s)$/.test(text) && delta.length > 1);
        isToken = /^[.!?,;]$/.test(delta) || (isApart && /^\s?[\p{L}'’]+$/u.test(delta));
        text += delta;
        advance(false);
      }),
    finish: () =>
      passed(() => {
        judged = Math.min(judged, text.length - SENTENCE_STEP);
        advance(true);
      }),
  };
}

const isRefusal = ({ outcome }: Verdict): boolean => outcome === 'block' || outcome === 'crisis';
