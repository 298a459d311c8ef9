import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#db/schema/index.ts';
import type { WebhookDelivery } from '#platform/payments/port.ts';
import {
  createTestApp,
  expectJson,
  type SignInOptions,
  type TestClient,
  type TestApp,
} from '#tests/helpers/app.ts';
import { startCcbillStandIn, type CcbillStandIn } from '#tests/stand-ins/ccbill.ts';
import type { AdminPayments } from '../../contract-admin.ts';
import type { CheckoutStarted, Subscription } from '../../contract-checkout.ts';
import { readPaymentReconciliation } from './payment-reconciliation.ts';
import { drainEvents } from './process-events.ts';
import { reconcileWithProviders } from './reconcile-with-providers.ts';

const MONTHLY = { billedAmount: '12.99', billedCurrencyCode: '978' };
let clock = new Date('2027-02-01T19:05:00Z');
let ccbill: CcbillStandIn;
let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  ccbill = await startCcbillStandIn();
  const { settings } = ccbill;
  app = await createTestApp({
    now: () => clock,
    roles: ['api'],
    env: {
      TRUST_PROXY: 'true',
      PAYMENT_CARD: 'ccbill',
      PAYMENT_BANK: 'none',
      PAYMENT_CRYPTO: 'none',
      PAYMENT_CCBILL_ACCOUNT: settings.account,
      PAYMENT_CCBILL_SUBACCOUNT: settings.subaccount,
      PAYMENT_CCBILL_FLEX_ID: settings.flexId,
      PAYMENT_CCBILL_SALT: settings.salt,
      PAYMENT_CCBILL_WEBHOOK_SECRET: settings.webhookSecret,
      PAYMENT_CCBILL_DATALINK_USER: settings.dataLinkUser,
      PAYMENT_CCBILL_DATALINK_PASSWORD: settings.dataLinkPassword,
      PAYMENT_CCBILL_FORMS_URL: settings.formsUrl,
      PAYMENT_CCBILL_DATALINK_URL: settings.dataLinkUrl,
    },
  });
  admin = await signIn({ is_superuser: true });
});
afterAll(async () => {
  await app.close();
  await ccbill.close();
});

/** Signs in for the whole time span of the tests. */
async function signIn(request: SignInOptions = {}): Promise<TestClient> {
  const person = await app.signIn(request);
  await app.ctx.db.update(sessions).set({ expires_at: new Date('2100-01-01') });
  return person;
}

/** Sends a webhook over HTTP from CCBill's network, and processes it. */
async function take(delivery: WebhookDelivery, from = delivery.ip): Promise<number> {
  const { rawBody, headers, rawQuery, pathTail } = delivery;
  const { status } = await app.request(`/api/v1/billing/webhooks/ccbill/${pathTail}?${rawQuery}`, {
    method: 'POST',
    headers: { ...(headers as Record<string, string>), 'x-forwarded-for': from },
    body: rawBody as Uint8Array<ArrayBuffer>,
  });
  await drainEvents(app.ctx, []);
  return status;
}

async function buy(what: { plan_id: string } | { pack_id: string }) {
  const person = await signIn();
  const { redirect_url } = await expectJson<CheckoutStarted>(
    person.post('/billing/checkout', { ...what, method: 'card' }),
  );
  const sale = ccbill.pay(redirect_url);
  const { subscriptionId } = JSON.parse(Buffer.from(sale.rawBody).toString()) as {
    subscriptionId: string;
  };
  const read = () => expectJson<Subscription>(person.get('/billing/subscription'));
  return { person, sale, id: subscriptionId, read };
}
const tokensOf = async (person: TestClient) =>
  (await expectJson<{ tokens: number }>(person.get('/users/me'))).tokens;

test('handles a renewal before its sale, repeated webhooks and a cancellation', async () => {
  const { person, sale, id, read } = await buy({ plan_id: 'monthly' });
  const renewal = ccbill.happen(id, 'RenewalSuccess', {
    ...MONTHLY,
    transactionId: '0127000001',
    renewalDate: '2027-03-04',
    nextRenewalDate: '2027-04-04',
  });
  expect(await take(renewal)).toBe(200);
  expect(await read()).toMatchObject({ state: 'none' });
  for (const delivery of [sale, sale, renewal]) expect(await take(delivery)).toBe(200);
  expect(await read()).toMatchObject({
    state: 'active',
    plan_id: 'monthly',
    paid_through: '2027-04-05T00:00:00.000Z',
    can: { cancel: true, resume: false, change: false },
  });
  const tokens = await tokensOf(person);
  const canceled = await expectJson<Subscription>(person.post('/billing/subscription/cancel'));
  expect(canceled).toMatchObject({ state: 'cancelled', confirm_url: null });
  expect(ccbill.asked.at(-1)!.get('action')).toBe('cancelSubscription');
  expect(await take(ccbill.happen(id, 'Cancellation'))).toBe(200);
  expect(await read()).toMatchObject({ state: 'cancelled' });
  expect(await tokensOf(person)).toBe(tokens);
  expect((await reconcileWithProviders(app.ctx)).drifts).toEqual([]);
});

test('keeps access after a failed renewal until CCBill expires the subscription', async () => {
  const { sale, id, read } = await buy({ plan_id: 'monthly' });
  await take(sale);
  clock = new Date('2027-03-05T08:00:00Z');
  ccbill.timestamp = '2027-03-05 01:00:00';
  const failed = { failureReason: 'Insufficient funds', nextRetryDate: '2027-03-06' };
  await take(ccbill.happen(id, 'RenewalFailure', { transactionId: '0131000001', ...failed }));
  expect(await read()).toMatchObject({ state: 'past_due' });
  await take(ccbill.happen(id, 'Expiration'));
  expect(await read()).toMatchObject({ state: 'ended' });
});

test('records a DataLink refund by its webhook; a chargeback ends the subscription', async () => {
  const one = await buy({ plan_id: 'monthly' });
  await take(one.sale);
  const { data } = await expectJson<{ data: { id: string; user_id: string }[] }>(
    admin.get(`/admin/payments?user_id=${one.person.user.id}`),
  );
  expect((await admin.post(`/admin/payments/${data[0]!.id}/refund`, {})).status).toBe(200);
  const asked = ccbill.asked.map((query) => query.get('action'));
  expect(asked).toContain('refundTransaction');
  expect((await one.read()).state).not.toBe('ended');
  const whole = { amount: '12.99', currency: 'EUR', currencyCode: '978' };
  await take(ccbill.happen(one.id, 'Refund', { transactionId: `${one.id}9`, ...whole }));
  expect(await one.read()).toMatchObject({ state: 'ended' });

  const two = await buy({ plan_id: 'monthly' });
  await take(two.sale);
  await take(ccbill.happen(two.id, 'Chargeback', { transactionId: `${two.id}9`, ...whole }));
  expect(await two.read()).toMatchObject({ state: 'ended' });
});

test('refunds only the newest payment by DataLink, which ends the renewals', async () => {
  const { sale, id, person, read } = await buy({ plan_id: 'monthly' });
  await take(sale);
  const later = { transactionId: `${id}8`, nextRenewalDate: '2027-04-04', ...MONTHLY };
  clock = new Date('2027-03-05T08:00:00Z');
  ccbill.timestamp = '2027-03-05 00:30:00';
  await take(ccbill.happen(id, 'RenewalSuccess', later));
  const { data } = await expectJson<AdminPayments>(
    admin.get(`/admin/payments?user_id=${person.user.id}`),
  );
  const [newest, oldest] = data;
  const refund = (one: string) =>
    admin.post(`/admin/payments/${one}/refund`, { amount_minor: 500 });
  const asked = ccbill.asked.length;
  expect((await refund(oldest!.id)).status).toBe(409);
  expect(ccbill.asked).toHaveLength(asked);
  expect(await expectJson(refund(newest!.id))).toMatchObject({ cancelled: true });
  expect(ccbill.asked[asked]!.get('amount')).toBe('5.00');
  expect(await read()).toMatchObject({ state: 'cancelled' });
});

test('grants the tokens of a pack once', async () => {
  const { person, sale } = await buy({ pack_id: 'medium' });
  const before = await tokensOf(person);
  for (let time = 0; time < 3; time += 1) expect(await take(sale)).toBe(200);
  expect((await tokensOf(person)) - before).toBe(300);
});

test('rejects webhooks from another network or with another secret', async () => {
  const { sale, read } = await buy({ plan_id: 'monthly' });
  expect(await take(sale, '198.51.100.7')).toBe(403);
  expect(await take({ ...sale, pathTail: 'wh-guessed' })).toBe(403);
  expect(await read()).toMatchObject({ state: 'none' });
});

test('reconciles at the end, without stored secrets', async () => {
  expect((await readPaymentReconciliation(app.ctx.db)).faults).toEqual([]);
  const { rows } = await app.ctx.database.pool.query('SELECT * FROM payment_events');
  expect(JSON.stringify(rows)).not.toMatch(/mYPaSSw0rD|ada@example|buyer1/);
});
