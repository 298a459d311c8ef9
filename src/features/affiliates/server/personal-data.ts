import type { EraseStep, ExportSource } from '#features/accounts/server/index.ts';
import { eraseSubmissions } from '#features/submissions/server/index.ts';
import type { Context } from '#platform/context.ts';
import { forgetMails } from '#platform/mail/index.ts';
import { jsonLines } from '#shared/json-lines.ts';
import { affiliateCode } from '../rules.ts';
import { findReferral, selectCommissions, type StatedCommission } from './commission-queries.ts';
import { forgetAccounts, selectPayouts } from './payout-queries.ts';
import { presentCommission } from './present.ts';
import {
  affiliatesOf,
  deleteNetworksOf,
  findAffiliate,
  forgetEmails,
  isOthersEmail,
  updateAffiliate,
} from './queries.ts';
import { randomNumbers } from './welcome-affiliate.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const PAGE = 500;

/** The affiliate program, for a person's copy of their data: by whom they came, and what they earned. */
export const affiliateExport: ExportSource = {
  title: 'Affiliate program',
  about:
    'The link that you signed up by, if any. If you are an affiliate: your link, where your payouts go, what you earned and were paid.',
  count: async () => 1,
  async *files(ctx, userId, done) {
    const came = await findReferral(ctx.db, userId);
    const signedUp = came && {
      code: came.code,
      clicked_at: came.referral.clicked_at,
      signed_up_at: came.referral.created_at,
    };
    yield { path: 'affiliate/signed-up-by.json', content: json(signedUp ?? null) };
    const affiliate = await findAffiliate(ctx.db, { user_id: userId });
    if (affiliate) {
      const { erased_at: _never, ...own } = affiliate;
      yield { path: 'affiliate/affiliate.json', content: json(own) };
      const now = ctx.now();
      const page = (last: StatedCommission | undefined) =>
        selectCommissions(ctx.db, affiliate.id, { now, limit: PAGE, before: last?.id });
      yield { path: 'affiliate/commissions.jsonl', content: jsonLines(page, presentCommission) };
      const payouts = await selectPayouts(ctx.db, { affiliateId: affiliate.id });
      yield { path: 'affiliate/payouts.json', content: json(payouts) };
    }
    done(1);
  },
};

/**
 * An affiliate's name, addresses and accounts go, also the application when it came from another
 * address, and the link with the name in it. The sums stay under a code that says nothing.
 * Who signed up by a link loses the name with the account.
 */
export const eraseAffiliate: EraseStep = async (ctx, person) => {
  const own = await affiliatesOf(ctx.db, person);
  // Before the rows that name the addresses go, so that an erasure that was interrupted finds them again.
  for (const { email } of own) await forgetOther(ctx, person, email.toLowerCase());
  await ctx.db.transaction(async (tx) => {
    for (const { id } of own) {
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
      await forgetAccounts(tx, id);
    }
    await forgetEmails(tx, person.emails);
  });
};

/** The application may have come from an address that the account never had; another account's stays. */
async function forgetOther(
  ctx: Context,
  person: Parameters<EraseStep>[1],
  address: string,
): Promise<void> {
  if (person.emails.includes(address) || (await isOthersEmail(ctx.db, address, person.id))) return;
  const other = { ...person, emails: [address] };
  await eraseSubmissions(ctx, other);
  await forgetMails(ctx, other);
}
