import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { mails, payment_orders } from '#db/schema/index.ts';
import { expectJson } from '#tests/helpers/app.ts';
import { openShop, type Shop } from '#tests/helpers/payments.ts';
import type { PlanOffers } from '../../contract.ts';
import type { CheckoutStarted, ReceiptDetails, Receipts } from '../../contract-checkout.ts';
import { readLedgerReconciliation } from '../index.ts';
import { readPaymentReconciliation } from './payment-reconciliation.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop('2027-01-31T10:00:00Z');
});
afterAll(() => shop.close());

test('offers plans, packs and payment methods', async () => {
  const offers = await expectJson<PlanOffers>(shop.request('/api/v1/billing/plans'));
  expect(offers.packs.map(({ tokens, price_minor }) => [tokens, price_minor])).toEqual([
    [100, 499],
    [300, 1299],
    [1000, 3499],
  ]);
  expect(offers.packs.map((pack) => pack.discount_percentage)).toEqual([0, 13, 30]);
  expect(offers.methods).toEqual([
    { id: 'card', renews: true, is_sandbox: true },
    { id: 'bank', renews: true, is_sandbox: true },
    { id: 'crypto', renews: false, is_sandbox: true },
  ]);
  const { freeDailyMessages, freeDailyCredits } = shop.ctx.config;
  expect(offers.free).toEqual({
    daily_messages: freeDailyMessages,
    daily_credits: freeDailyCredits,
  });
});

test('grants a plan and a receipt only after the payment event', async () => {
  const person = await shop.signIn({ full_name: 'Robin Vale' });
  const order = await shop.buy(person, { plan_id: 'yearly', method: 'card' });
  expect(await order.status()).toMatchObject({
    state: 'open',
    description: 'Premium, 12 months',
    amount_minor: 7188,
    pay_url: order.redirect_url,
    receipt_id: null,
  });
  shop.holdsCallbacks = true;
  const answer = await order.pressButton('pay');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://everafter.test/checkout/${order.order_id}`);
  expect(await order.status()).toMatchObject({ state: 'open' });
  expect(await shop.subscription(person)).toMatchObject({ state: 'none' });

  shop.holdsCallbacks = false;
  await shop.ctx.sandbox!.tick();
  await shop.settle();
  const { receipt_id, ...status } = await order.status();
  expect(status).toMatchObject({ state: 'paid', pay_url: null });
  expect(await shop.subscription(person)).toMatchObject({
    state: 'active',
    plan_id: 'yearly',
    price_minor: 7188,
    method: 'card',
    renews_at: '2028-01-31T10:00:00.000Z',
    can: { cancel: true, resume: false, change: true },
  });
  const me = await expectJson<Record<string, unknown>>(person.get('/users/me'));
  expect(me).toMatchObject({
    plan: 'premium',
    plan_renews_at: '2028-01-31T10:00:00.000Z',
    tokens: 100,
    usage: { messages: { max_daily: null } },
  });
  const receipt = await expectJson<ReceiptDetails>(person.get(`/billing/receipts/${receipt_id}`));
  expect(receipt).toMatchObject({
    number: expect.stringMatching(/^2027-\d{6}$/),
    amount_minor: 7188,
    currency: 'EUR',
    returned_minor: 0,
    buyer: { name: 'Robin Vale' },
    returns: [],
  });
  const receiptMails = await shop.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.key, `receipt:${receipt_id}`));
  expect(receiptMails).toHaveLength(1);
  expect(receiptMails[0]).toMatchObject({ recipient: person.user.email, template: 'receipt' });
});

test('grants the tokens of a pack once, and no plan', async () => {
  const person = await shop.signIn();
  const order = await shop.buy(person, { pack_id: 'medium', method: 'bank' });
  await order.pressButton('pay');
  await order.pressButton('pay');
  expect(await shop.balance(person)).toMatchObject({ bought: 300, monthly: 0 });
  expect(await shop.subscription(person)).toMatchObject({ state: 'none' });
  expect(await expectJson(person.get('/users/me'))).toMatchObject({ plan: 'free' });
});

test('accepts a payment after a declined one', async () => {
  const person = await shop.signIn();
  const order = await shop.buy(person, { plan_id: 'monthly', method: 'card' });
  const declined = await order.pressButton('decline');
  expect(declined.headers.get('location')).toContain(`/premium?checkout=${order.order_id}`);
  expect(await order.status()).toMatchObject({ state: 'failed', pay_url: order.redirect_url });
  await order.pressButton('abandon');
  await order.pressButton('pay');
  expect(await order.status()).toMatchObject({ state: 'paid' });
});

test('returns the same order for the same Idempotency-Key, item and user', async () => {
  const person = await shop.signIn();
  const send = (body: object, key = 'one') =>
    person.post('/billing/checkout', body, { 'idempotency-key': key });
  const request = { plan_id: 'monthly', method: 'card' };
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(request)));
  const started = await Promise.all(answers.map((one) => expectJson<CheckoutStarted>(one)));
  expect(new Set(started.map(({ order_id }) => order_id)).size).toBe(1);
  expect(new Set(started.map(({ redirect_url }) => redirect_url)).size).toBe(1);
  const other = await send({ plan_id: 'yearly', method: 'card' });
  expect([other.status, await other.json()]).toMatchObject([409, { code: 'idempotency_mismatch' }]);
  const stranger = await shop.signIn();
  const theirs = await expectJson<CheckoutStarted>(
    stranger.post('/billing/checkout', request, { 'idempotency-key': 'one' }),
  );
  expect(theirs.order_id).not.toBe(started[0]!.order_id);
});

test.each([
  [{ method: 'card' }, 422],
  [{ plan_id: 'yearly', pack_id: 'small', method: 'card' }, 422],
  [{ plan_id: 'weekly', method: 'card' }, 422],
  [{ plan_id: 'yearly', method: 'cash' }, 422],
])('rejects %o with %i', async (body, status) => {
  const person = await shop.signIn();
  expect((await person.post('/billing/checkout', body)).status).toBe(status);
});

test('ignores a price in the request', async () => {
  const person = await shop.signIn();
  const request = { plan_id: 'yearly', method: 'card', amount_minor: 1, total_minor: 1 } as const;
  const { order_id } = await shop.buy(person, request);
  const [order] = await shop.ctx.db
    .select()
    .from(payment_orders)
    .where(eq(payment_orders.id, order_id));
  expect(order!.amount_minor).toBe(7188);
});

test('rejects a second plan for a renewing user, but sells tokens', async () => {
  const person = await shop.signIn();
  await (await shop.buy(person, { plan_id: 'monthly', method: 'card' })).pressButton('pay');
  const again = await person.post('/billing/checkout', { plan_id: 'yearly', method: 'crypto' });
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'already_subscribed' }]);
  await (await shop.buy(person, { pack_id: 'small', method: 'crypto' })).pressButton('pay');
  expect(await shop.balance(person)).toMatchObject({ bought: 100, monthly: 100 });
});

test('sells a prepaid period for crypto, and extends it by another one', async () => {
  const person = await shop.signIn();
  await (await shop.buy(person, { plan_id: 'monthly', method: 'crypto' })).pressButton('pay');
  const first = await shop.subscription(person);
  expect(first).toMatchObject({
    state: 'active',
    paid_through: '2027-02-28T10:00:00.000Z',
    renews_at: null,
    access_until: '2027-02-28T10:00:00.000Z',
    can: { cancel: false, resume: false, change: false },
  });
  await (await shop.buy(person, { plan_id: 'quarterly', method: 'crypto' })).pressButton('pay');
  expect(await shop.subscription(person)).toMatchObject({
    state: 'active',
    plan_id: 'quarterly',
    paid_through: '2027-05-31T10:00:00.000Z',
  });
  expect(await shop.balance(person)).toMatchObject({ monthly: 100 });
});

test('returns 404 for another user’s order and receipt', async () => {
  const [person, stranger] = [await shop.signIn(), await shop.signIn()];
  const order = await shop.buy(person, { pack_id: 'small', method: 'card' });
  await order.pressButton('pay');
  const { receipt_id } = await order.status();
  expect((await stranger.get(`/billing/checkout/${order.order_id}`)).status).toBe(404);
  expect((await stranger.get(`/billing/receipts/${receipt_id}`)).status).toBe(404);
  expect((await shop.request('/api/v1/billing/receipts')).status).toBe(401);
  const list = await expectJson<Receipts>(stranger.get('/billing/receipts'));
  expect(list).toEqual({ data: [], count: 0, next_cursor: null });
});

test('the sandbox page says that no money moves, and returns 404 for an unknown payment', async () => {
  const person = await shop.signIn();
  const order = await shop.buy(person, { plan_id: 'quarterly', method: 'bank' });
  const { pathname } = new URL(order.redirect_url);
  const page = await (await shop.request(pathname)).text();
  expect(page).toContain('no money moves');
  expect(page).toContain('29.97 EUR');
  expect(page).not.toContain(person.user.email);
  expect((await shop.request('/sandbox-pay/nobody')).status).toBe(404);
  const wrong = await shop.request(pathname, {
    method: 'POST',
    body: new URLSearchParams({ action: 'print money' }),
  });
  expect(wrong.status).toBe(400);
});

test('reconciles at the end', async () => {
  const { db } = shop.ctx;
  expect((await readPaymentReconciliation(db)).faults).toEqual([]);
  expect(await readLedgerReconciliation(db)).toMatchObject({ total: 0, drifted: [] });
});
