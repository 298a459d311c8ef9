import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebhookDelivery } from '#platform/payments/port.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { startBtcpayStandIn, type BtcpayStandIn } from '#tests/stand-ins/btcpay.ts';
import { startVerotelStandIn, type VerotelStandIn } from '#tests/stand-ins/verotel.ts';
import type { CheckoutStarted, Subscription } from '../../contract-checkout.ts';
import { readPaymentReconciliation } from './payment-reconciliation.ts';
import { drainEvents } from './process-events.ts';
import { reconcileWithProviders } from './reconcile-with-providers.ts';

let clock = new Date('2027-02-01T12:00:00Z');
let verotel: VerotelStandIn;
let btcpay: BtcpayStandIn;
let app: TestApp;

beforeAll(async () => {
  [verotel, btcpay] = await Promise.all([startVerotelStandIn(), startBtcpayStandIn()]);
  app = await createTestApp({
    now: () => clock,
    roles: ['api'],
    env: {
      PAYMENT_CARD: 'verotel',
      PAYMENT_BANK: 'none',
      PAYMENT_CRYPTO: 'btcpay',
      PAYMENT_VEROTEL_SHOP_ID: verotel.settings.shopId,
      PAYMENT_VEROTEL_SIGNATURE_KEY: verotel.settings.signatureKey,
      PAYMENT_VEROTEL_URL: verotel.settings.baseUrl,
      PAYMENT_BTCPAY_URL: btcpay.settings.url,
      PAYMENT_BTCPAY_STORE_ID: btcpay.settings.storeId,
      PAYMENT_BTCPAY_API_KEY: btcpay.settings.apiKey,
      PAYMENT_BTCPAY_WEBHOOK_SECRET: btcpay.settings.webhookSecret,
    },
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([verotel.close(), btcpay.close()]);
});

/** Sends a stand-in's webhook over HTTP, and processes it. */
async function take(provider: string, delivery: WebhookDelivery): Promise<Response> {
  const { method, rawBody, headers, rawQuery } = delivery;
  const answer = await app.request(`/api/v1/billing/webhooks/${provider}?${rawQuery}`, {
    method,
    headers: headers as Record<string, string>,
    ...(method === 'POST' ? { body: rawBody as Uint8Array<ArrayBuffer> } : {}),
  });
  await drainEvents(app.ctx, []);
  return answer;
}

test('offers only configured methods, without the sandbox', async () => {
  const { methods } = await expectJson<{ methods: unknown }>(app.request('/api/v1/billing/plans'));
  expect(methods).toEqual([
    { id: 'card', renews: true, is_sandbox: false },
    { id: 'crypto', renews: false, is_sandbox: false },
  ]);
  const person = await app.signIn();
  const answer = await person.post('/billing/checkout', { plan_id: 'yearly', method: 'bank' });
  expect(await answer.json()).toMatchObject({ code: 'method_not_offered' });
  expect((await app.request('/sandbox-pay/any')).status).toBe(404);
  expect((await app.request('/api/v1/billing/webhooks/sandbox', { method: 'POST' })).status).toBe(
    404,
  );
});

test('Verotel: handles purchase, early and late renewals, cancellation and refund', async () => {
  const person = await app.signIn();
  const { redirect_url } = await expectJson<CheckoutStarted>(
    person.post('/billing/checkout', { plan_id: 'monthly', method: 'card' }),
  );
  const initial = verotel.pay(redirect_url, '2027-03-01');
  const sale = new URLSearchParams(initial.rawQuery).get('saleID')!;
  const rebill = verotel.happen(sale, 'rebill', { nextChargeOn: '2027-04-01' });
  expect(await (await take('verotel', rebill)).text()).toBe('OK');
  const read = () => expectJson<Subscription>(person.get('/billing/subscription'));
  expect(await read()).toMatchObject({ state: 'none' });
  await take('verotel', initial);
  await take('verotel', initial);
  expect(await read()).toMatchObject({
    state: 'active',
    plan_id: 'monthly',
    paid_through: '2027-04-02T00:00:00.000Z',
    can: { cancel: true, resume: false, change: false },
  });
  expect((await reconcileWithProviders(app.ctx)).drifts).toEqual([]);
  const change = await person.post('/billing/subscription/change', { plan_id: 'yearly' });
  expect(await change.json()).toMatchObject({ code: 'not_at_this_provider' });
  const canceled = await expectJson<Subscription>(person.post('/billing/subscription/cancel'));
  expect(canceled).toMatchObject({ state: 'cancelled', confirm_url: null });
  const resume = await person.post('/billing/subscription/resume');
  expect(await resume.json()).toMatchObject({ code: 'not_at_this_provider' });
  clock = new Date('2027-02-02T12:00:00Z');
  await take('verotel', verotel.happen(sale, 'chargeback'));
  expect(await read()).toMatchObject({ state: 'ended' });
  expect(
    (await take('verotel', { ...initial, rawQuery: `${initial.rawQuery}&saleID=1` })).status,
  ).toBe(403);
});

test('BTCPay: confirms a settled invoice, and grants its tokens once', async () => {
  const person = await app.signIn();
  const { order_id } = await expectJson<CheckoutStarted>(
    person.post('/billing/checkout', { pack_id: 'medium', method: 'crypto' }),
  );
  const { id } = btcpay.invoices.at(-1)!;
  const state = async () =>
    (await expectJson<{ state: string }>(person.get(`/billing/checkout/${order_id}`))).state;
  await take('btcpay', btcpay.happen(id, 'InvoiceProcessing', { status: 'Processing' }));
  expect(await state()).toBe('pending');
  const settled = btcpay.happen(id, 'InvoiceSettled', { status: 'Settled' });
  btcpay.fail({ kind: 'malformed', body: 'maintenance' });
  expect((await take('btcpay', settled)).status).toBe(503);
  expect(await state()).toBe('pending');
  for (const delivery of [settled, btcpay.redeliver(settled), settled])
    expect((await take('btcpay', delivery)).status).toBe(200);
  expect(await state()).toBe('paid');
  const { tokens } = await expectJson<{ tokens: number }>(person.get('/users/me'));
  expect(tokens).toBe(300);
});

test('reconciles at the end', async () => {
  expect((await readPaymentReconciliation(app.ctx.db)).faults).toEqual([]);
});
