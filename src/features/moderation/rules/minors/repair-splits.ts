import type { Word } from './passage.ts';
import { classesOf, isKnownWord, vocabulary } from './word-classes.ts';

// Splits and joins words that were altered on purpose ("f i f teen", "youareateen") into known words,
// with the segmentation of the lowest cost.
interface Node {
  next: Map<string, Node>;
  isWord: boolean;
}

function buildTrie(): Node {
  const top: Node = { next: new Map(), isWord: false };
  for (const word of vocabulary()) {
    if (!/^[a-z]+$/.test(word) || (word.length === 1 && !/^[iaunrk]$/.test(word))) continue;
    let node = top;
    for (const letter of word) {
      let next = node.next.get(letter);
      if (!next) node.next.set(letter, (next = { next: new Map(), isWord: false }));
      node = next;
    }
    node.isWord = true;
  }
  return top;
}
let trie: Node | undefined;

/** Segmentations with these words are preferred. */
const PREFERRED_WORDS: ReadonlySet<string> = new Set(
  'i you he she is are am year years old age teen girl boy school student high looks turns next not yet'.split(
    ' ',
  ),
);
const COST = {
  word: 10,
  preferredWord: 9,
  unknownWord: 26,
  unknownLetter: 30,
  gapClosed: 12,
  splitClosed: 3,
  gapOpened: 8,
};
const MAX_WORD_LENGTH = 16;

/** Segments letters into words. The original text had a gap before each position in `gaps`. */
function segment(letters: string, gaps: readonly number[], keepsWhole = true): string[] {
  trie ??= buildTrie();
  const isGap = new Uint8Array(letters.length + 1);
  // 2 for a gap between two known words, 1 for a gap next to a fragment.
  gaps.forEach((gap, index) => {
    const isWord = (from: number, to: number): boolean =>
      (to - from > 1 && isKnownWord(letters.slice(from, to))) ||
      /^[ai]$/.test(letters.slice(from, to));
    isGap[gap] =
      isWord(gaps[index - 1] ?? 0, gap) && isWord(gap, gaps[index + 1] ?? letters.length) ? 2 : 1;
  });
  const nextGap = (at: number): number => {
    let end = at + 1;
    while (end < letters.length && !isGap[end]) end += 1;
    return end;
  };
  const cost = new Float64Array(letters.length + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(letters.length + 1);
  cost[0] = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const atGap = at === 0 || isGap[at] !== 0;
    const base = (cost[at] as number) + (atGap ? 0 : COST.gapOpened);
    const reach = (end: number, price: number): void => {
      if (price >= (cost[end] as number)) return;
      cost[end] = price;
      from[end] = at;
    };
    reach(at + 1, base + COST.unknownLetter);
    if (atGap && keepsWhole) {
      const end = nextGap(at);
      if (end - at >= 2) reach(end, base + COST.unknownWord);
    }
    let node: Node | undefined = trie;
    let closed = 0;
    for (let end = at; end < letters.length && end - at < MAX_WORD_LENGTH; end += 1) {
      if (end > at && isGap[end]) closed += isGap[end] === 2 ? COST.gapClosed : COST.splitClosed;
      node = node.next.get(letters[end] as string);
      if (!node) break;
      if (!node.isWord) continue;
      const isPreferred = PREFERRED_WORDS.has(letters.slice(at, end + 1));
      reach(end + 1, base + (isPreferred ? COST.preferredWord : COST.word) + closed);
    }
  }
  const parts: string[] = [];
  for (let end = letters.length; end > 0; end = from[end] as number)
    parts.unshift(letters.slice(from[end], end));
  return parts;
}

/** Stems of the most important words, searched across gaps before segmentation. */
const STEM =
  /eleven|twelve|preteen|(?:thir|four|fif|six|seven|eigh|nine)?teen|next|year|age|old|high|student|loli|shota|jailbait|under|minor|child|kid|school|grade|girl|boy|young|little|birthday|legal|pubes|infant|toddler|look|feel|turn|pretend|play|imagine/g;
const GLUED_STEM =
  /^(?:i|u|you|she|he|we|they|be|act|pretend|play|roleplay|imagine)[a-z]*(?:teen|eleven|twelve|under|loli|school|girl|boy|kid|child|minor)/;

/** Splits "youareateen", if it consists of known words and starts with a person. */
function unglue(word: Word, next: Word | undefined): string | null {
  if (!GLUED_STEM.test(word.text) && !/^\d/.test(next?.text ?? '')) return null;
  if (!/^[a-z]{4,40}$/.test(word.text) || isKnownWord(word.text)) return null;
  const parts = segment(word.text, [], false);
  if (parts.length < 2 || !parts.every((part) => isKnownWord(part))) return null;
  const first = classesOf(parts[0] as string);
  const isSaid = classesOf(parts[1] as string).has('be');
  if (parts.length < 3 && !isSaid) return null;
  return first.has('speaker') || first.has('pronoun') || first.has('play') ? parts.join(' ') : null;
}

const MAX_RUN = 60;
const belongsTogether = (word: Word, before: Word): boolean =>
  !/[.!?,;:\n()"]/.test(word.gap) ||
  /^[.*]$/.test(word.gap) ||
  (word.text.length === 1 && before.text.length === 1);

/** Returns the repaired text. Null when there is nothing to repair. */
export function repairSplits(words: readonly Word[]): string | null {
  let out = '';
  let isRepaired = false;
  let run: Word[] = [];
  const flush = (): void => {
    const first = run[0];
    if (!first) return;
    const plain = run.map(({ text }) => text).join(' ');
    const repaired = isSplit(run) ? repairRun(run) : plain;
    if (repaired === plain)
      out += run.map(({ gap, text, owns }) => gap + text + (owns ? "'s" : '')).join('');
    else {
      isRepaired = true;
      out += first.gap + repaired;
    }
    run = [];
  };
  for (const [index, word] of words.entries()) {
    const glued = unglue(word, words[index + 1]);
    if (glued || /^\d/.test(word.text)) {
      flush();
      if (glued) isRepaired = true;
      // "1.5" among split letters is "15".
      out += word.gap + (glued ?? word.text.replace(/^1\.(?=[0-7]$)/, '1'));
      continue;
    }
    const before = run.at(-1);
    if (before && (!belongsTogether(word, before) || run.length >= MAX_RUN)) flush();
    run.push(word);
  }
  flush();
  return isRepaired ? out : null;
}

/** Words of other languages that are not fragments: "mort en janvier" contains no "ten". */
const SMALL_FOREIGN = /^(?:en|le|la|un|de|du|et|il|el|es|al)$/;

/** Returns whether letters are spaced out, or a gap splits an important word. */
function isSplit(run: readonly Word[]): boolean {
  let singles = 0;
  const gaps = new Set<number>();
  let letters = '';
  for (const { text } of run) {
    singles = text.length === 1 ? singles + 1 : 0;
    const isPiece =
      text.length === 1
        ? !/^[iaunrk]$/.test(text)
        : text.length === 2 && !isKnownWord(text) && !SMALL_FOREIGN.test(text);
    if (singles >= 3 || isPiece) return true;
    gaps.add(letters.length);
    letters += text;
  }
  for (const found of letters.matchAll(STEM))
    for (let at = found.index + 1; at < found.index + found[0].length; at += 1)
      if (gaps.has(at)) return true;
  return false;
}

function repairRun(run: readonly Word[]): string {
  const gaps: number[] = [];
  let letters = '';
  for (const { text } of run) {
    gaps.push(letters.length);
    letters += text;
  }
  return segment(letters, gaps).join(' ');
}
