import type { Transaction } from '#db/client.ts';
import type { ChangeDetails } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { sendMail } from '#platform/mail/index.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import { newId } from '#shared/ids.ts';
import { UNDO_MS } from '../../rules.ts';
import type { UserRow } from '../queries.ts';
import { findEmailChangeTo, insertChange, selectRecentEmails, updateChange } from './queries.ts';
import type { ChangeRow } from './queries.ts';

export const UNDO_TOKEN = 'undo';

type Owner = Pick<UserRow, 'id' | 'email' | 'full_name'>;
type Made = Pick<ChangeRow, 'id' | 'undo_until' | 'kind' | 'details'>;
/** Mails one address of the owner about the change; `link` undoes it. */
type Tell = (tx: Transaction, told: { to: string; link: string; change: Made }) => Promise<void>;

/**
 * Keeps what was done to an account so that a link can undo it for 7 days, and tells its owner by
 * mail: at their address and at those that they had until a few days ago. The function that comes
 * back runs on the transaction of the change; ask for it before, since it may read the secret.
 */
export async function changeNotes(ctx: Context) {
  const tokens = await signedTokens(ctx);
  const linkOf = (id: string, index: number) =>
    `${ctx.config.publicUrl}/api/v1/account-changes/${tokens.sign(UNDO_TOKEN, id, String(index))}/undo`;

  const tell = async (tx: Transaction, owner: Owner, change: Made, by?: Tell): Promise<void> => {
    const usual: Tell = (on, { to, link }) =>
      sendMail(on, ctx, {
        template: 'account_changed',
        to,
        data: {
          name: owner.full_name,
          kind: change.kind,
          provider: change.details.identity?.provider ?? null,
          new_email: change.details.new_email ?? null,
          link,
          until: change.undo_until.toISOString(),
        },
        key: `account_changed:${change.undo_until.getTime()}:${to}:${change.id}:${owner.id}`,
      });
    for (const [index, to] of change.details.told.entries())
      await (by ?? usual)(tx, { to, link: linkOf(change.id, index), change });
  };

  return {
    async note(
      tx: Transaction,
      owner: Owner,
      kind: ChangeRow['kind'],
      details: Omit<ChangeDetails, 'told'>,
      by?: Tell,
    ): Promise<void> {
      const now = ctx.now();
      const told = unique([owner.email, ...(await selectRecentEmails(tx, owner.id, now))]);
      const change = {
        id: newId(),
        user_id: owner.id,
        kind,
        details: { ...details, told },
        created_at: now,
        undo_until: new Date(now.getTime() + UNDO_MS),
      };
      await insertChange(tx, change);
      await tell(tx, owner, change, by);
    },
    /** A change of address that was noted when it was asked for is made now: its 7 days begin anew. */
    async noteConfirmedEmail(tx: Transaction, owner: Owner, newEmail: string): Promise<void> {
      const now = ctx.now();
      const found = await findEmailChangeTo(tx, owner.id, newEmail, now);
      if (!found) return;
      const told = unique([...found.details.told, owner.email, newEmail]);
      const change = {
        ...found,
        details: { ...found.details, told },
        undo_until: new Date(now.getTime() + UNDO_MS),
      };
      const { details, undo_until } = change;
      await updateChange(tx, found.id, { details, undo_until });
      await tell(tx, owner, change);
    },
  };
}

const unique = (emails: string[]): string[] => [
  ...new Map(emails.map((email) => [email.toLowerCase(), email])).values(),
];
