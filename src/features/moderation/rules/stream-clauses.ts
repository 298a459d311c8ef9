import { classesOf, isKnownWord, vocabulary } from './minors/word-classes.ts';
import type { WordClass } from './minors/lexicon.ts';

/** After a whole word or two-digit number. Split words ("f. i. f.", "k*ll", "1,5") continue. */
const AFTER_WORD = String.raw`(?<=[\p{L}\p{N}]['’]?[\p{L}\p{N}'’]["'”’)*\]]*)`;
/** Not "my" or "the", which may start a second object: "my card and my code". */
const SUBJECT = String.raw`(?:i|im|ill|you|u|youre|we|she|he|they|it)`;

/** Fewer words between marks may be emphasis within a clause: "in *middle* school". */
const ASIDE = String.raw`["“(*[](?:[^\s"“”()*[\]]+\s+){2}[^\s"“”()*[\]]+`;

/**
 * The end of a clause, based on the text so far: punctuation after a whole word, several words between
 * marks, line ends, and "and" before a new subject.
 */
const CLAUSE_END = new RegExp(
  [
    String.raw`${AFTER_WORD}[,;.!?…]+["'”’)*\]]*\s`,
    String.raw`(?<=${ASIDE})["”)*\]]+\s`,
    String.raw`${AFTER_WORD}\s+[-–—]+\s`,
    String.raw`(?<=\p{L}{4})—(?=\p{L}+[^\p{L}])`,
    String.raw`[。！？，、]`,
    // The next text may arrive much later.
    String.raw`(?<=\p{L}{2})[,;.!?…]+["'”’)*\]]*$`,
    String.raw`${AFTER_WORD}\s(?=${ASIDE}\s)`,
    // Lines may break anywhere: a lower-case continuation is not a new clause.
    String.raw`${AFTER_WORD}\s*\n(?-i:(?=\s*[^\s\p{Ll}\p{N}]))`,
    String.raw`${AFTER_WORD}\s(?=(?:and|but|or|n) ${SUBJECT}(?:['’]\p{L}+)?[^\p{L}'’])`,
  ].join('|'),
  'giu',
);
const SENTENCE_END = /(?<![.…])[.!?;](?![.!?…])["'”’)*\]]*\s$|[。！？]$/u;

/** After these words the predicate is still missing, */
const UNFINISHED: readonly WordClass[] = ['be', 'was', 'become', 'became', 'seem'];
/** and after these punctuation does not end a clause. */
const OPEN: readonly WordClass[] = ['have', 'modal', 'not', 'article', 'conjunction'];

export interface ClauseEnd {
  /** Start of the following text. */
  at: number;
  /** Where to continue. Punctuation at the end of the text may later prove to end a sentence. */
  next: number;
  isSentence: boolean;
}

/** Returns the next end of a clause or sentence from a position on. Null until it is complete. */
export function findClauseEnd(text: string, from: number, clause: number): ClauseEnd | null {
  let isUnsaid = false;
  CLAUSE_END.lastIndex = from;
  for (let found = CLAUSE_END.exec(text); found; found = CLAUSE_END.exec(text)) {
    const at = found.index + found[0].length;
    const before = text.slice(clause, found.index);
    isUnsaid ||= isUnfinished(before);
    if (SENTENCE_END.test(found[0]) && !(isUnsaid && found[0].startsWith(';')))
      return { at, next: at, isSentence: true };
    const isLast = at === text.length && !/\s$/.test(found[0]);
    if (!isUnsaid && !isOpen(before) && !splitsWord(text, found.index, at))
      return { at, next: isLast ? found.index : at, isSentence: false };
    if (isLast) return null;
  }
  return null;
}

const wordsOf = (clause: string): string[] =>
  clause
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The predicate is still missing, despite insertions: "She is, like, you know, fifteen". */
function isUnfinished(clause: string): boolean {
  const last = wordsOf(clause).findLast((word) => !HEDGE.test(word)) ?? '';
  return CONTRACTED.test(last) || LABEL.test(last) || hasClass(last, UNFINISHED);
}

/** The clause continues after the punctuation: "Lily, fifteen, ...". */
function isOpen(clause: string): boolean {
  const words = wordsOf(clause);
  const last = words.at(-1) ?? '';
  if (words.length > 1) return hasClass(last, OPEN);
  const isName = words.length === 1 && classesOf(last).size === 0 && NAME.test(clause);
  return isName || hasClass(last, [...OPEN, 'speaker', 'pronoun']);
}

const hasClass = (word: string, kinds: readonly WordClass[]): boolean =>
  kinds.some((kind) => classesOf(word).has(kind));

/** Punctuation without spaces may be inside a word: "under—age", "fif.teen". */
function splitsWord(text: string, from: number, to: number): boolean {
  const before = /\p{L}*$/u.exec(text.slice(0, from))![0].toLowerCase();
  if (text.slice(from, to) === '—') {
    const [after] = /^\p{L}+/u.exec(text.slice(to))!;
    return isKnownWord(before + after.toLowerCase());
  }
  return to === text.length && /\S$/.test(text) && beginnings().has(before);
}

let begun: ReadonlySet<string> | undefined;
/** Prefixes of the words that the rules know. */
const beginnings = (): ReadonlySet<string> =>
  (begun ??= new Set(
    [...vocabulary()].flatMap((word) =>
      [...word].slice(2).map((_, index) => word.slice(0, index + 2)),
    ),
  ));

const NAME = /^\W*\p{Lu}\p{Ll}/u;
/** "I am only — well — fifteen" */
const HEDGE =
  /^(?:like|only|just|well|um|uh|er|erm|hm+|about|almost|nearly|barely|maybe|perhaps|actually|really|still|now|so|kinda|sorta|exactly|currently)$/;
/** "And I'm, like, fifteen" */
const CONTRACTED = /^(?:im|youre|theyre|shes|hes|whos|thats|its|ill|shell|hell|youll|theyll|itll)$/;
/** "Age - fifteen" */
const LABEL = /^(?:age|ages|aged|birthday|bday|born|year|years|grade)$/;
