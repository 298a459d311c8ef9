import type { LoreBook, LoreEntry } from './card.ts';
import { isObject, type JsonObject } from './parse-json.ts';
import {
  REPAIR_TEXT,
  splitByComma,
  toBoolean,
  toNumber,
  toObject,
  toText,
  toTextList,
  type Note,
} from './repair-value.ts';

const DEFAULT_ORDER = 100;

/**
 * A lorebook with typed known fields; unknown keys are unchanged. Also accepts the format of chat
 * programs (entries by number, `key`, `order`, `disable`). Null for none.
 */
export function repairBook(value: unknown, note: Note = () => {}): LoreBook | null {
  if (value === null || value === undefined) return null;
  if (!isObject(value) && !Array.isArray(value)) {
    note(REPAIR_TEXT.dropped('character_book'));
    return null;
  }
  const book: JsonObject = isObject(value) ? value : {};
  const listed = isObject(value) ? value['entries'] : value;
  const isInOrder = isObject(value) && (listed === undefined || Array.isArray(listed));
  if (!isInOrder) note(REPAIR_TEXT.bookShape);
  const entries = isObject(listed) ? Object.values(listed) : Array.isArray(listed) ? listed : [];
  return {
    ...optional(book, BOOK_FIELDS, note),
    entries: entries.flatMap((entry: unknown) => {
      if (isObject(entry)) return [repairEntry(entry, note)];
      note(REPAIR_TEXT.entryDropped);
      return [];
    }),
    extensions: toObject(book['extensions']),
  };
}

type Reader = (value: unknown) => unknown;

const readText: Reader = (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
const readTexts: Reader = (value) =>
  value === null ? [] : toTextList(value, '', () => {}, splitByComma);
const readPosition: Reader = (value) => {
  if (value === 'before_char' || value === 'after_char') return value;
  return value === 0 ? 'before_char' : value === 1 ? 'after_char' : undefined;
};

const BOOK_FIELDS: Record<string, Reader> = {
  name: readText,
  description: readText,
  scan_depth: toNumber,
  token_budget: toNumber,
  recursive_scanning: toBoolean,
};
const ENTRY_FIELDS: Record<string, Reader> = {
  name: readText,
  comment: readText,
  priority: toNumber,
  selective: toBoolean,
  secondary_keys: readTexts,
  constant: toBoolean,
  case_sensitive: toBoolean,
  use_regex: toBoolean,
  position: readPosition,
};

/** Applies the readers to the object's fields; a field that cannot be read is left out. */
function optional(from: JsonObject, fields: Record<string, Reader>, note: Note): JsonObject {
  return Object.fromEntries(
    Object.entries(from).flatMap(([key, value]) => {
      const read = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (!read) return [[key, value]];
      const repaired = read(value);
      if (repaired !== undefined && JSON.stringify(repaired) === JSON.stringify(value))
        return [[key, value]];
      // Null means "not set" in many lorebooks.
      if (value !== null) note(REPAIR_TEXT.entryRepaired);
      return repaired === undefined ? [] : [[key, repaired]];
    }),
  );
}

function repairEntry(given: JsonObject, note: Note): LoreEntry {
  const entry = renameFields(given, note);
  const noteOnce: Note = () => note(REPAIR_TEXT.entryRepaired);
  const order = toNumber(entry['insertion_order']);
  const enabled = toBoolean(entry['enabled']);
  if (typeof (entry['insertion_order'] ?? 0) !== 'number') noteOnce('');
  if (typeof (entry['enabled'] ?? true) !== 'boolean') noteOnce('');
  return {
    ...optional(entry, ENTRY_FIELDS, note),
    keys: toTextList(entry['keys'], 'keys', noteOnce, splitByComma),
    content: toText(entry['content'], 'content', noteOnce),
    enabled: enabled ?? true,
    insertion_order: order ?? DEFAULT_ORDER,
    extensions: toObject(entry['extensions']),
  };
}

const OTHER_NAMES = [
  ['key', 'keys'],
  ['keysecondary', 'secondary_keys'],
  ['order', 'insertion_order'],
] as const;

/** Renames the fields of chat programs' lorebooks, where the card's own are missing. */
function renameFields(given: JsonObject, note: Note): JsonObject {
  if ('keys' in given || !('key' in given)) return given;
  note(REPAIR_TEXT.bookShape);
  const entry = { ...given };
  for (const [from, to] of OTHER_NAMES)
    if (from in entry && !(to in entry)) {
      entry[to] = entry[from];
      delete entry[from];
    }
  if ('disable' in entry && !('enabled' in entry)) {
    entry['enabled'] = toBoolean(entry['disable']) !== true;
    delete entry['disable'];
  }
  return entry;
}
