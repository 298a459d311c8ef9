import type { Sex } from '#features/characters/contract.ts';
import { labelOf, type OptionField } from '#features/characters/options/index.ts';
import type { EditField } from './edit-values.ts';
import { DETAIL_TEXT } from './copy.ts';

/** The list fields of the card Physical Attributes, in order. */
export const PHYSICAL_FIELDS = [
  'ethnicity',
  'body_type',
  'hair_color',
  'hair_style',
  'eye_color',
  'breast_size',
  'butt_size',
  'clothing',
] as const satisfies readonly OptionField[];

/** The list fields of the card Character Details, in order; hobbies precede the voice. */
export const DETAIL_FIELDS = [
  'occupation',
  'personality',
  'relationship',
  'voice',
] as const satisfies readonly OptionField[];

const LISTED: ReadonlySet<string> = new Set([
  'style',
  'hobbies',
  ...PHYSICAL_FIELDS,
  ...DETAIL_FIELDS,
]);

/** A field's value as text: labels for ids, a count for a lorebook, '' for an empty value. */
export function describeField(sex: Sex, field: EditField, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (field === 'character_book') {
    const { entries } = value as { entries?: unknown };
    return DETAIL_TEXT.lorebookEntries(Array.isArray(entries) ? entries.length : 0);
  }
  if (field === 'sampling')
    return Object.entries(value as object)
      .map(([option, number]) => `${option} ${number}`)
      .join(', ');
  if (field === 'alternate_greetings') return (value as string[]).join('\n\n');
  return [value]
    .flat()
    .map((one) =>
      LISTED.has(field) ? labelOf(sex, field as OptionField, String(one)) : String(one),
    )
    .join(', ');
}
