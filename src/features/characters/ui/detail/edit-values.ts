import * as z from 'zod/mini';
import type { Character } from '#features/characters/contract.ts';
import type { UpdateCharacter } from '#features/characters/contract-changes.ts';
import { CHARACTER_CHECKS } from '#features/characters/fields.ts';
import { isAdultAge, MAX_AGE, MIN_AGE, PROSE_LENGTH } from '#features/characters/rules.ts';
import { atMost } from '#shared/checks.ts';
import {
  readSampling,
  SamplingTextsSchema,
  toSamplingTexts,
  type SamplingTexts,
} from '#ui/forms/sampling-values.ts';
import { DETAIL_TEXT } from './copy.ts';

/** The name of an editable field, as in the API. */
export type EditField = keyof UpdateCharacter;

/** The form's values. The age is text, since the input may not be a number. */
export interface EditValues {
  name: string;
  age: string;
  style: Character['style'];
  description: string;
  opening_message: string;
  ethnicity: string;
  body_type: string;
  hair_color: string;
  hair_style: string;
  eye_color: string;
  breast_size: string | null;
  butt_size: string | null;
  clothing: string;
  occupation: string;
  personality: string;
  relationship: string;
  hobbies: string[];
  voice: string;
  persona: string;
  scenario: string;
  example_dialogue: string;
  system_prompt: string;
  post_history: string;
  tags: string[];
  creator_notes: string;
  alternate_greetings: string[];
  character_book: Record<string, unknown> | null;
  sampling: SamplingTexts;
}

/** The initial form values of a character. */
export function toEditValues(character: Character): EditValues {
  const { card } = character;
  return {
    name: character.name,
    age: String(character.age),
    style: character.style,
    description: character.description,
    opening_message: character.opening_message ?? '',
    ethnicity: character.ethnicity,
    body_type: character.body_type,
    hair_color: character.hair_color,
    hair_style: character.hair_style,
    eye_color: character.eye_color,
    breast_size: character.breast_size,
    butt_size: character.butt_size,
    clothing: character.clothing,
    occupation: character.occupation,
    personality: character.personality,
    relationship: character.relationship,
    hobbies: character.hobbies,
    voice: character.voice,
    persona: character.persona,
    scenario: card.scenario,
    example_dialogue: card.example_dialogue,
    system_prompt: card.system_prompt,
    post_history: card.post_history,
    tags: card.tags,
    creator_notes: card.creator_notes,
    alternate_greetings: card.alternate_greetings,
    character_book: card.character_book,
    sampling: toSamplingTexts(character.sampling),
  };
}

/** The typed age as a number, or null when it is not one. */
export function readAge(text: string): number | null {
  const age = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(age) ? age : null;
}

/** A field as it is sent; undefined when it is not sent. An empty opening message is null. */
export function wireValue(values: EditValues, field: EditField): unknown {
  switch (field) {
    case 'age':
      return readAge(values.age) ?? undefined;
    case 'name':
      return values.name.trim();
    case 'opening_message':
      return values.opening_message.trim() === '' ? null : values.opening_message;
    case 'alternate_greetings':
      return values.alternate_greetings.filter((greeting) => greeting.trim() !== '');
    case 'sampling':
      return readSampling(values.sampling);
    default:
      return values[field];
  }
}

/** Deep equality of JSON values, independent of key order. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      key in b && isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

/** The change to save: exactly the fields whose value differs. */
export function changedFields(from: EditValues, to: EditValues): UpdateCharacter {
  const change: Record<string, unknown> = {};
  for (const field of Object.keys(to) as EditField[]) {
    const value = wireValue(to, field);
    if (value !== undefined && !isSame(wireValue(from, field), value)) change[field] = value;
  }
  return change;
}

const Prose = z.string().check(atMost(PROSE_LENGTH));

/** Client-side validation. An age that is not a number is ignored and not sent. */
export const EditFields = z.looseObject({
  name: z.string().check(...CHARACTER_CHECKS.name),
  age: z.string().check(
    z.refine(
      (text) => {
        const age = readAge(text);
        return age === null || isAdultAge(age);
      },
      DETAIL_TEXT.form.ageOutside(MIN_AGE, MAX_AGE),
    ),
  ),
  description: Prose,
  opening_message: Prose,
  persona: Prose,
  scenario: Prose,
  example_dialogue: Prose,
  system_prompt: Prose,
  post_history: Prose,
  creator_notes: Prose,
  sampling: SamplingTextsSchema,
});
