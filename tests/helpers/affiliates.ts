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
import { expectJson, type SignInOptions, type TestClient, type TestApp } from './app.ts';

export const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' };
export const BANK = { method: 'bank', name: 'Mara Voss', account: 'DE02 1203 0000 0000 2020 51' };

/** An affiliate who has accepted the invitation. */
export interface Partner extends TestClient {
  affiliate: Affiliate;
  invitation: string;
}

/** Creates and accepts an application, and returns the links of its email. */
export async function acceptApplication(app: TestApp, admin: TestClient, email: string) {
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
  return { id, ...(await readEmailLinks(app, `affiliate-decided:${id}`)) };
}

/** Reads the links in the email with this key prefix. */
export async function readEmailLinks(app: TestApp, key: string) {
  const [mail] = await app.ctx.db
    .select()
    .from(mails)
    .where(like(mails.key, `${key}%`));
  const { link, invitation } = mail!.data as { link: string; invitation: string };
  return { link, invitation: new URL(invitation).searchParams.get('invitation')! };
}

let partnerCount = 0;

export async function makePartner(app: TestApp, admin: TestClient): Promise<Partner> {
  partnerCount += 1;
  const email = `partner-${partnerCount}@example.test`;
  const { invitation } = await acceptApplication(app, admin, email);
  const client = await app.signIn({ email: `account-of-${email}` });
  const affiliate = await expectJson<Affiliate>(
    client.post('/affiliate/invitation', { invitation }),
  );
  return { ...client, affiliate, invitation };
}

/** Follows an affiliate link. `cookie` has the form that a browser sends back. */
export async function followLink(app: TestApp, link: string, headers: Record<string, string> = {}) {
  const { pathname, search } = new URL(link, 'http://everafter.test');
  const response = await app.request(pathname + search, { headers: { ...BROWSER, ...headers } });
  const setCookie = response.headers.get('set-cookie');
  return { response, setCookie, cookie: setCookie?.split(';')[0] };
}

/** Signs up a new user through an affiliate's link. */
export async function signUpThroughLink(
  app: TestApp,
  { affiliate: { link } }: Partner,
  request: SignInOptions = {},
): Promise<TestClient> {
  const { cookie } = await followLink(app, link);
  return app.signIn({ ...request, headers: { ...request.headers, cookie: cookie! } });
}

let receiptCount = 900_000;

/** Inserts a settled payment into billing's tables. */
export async function insertPayment(
  app: TestApp,
  userId: string,
  { amount_minor, currency }: { amount_minor: number; currency: string },
) {
  const { db } = app.ctx;
  const at = app.ctx.now();
  receiptCount += 1;
  const number = receiptCount;
  await db.insert(token_wallets).values({ id: newId(), user_id: userId }).onConflictDoNothing();
  const [wallet] = await db.select().from(token_wallets).where(eq(token_wallets.user_id, userId));
  const [order_id, event_id, id] = [newId(), newId(), newId()];
  const common = { wallet_id: wallet!.id, provider: 'sandbox', amount_minor, currency } as const;
  await db.insert(payment_orders).values({
    ...common,
    id: order_id,
    reference: `made-${number}`,
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
    event_key: `made-${number}`,
    content_hash: 'h',
    type: 'initial',
    provider_type: 'made',
    provider_reference: `made-${number}`,
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
      transaction_reference: `made-${number}`,
      item_id: 'small',
      units: 1,
      receipt_number: `2000-${number}`,
      settled_at: at,
      created_at: at,
    })
    .returning();
  return payment!;
}
