import { CardError } from './card-error.ts';
import {
  LIST_FIELDS,
  TEXT_FIELDS,
  type Card,
  type CardData,
  type CardSpec,
  type V1Field,
} from './card.ts';
import { isObject, type JsonObject } from './parse-json.ts';
import { repairBook } from './repair-book.ts';
import {
  asSingle,
  REPAIR_TEXT,
  splitByComma,
  toObject,
  toText,
  toTextList,
  type Note,
} from './repair-value.ts';

/** Names of V1 fields in old programs. */
const OTHER_NAMES: Record<string, V1Field> = {
  char_name: 'name',
  char_persona: 'description',
  world_scenario: 'scenario',
  char_greeting: 'first_mes',
  example_dialogue: 'mes_example',
};
const KNOWN = new Set<string>([
  ...TEXT_FIELDS,
  ...LIST_FIELDS,
  'group_only_greetings',
  'character_book',
  'extensions',
]);

/**
 * Reads any version of a card into one form, the same for all versions. `notes` gets a message for
 * each repair.
 * @throws CardError not_a_card
 */
export function repairCard(json: JsonObject, notes: string[] = []): Card {
  const note: Note = (sentence) => void (notes.includes(sentence) || notes.push(sentence));
  const { spec, data, top } = takeApart(json, note);
  const hasWords = ['name', 'description', 'first_mes', 'personality'].some(
    (field) => typeof data[field] === 'string' && data[field].trim() !== '',
  );
  if (!hasWords) throw new CardError('not_a_card');
  const repaired = repairData(data, note);
  if (repaired.name.trim() === '') note(REPAIR_TEXT.noName);
  return { spec, data: repaired, top };
}

function takeApart(
  { spec: named, spec_version: _version, data, ...top }: JsonObject,
  note: Note,
): { spec: CardSpec; data: JsonObject; top: JsonObject } {
  if (!isObject(data))
    return takeApartV1({ ...top, ...(data === undefined ? {} : { data }) }, note);
  const spec = typeof named === 'string' ? /^chara_card_v(\d)/.exec(named)?.[1] : undefined;
  if (spec === '2' || spec === '3') return { spec: `v${spec}`, data, top };
  note(spec === undefined ? REPAIR_TEXT.noVersion : REPAIR_TEXT.newerVersion);
  return { spec: spec === undefined ? 'v2' : 'v3', data, top };
}

/** A flat card: known fields become its data, other keys stay next to it. */
function takeApartV1(
  flat: JsonObject,
  note: Note,
): { spec: CardSpec; data: JsonObject; top: JsonObject } {
  const data: JsonObject = {};
  const top: JsonObject = {};
  for (const [key, value] of Object.entries(flat)) (KNOWN.has(key) ? data : top)[key] = value;
  for (const [old, field] of Object.entries(OTHER_NAMES))
    if (!(field in data) && typeof flat[old] === 'string') {
      note(REPAIR_TEXT.otherNames);
      data[field] = flat[old];
      delete top[old];
    }
  return { spec: 'v1', data, top };
}

function repairData(data: JsonObject, note: Note): CardData {
  const known = { ...data } as CardData;
  for (const field of TEXT_FIELDS) known[field] = toText(data[field], field, note);
  known.alternate_greetings = toTextList(
    data['alternate_greetings'],
    'alternate_greetings',
    note,
    asSingle,
  );
  known.tags = toTextList(data['tags'], 'tags', note, splitByComma);
  known.character_book = withoutDefaults(repairBook(data['character_book'], note));
  if (!isObject(data['extensions'] ?? {})) note(REPAIR_TEXT.dropped('extensions'));
  known.extensions = toObject(data['extensions']);
  const group = toTextList(data['group_only_greetings'], 'group_only_greetings', note, asSingle);
  // Empty is V3's default, and V2 lacks the field.
  if (group.length > 0) known['group_only_greetings'] = group;
  else delete known['group_only_greetings'];
  return known;
}

/** V3 requires `use_regex` in every entry; false equals its absence in other versions. */
function withoutDefaults(book: CardData['character_book']): CardData['character_book'] {
  for (const entry of book?.entries ?? [])
    if (entry['use_regex'] === false) delete entry['use_regex'];
  return book;
}
