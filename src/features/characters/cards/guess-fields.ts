import { MAX_HOBBIES } from '../rules.ts';
import { findOption, optionsFor, type OptionField } from '../options/index.ts';
import type { Card } from './card.ts';
import {
  BODY_TYPES,
  DEFAULTS,
  ETHNICITIES,
  EYE_COLORS,
  HAIR_COLORS,
  HAIR_STYLES,
  PERSONALITIES,
  RELATIONSHIPS,
  type WordTable,
} from './guess-words.ts';
import {
  isAdultAge,
  readAges,
  readProductFields,
  type Choices,
  type Sex,
} from './product-fields.ts';

export interface Guess {
  /** Null when neither field nor text states an adult age. */
  age: number | null;
  sex: Sex | null;
  /** A value for every list field of that sex (female when unknown). */
  choices: Choices;
}

/** The number of characters of a card's text that are scanned. */
const MAX_SCANNED_LENGTH = 20_000;

/**
 * Guesses attributes from a card's text as option ids, for the user to review and correct. Fields
 * that this product wrote take precedence, and `chosenSex` over both.
 */
export function guessFields(card: Card, chosenSex?: Sex): Guess {
  const own = readProductFields(card);
  const { data } = card;
  const text = [data.personality, data.description, data.scenario, data.first_mes]
    .join('\n')
    .slice(0, MAX_SCANNED_LENGTH)
    .toLowerCase();
  const tags = data.tags.map((tag) => tag.toLowerCase().trim());
  const sex = chosenSex ?? own.sex ?? guessSex(text, tags);
  const listed = sex ?? 'female';
  const found = guessChoices(listed, text, tags);
  const choices: Choices = {};
  for (const field of Object.keys(optionsFor(listed)) as OptionField[]) {
    const value = own.choices[field] ?? found[field];
    choices[field] = isListed(listed, field, value) ? value : defaultOf(listed, field);
  }
  const [given] = readAges(card);
  return { age: isAdultAge(given) ? given : guessAge(text), sex, choices };
}

function isListed(
  sex: Sex,
  field: OptionField,
  value: string | string[] | undefined,
): value is string | string[] {
  return value !== undefined && [value].flat().every((id) => findOption(sex, field, id));
}

function defaultOf(sex: Sex, field: OptionField): string | string[] {
  if (field === 'hobbies') return [];
  const id = DEFAULTS[field].find((one) => findOption(sex, field, one));
  return id ?? optionsFor(sex)[field]![0]!.id;
}

const AGES = [
  /\bage\b["'\s)\]]{0,8}[:=(]?["'\s]{0,8}(\d{2,3})\b/g,
  /\b(\d{2,3})[-\s]?years?[-\s]?old\b/g,
];

function guessAge(text: string): number | null {
  for (const pattern of AGES)
    for (const found of text.matchAll(pattern)) {
      const age = Number(found[1]);
      if (isAdultAge(age)) return age;
    }
  return null;
}

const WORDS = {
  female: /\b(?:she|her|hers|herself|woman|girlfriend|wife|lady|mistress|queen|goddess)\b/g,
  male: /\b(?:he|him|his|himself|man|boyfriend|husband|gentleman|king|lord)\b/g,
};
const LABEL = /\b(?:gender|sex)\b["'\s)\]]*[:=(]["'\s]*(female|woman|male|man)\b/;
const TAGS = { female: ['female', 'woman', 'girl'], male: ['male', 'man', 'boy'] };

/** An explicit statement, or the pronouns that clearly prevail. */
function guessSex(text: string, tags: string[]): Sex | null {
  const said = LABEL.exec(text)?.[1];
  if (said) return said === 'female' || said === 'woman' ? 'female' : 'male';
  const tagged = { female: hasAny(tags, TAGS.female), male: hasAny(tags, TAGS.male) };
  if (tagged.female !== tagged.male) return tagged.female ? 'female' : 'male';
  const female = [...text.matchAll(WORDS.female)].length;
  const male = [...text.matchAll(WORDS.male)].length;
  if (female > male * 1.5) return 'female';
  return male > female * 1.5 ? 'male' : null;
}

const hasAny = (tags: string[], wanted: string[]) => wanted.some((one) => tags.includes(one));

function guessChoices(sex: Sex, text: string, tags: string[]): Choices {
  const pick = (field: OptionField, table: WordTable, pattern: (words: string) => string) =>
    pickFrom(sex, field, table, pattern, text);
  const isAnime = hasAny(tags, ['anime', 'manga', 'vtuber']) || /\banime\b/.test(text);
  const found: Partial<Record<OptionField, string | string[] | undefined>> = {
    style: isAnime ? 'anime' : 'realistic',
    hair_color: pick('hair_color', HAIR_COLORS, nextTo('hair')),
    hair_style: pick('hair_style', HAIR_STYLES, nextTo('hair')),
    eye_color: pick('eye_color', EYE_COLORS, nextTo('eyes?')),
    body_type: pick('body_type', BODY_TYPES, word),
    ethnicity: pick('ethnicity', ETHNICITIES, word),
    personality: pick('personality', PERSONALITIES, word),
    relationship: pick(
      'relationship',
      RELATIONSHIPS,
      (words) => `(?:\\byour|\\{\\{user\\}\\}['’]s|<user>['’]s) (?:[\\w-]+ )?(?:${words})\\b`,
    ),
    occupation: pick('occupation', labels(sex, 'occupation'), afterLead(WORK)),
    clothing: pick('clothing', labels(sex, 'clothing'), afterLead(WEAR)),
    hobbies: labels(sex, 'hobbies')
      .filter(([words]) => new RegExp(word(words)).test(text))
      .map(([, id]) => id!)
      .slice(0, MAX_HOBBIES),
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined),
  ) as Choices;
}

const word = (words: string): string => `\\b(?:${words})\\b`;
/**
 * Matches "long, dark brown hair", "hair is brown", "hair: brown"; for eyes not "brown hair, her
 * eyes".
 */
const nextTo = (noun: string) => (words: string) =>
  `\\b(?:${words})\\b(?:[\\s,-]+(?!hair\\b|eyes?\\b)\\w+){0,3}[\\s-]+${noun}\\b|\\b${noun}\\b["'\\s)\\]]*(?:is |are |[:=(])["'\\s\\w-]{0,16}\\b(?:${words})\\b`;
const WORK = '(?:works?|working|worked|job|occupation|profession|career|employed|is an?|as an?)';
const WEAR = '(?:wears?|wearing|dressed in|outfit|clothes|clothing)';
const afterLead = (lead: string) => (words: string) =>
  `\\b${lead}\\b[^.\\n]{0,40}\\b(?:${words})\\b`;

/**
 * The labels of a list as search words, longest first, so that "software engineer" is not
 * "engineer".
 */
function labels(sex: Sex, field: OptionField): WordTable {
  return (optionsFor(sex)[field] ?? [])
    .map(({ id, label }) => [label.toLowerCase().replace(/[^a-z\s-]/g, ''), id] as const)
    .filter(([words]) => words !== '')
    .toSorted(([a], [b]) => b.length - a.length);
}

/** The id whose words appear first in the text; for ties, the first in the table. */
function pickFrom(
  sex: Sex,
  field: OptionField,
  table: WordTable,
  pattern: (words: string) => string,
  text: string,
): string | undefined {
  let best: { at: number; id: string } | undefined;
  for (const [words, ...ids] of table) {
    const at = text.search(new RegExp(pattern(words)));
    const id = ids.find((one) => findOption(sex, field, one));
    if (id !== undefined && at >= 0 && (!best || at < best.at)) best = { at, id };
  }
  return best?.id;
}
