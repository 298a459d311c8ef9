type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The position value for entries inserted at a depth in chat programs. */
const AT_DEPTH = 4;
/** Fields of chat programs' entries, and their names in cards. */
const NAMES = [
  ['key', 'keys'],
  ['keysecondary', 'secondary_keys'],
  ['order', 'insertion_order'],
  ['caseSensitive', 'case_sensitive'],
] as const;

/**
 * The lorebook in a file: a card's, a `lorebook_v3`, a `character_book`, or a chat program's world
 * info; undefined when there is none. A depth is moved to its place in cards.
 */
export function findBook(file: Json): Json | undefined {
  const data = isObject(file['data']) ? file['data'] : undefined;
  const found = [
    data?.['character_book'],
    file['character_book'],
    file['spec'] === 'lorebook_v3' ? data : undefined,
    file,
  ].find((value): value is Json => isObject(value) && isList(value['entries']));
  if (!found) return undefined;
  const entries = Object.values(found['entries'] as Json);
  return {
    ...found,
    entries: entries.map((entry) => (isObject(entry) ? toCardEntry(entry) : entry)),
  };
}

const isList = (value: unknown) => Array.isArray(value) || isObject(value);

/** An entry with the field names of cards, and its depth in their place. */
function toCardEntry(given: Json): Json {
  if ('keys' in given) return given;
  const { depth, disable, ...entry } = given;
  for (const [from, to] of NAMES)
    if (from in entry && !(to in entry)) {
      entry[to] = entry[from];
      delete entry[from];
    }
  if (disable !== undefined) entry['enabled'] ??= disable !== true;
  if (entry['position'] !== AT_DEPTH) return entry;
  const { position: _atDepth, extensions, ...rest } = entry;
  return { ...rest, extensions: { ...(isObject(extensions) && extensions), depth } };
}

/** A card's lorebook as chat programs' world info: entries by number, with their field names. */
export function toWorldInfo(book: Json): Json {
  const { entries, ...rest } = book;
  const listed = Array.isArray(entries) ? entries.filter(isObject) : [];
  return {
    ...rest,
    entries: Object.fromEntries(
      listed.map((entry, uid) => [String(uid), toWorldEntry(entry, uid)]),
    ),
  };
}

function toWorldEntry(entry: Json, uid: number): Json {
  const { keys, secondary_keys, insertion_order, enabled, case_sensitive, extensions, ...rest } =
    entry;
  const more = isObject(extensions) ? extensions : {};
  const isBefore = entry['position'] === 'before_char';
  const depth = more['depth'];
  return {
    ...rest,
    uid,
    key: keys ?? [],
    keysecondary: secondary_keys ?? [],
    comment: entry['comment'] ?? entry['name'] ?? '',
    constant: entry['constant'] === true,
    selective: entry['selective'] === true,
    order: insertion_order ?? 100,
    disable: enabled === false,
    ...(typeof case_sensitive === 'boolean' && { caseSensitive: case_sensitive }),
    position: typeof depth === 'number' ? AT_DEPTH : isBefore ? 0 : 1,
    ...(typeof depth === 'number' && { depth }),
    extensions: more,
  };
}
