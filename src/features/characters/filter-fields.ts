/** The filter fields of lists, without age; a character has one value of each. */
export const FILTER_FIELDS = [
  'ethnicity',
  'body_type',
  'hair_color',
  'personality',
  'relationship',
] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];
