import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { noteErasure } from '#platform/erasures/journal.ts';
import { removeArchive } from '../export/archive-store.ts';
import { selectExportIds } from '../export/queries.ts';
import type { AccountParts, ErasedPerson } from '../parts.ts';
import { selectFormerEmails } from '../profile/email-queries.ts';
import {
  deleteUserPendingErasure,
  selectUsersDueForErasure,
  selectIdentities,
  type UserRow,
} from '../queries.ts';
import { pseudonymizeAudit } from '../security/queries.ts';
import { announceSessionChange } from '../session-store.ts';

/** Erases all due accounts. A failure does not block the other accounts. */
export async function eraseDue(ctx: Context, parts: AccountParts): Promise<void> {
  let failure: unknown;
  for (const user of await selectUsersDueForErasure(ctx.db, ctx.now()))
    try {
      await eraseAccount(ctx, parts, user);
    } catch (error) {
      failure = error;
      ctx.log.error({ err: error, user: user.id }, 'account erasure failed');
    }
  if (failure) throw failure;
}

/**
 * Erases a person's data in every feature, then their exports, then the account. The account row is
 * deleted last, so that an interrupted erasure is repeated.
 */
async function eraseAccount(ctx: Context, parts: AccountParts, user: UserRow): Promise<void> {
  const [identities, former, exports] = await Promise.all([
    selectIdentities(ctx.db, user.id),
    selectFormerEmails(ctx.db, user.id),
    selectExportIds(ctx.db, user.id),
  ]);
  const emails = [user.email, ...former, ...identities.flatMap(({ email }) => email ?? [])];
  const person: ErasedPerson = {
    id: user.id,
    fullName: user.full_name,
    emails: [...new Set(emails.map((email) => email.toLowerCase()))],
  };
  // First: what is erased from now on is erased from a restored backup as well.
  await noteErasure(ctx.storage, 'account', user.id, ctx.now());
  for (const erase of parts.erase) await erase(ctx, person);
  for (const id of exports) await removeArchive(ctx.storage, id);
  await ctx.jobs.forgetAbout(exports);
  await ctx.db.transaction(async (tx) => {
    await pseudonymizeAudit(tx, user.id, randomUUID());
    await deleteUserPendingErasure(tx, user.id);
  });
  await ctx.jobs.forget([person.id, ...person.emails]);
  announceSessionChange(ctx, { userId: user.id });
  ctx.log.info({ user: user.id }, 'account erased');
}
