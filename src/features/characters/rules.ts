/** In years; the database has the same CHECK. */
export const MIN_AGE = 18;
export const MAX_AGE = 120;
export const isAdultAge = (age: number): boolean =>
  Number.isInteger(age) && age >= MIN_AGE && age <= MAX_AGE;
export const MAX_HOBBIES = 3;
/** Maximum lengths in UTF-16 units. */
export const NAME_LENGTH = 60;
export const IMAGE_URL_LENGTH = 2048;
export const PROSE_LENGTH = 8000;
export const TAG_LENGTH = 40;
export const TAGS = 30;

/** Invisible format characters, except the joiners that scripts and emoji need. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/** A name on one line, without invisible characters. */
export const tidyName = (name: string): string =>
  name
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** False for a text of fillers, blanks and joiners only. */
export const hasVisible = (text: string): boolean =>
  /[^\p{C}\p{M}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

/** The fields that the portrait depends on; a change of one starts a new portrait. */
export const APPEARANCE_FIELDS = [
  'age',
  'style',
  'ethnicity',
  'clothing',
  'body_type',
  'hair_color',
  'hair_style',
  'eye_color',
] as const;

/** Whether the change contains another appearance. */
export function changesAppearance(
  change: Record<string, unknown>,
  person: Record<(typeof APPEARANCE_FIELDS)[number], unknown>,
): boolean {
  return APPEARANCE_FIELDS.some((field) => field in change && change[field] !== person[field]);
}

interface Owned {
  owner_id: string | null;
  is_public: boolean;
  publication_asked_at: Date | null;
  publication_note: string | null;
}

export function publicationOf(row: Owned): 'private' | 'requested' | 'declined' | 'public' {
  if (row.is_public) return 'public';
  if (row.publication_asked_at) return 'requested';
  return row.publication_note === null ? 'private' : 'declined';
}

interface Visitor {
  id: string;
  isSuperuser: boolean;
}

/** Only its owner and superusers can change a character. */
export function mayEdit(row: Pick<Owned, 'owner_id'>, caller: Visitor | null): boolean {
  return caller !== null && (caller.isSuperuser || row.owner_id === caller.id);
}

const SLUG_LENGTH = 60;

/**
 * A name as a slug: `Élodie Dœring` → `elodie-doering`. `transliterate` converts every script to
 * ASCII; a name without letters becomes `companion`.
 */
export function slugOf(name: string, transliterate: (text: string) => string): string {
  const slug = transliterate(name.normalize('NFC'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug === '' || RESERVED_SLUGS.has(slug) ? `${slug || 'companion'}-1` : slug;
}

/** Path segments of the API that a slug must not equal. */
const RESERVED_SLUGS = new Set([
  'options',
  'search',
  'import',
  'generate',
  'publications',
  'preview',
  'clone-preview',
]);
