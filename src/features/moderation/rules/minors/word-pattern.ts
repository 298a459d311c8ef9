import type { Word } from './passage.ts';
import { learnWord } from './word-classes.ts';
import type { WordClass } from './lexicon.ts';

/**
 * A small pattern language over words. Elements are separated by spaces: `word`, `a|b`, `:class`, `*`
 * for any word, `#` for digits. `?` after an element makes it optional; `+` matches it zero to four
 * times. Example: `not :adverb+ old enough to|for`.
 */
interface Element {
  words: ReadonlySet<string>;
  kinds: readonly WordClass[];
  isAny: boolean;
  isDigits: boolean;
  least: 0 | 1;
  most: number;
}
type Pattern = readonly Element[];
type Direction = 1 | -1;

const MANY = 4;

function compileElement(source: string, joins: boolean): Element {
  const suffix = /[?+]$/.exec(source)?.[0];
  const parts = (suffix ? source.slice(0, -1) : source).split('|');
  const literals = parts.filter((part) => !/^[:*#]/.test(part));
  for (const word of joins ? literals : []) if (/^[a-z]{2,}$/.test(word)) learnWord(word);
  return {
    // "you" is also written "u".
    words: new Set(literals.flatMap((word) => (word === 'you' ? ['you', 'u'] : [word]))),
    kinds: parts.filter((part) => part.startsWith(':')).map((part) => part.slice(1) as WordClass),
    isAny: parts.includes('*'),
    isDigits: parts.includes('#'),
    least: suffix ? 0 : 1,
    most: suffix === '+' ? MANY : 1,
  };
}

const fits = (element: Element, word: Word): boolean =>
  element.isAny ||
  element.words.has(word.text) ||
  element.kinds.some((kind) => word.classes.has(kind)) ||
  (element.isDigits && /^\d+$/.test(word.text));

/** Matches a pattern from `at` within the sentence. Returns the position after its last word, or null. */
function follow(
  words: readonly Word[],
  pattern: Pattern,
  at: number,
  step: Direction,
  index: number,
  sentence: number,
): number | null {
  const element = pattern[index];
  if (!element) return at;
  let count = 0;
  while (count < element.most) {
    const word = words[at + count * step];
    if (!word || word.sentence !== sentence || !fits(element, word)) break;
    count += 1;
  }
  for (; count >= element.least; count -= 1) {
    const end = follow(words, pattern, at + count * step, step, index + step, sentence);
    if (end !== null) return end;
  }
  return null;
}

/** Indexes patterns by the words and classes that they can start (or end) with. */
class Index {
  readonly #byWord = new Map<string, Pattern[]>();
  readonly #byKind = new Map<WordClass, Pattern[]>();
  /** The patterns of all classes of a word. Equal classes are one object. */
  readonly #byClasses = new Map<Word['classes'], readonly Pattern[]>();
  /** Those that can start with any word. */
  readonly #others: Pattern[] = [];
  readonly #step: Direction;

  constructor(patterns: readonly Pattern[], step: Direction) {
    this.#step = step;
    for (const pattern of patterns) {
      const elements = step === 1 ? pattern : pattern.toReversed();
      const last = elements.findIndex(({ least }) => least === 1);
      this.#add(pattern, last === -1 ? elements : elements.slice(0, last + 1));
    }
  }

  #add(pattern: Pattern, starts: readonly Element[]): void {
    const named = starts.filter(({ isAny, isDigits }) => !isAny && !isDigits);
    if (named.length < starts.length) this.#others.push(pattern);
    for (const word of new Set(named.flatMap(({ words }) => [...words])))
      addTo(this.#byWord, word, pattern);
    for (const kind of new Set(named.flatMap(({ kinds }) => kinds)))
      addTo(this.#byKind, kind, pattern);
  }

  /** Returns the farthest position that a pattern reaches from `at`, or null. */
  reach(words: readonly Word[], at: number): number | null {
    const word = words[at];
    if (!word) return null;
    let farthest: number | null = null;
    const tryAll = (patterns: readonly Pattern[]): void => {
      for (const pattern of patterns) {
        const first = this.#step === 1 ? 0 : pattern.length - 1;
        const end = follow(words, pattern, at, this.#step, first, word.sentence);
        if (end !== null && (farthest === null || (end - farthest) * this.#step > 0))
          farthest = end;
      }
    };
    const named = this.#byWord.get(word.text);
    if (named) tryAll(named);
    if (this.#byKind.size > 0) tryAll(this.#ofClasses(word.classes));
    tryAll(this.#others);
    return farthest;
  }

  #ofClasses(classes: Word['classes']): readonly Pattern[] {
    let found = this.#byClasses.get(classes);
    if (!found) {
      found = [...new Set([...classes].flatMap((kind) => this.#byKind.get(kind) ?? []))];
      this.#byClasses.set(classes, found);
    }
    return found;
  }
}

function addTo<K>(index: Map<K, Pattern[]>, key: K, pattern: Pattern): void {
  const known = index.get(key);
  if (known) known.push(pattern);
  else index.set(key, [pattern]);
}

/** A set of patterns that are matched together. */
export class WordTable {
  readonly #patterns: readonly Pattern[];
  #ahead: Index | undefined;
  #behind: Index | undefined;

  constructor(lines: string, joins: boolean) {
    this.#patterns = lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => line.split(' ').map((source) => compileElement(source, joins)));
  }

  /** Returns the position after the longest match that starts at `at`, or -1. */
  endFrom(words: readonly Word[], at: number): number {
    this.#ahead ??= new Index(this.#patterns, 1);
    return this.#ahead.reach(words, at) ?? -1;
  }

  /** Returns the first word of the longest match that ends at `at`, or -1. */
  startTo(words: readonly Word[], at: number): number {
    this.#behind ??= new Index(this.#patterns, -1);
    const before = this.#behind.reach(words, at);
    return before === null ? -1 : before + 1;
  }

  isAt(words: readonly Word[], at: number): boolean {
    return this.endFrom(words, at) !== -1;
  }

  isBefore(words: readonly Word[], at: number): boolean {
    return this.startTo(words, at) !== -1;
  }
}

/** Compiles one pattern per line. */
export const compileTable = (lines: string): WordTable => new WordTable(lines, true);
/** Like `compileTable`, but its words are not added to the vocabulary for repairing split words. */
export const compileApart = (lines: string): WordTable => new WordTable(lines, false);
