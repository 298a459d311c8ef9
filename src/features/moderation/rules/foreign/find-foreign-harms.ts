import type { Category, Finding, Surface } from '../categories.ts';
import type { TextViews } from '../normalize-text.ts';
import { PUBLIC_FIGURES } from '../public-figures.ts';
import { memoizeByWord } from '../memoize.ts';
import { normalizeText } from '../normalize-text.ts';
import { asNames, createCompiler, type ForeignPattern } from './compile-foreign.ts';
import { FOREIGN_RULES, type ForeignRule } from './frames.ts';
import { DUTCH } from './words-nl.ts';
import { FRENCH } from './words-fr.ts';
import { GERMAN } from './words-de.ts';
import { ITALIAN } from './words-it.ts';
import { POLISH } from './words-pl.ts';
import { PORTUGUESE } from './words-pt.ts';
import { SPANISH } from './words-es.ts';
import type { ForeignCode, ForeignWords } from './vocabulary.ts';

const LANGUAGES: Readonly<Record<ForeignCode, ForeignWords>> = {
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  pt: PORTUGUESE,
  it: ITALIAN,
  nl: DUTCH,
  pl: POLISH,
};

/** A link in the plain reading: "dinero ya example". */
const LINK =
  '(?:https?|www|[a-z0-9]+ (?:com|net|org|ru|xyz|top|click|shop|info|biz|example|site|online|store))';

/** Prefixes that are joined with a following vowel: "l'adresse" is `ladresse`. */
const ELISIONS: Readonly<Record<string, string>> = {
  fr: 'l|d|j|m|t|s|n|c|qu',
  it: 'l|d|dell|nell|all|sull|dall|un|quell',
};

interface CompiledLanguage {
  code: ForeignCode;
  /** Whether a word is common in this language. Texts without one are not read any further. */
  isCommon: (token: string) => boolean;
  rules: { rule: ForeignRule; frames: ForeignPattern[][]; unless: ForeignPattern | null }[];
}

let languages: CompiledLanguage[] | undefined;

/** Built on first use. */
function getLanguages(): CompiledLanguage[] {
  if (languages) return languages;
  const figures = `(?:${asNames(PUBLIC_FIGURES.map((name) => normalizeText(name).plain))})`;
  languages = Object.entries(LANGUAGES).map(([code, words]) => {
    const { compileTerm } = createCompiler({ ...words }, { LINK, FIGURE: figures }, ELISIONS[code]);
    return {
      code: code as ForeignCode,
      isCommon: createGate(
        `${words.COMMON} ${words.ASK} ${words.GROUP} ${longWordsOf(words.CRISIS)}`,
      ),
      rules: FOREIGN_RULES.map((rule) => ({
        rule,
        frames: rule.frames.map((frame) => frame.split(' ').map(compileTerm)),
        unless: rule.unless ? compileTerm(rule.unless) : null,
      })),
    };
  });
  return languages;
}

/** Returns the longer words of phrases. */
const longWordsOf = (phrases: string): string =>
  phrases
    .split(/[^a-z*]+/)
    .filter((word) => /^[a-z]{4,}$/.test(word))
    .join(' ');

const MIN_PREFIX = 3;
const MAX_PREFIX = 14;

/** Returns a function that looks a word up in a list. `*` matches any ending. */
function createGate(list: string): CompiledLanguage['isCommon'] {
  const single = list.split(/\s+/).filter((word) => /^[a-z]+\*?$/.test(word));
  const whole = new Set(single.filter((word) => !word.endsWith('*')));
  const beginnings = new Set(
    single.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  );
  const hasBeginning = (token: string): boolean => {
    for (let end = MIN_PREFIX; end <= Math.min(token.length, MAX_PREFIX); end += 1)
      if (beginnings.has(token.slice(0, end))) return true;
    return false;
  };
  return (token) => whole.has(token) || hasBeginning(token);
}

/** The languages in which a word is common. */
const languagesOf = memoizeByWord((token): readonly CompiledLanguage[] =>
  getLanguages().filter(({ isCommon }) => isCommon(token)),
);

/** Finds harms in languages other than English. The rule's name ends with the language. */
export function findForeignHarms(surface: Surface, { plain, leet }: TextViews): Finding[] {
  if (surface === 'contact') return [];
  const found = new Map<Category, Finding>();
  for (const text of new Set([plain, leet])) {
    const common = new Set(text.split(/[ \n]/).flatMap(languagesOf));
    if (common.size === 0) continue;
    const spoken = getLanguages().filter((language) => common.has(language));
    const sentences = text.split('\n');
    const whole = [text.replaceAll('\n', ' ')];
    for (const { code, rules } of spoken)
      for (const { rule, frames, unless } of rules) {
        const { category, name, outcome = 'block', surfaces } = rule;
        if (found.has(category) || (surfaces && !surfaces.includes(surface))) continue;
        const isBroken = (rule.readsWhole ? whole : sentences).some(
          (sentence) =>
            frames.some((terms) => terms.every((matches) => matches(sentence))) &&
            !unless?.(sentence),
        );
        if (!isBroken) continue;
        found.set(category, { category, rule: `${category}.foreign_${name}_${code}`, outcome });
      }
  }
  return [...found.values()];
}
