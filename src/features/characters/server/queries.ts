import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { characters, public_character_counts } from '#db/schema/index.ts';

/** A character's media in order, as JSON inside the same row (no second round trip). */
const media = sql<MediaRow[]>`(
  SELECT coalesce(json_agg(json_build_object('id', m.id, 'media_type', m.media_type, 'mime_type', m.mime_type, 'files', m.files, 'width', m.width, 'height', m.height, 'thumbhash', m.thumbhash, 'is_nsfw', m.is_nsfw) ORDER BY m.position), '[]'::json)
  FROM character_media m WHERE m.character_id = characters.id)`;

export interface MediaRow {
  id: string;
  media_type: 'image' | 'video';
  mime_type: string;
  files: Record<string, string>;
  width: number;
  height: number;
  thumbhash: string | null;
  is_nsfw: boolean;
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
} = getTableColumns(characters);
const summaryColumns = {
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
  media,
};

export type CharacterRow = typeof characters.$inferSelect & { media: MediaRow[] };
export type SummaryRow = Pick<CharacterRow, keyof typeof summaryColumns>;

export interface CharacterFilter {
  sex?: 'female' | 'male' | undefined;
  style?: 'realistic' | 'anime' | undefined;
  /** Only what this user made; without it, only what is public. */
  ownerId?: string | undefined;
}
export interface ListPosition {
  skip: number;
  limit: number;
  /** Rank and id of the last row of the page before. */
  after?: { rank: number; id: string } | undefined;
}

export function selectSummaries(
  db: Queryable,
  filter: CharacterFilter,
  { skip, limit, after }: ListPosition,
): Promise<SummaryRow[]> {
  return db
    .select(summaryColumns)
    .from(characters)
    .where(
      and(
        matching(filter),
        after && sql`(${characters.rank}, ${characters.id}) < (${after.rank}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(characters.rank), desc(characters.id))
    .limit(limit)
    .offset(after ? 0 : skip);
}

function matching({ sex: wanted, style: manner, ownerId }: CharacterFilter): SQL | undefined {
  return and(
    ownerId ? eq(characters.owner_id, ownerId) : sql`is_public`,
    wanted && eq(characters.sex, wanted),
    manner && eq(characters.style, manner),
  );
}

/** All that match. Public counts are kept by triggers; an owner's few are counted. */
export async function countCharacters(db: Queryable, filter: CharacterFilter): Promise<number> {
  if (filter.ownerId) return db.$count(characters, matching(filter));
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${public_character_counts.count}), 0)::int` })
    .from(public_character_counts)
    .where(
      sql`${public_character_counts.sex_style} LIKE ${`${filter.sex ?? '%'}:${filter.style ?? '%'}`}`,
    );
  return row?.count ?? 0;
}

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

/** SQL for other features' lists that show a character beside their own rows. */
export const characterMediaJson = media;
