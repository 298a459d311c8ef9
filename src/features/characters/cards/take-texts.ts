import { firstName } from '#shared/replace-placeholders.ts';
import { NAME_LENGTH, PROSE_LENGTH, TAG_LENGTH, TAGS, tidyName } from '../rules.ts';
import { promptOf } from '../options/index.ts';
import type { Card, CardData, LoreBook } from './card.ts';
import { EXTENSION, readProductFields } from './product-fields.ts';
import { toObject } from './repair-value.ts';

/** The texts of a character, by the product's field names. */
export interface TakenTexts {
  name: string;
  description: string;
  persona: string;
  opening_message: string | null;
  scenario: string;
  example_dialogue: string;
  system_prompt: string;
  post_history: string;
  creator_notes: string;
  tags: string[];
  alternate_greetings: string[];
  character_book: LoreBook | null;
}

const MAX_GREETINGS = 20;
const SUMMARY_LENGTH = 220;
/** The number of characters scanned for a summary; a card may contain a megabyte. */
const SUMMARY_SCAN_LENGTH = 4000;

/** Maps the product's fields to the card's, where they are the same text. */
export const SAME_TEXTS = {
  scenario: 'scenario',
  example_dialogue: 'mes_example',
  system_prompt: 'system_prompt',
  post_history: 'post_history_instructions',
  creator_notes: 'creator_notes',
} as const satisfies Partial<Record<keyof TakenTexts, keyof CardData>>;
const SAME = Object.entries(SAME_TEXTS) as [keyof typeof SAME_TEXTS, keyof CardData][];

/**
 * The texts imported from a card, within the product's limits. Calls `cut` with each field that is
 * too long; the stored card keeps the full text.
 */
export function takeTexts(card: Card, cut: (field: string) => void = () => {}): TakenTexts {
  const { data } = card;
  const text = (field: string, value: string, longest = PROSE_LENGTH): string => {
    if (value.length <= longest) return value;
    cut(field);
    return cutAt(value, longest);
  };
  const list = (field: string, values: string[], most: number): string[] => {
    if (values.length > most) cut(field);
    return values.slice(0, most);
  };
  const persona = joinPersona(card);
  const taken = {
    name: text('name', tidyName(data.name), NAME_LENGTH).trim(),
    description: text('description', readProductFields(card).description ?? summarize(card)),
    persona: text('description', persona),
    opening_message: data.first_mes === '' ? null : text('first_mes', data.first_mes),
    alternate_greetings: list(
      'alternate_greetings',
      data.alternate_greetings.filter((greeting) => greeting.trim() !== ''),
      MAX_GREETINGS,
    ).map((greeting) => text('alternate_greetings', greeting)),
    tags: list(
      'tags',
      data.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''),
      TAGS,
    ).map((tag) => text('tags', tag, TAG_LENGTH).trim()),
    character_book: data.character_book,
  };
  const same = SAME.map(([ours, theirs]) => [ours, text(theirs, data[theirs] as string)] as const);
  return {
    ...taken,
    ...(Object.fromEntries(same) as Record<keyof typeof SAME_TEXTS, string>),
  };
}

/** The description plus the short personality, unless that only repeats the chosen option. */
function joinPersona({ data }: Card): string {
  const { description, personality } = data;
  if (personality.trim() === '' || isExportedPersonality(data)) return description;
  const line = `Personality: ${personality}`;
  return description.trim() === '' ? line : `${description}\n\n${line}`;
}

/** Whether the personality is the text that an export writes for the chosen option. */
function isExportedPersonality({ personality, extensions }: CardData): boolean {
  const { sex, personality: id } = toObject(extensions[EXTENSION]);
  if ((sex !== 'female' && sex !== 'male') || typeof id !== 'string') return false;
  return promptOf(sex, 'personality', id) === personality;
}

/** The first sentences of a description, for character cards; '' when it is not prose. */
function summarize({ data }: Card): string {
  const called = firstName(data.name).slice(0, NAME_LENGTH);
  const plain = data.description
    .slice(0, SUMMARY_SCAN_LENGTH)
    .replace(/\{\{char\}\}|<BOT>/gi, () => called)
    .replace(/\{\{user\}\}|<USER>/gi, 'you')
    .replace(/[*_#`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SUMMARY_SCAN_LENGTH);
  if (/^[[({<]|\{\{|["+=|]{2}|^\w+ ?:/.test(plain)) return '';
  const sentences = plain.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? [];
  let summary = '';
  for (const sentence of sentences) {
    if (summary.length + sentence.length > SUMMARY_LENGTH) break;
    summary += sentence;
  }
  return summary.trim() || (plain.length <= SUMMARY_LENGTH ? plain : '');
}

/** Never splits a surrogate pair. */
function cutAt(text: string, length: number): string {
  const part = text.slice(0, length);
  return part.isWellFormed() ? part : part.slice(0, -1);
}
