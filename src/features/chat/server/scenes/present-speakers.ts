import { inArray, sql } from 'drizzle-orm';
import { characters } from '#db/schema/index.ts';
import {
  characterMediaJson,
  mayRead,
  presentMedia,
  type MediaRow,
} from '#features/characters/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import type { MessageSpeaker } from '../../contract-scenes.ts';
import type { MessageRow } from '../message-queries.ts';

export type Speakers = ReadonlyMap<string, MessageSpeaker>;
export const NO_SPEAKERS: Speakers = new Map();

/**
 * The speakers of messages in scenes, by id. A character that the user can no longer read has only
 * a name.
 */
export async function readSpeakers(
  ctx: UserContext,
  rows: readonly Pick<MessageRow, 'character_id'>[],
): Promise<Speakers> {
  const ids = [...new Set(rows.flatMap(({ character_id }) => character_id ?? []))];
  if (ids.length === 0) return NO_SPEAKERS;
  const found = await ctx.db
    .select({
      id: characters.id,
      name: characters.name,
      slug: characters.slug,
      is_public: characters.is_public,
      owner_id: characters.owner_id,
      deleted_at: characters.deleted_at,
      media: sql<MediaRow[]>`${characterMediaJson}`.as('media'),
    })
    .from(characters)
    .where(inArray(characters.id, ids));
  return new Map(
    found.map((row) => {
      const media = mayRead(row, ctx.caller) ? presentMedia(ctx, row, ctx.caller.id)[0] : undefined;
      return [row.id, { name: row.name, slug: row.slug, media: media ?? null }];
    }),
  );
}
