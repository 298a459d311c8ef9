import type { UserContext } from '#platform/context.ts';
import { FieldError } from '#platform/errors.ts';
import { newId } from '#shared/ids.ts';
import type { CreatePersona, Persona } from '../contract.ts';
import { MAX_PERSONAS } from '../limits.ts';
import { checkPersona } from './check-persona.ts';
import { presentPersona } from './present.ts';
import { countPersonas, insertPersona, lockOwner, unsetDefault } from './queries.ts';

/** Stores a persona; the first one is the default. @throws AppError content_blocked, FieldError */
export async function createPersona(
  ctx: UserContext,
  { is_default, ...texts }: CreatePersona,
): Promise<Persona> {
  await checkPersona(ctx, texts);
  const userId = ctx.caller.id;
  const row = await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const count = await countPersonas(tx, userId);
    if (count >= MAX_PERSONAS)
      throw new FieldError([
        {
          loc: ['body'],
          msg: `You have ${MAX_PERSONAS} personas. Delete one to make another.`,
          type: 'too_many',
        },
      ]);
    const id = newId();
    const isDefault = is_default ?? count === 0;
    if (isDefault) await unsetDefault(tx, userId, id);
    const now = ctx.now();
    return insertPersona(tx, {
      id,
      user_id: userId,
      ...texts,
      is_default: isDefault,
      created_at: now,
      updated_at: now,
    });
  });
  return presentPersona(row);
}
