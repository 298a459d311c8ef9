import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { payment_events, payment_orders, payments } from '#db/schema/index.ts';
import { expectJson, type TestClient } from '#tests/helpers/app.ts';
import { openShop, type Shop } from '#tests/helpers/payments.ts';
import { readLedgerReconciliation } from '../index.ts';
import type { PaymentListener } from './listeners.ts';
import { readPaymentReconciliation } from './payment-reconciliation.ts';
import { processEvent } from './process-events.ts';

const WEBHOOK = '/api/v1/billing/webhooks/sandbox';
let shop: Shop;
let person: TestClient;
beforeAll(async () => {
  shop = await openShop('2027-01-31T10:00:00Z');
});
beforeEach(async () => {
  person = await shop.signIn();
  shop.holdsCallbacks = false;
});
afterAll(() => shop.close());

type Payload = Record<string, unknown>;

/** Pays an order and returns its webhook, which is not delivered yet. */
async function heldSale(
  request: { plan_id: 'monthly' } | { pack_id: 'small' } = { plan_id: 'monthly' },
) {
  const order = await shop.buy(person, { ...request, method: 'card' });
  shop.holdsCallbacks = true;
  await order.pressButton('pay');
  const body = shop.callbacks.at(-1)!;
  return { order, body, payload: JSON.parse(body) as Payload };
}
const send = async (payload: Payload) => {
  const answer = await shop.callback(JSON.stringify(payload));
  await shop.settle();
  return answer.status;
};
const eventOf = async (payload: Payload, state: (typeof payment_events.$inferSelect)['state']) => {
  const [row] = await shop.ctx.db
    .select()
    .from(payment_events)
    .where(and(eq(payment_events.event_key, String(payload.id)), eq(payment_events.state, state)));
  return row;
};
const isPremium = async () =>
  (await expectJson<{ plan: string }>(person.get('/users/me'))).plan === 'premium';

test.each([
  ['forged', 'sha256=' + 'a'.repeat(64)],
  ['empty', 'sha256='],
  ['of another scheme', 'md5=abc'],
])('rejects a %s signature', async (_, signature) => {
  const { body } = await heldSale();
  expect((await shop.callback(body, signature)).status).toBe(403);
  await shop.settle();
  expect(await isPremium()).toBe(false);
});

test('rejects an unsigned, altered, unrelated or unreadable webhook without a 500', async () => {
  const { body, payload } = await heldSale();
  const signedOther = JSON.stringify({ ...payload, amount_minor: 1 });
  const post = (text: BodyInit, headers = {}) =>
    shop.request(WEBHOOK, { method: 'POST', headers, body: text });
  const known = await shop.callback(body);
  expect(known.status).toBe(200);
  const answers = [
    await post(body),
    await post(signedOther, { 'x-sandbox-signature': 'sha256=0' }),
    await post(new Uint8Array([0, 255, 254]), { 'x-sandbox-signature': 'x' }),
    await post('x'.repeat(100_000)),
    await shop.request(`${WEBHOOK}?a=1&a=2`),
    await shop.callback('not json'),
    await shop.callback('[]'),
    await shop.callback('{}'),
    await shop.callback(JSON.stringify({ ...payload, id: 'x', type: 'free_premium' })),
    await shop.callback(JSON.stringify({ ...payload, id: 'y', amount_minor: 1.5 })),
    await shop.callback(JSON.stringify({ ...payload, id: 'z', amount_minor: 1e300 })),
    await shop.callback(JSON.stringify({ ...payload, id: 'a\u0000b' })),
    await shop.callback(JSON.stringify({ ...payload, id: 'u', user_id: 'someone' })),
    await shop.callback(JSON.stringify({ ...payload, id: 'd', occurred_at: 'yesterday' })),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  for (const name of ['nobody', '..', 'sandbox%00', 'constructor', '__proto__'])
    expect(
      (await shop.request(`/api/v1/billing/webhooks/${name}`, { method: 'POST', body })).status,
    ).toBe(404);
  await shop.settle();
  expect(await isPremium()).toBe(true);
});

test('applies an event once, even with a thousand concurrent deliveries', async () => {
  const { order, body } = await heldSale({ pack_id: 'small' });
  const answers = await Promise.all(Array.from({ length: 1000 }, () => shop.callback(body)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await shop.settle();
  expect(await order.status()).toMatchObject({ state: 'paid' });
  expect(await shop.balance(person)).toMatchObject({ bought: 100 });
  const event = await eventOf(JSON.parse(body) as Payload, 'applied');
  expect(event!.deliveries).toBe(1000);
}, 60_000);

test('quarantines the same key with other content, and lists it for superusers', async () => {
  const { payload } = await heldSale({ pack_id: 'small' });
  expect(await send(payload)).toBe(200);
  const alarm = vi.spyOn(shop.ctx.log, 'error');
  const other = { ...payload, type: 'refund', parent: payload.transaction, transaction: 'r1' };
  expect(await send(other)).toBe(200);
  expect(await send(other)).toBe(200);
  expect(alarm).toHaveBeenCalledTimes(1);
  alarm.mockRestore();
  expect(await shop.balance(person)).toMatchObject({ bought: 100 });
  const admin = await shop.signIn({ is_superuser: true });
  const list = await expectJson<{ data: Payload[] }>(admin.get('/admin/payment-events?limit=200'));
  expect(list.data).toContainEqual(
    expect.objectContaining({
      event_key: payload.id,
      state: 'quarantined',
      problem: 'other_content',
      deliveries: 2,
    }),
  );
  expect((await person.get('/admin/payment-events')).status).toBe(403);
});

test.each([
  ['another amount', { amount_minor: 1 }, 'wrong_amount'],
  ['no amount', { amount_minor: null }, 'wrong_amount'],
  ['another currency', { currency: 'USD' }, 'wrong_currency'],
  ['no currency', { currency: null }, 'wrong_amount'],
  ['an order that is not ours', { order: 'abcdefghijklmnopqrstuvwx' }, 'unknown_order'],
])('refuses a signed event of %s, and logs an error', async (_, change, problem) => {
  const { payload, order } = await heldSale();
  expect(await send({ ...payload, ...change })).toBe(200);
  expect(await eventOf(payload, 'refused')).toMatchObject({ problem });
  expect(await isPremium()).toBe(false);
  expect(await order.status()).toMatchObject({ state: 'open' });
});

test('refuses a renewal at a price that was not agreed', async () => {
  const { payload } = await heldSale();
  await send(payload);
  const renewal = { ...payload, id: `${String(payload.id)}-r`, type: 'renewal', transaction: 't2' };
  await send({ ...renewal, amount_minor: 100 });
  expect(await eventOf(renewal, 'refused')).toMatchObject({ problem: 'wrong_amount' });
  expect(await shop.subscription(person)).toMatchObject({
    paid_through: '2027-02-28T10:00:00.000Z',
  });
});

test('binds a sale to one order, and quarantines another user’s reference', async () => {
  const mine = await heldSale();
  await send(mine.payload);
  const victim = person;
  person = await shop.signIn();
  const theirs = await heldSale();
  const stolen = { ...theirs.payload, sale: mine.payload.sale };
  expect(await send(stolen)).toBe(200);
  expect(await eventOf(stolen, 'quarantined')).toMatchObject({ problem: 'bound_to_another_order' });
  expect(await isPremium()).toBe(false);
  expect(await shop.subscription(victim)).toMatchObject({ state: 'active' });
  const reused = { ...theirs.payload, id: 'reused-1', transaction: mine.payload.transaction };
  await send(reused);
  expect(await eventOf(reused, 'quarantined')).toBeDefined();
  expect(await isPremium()).toBe(false);
});

test('grants nothing for a sale whose refund arrived first', async () => {
  const { payload, order } = await heldSale({ pack_id: 'small' });
  const refund = {
    ...payload,
    id: `${String(payload.id)}-refund`,
    type: 'refund',
    transaction: `${String(payload.transaction)}-back`,
    parent: payload.transaction,
    occurred_at: '2027-01-31T10:05:00.000Z',
  };
  await send(refund);
  expect(await order.status()).toMatchObject({ state: 'open' });
  await send(payload);
  expect(await order.status()).toMatchObject({ state: 'returned' });
  expect(await shop.balance(person)).toMatchObject({ bought: 0 });
});

test('applies an event once after a crash before the response, and after one during processing', async () => {
  const { payload, body } = await heldSale({ pack_id: 'small' });
  await shop.callback(body);
  const event = (await eventOf(payload, 'received'))!;
  const settled = vi.fn<PaymentListener['settled']>(async () => {});
  const failing: PaymentListener = {
    async settled() {
      throw new Error('the process dies here');
    },
    async returned() {},
  };
  await expect(processEvent(shop.ctx, event.id, [failing])).rejects.toThrow('dies here');
  expect(await shop.balance(person)).toMatchObject({ bought: 0 });
  expect(await eventOf(payload, 'received')).toBeDefined();
  await shop.callback(body);
  const listener = { settled, returned: async () => {} };
  await Promise.all([1, 2, 3].map(() => processEvent(shop.ctx, event.id, [listener])));
  expect(await shop.balance(person)).toMatchObject({ bought: 100 });
  expect(settled).toHaveBeenCalledTimes(1);
  expect(settled.mock.calls[0]![2]).toMatchObject({
    user_id: person.user.id,
    kind: 'pack',
    amount_minor: 499,
    is_first: true,
  });
});

test('applies concurrent events to the correct users', async () => {
  shop.holdsCallbacks = true;
  const people = await Promise.all(Array.from({ length: 12 }, () => shop.signIn()));
  const bodies: string[] = [];
  for (const one of people) {
    const order = await shop.buy(one, { plan_id: 'monthly', method: 'card' });
    await order.pressButton('pay');
    bodies.push(shop.callbacks.at(-1)!);
  }
  await Promise.all([...bodies, ...bodies.toReversed()].map((body) => shop.callback(body)));
  await Promise.all([shop.settle(), shop.settle()]);
  for (const one of people) expect(await shop.balance(one)).toMatchObject({ monthly: 100 });
  const rows = await shop.ctx.db
    .select({ number: payments.receipt_number, order: payment_orders.id })
    .from(payments)
    .innerJoin(payment_orders, eq(payment_orders.id, payments.order_id));
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

test('reconciles at the end', async () => {
  const { db } = shop.ctx;
  expect((await readPaymentReconciliation(db)).faults).toEqual([]);
  expect(await readLedgerReconciliation(db)).toMatchObject({ total: 0, drifted: [] });
});
