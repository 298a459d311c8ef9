import { and, inArray, isNotNull, lt, notExists, eq } from 'drizzle-orm';
import { character_media, character_requests, characters, chats } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { removeAllFiles } from './store-portrait.ts';

const DAY_MS = 86_400_000;
/** Deleted characters that nobody talks with any more are erased after this many days. */
const ERASED_AFTER_DAYS = 30;

/** Every hour: requests of yesterday and deleted characters go, with their files; slugs stay taken. */
export async function sweepCharacters(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  await ctx.db
    .delete(character_requests)
    .where(lt(character_requests.created_at, new Date(now - DAY_MS)));
  const ended = await ctx.db
    .select({ id: characters.id })
    .from(characters)
    .where(
      and(
        isNotNull(characters.deleted_at),
        lt(characters.deleted_at, new Date(now - ERASED_AFTER_DAYS * DAY_MS)),
        notExists(
          ctx.db.select({ id: chats.id }).from(chats).where(eq(chats.character_id, characters.id)),
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
  // Files first: what a failure interrupts is found again by its rows.
  for (const key of media.flatMap(({ files }) => Object.values(files)))
    await ctx.storage.remove(key);
  for (const id of ids) await removeAllFiles(ctx, id);
  await ctx.db.delete(characters).where(inArray(characters.id, ids));
}
