import type { JsonObject } from './parse-json.ts';

export type CardSpec = 'v1' | 'v2' | 'v3';

/** A card's known text fields, named as in V2 and V3. */
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

/** Known list fields; V3 adds `group_only_greetings`. */
export const LIST_FIELDS = ['alternate_greetings', 'tags'] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** The top-level fields of a V1 card, which V2 cards repeat there for old readers. */
export const V1_FIELDS = [
  'name',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
] as const;
export type V1Field = (typeof V1_FIELDS)[number];

/** A card's lorebook (`character_book`) with typed known fields. */
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

/** A card's data in one form for all versions: known fields are typed, others are unchanged. */
export type CardData = Record<TextField, string> &
  Record<ListField, string[]> & {
    character_book: LoreBook | null;
    extensions: JsonObject;
  } & JsonObject;

export interface Card {
  spec: CardSpec;
  data: CardData;
  /** The keys next to `data`, except the version. */
  top: JsonObject;
}
