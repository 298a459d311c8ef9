import type { UserContext } from '#platform/context.ts';
import { found } from '#platform/errors.ts';
import type { ChangePersona, Persona } from '../contract.ts';
import { checkPersona } from './check-persona.ts';
import { presentPersona } from './present.ts';
import { findPersona, lockOwner, unsetDefault, updatePersona } from './queries.ts';

/** Changes the given fields. @throws AppError not_found, content_blocked */
export async function changePersona(
  ctx: UserContext,
  id: string,
  change: ChangePersona,
): Promise<Persona> {
  const userId = ctx.caller.id;
  const before = found(await findPersona(ctx.db, userId, id));
  const { is_default: _chosen, ...texts } = change;
  if (Object.keys(texts).length > 0) await checkPersona(ctx, { ...before, ...texts });
  const row = await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    if (change.is_default) await unsetDefault(tx, userId, id);
    return updatePersona(tx, userId, id, { ...change, updated_at: ctx.now() });
  });
  return presentPersona(found(row));
}
