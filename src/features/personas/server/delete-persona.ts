import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { deletePersonaRow } from './queries.ts';

/** Deletes a persona; its chats continue with the default one. @throws AppError not_found */
export async function deletePersona(ctx: UserContext, id: string): Promise<void> {
  if (!(await deletePersonaRow(ctx.db, ctx.caller.id, id))) throw new AppError('not_found');
}
