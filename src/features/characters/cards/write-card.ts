import { isDeepStrictEqual } from 'node:util';
import { promptOf } from '../options/index.ts';
import { V1_FIELDS, type Card, type CardData } from './card.ts';
import type { JsonObject } from './parse-json.ts';
import { CHOICE_FIELDS, EXTENSION, type Choices, type Sex } from './product-fields.ts';
import { repairBook } from './repair-book.ts';
import { repairCard } from './repair-card.ts';
import { toObject } from './repair-value.ts';
import { SAME_TEXTS, takeTexts, type TakenTexts } from './take-texts.ts';

export type CardVersion = 2 | 3;

/** The columns of a stored character that a card contains. */
export interface CardCharacter extends Omit<TakenTexts, 'character_book'> {
  age: number;
  sex: Sex;
  style: string;
  personality: string;
  character_book: unknown;
  /** The imported card; null for a character made here. */
  card_source: JsonObject | null;
}

const NOTHING: CardData = {
  name: '',
  description: '',
  personality: '',
  scenario: '',
  first_mes: '',
  mes_example: '',
  creator_notes: '',
  system_prompt: '',
  post_history_instructions: '',
  creator: '',
  character_version: '',
  alternate_greetings: [],
  tags: [],
  character_book: null,
  extensions: {},
};

/**
 * The character as a card: the imported one with later edits applied, or a new one. Unknown fields
 * come from the source unchanged; fields without a card field go to `extensions.everafter`.
 */
export function cardOf(character: CardCharacter): Card {
  const source = character.card_source ? repairCard(character.card_source) : null;
  const data = source ? changedData(source, character) : newData(character);
  const { age } = character;
  const extensions = { ...data.extensions, [EXTENSION]: productFields(character, data) };
  const top = source ? mirror(source, data, age) : {};
  return {
    spec: source?.spec ?? 'v3',
    data: { ...data, extensions, ...(data['age'] === undefined ? {} : { age }) },
    top,
  };
}

/** A card's JSON in one version. */
export function writeCard({ data, top }: Card, version: CardVersion): JsonObject {
  const { character_book: book, ...rest } = data;
  if (version === 2)
    return {
      ...top,
      spec: 'chara_card_v2',
      spec_version: '2.0',
      data: book ? { ...rest, character_book: book } : rest,
    };
  const full = book && {
    ...book,
    entries: book.entries.map((entry) => ({ use_regex: false, ...entry })),
  };
  return {
    ...top,
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: { group_only_greetings: [], ...rest, ...(full ? { character_book: full } : {}) },
  };
}

function changedData(source: Card, character: CardCharacter): CardData {
  const taken = takeTexts(source);
  const isChanged = (field: keyof TakenTexts) =>
    !isDeepStrictEqual(character[field] ?? null, taken[field] ?? null);
  const data: CardData = { ...source.data };
  if (isChanged('name')) data.name = character.name;
  if (isChanged('persona')) {
    // The import appended the short personality to the persona, where it is edited.
    data.description = character.persona;
    data.personality = '';
  }
  if (isChanged('opening_message')) data.first_mes = character.opening_message ?? '';
  for (const field of Object.keys(SAME_TEXTS) as (keyof typeof SAME_TEXTS)[])
    if (isChanged(field)) data[SAME_TEXTS[field]] = character[field];
  if (isChanged('tags')) data.tags = character.tags;
  if (isChanged('alternate_greetings')) data.alternate_greetings = character.alternate_greetings;
  if (isChanged('character_book')) data.character_book = repairBook(character.character_book);
  return data;
}

function newData(character: CardCharacter): CardData {
  const texts = Object.entries(SAME_TEXTS).map(([ours, theirs]) => [
    theirs,
    character[ours as keyof typeof SAME_TEXTS],
  ]);
  return {
    ...NOTHING,
    ...(Object.fromEntries(texts) as Partial<CardData>),
    name: character.name,
    description: character.persona || character.description,
    personality: promptOf(character.sex, 'personality', character.personality),
    first_mes: character.opening_message ?? '',
    tags: character.tags,
    alternate_greetings: character.alternate_greetings,
    character_book: repairBook(character.character_book),
  };
}

function productFields(character: CardCharacter, { extensions }: CardData): JsonObject {
  const chosen = character as Choices;
  const choices = CHOICE_FIELDS.filter((field) => (chosen[field] ?? null) !== null);
  return {
    ...toObject(extensions[EXTENSION]),
    description: character.description,
    age: character.age,
    sex: character.sex,
    ...Object.fromEntries(choices.map((field) => [field, chosen[field]])),
  };
}

/** V2 cards often repeat V1's fields at the top for old readers; repeated fields stay in sync. */
function mirror(source: Card, data: CardData, age: number): JsonObject {
  const top = { ...source.top };
  for (const field of V1_FIELDS)
    if (top[field] === source.data[field] && field in top) top[field] = data[field];
  if (top['age'] !== undefined) top['age'] = age;
  return top;
}
