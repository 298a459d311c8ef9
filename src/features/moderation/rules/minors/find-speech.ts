import type { Word } from './passage.ts';

/** A line of a card as a range of words. */
interface Line {
  from: number;
  to: number;
  /** The speaker in an example dialogue. */
  speaker: 'char' | 'user' | null;
}

/**
 * Marks the speech in a card: text in quotation marks, and lines of an example dialogue outside of
 * *actions*. Quotation marks around a whole field are not speech.
 */
export function findSpeech(words: readonly Word[]): Uint8Array {
  const spoken = new Uint8Array(words.length);
  let before: Line['speaker'] = null;
  for (let from = 0; from < words.length;) {
    const line = readLine(words, from);
    markLine(words, line, before, spoken);
    before = line.speaker;
    from = line.to;
  }
  return spoken;
}

function readLine(words: readonly Word[], from: number): Line {
  let to = from + 1;
  while (to < words.length && !words[to]?.gap.includes('\n')) to += 1;
  const { text } = words[from] as Word;
  const isSpeaker = /^(?:char|user)$/.test(text) && /^\}* ?:/.test(words[from + 1]?.gap ?? '');
  return { from, to, speaker: isSpeaker ? (text as 'char' | 'user') : null };
}

const OPENS_VALUE = /[(+=[{:;] ?$|["\u201d], ?$/;

function markLine(
  words: readonly Word[],
  { from, to, speaker }: Line,
  before: Line['speaker'],
  spoken: Uint8Array,
): void {
  const line = words.slice(from, to);
  const hasQuotes = line.some(({ gap }) => /["\u201c\u00ab]/.test(gap));
  const isDialogue = speaker === 'user' || (speaker === 'char' && before === 'user' && !hasQuotes);
  let isQuoted = false;
  let isValue = false;
  let isAction = false;
  for (const [index, { gap }] of line.entries()) {
    // Text before the line break belongs to the previous line.
    const marks = index === 0 ? gap.slice(gap.lastIndexOf('\n') + 1) : gap;
    for (const [at, mark] of [...marks].entries()) {
      if (mark === '*') isAction = !isAction;
      if (!/["\u201c\u201d\u00ab\u00bb]/.test(mark)) continue;
      isQuoted = !isQuoted;
      const lead = marks.slice(0, at);
      const isSaid = index === 1 && speaker !== null;
      isValue = isQuoted && !isSaid && (OPENS_VALUE.test(lead) || (index === 0 && !hasMore(line)));
    }
    const isSaid = isQuoted ? !isValue : isDialogue && index > 0;
    if (isSaid && !isAction) spoken[from + index] = 1;
  }
}

/** Returns whether a line that starts with a quotation continues after it. */
const hasMore = (line: readonly Word[]): boolean => {
  const close = line.findIndex(({ gap }, index) => index > 0 && /["\u201d\u00bb]/.test(gap));
  return close !== -1;
};
