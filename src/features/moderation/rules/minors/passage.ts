import { classesOf, normalizeSpelling } from './word-classes.ts';
import type { WordClass } from './lexicon.ts';

/** One word of a passage. Contractions are split: "i'm" is "i" and "am". */
export interface Word {
  text: string;
  /** The text between this word and the previous one, with spaces collapsed. */
  gap: string;
  classes: ReadonlySet<WordClass>;
  /** Ends in 's: a possessive, or "is". */
  owns: boolean;
  /** Index of its sentence. */
  sentence: number;
}

/** The words of a text and of the previous turns, which may contain antecedents. */
export interface Passage {
  words: readonly Word[];
  /** Index of the first word of the judged text. */
  own: number;
}

const CONTRACTIONS = new Map(
  `im: i am
   ima: i am
   youre: you are
   ure: you are
   shes: she is
   hes: he is
   theyre: they are
   we're: we are
   whos: who is
   thats: that is
   it's: it is
   theres: there is
   whats: what is
   heres: here is
   lets: let us
   youll: you will
   i'll: i will
   she'll: she will
   he'll: he will
   theyll: they will
   we'll: we will
   i'd: i would
   youd: you would
   she'd: she would
   he'd: he would
   ive: i have
   youve: you have
   isnt: is not
   arent: are not
   aint: is not
   wasnt: was not
   werent: were not
   hasnt: has not
   havent: have not
   hadnt: had not
   dont: do not
   doesnt: does not
   didnt: did not
   wont: will not
   wouldnt: would not
   cant: can not
   cannot: can not
   couldnt: could not
   shouldnt: should not
   gonna: going to
   wanna: want to
   jr: junior
   yrs: years
   yers: years
   yeras: years
   yaers: years
   yeers: years
   yars: years
   y'all: you`
    .split('\n')
    .map((line) => line.trim().split(': ') as [string, string]),
);

/** "ur 15" and "ur a minor" are "you are"; "ur eyes" is "your". */
const UR_IS =
  /\bur(?= (?:an?|so|too|only|just|still|like|not|such|in|the|my|both|really|almost|barely|about|under|\d|(?:thir|four|fif|six|seven)teen|ten|eleven|twelve))/g;
/** "were both 15" without a subject is "we are". */
const WE_ARE =
  /(^|[.,!?;:\n] ?|\b(?:and|n|that|say|pretend|imagine|but|so|if|because) )were (?=both|in|just|only|still|like|classmates|the same|\d|not|two|teen)/g;
const I_WILL =
  /\bill(?= (?:be|turn|become|never|always|wait|do|have|marry|kiss|love|only|still|finally|just|hit|reach|finish|start|graduate)\b)/g;
/** "the car's seventeen years old" is a contraction; "her seventeen-year-old's room" is not. */
const IS_OLD =
  /([a-z]{2})'s (?=(?:(?:only|just|about|almost|already|nearly|barely) )?(?:\d+|[a-z]+(?:[ -][a-z]+)?) years? old(?: ?(?:[.,!?;)\n]|$)| (?:and|but|or|now|today)\b))/g;
/** Ordinals, numbers, words, and the characters for years of age in Chinese, Japanese and Korean. */
const TOKEN =
  /\d+(?:st|nd|rd|th)(?![a-z])|\d{1,3}(?:,\d{3})+|\d+(?:[.:/]\d+)*|[a-z]+(?:'[a-z]+)*|[\u6b73\u624d\u5c81\uc0b4]/g;
const ABBREVIATION = /^(?:mr|mrs|ms|dr|st|yr|vs|approx|ca|b|y|o|jr|prof|e|g|i|etc)$/;

/** Returns whether the word has any of the classes. */
export const is = (word: Word | undefined, ...kinds: WordClass[]): boolean =>
  word !== undefined && kinds.some((kind) => word.classes.has(kind));

/** A comma, colon, bracket, quotation mark or spaced dash before the word. */
export const startsClause = (word: Word): boolean => /[,:=()[\]"|*\u2014]| [-/] |\n/.test(word.gap);

/** A line or field may end within a sentence: "you are", "age:", "a cute". */
const isOpen = (word: Word, gap: string): boolean =>
  /[:=]/.test(gap) ||
  is(word, 'be', 'was', 'article', 'owner', 'preposition', 'modal', 'become', 'seem') ||
  is(word, 'adverb', 'adjective', 'not', 'pronoun', 'speaker') ||
  /^(?:\d+|high|middle|school|junior|turns|teen|years|year|age|aged)$/.test(word.text);

function endsSentence(gap: string, before: Word): boolean {
  // After the speaker's name, and between list items: "shy" + "tall".
  const isLabel = /^(?:char|user)$/.test(before.text) && /^\}* ?:/.test(gap);
  if (/[!?;]/.test(gap) || isLabel || (/" ?\+ ?"/.test(gap) && !isOpen(before, gap))) return true;
  // "l. o. l. i.", "St. Mary" and an ellipsis do not end a sentence.
  if (/\.(?!\.)/.test(gap) && !/\.\./.test(gap) && gap !== '.')
    return before.text.length > 1 && !ABBREVIATION.test(before.text);
  return gap.includes('\n') && !isOpen(before, gap);
}

/** "*smiles and waves* Fifteen.": an action of this many words is a sentence; a shorter one may be emphasis. */
const MIN_ACTION_WORDS = 3;

/** Splits folded text with its punctuation into words. */
export function splitPassage(text: string, before = ''): Passage {
  const words: Word[] = [];
  if (before !== '') readWords(before, '', words);
  const own = words.length;
  readWords(text, own === 0 ? '' : '\n', words);
  return { words, own };
}

function readWords(text: string, firstGap: string, words: Word[]): void {
  const marked = text
    .replace(UR_IS, 'you are')
    .replace(WE_ARE, '$1we are ')
    .replace(I_WILL, 'i will')
    .replace(IS_OLD, '$1 is ')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/[^\S\n]+/g, ' ');
  let end = 0;
  let action = -1;
  for (const found of marked.matchAll(TOKEN)) {
    const gap = (end === 0 ? firstGap : '') + marked.slice(end, found.index);
    end = found.index + found[0].length;
    const last = words.at(-1);
    const isActed =
      action !== -1 && gap.startsWith('*') && words.length - action >= MIN_ACTION_WORDS;
    const isEnd = last !== undefined && (isActed || endsSentence(gap, last));
    if (gap.includes('*')) action = action === -1 || gap.endsWith(' *') ? words.length : -1;
    const sentence = last ? last.sentence + (isEnd ? 1 : 0) : 0;
    addToken(found[0], gap, sentence, words);
  }
}

function addToken(token: string, gap: string, sentence: number, words: Word[]): void {
  const add = (word: string, wordGap: string, owns: boolean): void => {
    const text = normalizeSpelling(word);
    words.push({ text, gap: wordGap, classes: classesOf(text), owns, sentence });
  };
  const plain = token.replaceAll("'", '');
  const parts = CONTRACTIONS.get(token) ?? CONTRACTIONS.get(plain);
  if (parts) {
    for (const [index, part] of parts.split(' ').entries())
      add(part, index === 0 ? gap : ' ', false);
  } else if (token.endsWith("'s")) add(token.slice(0, -2).replaceAll("'", ''), gap, true);
  else add(plain, gap, false);
}
