/**
 * Word classes. A class is a name in capitals and a comma-separated list of words and phrases:
 * `KILL: 'kill(ing)?, stab(bing)?, put (a|the) bullet in'`. Groups, `|` and `?` are expanded when the
 * lexicon is built, so a lookup is one step per word.
 */
export type WordClasses = Readonly<Record<string, string>>;

/** One of 56,000: empty collections, and arrays with spare room, would triple the lexicon's memory. */
interface Node {
  next: Map<string, Node> | undefined;
  /** The classes of the phrase that ends here. */
  classes: readonly number[] | undefined;
}

export interface Lexicon {
  ids: ReadonlyMap<string, number>;
  /** Every word that occurs in any class. */
  words: ReadonlySet<string>;
  root: Node;
  /** The words of each class's own phrases. */
  wordsOf: readonly (ReadonlySet<string> | undefined)[];
  /** Estimated frequency of each class, to try the rarest first. */
  commonness: readonly number[];
}

const COMMONEST = new Set(
  'a an and are as at be but by do for from get go have he her him his how i if im in is it its just like me my no not of on or out so that the they this to up want was we what when who will with you your'.split(
    ' ',
  ),
);
/** Weight of a very common word relative to an ordinary one. */
const COMMON_WEIGHT = 500;

/** Larger patterns should be phrases of the vocabulary instead. */
const MAX_EXPANSIONS = 2_000;

/** Lists every phrase that a pattern with groups, `|` and `?` matches. */
export function expandPattern(pattern: string): string[] {
  let at = 0;
  const readAlternatives = (): string[] => {
    const all: string[] = [];
    let heads = [''];
    for (;;) {
      const c = pattern[at];
      if (c === undefined || c === ')') break;
      at += 1;
      if (c === '|') {
        all.push(...heads);
        heads = [''];
        continue;
      }
      let tails: string[] = [c];
      if (c === '(') {
        tails = readAlternatives();
        if (pattern[at] !== ')') throw new Error(`Unclosed group in "${pattern}"`);
        at += 1;
      }
      if (pattern[at] === '?') {
        at += 1;
        tails.push('');
      }
      heads = heads.flatMap((head) => tails.map((tail) => head + tail));
      if (heads.length > MAX_EXPANSIONS) throw new Error(`Too many phrases in "${pattern}"`);
    }
    all.push(...heads);
    return all;
  };
  const phrases = readAlternatives();
  if (at < pattern.length) throw new Error(`Unopened group in "${pattern}"`);
  return [...new Set(phrases.map(normalizePhrase))].filter(Boolean);
}

/** Normalizes a phrase like the readings: single spaces, and no letter more than twice in a row. */
const normalizePhrase = (phrase: string): string =>
  phrase
    .replace(/ +/g, ' ')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .trim();

/** Splits a class at its commas. Groups contain no commas. */
const listPatterns = (list: string): string[] =>
  list
    .split(',')
    .map((pattern) => pattern.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/**
 * Builds a lexicon from tables of classes, names of phrases (whose members are found later), and the
 * plain words of frames. Names must be unique.
 */
export function buildLexicon(
  tables: readonly WordClasses[],
  phrases: readonly string[],
  literals: readonly string[],
): Lexicon {
  const ids = new Map<string, number>();
  const words = new Set<string>();
  const root: Node = { next: undefined, classes: undefined };
  const commonness: number[] = [];
  const wordsOf: Set<string>[] = [];
  const add = (phrase: string, id: number): void => {
    let node = root;
    commonness[id] = (commonness[id] ?? 0) + (COMMONEST.has(phrase) ? COMMON_WEIGHT : 1);
    for (const word of phrase.split(' ')) {
      words.add(word);
      (wordsOf[id] ??= new Set()).add(word);
      const children = (node.next ??= new Map());
      let next = children.get(word);
      if (!next) children.set(word, (next = { next: undefined, classes: undefined }));
      node = next;
    }
    const known = node.classes ?? [];
    // Not by a spread, which leaves room for 16 more.
    if (!known.includes(id)) node.classes = known.concat(id);
  };
  const name = (given: string): void => {
    if (ids.has(given)) throw new Error(`Word class ${given} is given twice`);
    ids.set(given, ids.size);
  };
  for (const table of tables) {
    for (const [given, list] of Object.entries(table)) {
      name(given);
      for (const pattern of listPatterns(list))
        for (const phrase of expandPattern(pattern)) add(phrase, ids.size - 1);
    }
  }
  for (const each of [...phrases, DIGITS]) {
    name(each);
    commonness[ids.size - 1] = COMMON_WEIGHT;
  }
  for (const literal of literals) {
    if (ids.has(literal)) continue;
    ids.set(literal, ids.size);
    add(normalizePhrase(literal), ids.size - 1);
  }
  return { ids, words, root, wordsOf, commonness };
}

/** The class of every word that starts with a digit. */
export const DIGITS = 'DIGITS';
