import type { Caller, Context } from '#platform/context.ts';
import { mayEdit, publicationOf } from '../rules.ts';
import type { Character, CharacterSummary, MediaItem } from '../contract.ts';
import type { CharacterRow, MediaRow, SummaryRow } from './queries.ts';

/** Signs the URLs of private files with the current time. */
export type Signer = Pick<Context, 'addresses' | 'now'>;

/**
 * The engine name of an uploaded picture. Only its owner sees it, even when the character is
 * public.
 */
export const UPLOADED_PICTURE = 'card';

type Pictured = Pick<SummaryRow, 'is_public' | 'owner_id'> & { media: readonly MediaRow[] };

/**
 * Turns storage keys into URLs; several widths become a srcset, and the largest is the `url`.
 * Private URLs are signed and expire. The owner also gets uploaded pictures, first.
 */
export function presentMedia(
  ctx: Signer,
  { is_public, owner_id, media }: Pictured,
  viewerId: string | null,
): MediaItem[] {
  const sign = (key: string) => ctx.addresses.sign(key, ctx.now());
  const plain = (key: string) => `/media/${key}`;
  const drawn = media
    .filter(({ engine }) => engine !== UPLOADED_PICTURE)
    .map((item) => presentItem(item, is_public ? plain : sign));
  if (owner_id === null || owner_id !== viewerId) return drawn;
  const own = media.filter(({ engine }) => engine === UPLOADED_PICTURE);
  return [...own.map((item) => presentItem(item, sign)), ...drawn];
}

function presentItem(
  { files, engine: _engine, ...item }: MediaRow,
  sign: (key: string) => string,
): MediaItem {
  const widths = Object.keys(files)
    .map(Number)
    .sort((a, b) => a - b);
  const address = (width: number) => sign(files[width]!);
  return {
    ...item,
    url: address(widths.at(-1)!),
    srcset:
      widths.length > 1 ? widths.map((width) => `${address(width)} ${width}w`).join(', ') : null,
  };
}

/** The engine that drew a character's portrait; null while it has none. */
const portraitEngineOf = ({ media }: { media: readonly MediaRow[] }): string | null =>
  media.find(({ engine }) => engine !== UPLOADED_PICTURE)?.engine ?? null;

/**
 * Whether a user's character was drawn by another engine than the configured one; always false for
 * built-in ones.
 */
export function isFromOtherEngine(
  row: { owner_id: string | null; media: readonly MediaRow[] },
  engine: string,
): boolean {
  const drawnBy = portraitEngineOf(row);
  return row.owner_id !== null && drawnBy !== null && drawnBy !== engine;
}

type Viewer = Pick<Caller, 'id' | 'isSuperuser'> | null;

export function presentSummary(
  ctx: Signer,
  row: SummaryRow,
  callerId: string | null,
): CharacterSummary {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    age: row.age,
    sex: row.sex,
    style: row.style,
    occupation: row.occupation,
    personality: row.personality,
    relationship: row.relationship,
    media: presentMedia(ctx, row, callerId),
    is_public: row.is_public,
    is_owner: row.owner_id !== null && row.owner_id === callerId,
    publication: publicationOf(row),
    portrait_status: row.portrait_status,
    chat_count: row.chat_count,
    created_at: row.created_at.toISOString(),
  };
}

export function presentCharacter(
  ctx: Signer & Pick<Context, 'image'>,
  row: CharacterRow,
  caller: Viewer,
): Character {
  const canEdit = mayEdit(row, caller);
  return {
    ...presentSummary(ctx, row, caller?.id ?? null),
    ethnicity: row.ethnicity,
    clothing: row.clothing,
    voice: row.voice,
    hobbies: row.hobbies,
    breast_size: row.breast_size,
    butt_size: row.butt_size,
    body_type: row.body_type,
    hair_color: row.hair_color,
    hair_style: row.hair_style,
    eye_color: row.eye_color,
    opening_message: row.opening_message,
    persona: row.persona,
    card: {
      scenario: row.scenario,
      example_dialogue: row.example_dialogue,
      system_prompt: row.system_prompt,
      post_history: row.post_history,
      tags: row.tags,
      creator_notes: row.creator_notes,
      extensions: row.extensions,
      alternate_greetings: row.alternate_greetings,
      character_book: row.character_book as Record<string, unknown> | null,
    },
    portrait_engine: portraitEngineOf(row),
    portrait_failure: canEdit ? row.portrait_failure : null,
    offers_redraw:
      canEdit && row.portrait_status !== 'pending' && isFromOtherEngine(row, ctx.image.name),
    sampling: canEdit ? row.sampling : {},
    can_edit: canEdit,
    version: row.version,
    publication_note: row.publication_note,
  };
}
