import type { Category, Finding, Surface } from '../categories.ts';
import type { TextViews } from '../normalize-text.ts';
import { PUBLIC_FIGURES } from '../public-figures.ts';
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

/** A link as the plain reading writes it: "dinero ya example". */
const LINK =
  '(?:https?|www|[a-z0-9]+ (?:com|net|org|ru|xyz|top|click|shop|info|biz|example|site|online|store))';

/** What is closed up with a word that begins with a vowel: "l'adresse" is `ladresse`. */
const ELISIONS: Readonly<Record<string, string>> = {
  fr: 'l|d|j|m|t|s|n|c|qu',
  it: 'l|d|dell|nell|all|sull|dall|un|quell',
};

interface CompiledLanguage {
  code: ForeignCode;
  /** Words, and beginnings of words, that a text in this language has one of. */
  mayBe: (tokens: readonly string[]) => boolean;
  rules: { rule: ForeignRule; frames: ForeignPattern[][]; unless: ForeignPattern | null }[];
}

let languages: CompiledLanguage[] | undefined;

/** Built on first use: nothing should start on import. */
function getLanguages(): CompiledLanguage[] {
  if (languages) return languages;
  const figures = `(?:${asNames(PUBLIC_FIGURES.map((name) => normalizeText(name).plain))})`;
  languages = Object.entries(LANGUAGES).map(([code, words]) => {
    const { compileTerm } = createCompiler({ ...words }, { LINK, FIGURE: figures }, ELISIONS[code]);
    return {
      code: code as ForeignCode,
      mayBe: createGate(`${words.COMMON} ${words.ASK} ${words.GROUP} ${longWordsOf(words.CRISIS)}`),
      rules: FOREIGN_RULES.map((rule) => ({
        rule,
        frames: rule.frames.map((frame) => frame.split(' ').map(compileTerm)),
        unless: rule.unless ? compileTerm(rule.unless) : null,
      })),
    };
  });
  return languages;
}

/** The words that phrases are made of, but for the short ones. */
const longWordsOf = (phrases: string): string =>
  phrases
    .split(/[^a-z*]+/)
    .filter((word) => /^[a-z]{4,}$/.test(word))
    .join(' ');

const SHORTEST_BEGINNING = 3;
const LONGEST_BEGINNING = 14;

/** Whether a text has any of the single words of a list; `*` stands for any ending. */
function createGate(list: string): CompiledLanguage['mayBe'] {
  const single = list.split(/\s+/).filter((word) => /^[a-z]+\*?$/.test(word));
  const whole = new Set(single.filter((word) => !word.endsWith('*')));
  const beginnings = new Set(
    single.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  );
  const hasBeginning = (token: string): boolean => {
    for (let end = SHORTEST_BEGINNING; end <= Math.min(token.length, LONGEST_BEGINNING); end += 1)
      if (beginnings.has(token.slice(0, end))) return true;
    return false;
  };
  return (tokens) => tokens.some((token) => whole.has(token) || hasBeginning(token));
}

/** Harms in other languages than English, one finding each; the rule's name ends with the language. */
export function findForeignHarms(surface: Surface, { plain, leet }: TextViews): Finding[] {
  if (surface === 'contact') return [];
  const found = new Map<Category, Finding>();
  for (const text of new Set([plain, leet])) {
    const spoken = getLanguages().filter(({ mayBe }) => mayBe(text.split(/[ \n]/)));
    if (spoken.length === 0) continue;
    const sentences = text.split('\n');
    const whole = [text.replaceAll('\n', ' ')];
    for (const { code, rules } of spoken)
      for (const { rule, frames, unless } of rules) {
        const { category, name, outcome = 'block', surfaces } = rule;
        if (found.has(category) || (surfaces && !surfaces.includes(surface))) continue;
        const isBroken = (rule.readsWhole ? whole : sentences).some(
          (sentence) =>
            frames.some((terms) => terms.every((stands) => stands(sentence))) &&
            !unless?.(sentence),
        );
        if (!isBroken) continue;
        found.set(category, { category, rule: `${category}.foreign_${name}_${code}`, outcome });
      }
  }
  return [...found.values()];
}
