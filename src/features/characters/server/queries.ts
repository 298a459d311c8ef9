import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { characters } from '#db/schema/index.ts';

/** A character's media in order, as JSON in the same row (no second round trip). */
const media = sql<MediaRow[]>`(
  SELECT coalesce(json_agg(json_build_object('id', m.id, 'media_type', m.media_type, 'mime_type', m.mime_type, 'files', m.files, 'width', m.width, 'height', m.height, 'thumbhash', m.thumbhash, 'alt', m.alt, 'is_nsfw', m.is_nsfw, 'engine', m.engine) ORDER BY m.position), '[]'::json)
  FROM character_media m WHERE m.character_id = characters.id)`;

export interface MediaRow {
  id: string;
  media_type: 'image' | 'video';
  mime_type: string;
  files: Record<string, string>;
  width: number;
  height: number;
  thumbhash: string | null;
  alt: string | null;
  is_nsfw: boolean;
  engine: string;
}

const {
  id,
  slug,
  owner_id,
  is_public,
  name,
  description,
  age,
  sex,
  style,
  occupation,
  personality,
  relationship,
  chat_count,
  rank,
  created_at,
  portrait_status,
  publication_asked_at,
  publication_note,
} = getTableColumns(characters);
/** The columns that a list shows; the query selects from `characters`. */
export const summaryColumns = {
  id,
  slug,
  owner_id,
  is_public,
  name,
  description,
  age,
  sex,
  style,
  occupation,
  personality,
  relationship,
  chat_count,
  rank,
  created_at,
  portrait_status,
  publication_asked_at,
  publication_note,
  media,
};

export type CharacterRow = typeof characters.$inferSelect & { media: MediaRow[] };
export type SummaryRow = Pick<CharacterRow, keyof typeof summaryColumns>;

export async function findCharacter(
  db: Queryable,
  slugWanted: string,
): Promise<CharacterRow | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(characters), media })
    .from(characters)
    .where(eq(characters.slug, slugWanted));
  return row;
}

/** SQL for lists of other features that show a character with their own rows. */
export const characterMediaJson = media;
