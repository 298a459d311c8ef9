import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { mails } from '#db/schema/index.ts';
import { expectJson, type TestClient } from '#tests/helpers/app.ts';
import { openShop, type SandboxOrder, type Shop } from '#tests/helpers/payments.ts';
import { readLedgerReconciliation } from '../index.ts';
import { readPaymentReconciliation } from './payment-reconciliation.ts';

const START = '2027-01-31T10:00:00Z';
let shop: Shop;
let person: TestClient;

beforeAll(async () => {
  shop = await openShop(START);
});
beforeEach(async () => {
  await shop.setTime(START);
  person = await shop.signIn();
});
afterAll(() => shop.close());

async function subscribe(plan_id: 'monthly' | 'quarterly' | 'yearly'): Promise<SandboxOrder> {
  const order = await shop.buy(person, { plan_id, method: 'card' });
  await order.pressButton('pay');
  return order;
}
/** Buys a plan and cancels it; five days pass. */
async function canceled(plan_id: 'monthly' | 'yearly'): Promise<SandboxOrder> {
  const order = await subscribe(plan_id);
  await expectJson(person.post('/billing/subscription/cancel'));
  await shop.wait(5);
  return order;
}

test('starts a new plan after a canceled one when that one ends', async () => {
  await canceled('monthly');
  await subscribe('quarterly');
  expect(await shop.subscription(person)).toMatchObject({
    state: 'active',
    plan_id: 'quarterly',
    started_at: '2027-02-28T10:00:00.000Z',
    paid_through: '2027-05-28T10:00:00.000Z',
  });
  expect(await shop.balance(person)).toMatchObject({ monthly: 100 });
  await shop.wait(23);
  expect(await shop.balance(person)).toMatchObject({ monthly: 200 });
});

test('charges a plan bought during another by its purchase date, and announces it', async () => {
  await canceled('monthly');
  await subscribe('quarterly');
  expect(await shop.subscription(person)).toMatchObject({ renews_at: '2027-05-05T10:00:00.000Z' });
  const user = await expectJson<{ plan_renews_at: string }>(person.get('/users/me'));
  expect(user.plan_renews_at).toBe('2027-05-05T10:00:00.000Z');
  await shop.wait(83);
  const letters = await shop.ctx.db
    .select({ template: mails.template, data: mails.data })
    .from(mails)
    .where(eq(mails.recipient, person.user.email))
    .orderBy(mails.id);
  expect(letters.at(-1)).toMatchObject({
    template: 'renewal_reminder',
    data: { renews_at: '2027-05-05T10:00:00.000Z' },
  });
  await shop.wait(6);
  expect(await shop.subscription(person)).toMatchObject({
    paid_through: '2027-08-28T10:00:00.000Z',
    renews_at: '2027-08-05T10:00:00.000Z',
  });
});

test.each(['sale first', 'chargeback first'])(
  'starts the next plan at once after a chargeback of the previous one, %s',
  async (order) => {
    const first = await canceled('yearly');
    shop.callbacks.length = 0;
    shop.holdsCallbacks = true;
    await subscribe('monthly');
    await first.pressButton('charge_back');
    shop.holdsCallbacks = false;
    const callbacks = order === 'sale first' ? shop.callbacks : shop.callbacks.toReversed();
    for (const body of callbacks) {
      await shop.callback(body);
      await shop.settle();
    }
    expect(await shop.subscription(person)).toMatchObject({
      plan_id: 'monthly',
      started_at: '2027-02-05T10:00:00.000Z',
      paid_through: '2027-03-05T10:00:00.000Z',
    });
    expect(await shop.balance(person)).toMatchObject({ monthly: 100 });
  },
);

test('does not resume a canceled plan after another one was bought', async () => {
  await canceled('monthly');
  await subscribe('quarterly');
  const answer = await person.post('/billing/subscription/resume');
  expect(await answer.json()).toMatchObject({ code: 'nothing_to_change' });
});

test('reconciles at the end', async () => {
  const { db } = shop.ctx;
  expect((await readPaymentReconciliation(db)).faults).toEqual([]);
  expect(await readLedgerReconciliation(db)).toMatchObject({ total: 0, drifted: [] });
});
