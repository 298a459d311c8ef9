import { classesOf } from './minors/word-classes.ts';
import type { WordClass } from './minors/lexicon.ts';

/** A word, or a number of two digits: what was set apart ("f. i. f.", "k*ll", "1,5") goes on. */
const AFTER_WORD = String.raw`(?<=[\p{L}\p{N}][\p{L}\p{N}'’]["'”’)*\]]*)`;
/** No "my" or "the": that may be a second object, "my card and my code". */
const SUBJECT = String.raw`(?:i|im|ill|you|u|youre|we|she|he|they|it)`;

/**
 * Where one clause ends and the next begins, decided by what has come: marks and opening marks around
 * words, line ends, and "and" before a new subject.
 */
const CLAUSE_END = new RegExp(
  [
    String.raw`${AFTER_WORD}[,;.!?…]+["'”’)*\]]*\s`,
    String.raw`${AFTER_WORD}["”)*\]]+\s`,
    String.raw`${AFTER_WORD}\s+[-–—]+\s`,
    String.raw`(?<=\p{L}{4})—(?=\p{L})`,
    String.raw`[。！？，、]`,
    // Nothing may follow for a while.
    String.raw`(?<=\p{L}{2})(?:[,;.!?…]+["'”’)*\]]*|["”)*\]]+)$`,
    String.raw`${AFTER_WORD}\s(?=["“(*[])`,
    String.raw`${AFTER_WORD}\s*\n`,
    String.raw`${AFTER_WORD}\s(?=(?:and|but|or|so|n) ${SUBJECT}(?:['’]\p{L}+)?[^\p{L}'’])`,
  ].join('|'),
  'giu',
);
const SENTENCE_END = /(?<![.…])[.!?;](?![.!?…])["'”’)*\]]*\s$|[。！？]$/u;

/** After these nothing has been said yet: "She is, like, fifteen". */
const OPEN: readonly WordClass[] = [
  'be',
  'was',
  'have',
  'modal',
  'not',
  'become',
  'seem',
  'article',
  'conjunction',
];

export interface ClauseEnd {
  /** The first place of what follows. */
  at: number;
  /** Where to look on; a mark at the end of what has come may yet turn out to end a sentence. */
  next: number;
  isSentence: boolean;
}

/** The next end of a clause or sentence at or after a place; null until one has come whole. */
export function findClauseEnd(text: string, from: number, clause: number): ClauseEnd | null {
  CLAUSE_END.lastIndex = from;
  for (let found = CLAUSE_END.exec(text); found; found = CLAUSE_END.exec(text)) {
    const at = found.index + found[0].length;
    if (SENTENCE_END.test(found[0])) return { at, next: at, isSentence: true };
    const isLast = at === text.length && !/\s$/.test(found[0]);
    if (!isOpen(text.slice(clause, found.index)))
      return { at, next: isLast ? found.index : at, isSentence: false };
    if (isLast) return null;
  }
  return null;
}

function isOpen(clause: string): boolean {
  const words =
    clause
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = words.at(-1) ?? '';
  const classes = classesOf(last);
  if (words.length <= 1 && (classes.has('speaker') || classes.has('pronoun'))) return true;
  if (words.length === 1 && classes.size === 0 && NAME.test(clause)) return true;
  return LABEL.test(last) || OPEN.some((kind) => classes.has(kind));
}

/** "Lily, fifteen, ..." */
const NAME = /^\W*\p{Lu}\p{Ll}/u;
/** "Age - fifteen" */
const LABEL = /^(?:age|ages|aged|birthday|bday|born|year|years|grade)$/;
