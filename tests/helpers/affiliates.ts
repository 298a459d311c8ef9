import { eq, like } from 'drizzle-orm';
import {
  mails,
  payment_events,
  payment_orders,
  payments,
  token_wallets,
} from '#db/schema/index.ts';
import type { Affiliate } from '#features/affiliates/contract.ts';
import type { AffiliateApplication, SubmissionReceipt } from '#features/submissions/contract.ts';
import { newId } from '#shared/ids.ts';
import { expectJson, type PersonWish, type SignedIn, type TestApp } from './app.ts';

export const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' };
export const BANK = { method: 'bank', name: 'Mara Voss', account: 'DE02 1203 0000 0000 2020 51' };

/** An affiliate who has accepted the invitation. */
export interface Partner extends SignedIn {
  affiliate: Affiliate;
  invitation: string;
}

/** Creates and accepts an application, and returns the links of its email. */
export async function acceptApplication(app: TestApp, admin: SignedIn, email: string) {
  const { id } = await expectJson<SubmissionReceipt>(
    app.postJson('/api/v1/submissions/affiliate', {
      email,
      first_name: 'Mára',
      website_url: 'https://mara.example.test',
      traffic_source: 'blog',
    }),
  );
  await expectJson<AffiliateApplication>(
    admin.patch(`/submissions/affiliate/${id}`, { status: 'accepted' }),
  );
  return { id, ...(await linksIn(app, `affiliate-decided:${id}`)) };
}

/** The links of the email with this key prefix. */
export async function linksIn(app: TestApp, key: string) {
  const [mail] = await app.ctx.db
    .select()
    .from(mails)
    .where(like(mails.key, `${key}%`));
  const { link, invitation } = mail!.data as { link: string; invitation: string };
  return { link, invitation: new URL(invitation).searchParams.get('invitation')! };
}

let partners = 0;

export async function makePartner(app: TestApp, admin: SignedIn): Promise<Partner> {
  partners += 1;
  const email = `partner-${partners}@example.test`;
  const { invitation } = await acceptApplication(app, admin, email);
  const person = await app.signIn({ email: `account-of-${email}` });
  const affiliate = await expectJson<Affiliate>(
    person.post('/affiliate/invitation', { invitation }),
  );
  return { ...person, affiliate, invitation };
}

/** Follows a link, and returns the response with its cookie as a browser would send it. */
export async function follow(app: TestApp, link: string, headers: Record<string, string> = {}) {
  const { pathname, search } = new URL(link, 'http://everafter.test');
  const answer = await app.request(pathname + search, { headers: { ...BROWSER, ...headers } });
  const set = answer.headers.get('set-cookie');
  return { answer, set, cookie: set?.split(';')[0] };
}

/** Signs up a new user by an affiliate's link. */
export async function signUpBy(
  app: TestApp,
  { affiliate: { link } }: Partner,
  request: PersonWish = {},
): Promise<SignedIn> {
  const { cookie } = await follow(app, link);
  return app.signIn({ ...request, headers: { ...request.headers, cookie: cookie! } });
}

let receipts = 900_000;

/** Inserts a settled payment into billing's tables. */
export async function makePayment(
  app: TestApp,
  userId: string,
  { amount_minor, currency }: { amount_minor: number; currency: string },
) {
  const { db } = app.ctx;
  const at = app.ctx.now();
  receipts += 1;
  await db.insert(token_wallets).values({ id: newId(), user_id: userId }).onConflictDoNothing();
  const [wallet] = await db.select().from(token_wallets).where(eq(token_wallets.user_id, userId));
  const [order_id, event_id, id] = [newId(), newId(), newId()];
  const common = { wallet_id: wallet!.id, provider: 'sandbox', amount_minor, currency } as const;
  await db.insert(payment_orders).values({
    ...common,
    id: order_id,
    reference: `made-${receipts}`,
    kind: 'pack',
    item_id: 'small',
    units: 1,
    method: 'card',
    recurs: false,
    state: 'paid',
    created_at: at,
    updated_at: at,
  });
  await db.insert(payment_events).values({
    id: event_id,
    provider: 'sandbox',
    event_key: `made-${receipts}`,
    content_hash: 'h',
    type: 'initial',
    provider_type: 'made',
    provider_reference: `made-${receipts}`,
    occurred_at: at,
    delivery: {},
    state: 'applied',
    order_id,
    received_at: at,
  });
  const [payment] = await db
    .insert(payments)
    .values({
      ...common,
      id,
      order_id,
      event_id,
      transaction_reference: `made-${receipts}`,
      item_id: 'small',
      units: 1,
      receipt_number: `2000-${receipts}`,
      settled_at: at,
      created_at: at,
    })
    .returning();
  return payment!;
}
