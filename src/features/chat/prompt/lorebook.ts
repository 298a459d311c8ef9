import { LORE_ENTRY_LENGTH } from '#features/characters/limits.ts';
import { cleanCardText } from './clean-card-text.ts';
import type { BookEntry, CharacterBook } from './types.ts';

const MAX_ENTRIES = 500;
const MAX_KEYS = 40;
const DEFAULT_SCAN_DEPTH = 4;
const DEFAULT_DEPTH = 4;
const RECURSION_ROUNDS = 3;

type Book = CharacterBook | null | undefined;

export interface LoreNote {
  /** Its label, if not background. */
  title?: string;
  content: string;
  /** Its position in turns from the end; null puts it into the prompt's stable part. */
  depth: number | null;
}

interface Candidate {
  entry: BookEntry;
  /** Index of its book. */
  book: number;
  place: number;
  content: string;
  depth: number;
}

/**
 * The books' entries that apply now: constant ones, and those with a key in the last turns (oldest
 * first in `turns`). Priority decides which entries fit into `budget` tokens; the result is in
 * insertion order. Keys are plain words: another user's regex could hang the server.
 */
export function selectLore(
  given: Book | readonly Book[],
  turns: string[],
  budget: number,
  countTokens: (text: string) => number,
  expand: (text: string, stable: boolean, book: number) => string = (text) => text,
): LoreNote[] {
  const books = [given].flat();
  const active = books.flatMap((book, index) => activeOf(book, index, turns));
  active.sort(
    (a, b) =>
      Number(isConstant(b)) - Number(isConstant(a)) ||
      (b.entry.priority ?? 0) - (a.entry.priority ?? 0) ||
      order(a) - order(b) ||
      a.book - b.book ||
      a.place - b.place,
  );
  let left = budget;
  const leftOf = books.map((book) => book?.token_budget ?? Infinity);
  const selected: Array<{ from: Candidate; content: string }> = [];
  for (const from of active) {
    const content = expand(from.content, isConstant(from), from.book);
    const cost = countTokens(content) + 1;
    if (cost > Math.min(left, leftOf[from.book]!)) continue;
    left -= cost;
    leftOf[from.book]! -= cost;
    selected.push({ from, content });
  }
  selected.sort(
    (a, b) =>
      order(a.from) - order(b.from) || a.from.book - b.from.book || a.from.place - b.from.place,
  );
  return selected.map(({ from, content }) => ({
    content,
    depth: isConstant(from) ? null : from.depth,
  }));
}

const isConstant = (candidate: Candidate) => candidate.entry.constant === true;
const order = (candidate: Candidate) => candidate.entry.insertion_order ?? 100;

/** The entries of one book that apply now. */
function activeOf(book: Book, index: number, turns: string[]): Candidate[] {
  const candidates = (book?.entries ?? [])
    .slice(0, MAX_ENTRIES)
    .flatMap((entry, place) => toCandidate(entry, place, index));
  if (candidates.length === 0) return [];
  const depth = Math.max(0, book?.scan_depth ?? DEFAULT_SCAN_DEPTH);
  const scanned = depth === 0 ? '' : turns.slice(-depth).join('\n');
  return activate(candidates, scanned, book?.recursive_scanning === true);
}

function toCandidate(entry: BookEntry, place: number, book: number): Candidate[] {
  if (entry.enabled === false || typeof entry.content !== 'string') return [];
  let depth = Number(entry.extensions?.depth ?? DEFAULT_DEPTH);
  // V3 cards put decorators on separate lines before the text.
  const lines = entry.content.split('\n').filter((line) => {
    const decorator = /^@@+(\w+)\s*(\d+)?/.exec(line);
    if (decorator?.[1] === 'depth' && decorator[2]) depth = Number(decorator[2]);
    return decorator === null;
  });
  const content = cleanCardText(lines.join('\n'), LORE_ENTRY_LENGTH);
  if (content === '') return [];
  return [
    {
      entry,
      book,
      place,
      content,
      depth: Number.isFinite(depth) ? Math.min(Math.max(depth, 0), 50) : DEFAULT_DEPTH,
    },
  ];
}

function activate(candidates: Candidate[], scanned: string, recursive: boolean): Candidate[] {
  const active = candidates.filter(
    (candidate) => isConstant(candidate) || matches(candidate.entry, scanned),
  );
  for (let round = 0, fresh = active; recursive && round < RECURSION_ROUNDS; round++) {
    const said = fresh.map((candidate) => candidate.content).join('\n');
    fresh = candidates.filter(
      (candidate) => !active.includes(candidate) && matches(candidate.entry, said),
    );
    if (fresh.length === 0) break;
    active.push(...fresh);
  }
  return [...active];
}

function matches(entry: BookEntry, text: string): boolean {
  const sensitive = entry.case_sensitive === true;
  const hay = sensitive ? text : text.toLowerCase();
  const some = (keys: string[] | undefined) =>
    (keys ?? [])
      .slice(0, MAX_KEYS)
      .some((key) => hasWord(hay, sensitive ? key.trim() : key.trim().toLowerCase()));
  if (!some(entry.keys)) return false;
  const secondary = entry.secondary_keys ?? [];
  return entry.selective !== true || secondary.length === 0 || some(secondary);
}

const WORD = /[\p{L}\p{N}_]/u;
// Scripts without spaces have no word boundaries.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether `text` contains `key` as a whole word. */
export function hasWord(text: string, key: string): boolean {
  if (key === '') return false;
  if (UNSPACED.test(key)) return text.includes(key);
  for (let at = text.indexOf(key); at !== -1; at = text.indexOf(key, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + key.length, at + key.length + 2);
    const opens = !WORD.test(key[0]!) || !WORD.test([...before].at(-1) ?? ' ');
    const closes = !WORD.test(key.at(-1)!) || !WORD.test([...after][0] ?? ' ');
    if (opens && closes) return true;
  }
  return false;
}
