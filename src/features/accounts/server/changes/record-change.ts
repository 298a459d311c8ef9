import type { Transaction } from '#db/client.ts';
import type { ChangeDetails } from '#db/schema/index.ts';
import type { Context } from '#platform/context.ts';
import { sendMail } from '#platform/mail/index.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import { newId } from '#shared/ids.ts';
import { UNDO_PERIOD_MS } from '../../rules.ts';
import type { UserRow } from '../queries.ts';
import { findEmailChangeTo, insertChange, selectRecentEmails, updateChange } from './queries.ts';
import type { ChangeRow } from './queries.ts';

export const UNDO_TOKEN = 'undo';

type Owner = Pick<UserRow, 'id' | 'email' | 'full_name'>;
type RecordedChange = Pick<ChangeRow, 'id' | 'undo_until' | 'kind' | 'details'>;
/** Emails one address of the account. `link` undoes the change; null when this address may not. */
type SendNotice = (
  tx: Transaction,
  notice: { to: string; link: string | null; change: RecordedChange },
) => Promise<void>;

/**
 * Records account changes so that an emailed link can undo them for 7 days. The link goes only to the
 * settled address: a thief who just set a new address must not undo the owner's changes. Create the
 * recorder before the transaction, since it may read the signing secret.
 */
export async function createChangeRecorder(ctx: Context) {
  const tokens = await signedTokens(ctx);
  const buildUndoLink = (id: string, index: number) =>
    `${ctx.config.publicUrl}/api/v1/account-changes/${tokens.sign(UNDO_TOKEN, id, String(index))}/undo`;

  const notify = async (
    tx: Transaction,
    owner: Owner,
    change: RecordedChange,
    addresses: string[],
    sendNotice?: SendNotice,
  ): Promise<void> => {
    const sendDefault: SendNotice = (noticeTx, { to, link }) =>
      sendMail(noticeTx, ctx, {
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
    const { told: notified } = change.details;
    for (const to of unique([...notified, ...addresses])) {
      const index = notified.indexOf(to);
      await (sendNotice ?? sendDefault)(tx, {
        to,
        link: index < 0 ? null : buildUndoLink(change.id, index),
        change,
      });
    }
  };

  return {
    async record(
      tx: Transaction,
      owner: Owner,
      kind: ChangeRow['kind'],
      details: Omit<ChangeDetails, 'told'>,
      sendNotice?: SendNotice,
    ): Promise<void> {
      const now = ctx.now();
      const recent = await selectRecentEmails(tx, owner.id, now);
      const change = {
        id: newId(),
        user_id: owner.id,
        kind,
        details: { ...details, told: [recent[0] ?? owner.email] },
        created_at: now,
        undo_until: new Date(now.getTime() + UNDO_PERIOD_MS),
      };
      await insertChange(tx, change);
      await notify(tx, owner, change, [...recent, owner.email], sendNotice);
    },
    /** Restarts the 7 days of a recorded email change when the new address is confirmed. */
    async recordConfirmedEmail(tx: Transaction, owner: Owner, newEmail: string): Promise<void> {
      const now = ctx.now();
      const found = await findEmailChangeTo(tx, owner.id, newEmail, now);
      if (!found) return;
      const undo_until = new Date(now.getTime() + UNDO_PERIOD_MS);
      await updateChange(tx, found.id, { undo_until });
      await notify(tx, owner, { ...found, undo_until }, [owner.email, newEmail]);
    },
  };
}

const unique = (emails: string[]): string[] => [
  ...new Map(emails.map((email) => [email.toLowerCase(), email])).values(),
];
