import type { JsonObject } from './parse-json.ts';

export type CardSpec = 'v1' | 'v2' | 'v3';

/** The known fields of a card that hold one text, as V2 and V3 spell them. */
export const TEXT_FIELDS = [
  'name',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
  'creator_notes',
  'system_prompt',
  'post_history_instructions',
  'creator',
  'character_version',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Known lists of texts; V3 adds `group_only_greetings`. */
export const LIST_FIELDS = ['alternate_greetings', 'tags'] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** Fields that a V1 card has at its top, and that V2 cards repeat there for old readers. */
export const V1_FIELDS = [
  'name',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
] as const;
export type V1Field = (typeof V1_FIELDS)[number];

/** What cards call the lorebook, with its known fields of the right types. */
export interface LoreBook extends JsonObject {
  entries: LoreEntry[];
  extensions: JsonObject;
}
export interface LoreEntry extends JsonObject {
  keys: string[];
  content: string;
  enabled: boolean;
  insertion_order: number;
  extensions: JsonObject;
}

/** A card's data in one form for all versions: known fields have their types, others are as they came. */
export type CardData = Record<TextField, string> &
  Record<ListField, string[]> & {
    character_book: LoreBook | null;
    extensions: JsonObject;
  } & JsonObject;

export interface Card {
  spec: CardSpec;
  data: CardData;
  /** What stands beside `data`, except the version. */
  top: JsonObject;
}
