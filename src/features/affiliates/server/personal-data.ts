import type { EraseStep, ExportSource } from '#features/accounts/server/index.ts';
import { eraseSubmissions } from '#features/submissions/server/index.ts';
import type { Context } from '#platform/context.ts';
import { deleteMailsAbout } from '#platform/mail/index.ts';
import { jsonLines } from '#shared/json-lines.ts';
import { affiliateCode } from '../rules.ts';
import { findReferral, selectCommissions, type CommissionWithState } from './commission-queries.ts';
import { clearPayoutAccounts, selectPayouts } from './payout-queries.ts';
import { presentCommission } from './present.ts';
import {
  affiliatesOf,
  deleteNetworksOf,
  findAffiliate,
  clearEmails,
  isEmailOfAnotherUser,
  updateAffiliate,
} from './queries.ts';
import { randomNumbers } from './welcome-affiliate.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const PAGE = 500;

/** The affiliate program in a user's data export: their referral, and their earnings as an affiliate. */
export const affiliateExport: ExportSource = {
  title: 'Affiliate program',
  about:
    'The link that you signed up through, if any. If you are an affiliate: your link, where your payouts go, what you earned and were paid.',
  count: async () => 1,
  async *files(ctx, userId, done) {
    const found = await findReferral(ctx.db, userId);
    const referral = found && {
      code: found.code,
      clicked_at: found.referral.clicked_at,
      signed_up_at: found.referral.created_at,
    };
    yield { path: 'affiliate/signed-up-by.json', content: json(referral ?? null) };
    const affiliate = await findAffiliate(ctx.db, { user_id: userId });
    if (affiliate) {
      const { erased_at: _never, ...own } = affiliate;
      yield { path: 'affiliate/affiliate.json', content: json(own) };
      const now = ctx.now();
      const page = (last: CommissionWithState | undefined) =>
        selectCommissions(ctx.db, affiliate.id, { now, limit: PAGE, before: last?.id });
      yield { path: 'affiliate/commissions.jsonl', content: jsonLines(page, presentCommission) };
      const payouts = await selectPayouts(ctx.db, { affiliateId: affiliate.id });
      yield { path: 'affiliate/payouts.json', content: json(payouts) };
    }
    done(1);
  },
};

/**
 * Removes an affiliate's name, addresses, accounts and link, and an application from another address.
 * The amounts remain under an anonymous code. A referred user's name is removed with the account.
 */
export const eraseAffiliate: EraseStep = async (ctx, person) => {
  const affiliates = await affiliatesOf(ctx.db, person);
  // Before the rows with the addresses are cleared, so that an interrupted erasure can be repeated.
  for (const { email } of affiliates) await eraseApplicationEmail(ctx, person, email.toLowerCase());
  await ctx.db.transaction(async (tx) => {
    for (const { id } of affiliates) {
      await updateAffiliate(tx, id, {
        application_id: null,
        user_id: null,
        code: affiliateCode('erased', [...randomNumbers(), ...randomNumbers()]),
        first_name: '',
        email: '',
        status: 'paused',
        method: null,
        account_name: null,
        account: null,
        erased_at: ctx.now(),
      });
      await deleteNetworksOf(tx, id);
      await clearPayoutAccounts(tx, id);
    }
    await clearEmails(tx, person.emails);
  });
};

/** Erases an application from an address that the account never had, unless it is another user's. */
async function eraseApplicationEmail(
  ctx: Context,
  person: Parameters<EraseStep>[1],
  address: string,
): Promise<void> {
  if (person.emails.includes(address) || (await isEmailOfAnotherUser(ctx.db, address, person.id)))
    return;
  const other = { ...person, emails: [address] };
  await eraseSubmissions(ctx, other);
  await deleteMailsAbout(ctx, other);
}
