import { CardError, MAX_DEPTH } from './card-error.ts';

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface ParsedCard {
  json: JsonObject;
  /** What was repaired so that the text can be read and stored. */
  notes: string[];
}

const NOTES = {
  encoding: 'Some letters were not UTF-8 and were replaced.',
  unstorable: 'Characters that cannot be stored were removed.',
};

/**
 * Parses a card's JSON: UTF-8 (or UTF-16 with a BOM), nested at most 64 deep. Removes NULs and lone
 * surrogates, which the database rejects, from texts and keys.
 * @throws CardError too_deep, not_json, not_a_card
 */
export function parseCardJson(bytes: Buffer): ParsedCard {
  const notes: string[] = [];
  const text = decode(bytes, notes);
  checkDepth(text);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new CardError('not_json', { cause });
  }
  if (!isObject(json)) throw new CardError('not_a_card');
  const state = { removed: false };
  const clean = cleanValue(json, state) as JsonObject;
  if (state.removed) notes.push(NOTES.unstorable);
  return { json: clean, notes };
}

function decode(bytes: Buffer, notes: string[]): string {
  const isUtf16 = bytes.length >= 2 && bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    notes.push(NOTES.encoding);
    return new TextDecoder('utf-8').decode(bytes);
  }
}

/** Counts brackets outside strings, so that a deeply nested value never reaches recursive code. */
function checkDepth(text: string): void {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new CardError('too_deep');
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
}

/** The nesting around a lorebook in a card; together they stay within the maximum. */
const DEPTH_AROUND_BOOK = 4;

/** A storable lorebook, without NULs and lone surrogates; null when it is nested too deeply. */
export function toStorableBook(book: JsonObject): JsonObject | null {
  return isTooDeep(book) ? null : (cleanValue(book, { removed: false }) as JsonObject);
}

/** Iterative, because a deep value would overflow the stack. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH - DEPTH_AROUND_BOOK) return true;
    level = level
      .filter((one) => typeof one === 'object' && one !== null)
      .flatMap((one) => Object.values(one as object));
  }
  return false;
}

function cleanValue(value: unknown, state: { removed: boolean }): unknown {
  if (typeof value === 'string') return cleanText(value, state);
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, state));
  if (!isObject(value)) return value;
  // A `__proto__` key would change the prototype of the copy.
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  if (Object.hasOwn(value, '__proto__')) state.removed = true;
  return Object.fromEntries(
    entries.map(([key, item]) => [cleanText(key, state), cleanValue(item, state)]),
  );
}

function cleanText(text: string, state: { removed: boolean }): string {
  if (!text.includes('\0') && text.isWellFormed()) return text;
  state.removed = true;
  return text.replaceAll('\0', '').toWellFormed();
}
