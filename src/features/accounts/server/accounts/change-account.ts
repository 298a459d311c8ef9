import type { UserContext } from '#platform/context.ts';
import { recordAudit } from '#platform/audit.ts';
import { AppError } from '#platform/errors.ts';
import { sendMail } from '#platform/mail/index.ts';
import type { Account, ChangeAccount } from '../../contract-profile.ts';
import { STANDING_PATH } from '#shared/standing-path.ts';
import { leaveJob } from '../jobs.ts';
import { beginLeaving } from '../deletion/request-deletion.ts';
import type { AccountParts } from '../parts.ts';
import { visibleName } from '../profile/change-profile.ts';
import type { SecurityEventKind } from '../../contract-security.ts';
import { lockUser, revokeSessionsOf, updateUser, type UserRow } from '../queries.ts';
import { recordSecurityEvent } from '../security/record-event.ts';
import { announceSessionChange } from '../session-store.ts';
import type { Transaction } from '#db/client.ts';
import { lockSuperusers } from './queries.ts';
import { readAccount, requireSuperuser } from './read-accounts.ts';

/**
 * A superuser changes another user's name or standing, or their own name. Written down by field names alone.
 * @throws AppError forbidden (also: taking one's own rights), not_found, content_blocked (the name); FieldError
 */
export async function changeAccount(
  ctx: UserContext,
  parts: AccountParts,
  userId: string,
  change: ChangeAccount,
): Promise<Account> {
  requireSuperuser(ctx);
  const { full_name, ...standing } = change;
  const name = full_name === undefined ? {} : { full_name: visibleName(full_name) };
  if (name.full_name && !parts.mayBeCalled(name.full_name)) throw new AppError('content_blocked');
  const isOut = change.is_active === false;
  await ctx.db.transaction(async (tx) => {
    if (isOut || change.is_superuser === false) await requireOthersStay(tx, ctx, userId);
    else await requireStillSuperuser(tx, ctx);
    const before = await lockUser(tx, userId);
    if (!before) throw new AppError('not_found');
    if (Object.keys(change).length === 0) return;
    // What the rules decided before is replaced by this.
    const decided = change.is_active === undefined ? {} : { standing_reason: null };
    await updateUser(tx, userId, { ...standing, ...decided, ...name });
    if (isOut) {
      await revokeSessionsOf(tx, userId);
      await ctx.jobs.enqueue(tx, leaveJob, { user_id: userId });
    }
    await recordAudit(tx, ctx, {
      actorId: ctx.caller.id,
      action: 'user.changed',
      subject: { type: 'user', id: userId },
      details: { fields: Object.keys(change), ...standing },
    });
    for (const kind of rightsEvents(before, change))
      await recordSecurityEvent(tx, ctx, userId, kind, { actorId: ctx.caller.id });
    const isOpen = change.is_active ?? before.is_active;
    if (isOpen !== before.is_active)
      await sendMail(tx, ctx, {
        template: 'account_closed',
        to: before.email,
        data: {
          name: name.full_name ?? before.full_name,
          is_open: isOpen,
          link: ctx.config.publicUrl + (isOpen ? '/login' : STANDING_PATH),
        },
        key: `account_closed:${ctx.now().getTime()}:${userId}`,
      });
  });
  announceSessionChange(ctx, { userId });
  return readAccount(ctx, parts, userId);
}

/** What a change means for the person's own rights. */
function rightsEvents(before: UserRow, { is_superuser, is_active }: ChangeAccount) {
  const events: SecurityEventKind[] = [];
  if (is_superuser !== undefined && is_superuser !== before.is_superuser)
    events.push(is_superuser ? 'rights_given' : 'rights_taken');
  if (is_active !== undefined && is_active !== before.is_active)
    events.push(is_active ? 'reactivated' : 'deactivated');
  return events;
}

/**
 * A superuser has another user's account deleted, as that user could: after 14 days, with a mail.
 * @throws AppError forbidden (also: the own account), not_found
 */
export async function deleteAccount(ctx: UserContext, userId: string): Promise<void> {
  requireSuperuser(ctx);
  await ctx.db.transaction(async (tx) => {
    await requireOthersStay(tx, ctx, userId);
    await beginLeaving(tx, ctx, userId);
    const by = { actorId: ctx.caller.id };
    await recordSecurityEvent(tx, ctx, userId, 'deletion_asked', by);
    const subject = { type: 'user', id: userId };
    await recordAudit(tx, ctx, { actorId: ctx.caller.id, action: 'user.deleted', subject });
  });
  announceSessionChange(ctx, { userId });
}

/** Nobody locks themselves out, and so one superuser always stays. */
async function requireOthersStay(tx: Transaction, ctx: UserContext, userId: string): Promise<void> {
  if (userId === ctx.caller.id)
    throw new AppError('forbidden', {
      detail: 'You cannot take your own rights. Another superuser can.',
    });
  await requireStillSuperuser(tx, ctx);
}

/** The caller's rights as the database has them now: another superuser may have taken them a moment ago. */
async function requireStillSuperuser(tx: Transaction, ctx: UserContext): Promise<void> {
  if (!(await lockSuperusers(tx)).includes(ctx.caller.id)) throw new AppError('forbidden');
}
