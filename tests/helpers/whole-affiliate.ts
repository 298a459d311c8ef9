import {
  affiliate_addresses,
  affiliate_applications,
  affiliate_clicks,
  affiliate_commissions,
  affiliate_payout_counters,
  affiliate_payout_lines,
  affiliate_payouts,
  affiliate_referrals,
  affiliates,
} from '#db/schema/index.ts';
import { affiliatePayments } from '#features/affiliates/server/index.ts';
import { newId } from '#shared/ids.ts';
import { insertPayment } from './affiliates.ts';
import type { TestApp } from './app.ts';
import { makeUser } from './factories.ts';

/**
 * Inserts rows into every affiliate table for a user who is an affiliate, applied from a second
 * address, and is also a referred user. Every field with personal data contains the mark.
 */
export async function fillAffiliateTables(
  app: TestApp,
  user_id: string,
  { mark, name, email }: { mark: string; name: string; email: string },
): Promise<void> {
  const { db } = app.ctx;
  const at = app.ctx.now();
  const [application_id, own, other] = [newId(), newId(), newId()];
  await db.insert(affiliate_applications).values(
    [email, `site@other-${mark.toLowerCase()}.test`].map((address, index) => ({
      id: index === 1 ? application_id : newId(),
      email: address,
      first_name: mark,
      website_url: `https://${mark.toLowerCase()}.test`,
      traffic_source: 'blog' as const,
      answer_due_at: at,
    })),
  );
  const colleague = await makeUser(db);
  await db.insert(affiliates).values([
    {
      id: own,
      application_id,
      user_id,
      code: `${mark.toLowerCase()}-2222`,
      first_name: mark,
      email: `site@other-${mark.toLowerCase()}.test`,
      commission_bps: 4000,
      method: 'bank',
      account_name: name,
      account: `DE00${mark}`,
      created_at: at,
      joined_at: at,
    },
    {
      id: other,
      // The user applied, and another user accepted the invitation.
      user_id: colleague.id,
      code: 'other-2222',
      first_name: 'Other',
      email,
      commission_bps: 4000,
      created_at: at,
    },
  ]);
  await db.insert(affiliate_clicks).values({ affiliate_id: own, day: '2026-11-21', clicks: 3 });
  await db
    .insert(affiliate_addresses)
    .values({ affiliate_id: own, digest: mark, last_seen_at: at });
  const referred = await makeUser(db);
  const [bound, payout_id] = [newId(), newId()];
  await db.insert(affiliate_referrals).values([
    { id: bound, affiliate_id: own, user_id: referred.id, clicked_at: at, created_at: at },
    { id: newId(), affiliate_id: other, user_id, clicked_at: at, created_at: at },
  ]);
  const payment = await insertPayment(app, referred.id, { amount_minor: 1000, currency: 'EUR' });
  await db.transaction((tx) =>
    affiliatePayments.settled(tx, app.ctx, {
      ...payment,
      payment_id: payment.id,
      user_id: referred.id,
      kind: 'pack',
      is_first: true,
    }),
  );
  await db.insert(affiliate_payouts).values({
    id: payout_id,
    affiliate_id: own,
    number: 'P-2026-000001',
    status: 'paid',
    amount_minor: 400,
    currency: 'EUR',
    method: 'bank',
    account_name: name,
    account: `DE00${mark}`,
    commissions: 1,
    created_at: at,
    paid_at: at,
  });
  const [commission] = await db.select().from(affiliate_commissions);
  await db
    .insert(affiliate_payout_lines)
    .values({ payout_id, commission_id: commission!.id, amount_minor: 400 });
  await db.insert(affiliate_payout_counters).values({ year: 2026, last: 1 });
}
