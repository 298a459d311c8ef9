import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
import { noteErasureAfter } from '#platform/erasures/job.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import { removeArchive } from '../export/archive-store.ts';
import { endExport } from '../export/queries.ts';
import { endEmailChanges } from '../profile/email-queries.ts';
import {
  deleteIdentity,
  insertIdentity,
  lockUser,
  revokeSessionsOf,
  selectIdentities,
  updateUser,
  type UserRow,
} from '../queries.ts';
import { recordSecurityEvent } from '../security/record-event.ts';
import { announceSessionChange } from '../session-store.ts';
import { UNDO_TOKEN } from './record-change.ts';
import {
  endLaterEmailChanges,
  findChange,
  lockChange,
  updateChange,
  type ChangeRow,
} from './queries.ts';

/** Returns the change that a link would undo. Read-only. @throws AppError link_ended */
export async function readUndo(ctx: Context, token: string): Promise<ChangeRow> {
  const { id, index } = await readToken(ctx, token);
  return requireUndoable(ctx, await findChange(ctx.db, id), index);
}

/**
 * Undoes a change once and ends all sessions.
 * @throws AppError link_ended; identity_taken or conflict when another account has taken the identity or address
 */
export async function undoChange(ctx: Context, token: string): Promise<ChangeRow> {
  const { id, index } = await readToken(ctx, token);
  const change = await ctx.db.transaction(async (tx) => {
    const open = requireUndoable(ctx, await lockChange(tx, id), index);
    const user = await lockUser(tx, open.user_id);
    if (!user) throw new AppError('link_ended');
    await UNDO[open.kind](tx, ctx, user, open);
    await updateChange(tx, id, { undone_at: ctx.now() });
    await revokeSessionsOf(tx, user.id);
    await recordSecurityEvent(tx, ctx, user.id, 'change_undone', { change: open.kind });
    await notifyUndone(tx, ctx, user, open);
    return open;
  });
  announceSessionChange(ctx, { userId: change.user_id });
  const { export_id } = change.details;
  if (export_id) await removeArchive(ctx.storage, export_id);
  return change;
}

/** Notifies the address that undid the change and the current address. */
async function notifyUndone(
  tx: Transaction,
  ctx: Context,
  user: UserRow,
  { id, kind, details }: ChangeRow,
): Promise<void> {
  for (const to of new Set([details.told[0]!, user.email]))
    await sendMail(tx, ctx, {
      template: 'account_change_undone',
      to,
      data: { name: user.full_name, kind, provider: details.identity?.provider ?? null },
      key: `account_change_undone:${to}:${id}:${user.id}`,
    });
}

async function readToken(ctx: Context, token: string): Promise<{ id: string; index: number }> {
  const [id, index] = (await signedTokens(ctx)).read(UNDO_TOKEN, token) ?? [];
  if (!id) throw new AppError('link_ended');
  return { id, index: Number(index) };
}

function requireUndoable(ctx: Context, row: ChangeRow | undefined, index: number): ChangeRow {
  if (!row || row.undone_at || row.undo_until <= ctx.now() || !row.details.told[index])
    throw new AppError('link_ended');
  return row;
}

type Undo = (tx: Transaction, ctx: Context, user: UserRow, change: ChangeRow) => Promise<void>;

const UNDO: Record<ChangeRow['kind'], Undo> = {
  async link(tx, _ctx, user, { details: { identity } }) {
    const linked = await selectIdentities(tx, user.id);
    const added = linked.find(
      (row) => row.provider === identity!.provider && row.subject === identity!.subject,
    );
    // The account must keep at least one identity.
    if (added && linked.length > 1) await deleteIdentity(tx, added);
  },
  async unlink(tx, _ctx, user, { details: { identity } }) {
    const { created_at, ...removed } = identity!;
    // An account has one identity per provider, so a replacement is removed.
    for (const row of await selectIdentities(tx, user.id))
      if (row.provider === removed.provider) await deleteIdentity(tx, row);
    await insertIdentity(tx, { ...removed, user_id: user.id, created_at: new Date(created_at) });
  },
  async email(tx, ctx, user, change) {
    const now = ctx.now();
    await endEmailChanges(tx, user.id, now);
    await endLaterEmailChanges(tx, change, now);
    await updateUser(tx, user.id, { email: change.details.old_email! });
  },
  async export(tx, ctx, _user, { details: { export_id } }) {
    await endExport(tx, export_id!, ctx.now());
  },
  async deletion(tx, ctx, user) {
    await updateUser(tx, user.id, { erase_at: null, deletion_requested_at: null });
    await noteErasureAfter(tx, ctx, 'kept', user.id);
  },
};
