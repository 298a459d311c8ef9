import { stripMarks } from '#shared/strip-marks.ts';
import { LIST_FIELDS, TEXT_FIELDS, type Card } from './card.ts';
import { isObject } from './parse-json.ts';
import { toNumber } from './repair-value.ts';

/** Version fields contain no text about a person. */
const IGNORED_KEYS = new Set(['character_version', 'spec', 'spec_version']);
const AGE_KEY = /(?:^|[_\s])age$/i;
const MAX_WORD_LENGTH = 200;

/**
 * Every text of a card that a person or a model could read, for moderation: known fields,
 * greetings, lorebook and unknown keys. Texts with macros or template tokens come as written and as
 * expanded, since both forms can split a word.
 */
export function cardTexts({ data, top }: Card): string[] {
  const { character_book: book, extensions, ...fields } = data;
  const known = [...TEXT_FIELDS, ...LIST_FIELDS].filter((field) => !IGNORED_KEYS.has(field));
  const rest = Object.entries(fields).filter(
    ([key]) => key !== 'age' && !known.some((field) => field === key) && !IGNORED_KEYS.has(key),
  );
  const otherFields = Object.entries(top).filter(([key]) => key !== 'age');
  const { everafter, ...otherExtensions } = extensions;
  const { age: ownAge, ...own } = isObject(everafter) ? everafter : {};
  const texts = [
    ...known.flatMap((field) => fields[field]),
    ...[data['age'], top['age'], ownAge].flatMap(wordedAge),
    ...unknownTexts('', Object.fromEntries(rest)),
    ...(book?.entries ?? []).flatMap(({ keys, content, ...entry }) => [
      keys.join(', '),
      content,
      ...unknownTexts('', entry),
    ]),
    ...unknownTexts('', { ...book, entries: null }),
    ...unknownTexts('', otherExtensions),
    ...unknownTexts('', own),
    ...unknownTexts('', Object.fromEntries(otherFields)),
  ].filter((text) => text.trim() !== '');
  return withReadings(texts);
}

/** A number in the card's age field is replaced later; text there is moderated. */
const wordedAge = (age: unknown): string[] =>
  typeof age === 'string' && toNumber(age) === undefined ? [`Age: ${age}`] : [];

function unknownTexts(key: string, value: unknown): string[] {
  if (AGE_KEY.test(key) && (typeof value === 'number' || typeof value === 'string'))
    return [`Age: ${value}`];
  if (typeof value === 'string') return isText(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => unknownTexts(key, one));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => unknownTexts(name, one));
}

/** False for numbers, URLs and encoded data. */
function isText(text: string): boolean {
  if (/^[\s\d.,:+-]*$/.test(text) || /^(?:data:|https?:\/\/|[\w-]+:\/\/)\S*$/.test(text))
    return false;
  return text.length <= MAX_WORD_LENGTH || /\s/.test(text);
}

// Macros that expand to nothing, and decorator lines.
const HIDDEN = /\{\{\s*(?:\/\/|(?:comment|hidden_key|noop|trim)\b)[^{}]*\}\}|^@@+.*$/gim;
const CHOSEN = /\{\{\s*(?:random|pick)\s*::?([^{}]*)\}\}/gi;

/** The text as a model reads it: without comments, template tokens and decorators. */
const asModelText = (text: string): string =>
  stripMarks(stripMarks(text).replace(HIDDEN, '').replace(CHOSEN, '$1'));

// Without line breaks and invisible characters, which the check ignores, to avoid checking a text
// twice.
const asPlainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cf}/gu, '')
    .trim();

/** The texts, followed by the readings that differ from what is written. */
export function withReadings(texts: readonly string[]): string[] {
  const written = new Set(texts.map(asPlainText));
  const read = texts
    .map(asModelText)
    .filter((text) => text !== '' && !written.has(asPlainText(text)));
  return [...new Set([...texts, ...read])];
}
