import { findOption, type OptionField, type Sex } from './options/index.ts';

/** The fields with pictures for their choices; others have words. */
export const PICTURE_FIELDS = [
  'style',
  'ethnicity',
  'eye_color',
  'hair_color',
  'hair_style',
  'body_type',
  'clothing',
] as const satisfies readonly OptionField[];
export type PictureField = (typeof PICTURE_FIELDS)[number];

/** Increased when the pictures are drawn differently, which invalidates stored ones. */
export const PICTURE_VERSION = 10;

const hasPicture = (field: OptionField): field is PictureField =>
  (PICTURE_FIELDS as readonly OptionField[]).includes(field);

/**
 * URL of a choice's small picture, or null when the field has no pictures or the sex lacks the
 * choice. `style` is the drawing style.
 */
export function optionPictureUrl(
  sex: Sex,
  style: 'realistic' | 'anime',
  field: OptionField,
  id: string,
  /** Whether the illustrator draws them; engine pictures need other URLs for browser caches. */
  isSketch = true,
): string | null {
  if (!hasPicture(field) || !findOption(sex, field, id)) return null;
  const drawnAs = field === 'style' ? id : style;
  const query = new URLSearchParams({ sex, style: drawnAs, field, id, v: `${PICTURE_VERSION}` });
  if (!isSketch) query.set('by', 'engine');
  return `/api/v1/characters/options/picture?${query}`;
}

/** The appearance that a live portrait is drawn from. */
export interface Portrayed {
  sex: Sex;
  style: string;
  age: number;
  ethnicity: string;
  body_type: string;
  hair_color: string;
  hair_style: string;
  eye_color: string;
  clothing: string;
}

/** URL of a live portrait; the same `seed` gives the same face. */
export function previewUrl(person: Portrayed, seed: string): string {
  const query = new URLSearchParams({
    sex: person.sex,
    style: person.style,
    age: String(person.age),
    ethnicity: person.ethnicity,
    body_type: person.body_type,
    hair_color: person.hair_color,
    hair_style: person.hair_style,
    eye_color: person.eye_color,
    clothing: person.clothing,
    seed,
    v: `${PICTURE_VERSION}`,
  });
  return `/api/v1/characters/preview?${query}`;
}
