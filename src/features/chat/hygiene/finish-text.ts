const SENTENCE_END =
  /(?:[.!?…]+|[。！？‥♪〜]+|(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)*)["'”’»」』）)\]*_]*(?=\s|$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}"“「『*])/gu;

/**
 * Cuts a reply that ran out of tokens back to its last sentence end. When that would drop most of
 * it, drops the last word and adds an ellipsis instead.
 */
export function trimToSentence(text: string): string {
  let end = 0;
  for (const found of text.matchAll(SENTENCE_END)) end = found.index + found[0].length;
  end = Math.max(end, lastActionEnd(text));
  if (end >= text.length * 0.3) return text.slice(0, end).trimEnd();
  const words = text.replace(/\s*\S*$/u, '').replace(/[\s,;:–—-]+$/u, '');
  return words === '' ? text : `${words}…`;
}

/** The end of the last complete *action*: a stage direction needs no period. */
function lastActionEnd(text: string): number {
  let end = 0;
  for (const found of text.matchAll(/\*[^*\n]+\*/g)) end = found.index + found[0].length;
  return end;
}

const CLOSERS: Record<string, string> = { '“': '”', '「': '」', '『': '』', '«': '»' };

/**
 * Closes an asterisk or quote left open in the last paragraph, or removes one that opens nothing.
 */
export function closeMarks(text: string): string {
  const paragraph = text.lastIndexOf('\n') + 1;
  const open: Array<{ close: string; at: number; size: number }> = [];
  for (let at = paragraph; at < text.length; at++) {
    const char = text[at]!;
    const size = text.startsWith('**', at) ? 2 : 1;
    const mark = char === '*' ? text.slice(at, at + size) : char;
    const last = open.at(-1);
    if (last?.close === mark) open.pop();
    else if (char === '*' && !(at === paragraph && /\s/.test(text[at + 1] ?? '')))
      open.push({ close: mark, at, size });
    else if (char === '"' && !/\d/.test(text[at - 1] ?? '')) open.push({ close: '"', at, size });
    else if (CLOSERS[char]) open.push({ close: CLOSERS[char], at, size });
    if (char === '*') at += size - 1;
  }
  let closed = text;
  while (open.length > 0) {
    const { close, at, size } = open.pop()!;
    if (closed.slice(at + size).trim() === '') closed = closed.slice(0, at).trimEnd();
    else closed += close;
  }
  return closed;
}
