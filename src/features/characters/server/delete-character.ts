import { and, eq, isNull } from 'drizzle-orm';
import { characters } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { noteErasureAfter } from '#platform/erasures/job.ts';
import { requireEditable } from './edit-character.ts';
import { recordSuperuserAction } from './record-superuser-action.ts';

/**
 * Removes a character from every list and from its owner's chats; other users keep their chats.
 * @throws AppError not_found, forbidden
 */
export async function deleteCharacter(ctx: UserContext, slug: string): Promise<void> {
  const row = await requireEditable(ctx, slug);
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(characters)
      .set({ deleted_at: ctx.now(), is_public: false, publication_asked_at: null })
      .where(and(eq(characters.id, row.id), isNull(characters.deleted_at)));
    await recordSuperuserAction(tx, ctx, row, 'character.deleted');
    await noteErasureAfter(tx, ctx, 'character', row.id);
  });
  if (row.owner_id) ctx.live.publish(`user:${row.owner_id}`, { event: 'chats', data: {} });
}
