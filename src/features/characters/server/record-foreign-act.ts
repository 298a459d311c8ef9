import type { Queryable } from '#db/client.ts';
import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import type { CharacterRow } from './queries.ts';

/** Writes down what a superuser does to a character of others or of the house; what owners do is theirs. */
export async function recordForeignAct(
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

/** Acts of a superuser even where the character is their own. */
const REVIEWS = new Set(['publication.approve', 'publication.decline']);
