import { memoizeByWord } from '../memoize.ts';
import { COMMON } from './words-common.ts';
import { GRAMMAR } from './words-grammar.ts';
import { PEOPLE } from './words-people.ts';
import { SCENE_WORDS } from './words-scene.ts';
import type { WordClass } from './lexicon.ts';

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function toPlural(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(?:woman|man)$/.test(noun)) return `${noun.slice(0, -2)}en`;
  if (/(?:wife|elf|wolf)$/.test(noun)) return noun.replace(/fe?$/, 'ves');
  return `${noun}s`;
}

const PAST_FORM = /[a-z]{2,}ed$/;
const NOT_PAST =
  /^(?:naked|attracted|obsessed|smitten|aroused|enamored|infatuated|teenaged|underaged|middleaged|grounded|need|wicked|bored|excited|tired|scared|aged|interested|married|unmarried|indeed|speed|breed|weed|seed|sacred|hundred|kindred|worried|turned|looked|seemed|appeared|ashamed|confused|blessed|beloved|haired|eyed|faced|red|bed|wed|shed|sled|fed)$/;
const isPastForm = (word: string): boolean => PAST_FORM.test(word) && !NOT_PAST.test(word);
/** Endings of people: "pianist", "beautician", "engineer". */
const PERSON_FORM = /[a-z]{3,}(?:ist|ess|ician|eer|maid|mate)$/;

const NONE: ReadonlySet<WordClass> = new Set();
const PERSON: ReadonlySet<WordClass> = new Set(['person']);
const PAST: ReadonlySet<WordClass> = new Set(['past']);

const classes = new Map<string, ReadonlySet<WordClass>>();

/** Adds a word without a class to the vocabulary. */
export function learnWord(word: string): void {
  if (!classes.has(word)) classes.set(word, NONE);
}

const learned = new Map<string, Set<WordClass>>();
function learn(word: string, kind: WordClass): void {
  learned.set(word, (learned.get(word) ?? new Set()).add(kind));
}

for (const { nouns = {}, words = {} } of [PEOPLE, SCENE_WORDS, GRAMMAR]) {
  for (const [kind, text] of Object.entries(nouns) as [WordClass, string][])
    for (const noun of split(text)) {
      learn(noun, kind);
      learn(toPlural(noun), kind);
      learn(toPlural(noun), 'plural');
    }
  for (const [kind, text] of Object.entries(words) as [WordClass, string][])
    for (const word of split(text)) learn(word, kind);
}
for (const word of split(COMMON)) if (!learned.has(word)) learned.set(word, new Set());
for (const [word, kinds] of learned)
  if (isPastForm(word) && !kinds.has('adjective')) kinds.add('past');

/** Equal sets are one object, which serves as the key of patterns. */
const shared = new Map<string, ReadonlySet<WordClass>>([['', NONE]]);
for (const [word, kinds] of learned) {
  const key = [...kinds].toSorted().join(' ');
  const known = shared.get(key) ?? kinds;
  shared.set(key, known);
  classes.set(word, known);
}

/** Returns the classes of a folded word. Unknown words are classified by their ending. */
export function classesOf(word: string): ReadonlySet<WordClass> {
  const known = classes.get(word);
  if (known) return known;
  if (word.length < 4 || word.length > 20) return NONE;
  if (PERSON_FORM.test(word)) return PERSON;
  return isPastForm(word) ? PAST : NONE;
}

/** Returns whether the word is in the vocabulary. */
export const isKnownWord = (word: string): boolean => classes.has(word);
export const vocabulary = (): Iterable<string> => classes.keys();

const WITH_L = split(
  'loli lolis lolita lolicon little girl girls lil child schoolgirl schoolgirls highschool preschool juvenile adolescent old',
);
const byShape = new Map(WITH_L.map((word) => [word.replaceAll('l', 'i'), word]));
/** British spellings of American words in the vocabulary. */
const BRITISH: readonly [RegExp, string][] = [
  [/our(?=s?$)/, 'or'],
  [/ae/, 'e'],
  [/l(?=l(?:ed|ing|ors?|ers?)$)/, ''],
  [/tre(?=s?$)/, 'ter'],
  [/^gr[e]y/, 'gray'],
  [/(?<=math|ward)s$/, ''],
  [/(?<=learn|dream)t$/, 'ed'],
  [/st$/, 'e'],
];

/** Normalizes the spelling: "neighbor", and "loli" with a capital I for an l. */
export const normalizeSpelling = (word: string): string =>
  classes.has(word) ? word : normalizeUnknown(word);

const normalizeUnknown = memoizeByWord((word) => {
  const byLook = byShape.get(word.replaceAll('l', 'i'));
  if (byLook) return byLook;
  for (const [pattern, letters] of BRITISH) {
    const american = word.replace(pattern, letters);
    if (american !== word && classes.has(american)) return american;
  }
  return word;
});
