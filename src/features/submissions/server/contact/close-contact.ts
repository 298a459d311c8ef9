import { recordAudit } from '#platform/audit.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import type { ContactMessage } from '../../contract.ts';
import { presentContact } from '../present.ts';
import { findContact, updateContact } from './queries.ts';

/**
 * A superuser closes a message: nothing more is done about it, and nothing is mailed.
 * @throws AppError forbidden, not_found, conflict when it is closed already
 */
export async function closeContact(
  ctx: UserContext,
  id: string,
  note: string,
): Promise<ContactMessage> {
  if (!ctx.caller.isSuperuser) throw new AppError('forbidden');
  const row = await ctx.db.transaction(async (tx) => {
    const closed = await updateContact(tx, id, ['open', 'answered'], {
      status: 'closed',
      note,
      handled_at: ctx.now(),
      handled_by: ctx.caller.id,
    });
    if (closed)
      await recordAudit(tx, ctx, {
        actorId: ctx.caller.id,
        action: 'contact_message.closed',
        subject: { type: 'contact_message', id },
      });
    return closed;
  });
  if (row) return presentContact(row, ctx.now());
  if (!(await findContact(ctx.db, id))) throw new AppError('not_found');
  throw new AppError('conflict', { detail: 'This message is already closed.' });
}
