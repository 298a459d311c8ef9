import type { UserContext } from '#platform/context.ts';
import { recordAudit } from '#platform/audit.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import type { Account, ChangeAccount } from '../../contract-profile.ts';
import { STANDING_PATH } from '#shared/standing-path.ts';
import { leaveJob } from '../jobs.ts';
import { startDeletion } from '../deletion/request-deletion.ts';
import type { AccountParts } from '../parts.ts';
import { requireVisibleName } from '../profile/change-profile.ts';
import type { SecurityEventKind } from '../../contract-security.ts';
import { lockUser, revokeSessionsOf, updateUser, type UserRow } from '../queries.ts';
import { recordSecurityEvent } from '../security/record-event.ts';
import { announceSessionChange } from '../session-store.ts';
import type { Transaction } from '#db/client.ts';
import { lockSuperusers } from './queries.ts';
import { readAccount, requireSuperuser } from './read-accounts.ts';

/**
 * Changes a user's name or standing, for superusers. The audit log stores the changed field names.
 * @throws AppError forbidden (also: removing one's own rights), not_found, content_blocked (the name); FieldError
 */
export async function changeAccount(
  ctx: UserContext,
  parts: AccountParts,
  userId: string,
  change: ChangeAccount,
): Promise<Account> {
  requireSuperuser(ctx);
  const { full_name, ...standing } = change;
  const name = full_name === undefined ? {} : { full_name: requireVisibleName(full_name) };
  if (name.full_name && !parts.isNameAllowed(name.full_name)) throw new AppError('content_blocked');
  const isDeactivated = change.is_active === false;
  await ctx.db.transaction(async (tx) => {
    if (isDeactivated || change.is_superuser === false) await requireNotSelf(tx, ctx, userId);
    else await requireStillSuperuser(tx, ctx);
    const before = await lockUser(tx, userId);
    if (!before) throw new AppError('not_found');
    if (Object.keys(change).length === 0) return;
    // A decision of the team replaces an earlier one of the rules.
    const reset = change.is_active === undefined ? {} : { standing_reason: null };
    await updateUser(tx, userId, { ...standing, ...reset, ...name });
    if (isDeactivated) {
      await revokeSessionsOf(tx, userId);
      await ctx.jobs.enqueue(tx, leaveJob, { user_id: userId });
    }
    await recordAudit(tx, ctx, {
      actorId: ctx.caller.id,
      action: 'user.changed',
      subject: { type: 'user', id: userId },
      details: { fields: Object.keys(change), ...standing },
    });
    for (const kind of listRightsEvents(before, change))
      await recordSecurityEvent(tx, ctx, userId, kind, { actorId: ctx.caller.id });
    const isActive = change.is_active ?? before.is_active;
    if (isActive !== before.is_active)
      await sendMail(tx, ctx, {
        template: 'account_closed',
        to: before.email,
        data: {
          name: name.full_name ?? before.full_name,
          is_open: isActive,
          link: ctx.config.publicUrl + (isActive ? '/login' : STANDING_PATH),
        },
        key: `account_closed:${ctx.now().getTime()}:${userId}`,
      });
  });
  announceSessionChange(ctx, { userId });
  return readAccount(ctx, parts, userId);
}

/** Returns the security events that a change causes. */
function listRightsEvents(before: UserRow, { is_superuser, is_active }: ChangeAccount) {
  const events: SecurityEventKind[] = [];
  if (is_superuser !== undefined && is_superuser !== before.is_superuser)
    events.push(is_superuser ? 'rights_given' : 'rights_taken');
  if (is_active !== undefined && is_active !== before.is_active)
    events.push(is_active ? 'reactivated' : 'deactivated');
  return events;
}

/**
 * Schedules another user's account for deletion after 14 days, for superusers, and emails the user.
 * @throws AppError forbidden (also: the caller's own account), not_found
 */
export async function deleteAccount(ctx: UserContext, userId: string): Promise<void> {
  requireSuperuser(ctx);
  await ctx.db.transaction(async (tx) => {
    await requireNotSelf(tx, ctx, userId);
    await startDeletion(tx, ctx, userId);
    const by = { actorId: ctx.caller.id };
    await recordSecurityEvent(tx, ctx, userId, 'deletion_asked', by);
    const subject = { type: 'user', id: userId };
    await recordAudit(tx, ctx, { actorId: ctx.caller.id, action: 'user.deleted', subject });
  });
  announceSessionChange(ctx, { userId });
}

/** Superusers cannot lock themselves out, so at least one always remains. */
async function requireNotSelf(tx: Transaction, ctx: UserContext, userId: string): Promise<void> {
  if (userId === ctx.caller.id)
    throw new AppError('forbidden', {
      detail: 'You cannot remove your own admin rights. Ask another superuser to do it.',
    });
  await requireStillSuperuser(tx, ctx);
}

/** Checks the caller's rights in the database: another superuser may have just removed them. */
async function requireStillSuperuser(tx: Transaction, ctx: UserContext): Promise<void> {
  if (!(await lockSuperusers(tx)).includes(ctx.caller.id)) throw new AppError('forbidden');
}
