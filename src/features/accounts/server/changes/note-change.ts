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
/** Mails one address of the account about the change; `link` undoes it, null: this address cannot. */
type Tell = (
  tx: Transaction,
  told: { to: string; link: string | null; change: Made },
) => Promise<void>;

/**
 * Keeps what was done to an account so that a link can undo it for 7 days, and tells its owner by
 * mail. The link goes to the address that has stood for 7 days (or since the registration); younger
 * ones get a notice: whoever just set one could undo what the owner does against it. The function
 * that comes back runs on the transaction of the change; ask for it before, since it may read the secret.
 */
export async function changeNotes(ctx: Context) {
  const tokens = await signedTokens(ctx);
  const linkOf = (id: string, index: number) =>
    `${ctx.config.publicUrl}/api/v1/account-changes/${tokens.sign(UNDO_TOKEN, id, String(index))}/undo`;

  const tell = async (
    tx: Transaction,
    owner: Owner,
    change: Made,
    addresses: string[],
    by?: Tell,
  ): Promise<void> => {
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
    const { told } = change.details;
    for (const to of unique([...told, ...addresses])) {
      const index = told.indexOf(to);
      await (by ?? usual)(tx, { to, link: index < 0 ? null : linkOf(change.id, index), change });
    }
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
      const recent = await selectRecentEmails(tx, owner.id, now);
      const change = {
        id: newId(),
        user_id: owner.id,
        kind,
        details: { ...details, told: [recent[0] ?? owner.email] },
        created_at: now,
        undo_until: new Date(now.getTime() + UNDO_MS),
      };
      await insertChange(tx, change);
      await tell(tx, owner, change, [...recent, owner.email], by);
    },
    /** A change of address that was noted when it was asked for is made now: its 7 days begin anew. */
    async noteConfirmedEmail(tx: Transaction, owner: Owner, newEmail: string): Promise<void> {
      const now = ctx.now();
      const found = await findEmailChangeTo(tx, owner.id, newEmail, now);
      if (!found) return;
      const undo_until = new Date(now.getTime() + UNDO_MS);
      await updateChange(tx, found.id, { undo_until });
      await tell(tx, owner, { ...found, undo_until }, [owner.email, newEmail]);
    },
  };
}

const unique = (emails: string[]): string[] => [
  ...new Map(emails.map((email) => [email.toLowerCase(), email])).values(),
];
