/** Texts of the search dialog; the specification defines the quoted ones. */
export const SEARCH_TEXT = {
  open: 'Search characters',
  close: 'Close search',
  input: 'Search characters by name...',
  group: 'Characters',
  loading: 'Loading characters...',
  empty: 'No characters found.',
  found: (count: number) => (count === 1 ? '1 character found' : `${count} characters found`),
  sexes: { female: 'female', male: 'male' },
  symbols: { female: '♀', male: '♂' },
} as const;
