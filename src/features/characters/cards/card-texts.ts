import { stripMarks } from '#shared/strip-marks.ts';
import { LIST_FIELDS, TEXT_FIELDS, type Card } from './card.ts';
import { isObject } from './parse-json.ts';
import { toNumber } from './repair-value.ts';

/** A version number says nothing about anybody. */
const NOT_READ = new Set(['character_version', 'spec', 'spec_version']);
const AGE_KEY = /(?:^|[_\s])age$/i;
const LONGEST_WORD = 200;

/**
 * Every text of a card that a person or a model could read, to be checked together: known fields,
 * greetings, lorebook and whatever unknown keys hold. Texts with macros and template tokens come once
 * as written and once as they read without them, since both can hide a word's middle.
 */
export function cardTexts({ data, top }: Card): string[] {
  const { character_book: book, extensions, ...fields } = data;
  const known = [...TEXT_FIELDS, ...LIST_FIELDS].filter((field) => !NOT_READ.has(field));
  const rest = Object.entries(fields).filter(
    ([key]) => key !== 'age' && !known.some((field) => field === key) && !NOT_READ.has(key),
  );
  const beside = Object.entries(top).filter(([key]) => key !== 'age');
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
    ...unknownTexts('', Object.fromEntries(beside)),
  ].filter((text) => text.trim() !== '');
  return withReadings(texts);
}

/** An age in the card's own age field is asked for anew when it is a number; words are judged. */
const wordedAge = (age: unknown): string[] =>
  typeof age === 'string' && toNumber(age) === undefined ? [`Age: ${age}`] : [];

function unknownTexts(key: string, value: unknown): string[] {
  if (AGE_KEY.test(key) && (typeof value === 'number' || typeof value === 'string'))
    return [`Age: ${value}`];
  if (typeof value === 'string') return isWords(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => unknownTexts(key, one));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => unknownTexts(name, one));
}

/** Not a number, an address, or data in letters. */
function isWords(text: string): boolean {
  if (/^[\s\d.,:+-]*$/.test(text) || /^(?:data:|https?:\/\/|[\w-]+:\/\/)\S*$/.test(text))
    return false;
  return text.length <= LONGEST_WORD || /\s/.test(text);
}

// Macros that stand for nothing, and lines that direct an app.
const HIDDEN = /\{\{\s*(?:\/\/|(?:comment|hidden_key|noop|trim)\b)[^{}]*\}\}|^@@+.*$/gim;
const CHOSEN = /\{\{\s*(?:random|pick)\s*::?([^{}]*)\}\}/gi;

/** The text as a model would get it: comments, template tokens and directions taken out. */
const asRead = (text: string): string =>
  stripMarks(stripMarks(text).replace(HIDDEN, '').replace(CHOSEN, '$1'));

// Line ends and invisible characters are nothing to a check: a text is not read twice for them.
const asWritten = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cf}/gu, '')
    .trim();

/** The texts, and after them how those read that look otherwise to a model than they are written. */
export function withReadings(texts: readonly string[]): string[] {
  const written = new Set(texts.map(asWritten));
  const read = texts.map(asRead).filter((text) => text !== '' && !written.has(asWritten(text)));
  return [...new Set([...texts, ...read])];
}
