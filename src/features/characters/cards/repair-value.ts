import { isObject, type JsonObject } from './parse-json.ts';

/** Collects repair messages without duplicates. */
export type Note = (sentence: string) => void;

export const REPAIR_TEXT = {
  notText: (field: string) => `“${field}” was not text and was converted.`,
  dropped: (field: string) => `“${field}” could not be understood and was left empty.`,
  listFromText: (field: string) => `“${field}” was one text and was split into a list.`,
  listItem: (field: string) => `An entry of “${field}” was not text and was converted or left out.`,
  bookShape: 'The lorebook had another format and was converted.',
  entryDropped: 'An invalid lorebook entry was left out.',
  entryRepaired: 'Values in the lorebook had the wrong type and were fixed.',
  noVersion: 'The card did not name its version; it was read as V2.',
  newerVersion: 'The card has an unknown version; it was read as V3.',
  otherNames: 'The card used an old program’s names for its fields.',
  v3Damaged: 'The newer card in this picture is damaged; the older one was read.',
  noName: 'The card has no name.',
} as const;

/** Any value as a text: numbers as digits, lists of texts as lines. */
export function toText(value: unknown, field: string, note: Note): string {
  if (typeof value === 'string') return value;
  if (value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') {
    note(REPAIR_TEXT.notText(field));
    return String(value);
  }
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')) {
    note(REPAIR_TEXT.notText(field));
    return value.join('\n');
  }
  note(REPAIR_TEXT.dropped(field));
  return '';
}

/** Any value as a list of texts; `split` divides a single text. */
export function toTextList(
  value: unknown,
  field: string,
  note: Note,
  split: (text: string) => string[],
): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'string') {
    note(REPAIR_TEXT.listFromText(field));
    return split(value);
  }
  if (typeof value === 'number') return toTextList(String(value), field, note, split);
  if (!Array.isArray(value)) {
    note(REPAIR_TEXT.dropped(field));
    return [];
  }
  return value.flatMap((one: unknown) => {
    if (typeof one === 'string') return [one];
    note(REPAIR_TEXT.listItem(field));
    return typeof one === 'number' ? [String(one)] : [];
  });
}

export const splitByComma = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const asSingle = (text: string): string[] => (text.trim() === '' ? [] : [text]);

/** A finite number from a number or its digits. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const read = Number(value);
  return Number.isFinite(read) ? read : undefined;
}

export function toBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 'true' || value === '1') return true;
  if (value === 0 || value === 'false' || value === '0') return false;
  return undefined;
}

export const toObject = (value: unknown): JsonObject => (isObject(value) ? value : {});
