import type { Queryable } from '#db/client.ts';
import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import type { CharacterRow } from './queries.ts';

/**
 * Records a superuser's change to another user's or a built-in character; owners' changes are not
 * recorded.
 */
export async function recordSuperuserAction(
  db: Queryable,
  ctx: UserContext,
  { id, owner_id }: Pick<CharacterRow, 'id' | 'owner_id'>,
  action: string,
  fields?: readonly string[],
): Promise<void> {
  if (owner_id === ctx.caller.id && !REVIEWS.has(action)) return;
  await recordAudit(db, ctx, {
    actorId: ctx.caller.id,
    action,
    subject: { type: 'character', id },
    ...(fields ? { details: { fields } } : {}),
  });
}

/** Actions of a superuser that are recorded even for their own character. */
const REVIEWS = new Set(['publication.approve', 'publication.decline']);
