import { and, eq, isNull, sql } from 'drizzle-orm';
import { characters, chats } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { requireSignedAddress } from '#platform/require-signed-address.ts';
import type { AddressQuery } from '#platform/signed-addresses.ts';

/**
 * `characters/<id, or slug of a built-in character>/…`; pictures under `own/` are only for the
 * owner.
 */
const FOLDER = /^characters\/([^/]+)\/(own\/)?./;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Whether a character's file may be sent: a public character's to everyone, a private one's with a
 * signed URL, until the character is deleted.
 * @returns how the file may be cached
 * @throws AppError forbidden for an altered or expired URL, not_found
 */
export async function authorizePortrait(
  ctx: Context,
  key: string,
  request: { method: string; query: AddressQuery },
): Promise<Record<string, string>> {
  const [, folder, own] = FOLDER.exec(key) ?? [];
  const character = folder === undefined ? undefined : await findOwner(ctx, folder);
  // A user's character may become private, so only the browser caches its files.
  if (character?.is_public && !own)
    return {
      'cache-control': character.owner_id ? 'private, max-age=3600' : 'public, max-age=604800',
    };
  if (request.query.signature === undefined) throw new AppError('not_found');
  const maxAge = requireSignedAddress(ctx, key, request);
  if (!character || (character.deleted_at && (own || !(await hasOtherChats(ctx, character.id)))))
    throw new AppError('not_found');
  return {
    'cache-control': `private, max-age=${maxAge}, immutable`,
    'referrer-policy': 'no-referrer',
  };
}

async function findOwner({ db }: Context, folder: string) {
  const { id, owner_id, is_public, deleted_at } = characters;
  const [row] = await db
    .select({ id, owner_id, is_public, deleted_at })
    .from(characters)
    .where(ID.test(folder) ? eq(id, folder) : eq(characters.slug, folder));
  return row;
}

/** Whether any other user still chats with a deleted character; its owner's chat was deleted. */
async function hasOtherChats({ db }: Context, characterId: string): Promise<boolean> {
  const [chat] = await db
    .select({ id: chats.id })
    .from(chats)
    .innerJoin(characters, eq(characters.id, chats.character_id))
    .where(
      and(
        eq(chats.character_id, characterId),
        isNull(chats.removed_at),
        sql`${characters.owner_id} IS DISTINCT FROM ${chats.user_id}`,
      ),
    )
    .limit(1);
  return chat !== undefined;
}
