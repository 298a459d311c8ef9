import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';
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
import { UNDO_TOKEN } from './note-change.ts';
import {
  endLaterEmailChanges,
  findChange,
  lockChange,
  updateChange,
  type ChangeRow,
} from './queries.ts';

/** What a link would undo; looking at it changes nothing. @throws AppError link_ended */
export async function readUndo(ctx: Context, token: string): Promise<ChangeRow> {
  const { id, index } = await readToken(ctx, token);
  return requireOpen(ctx, await findChange(ctx.db, id), index);
}

/**
 * Undoes a change for whoever opens its link, once, and signs everybody out.
 * @throws AppError link_ended; identity_taken or conflict when what was there belongs to another account by now
 */
export async function undoChange(ctx: Context, token: string): Promise<ChangeRow> {
  const { id, index } = await readToken(ctx, token);
  const change = await ctx.db.transaction(async (tx) => {
    const open = requireOpen(ctx, await lockChange(tx, id), index);
    const user = await lockUser(tx, open.user_id);
    if (!user) throw new AppError('link_ended');
    await UNDO[open.kind](tx, ctx, user, open);
    await updateChange(tx, id, { undone_at: ctx.now() });
    await revokeSessionsOf(tx, user.id);
    await recordSecurityEvent(tx, ctx, user.id, 'change_undone', { change: open.kind });
    await tellUndone(tx, ctx, user, open);
    return open;
  });
  announceSessionChange(ctx, { userId: change.user_id });
  const { export_id } = change.details;
  if (export_id) await removeArchive(ctx.storage, export_id);
  return change;
}

/** Told to the address that undid it, and to the one that the account had until then. */
async function tellUndone(
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

function requireOpen(ctx: Context, row: ChangeRow | undefined, index: number): ChangeRow {
  if (!row || row.undone_at || row.undo_until <= ctx.now() || !row.details.told[index])
    throw new AppError('link_ended');
  return row;
}

type Undo = (tx: Transaction, ctx: Context, user: UserRow, change: ChangeRow) => Promise<void>;

const UNDO: Record<ChangeRow['kind'], Undo> = {
  async link(tx, _ctx, user, { details: { identity } }) {
    const ways = await selectIdentities(tx, user.id);
    const added = ways.find(
      (way) => way.provider === identity!.provider && way.subject === identity!.subject,
    );
    // The account keeps a way in, whatever was done since.
    if (added && ways.length > 1) await deleteIdentity(tx, added);
  },
  async unlink(tx, _ctx, user, { details: { identity } }) {
    const { created_at, ...removed } = identity!;
    // What was linked in its place goes: an account has one way in of a provider.
    for (const way of await selectIdentities(tx, user.id))
      if (way.provider === removed.provider) await deleteIdentity(tx, way);
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
  async deletion(tx, _ctx, user) {
    await updateUser(tx, user.id, { erase_at: null, deletion_requested_at: null });
  },
};
