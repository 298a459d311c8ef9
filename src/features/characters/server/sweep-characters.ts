import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { character_media, character_requests, characters, chats } from '#db/schema/index.ts';
import { prune } from '#platform/prune.ts';
import type { Context } from '#platform/context.ts';
import { removeAllFiles } from './store-portrait.ts';

const DAY_MS = 86_400_000;
/** Deleted characters without other users' chats are erased after this many days. */
const ERASE_AFTER_DAYS = 30;

/** The owner's own chat was deleted with the character, and is erased with it. */
const isNotOwner = sql`${chats.user_id} IS DISTINCT FROM ${characters.owner_id}`;

/** Hourly: deletes old requests, and deleted characters with their files; slugs stay reserved. */
export async function sweepCharacters(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  const keysBefore = new Date(now - ctx.config.keep.requestKeysMs);
  await prune(ctx.db, character_requests, lt(character_requests.created_at, keysBefore));
  const ended = await ctx.db
    .select({ id: characters.id })
    .from(characters)
    .where(
      and(
        isNotNull(characters.deleted_at),
        lt(characters.deleted_at, new Date(now - ERASE_AFTER_DAYS * DAY_MS)),
        notExists(
          ctx.db
            .select({ id: chats.id })
            .from(chats)
            .where(and(eq(chats.character_id, characters.id), isNotOwner)),
        ),
      ),
    )
    .limit(500);
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  const media = await ctx.db
    .select({ files: character_media.files })
    .from(character_media)
    .where(inArray(character_media.character_id, ids));
  // Files first: after a failure, the rows still reference them.
  for (const key of media.flatMap(({ files }) => Object.values(files)))
    await ctx.storage.remove(key);
  for (const id of ids) await removeAllFiles(ctx, id);
  await ctx.db.delete(characters).where(inArray(characters.id, ids));
}
