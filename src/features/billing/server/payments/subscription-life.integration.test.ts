import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { mails } from '#db/schema/index.ts';
import { expectJson, type TestClient } from '#tests/helpers/app.ts';
import { openShop, type SandboxOrder, type Shop } from '#tests/helpers/payments.ts';
import type { Subscription } from '../../contract-checkout.ts';
import { cancelRenewals, readLedgerReconciliation } from '../index.ts';
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
const post = async (what: string, body?: object) =>
  expectJson<Subscription>(person.post(`/billing/subscription/${what}`, body));
const refused = async (what: string, body?: object) => {
  const answer = await person.post(`/billing/subscription/${what}`, body);
  return [answer.status, ((await answer.json()) as { code: string }).code];
};
const plan = async () => (await expectJson<{ plan: string }>(person.get('/users/me'))).plan;
const sentMails = async () =>
  (
    await shop.ctx.db
      .select({ template: mails.template })
      .from(mails)
      .where(eq(mails.recipient, person.user.email))
      .orderBy(mails.id)
  )
    .map(({ template }) => template)
    .filter((template) => template !== 'welcome');

test('renews a monthly plan by the provider’s clock, with tokens for each month', async () => {
  await subscribe('monthly');
  await shop.wait(27, 23);
  expect(await shop.balance(person)).toMatchObject({ monthly: 100 });
  await shop.wait(0, 1);
  expect(await shop.subscription(person)).toMatchObject({
    state: 'active',
    renews_at: '2027-03-31T10:00:00.000Z',
  });
  expect(await shop.balance(person)).toMatchObject({ monthly: 200 });
  await shop.wait(31);
  await shop.wait(0);
  expect(await shop.balance(person)).toMatchObject({ monthly: 300 });
  expect(await sentMails()).toEqual(['receipt', 'renewal_reminder', 'receipt', 'receipt']);
});

test('grants the tokens of a yearly plan monthly, on clamped days, for one payment', async () => {
  await subscribe('yearly');
  const seen: number[] = [];
  for (const day of ['02-28T09:59', '02-28T10:00', '03-31T09:59', '03-31T10:00', '04-30T10:00']) {
    await shop.setTime(`2027-${day}:00Z`);
    await shop.wait(0);
    seen.push((await shop.balance(person)).monthly);
  }
  expect(seen).toEqual([100, 200, 200, 300, 400]);
  await shop.setTime('2028-01-31T09:59:00Z');
  await shop.wait(0);
  // Sessions expire earlier.
  person = await shop.signIn({ email: person.user.email });
  expect(await shop.balance(person)).toMatchObject({ monthly: 1200 });
  expect(await expectJson(person.get('/billing/receipts'))).toMatchObject({ count: 1 });
});

test('ends a canceled plan at the end of its paid time, without a job', async () => {
  await subscribe('monthly');
  expect(await post('cancel')).toMatchObject({
    state: 'cancelled',
    paid_through: '2027-02-28T10:00:00.000Z',
    renews_at: null,
    can: { cancel: false, resume: true, change: false },
  });
  expect(await refused('cancel')).toEqual([409, 'nothing_to_change']);
  await shop.settle();
  await shop.setTime('2027-02-28T09:59:59Z');
  expect(await plan()).toBe('premium');
  await shop.setTime('2027-02-28T10:00:00Z');
  expect(await plan()).toBe('free');
  expect(await shop.subscription(person)).toMatchObject({ state: 'ended', grace_until: null });
  expect(await sentMails()).toEqual(['receipt', 'cancelled']);
  await shop.wait(1);
  expect(await shop.balance(person)).toMatchObject({ monthly: 100 });
  expect(await refused('resume')).toEqual([409, 'nothing_to_change']);
});

test('renews again after a cancellation was undone', async () => {
  await subscribe('monthly');
  await post('cancel');
  await shop.wait(3);
  expect(await post('resume')).toMatchObject({
    state: 'active',
    renews_at: '2027-02-28T10:00:00.000Z',
  });
  await shop.wait(26);
  expect(await shop.subscription(person)).toMatchObject({
    state: 'active',
    paid_through: '2027-03-31T10:00:00.000Z',
  });
});

test('switches the plan from the next period on, and undoes the change', async () => {
  await subscribe('monthly');
  expect(await post('change', { plan_id: 'yearly' })).toMatchObject({
    plan_id: 'monthly',
    next_plan_id: 'yearly',
  });
  expect(await post('change', { plan_id: 'monthly' })).toMatchObject({ next_plan_id: null });
  await post('change', { plan_id: 'quarterly' });
  await shop.wait(25);
  const [reminder] = await shop.ctx.db
    .select({ data: mails.data })
    .from(mails)
    .where(and(eq(mails.recipient, person.user.email), eq(mails.template, 'renewal_reminder')));
  expect(reminder!.data).toMatchObject({ plan: 'Premium, 3 months', amount_minor: 2997 });
  await shop.wait(3);
  expect(await shop.subscription(person)).toMatchObject({
    state: 'active',
    plan_id: 'quarterly',
    next_plan_id: null,
    price_minor: 2997,
    paid_through: '2027-05-31T10:00:00.000Z',
  });
  const { data } = await expectJson<{ data: { amount_minor: number }[] }>(
    person.get('/billing/receipts'),
  );
  expect(data.map(({ amount_minor }) => amount_minor)).toEqual([2997, 1299]);
});

test('ends access after 72 hours of grace without tokens when a renewal fails', async () => {
  const order = await subscribe('monthly');
  await order.pressButton('fail_renewal');
  await shop.wait(28, 1);
  expect(await shop.subscription(person)).toMatchObject({
    state: 'past_due',
    grace_until: '2027-03-03T10:00:00.000Z',
    can: { cancel: true, change: false },
  });
  expect(await plan()).toBe('premium');
  expect(await shop.balance(person)).toMatchObject({ monthly: 100 });
  expect(await refused('change', { plan_id: 'yearly' })).toEqual([409, 'nothing_to_change']);
  expect(await sentMails()).toContain('payment_failed');
  await shop.wait(2, 23);
  expect(await plan()).toBe('free');
  expect(await shop.subscription(person)).toMatchObject({ state: 'ended' });
  await (await shop.buy(person, { plan_id: 'monthly', method: 'card' })).pressButton('pay');
  expect(await plan()).toBe('premium');
  expect(await shop.balance(person)).toMatchObject({ monthly: 200 });
});

test('continues a subscription paid in its grace period, with the month’s tokens', async () => {
  const order = await subscribe('monthly');
  await order.pressButton('fail_renewal');
  await shop.wait(29);
  await order.pressButton('renew');
  expect(await shop.subscription(person)).toMatchObject({
    state: 'active',
    paid_through: '2027-03-31T10:00:00.000Z',
  });
  expect(await shop.balance(person)).toMatchObject({ monthly: 200 });
});

test('ends a past-due subscription at once when canceled, so that another plan can be bought', async () => {
  const order = await subscribe('monthly');
  await order.pressButton('fail_renewal');
  await shop.wait(28, 5);
  const again = await person.post('/billing/checkout', { plan_id: 'yearly', method: 'card' });
  expect(await again.json()).toMatchObject({ detail: expect.stringContaining('Cancel it first') });
  expect(await post('cancel')).toMatchObject({ state: 'ended' });
  expect(await plan()).toBe('free');
  await subscribe('yearly');
  expect(await plan()).toBe('premium');
});

test('ends access and revokes unspent tokens after a chargeback', async () => {
  const order = await subscribe('yearly');
  await shop.wait(40);
  expect(await shop.balance(person)).toMatchObject({ monthly: 200 });
  await order.pressButton('charge_back');
  expect(await plan()).toBe('free');
  expect(await shop.subscription(person)).toMatchObject({ state: 'ended' });
  expect(await shop.balance(person)).toMatchObject({ monthly: 0 });
  await shop.wait(60);
  expect(await shop.balance(person)).toMatchObject({ monthly: 0 });
  const ledger = await expectJson<{ data: { kind: string; reverses: string | null }[] }>(
    person.get('/billing/ledger'),
  );
  const reversals = ledger.data.filter(({ kind }) => kind === 'grant_reversal');
  expect(reversals).toHaveLength(2);
  expect(reversals.every(({ reverses }) => reverses !== null)).toBe(true);
  expect(await order.status()).toMatchObject({ state: 'returned' });
});

test('revokes half of a pack’s tokens, if unspent, after half of it is refunded', async () => {
  const order = await shop.buy(person, { pack_id: 'small', method: 'card' });
  await order.pressButton('pay');
  await order.pressButton('refund_half');
  expect(await shop.balance(person)).toMatchObject({ bought: 49 });
  await order.pressButton('refund');
  expect(await shop.balance(person)).toMatchObject({ bought: 0 });
  expect(await order.status()).toMatchObject({ state: 'returned' });
});

test('catches up on all periods and grants after months of downtime', async () => {
  await subscribe('monthly');
  await shop.wait(95);
  expect(await shop.subscription(person)).toMatchObject({
    state: 'active',
    paid_through: '2027-05-31T10:00:00.000Z',
  });
  expect(await shop.balance(person)).toMatchObject({ monthly: 400 });
});

test('rejects cancel, resume and change without a subscription', async () => {
  for (const what of ['cancel', 'resume'])
    expect(await refused(what)).toEqual([409, 'nothing_to_change']);
  expect(await refused('change', { plan_id: 'yearly' })).toEqual([409, 'nothing_to_change']);
});

test('sends reminders of charges, but not of prepaid time, to a user without reminders', async () => {
  await expectJson(person.patch('/users/me/preferences', { notifications: { reminders: false } }));
  await (await shop.buy(person, { plan_id: 'monthly', method: 'crypto' })).pressButton('pay');
  await shop.wait(25);
  expect(await sentMails()).toEqual(['receipt']);
  person = await shop.signIn();
  await expectJson(person.patch('/users/me/preferences', { notifications: { reminders: false } }));
  await subscribe('monthly');
  await shop.wait(26);
  expect(await sentMails()).toEqual(['receipt', 'renewal_reminder']);
});

test('names the next period’s plan in emails about coming and failed charges', async () => {
  const order = await subscribe('monthly');
  await post('change', { plan_id: 'quarterly' });
  await order.pressButton('fail_renewal');
  await shop.wait(26);
  await shop.wait(2, 1);
  const reminders = await shop.ctx.db
    .select({ template: mails.template, data: mails.data })
    .from(mails)
    .where(eq(mails.recipient, person.user.email));
  for (const kind of ['renewal_reminder', 'payment_failed'])
    expect(reminders.filter(({ template }) => template === kind)).toMatchObject([
      { data: { plan: 'Premium, 3 months', amount_minor: 2997 } },
    ]);
});

test.each([
  ['card', 24],
  ['crypto', 20],
] as const)('sends one reminder for %s after %i days', async (method, days) => {
  await (await shop.buy(person, { plan_id: 'monthly', method })).pressButton('pay');
  await shop.wait(days);
  expect(await sentMails()).toEqual(['receipt']);
  await shop.wait(1);
  await shop.wait(1);
  expect(await sentMails()).toEqual(['receipt', 'renewal_reminder']);
});

test('cancels renewals at every provider when an account is closed', async () => {
  expect(await cancelRenewals(shop.ctx, person.user.id, [])).toBeUndefined();
  const order = await subscribe('monthly');
  expect(await cancelRenewals(shop.ctx, person.user.id, [])).toBeNull();
  expect((await order.sale()).state).toBe('cancelled');
  expect(await cancelRenewals(shop.ctx, person.user.id, [])).toBeUndefined();
});

test('cancels a subscription that ended by a return at its provider', async () => {
  const order = await subscribe('monthly');
  await order.pressButton('refund');
  expect(await shop.subscription(person)).toMatchObject({ state: 'ended' });
  expect((await order.sale()).state).toBe('paid');
  await cancelRenewals(shop.ctx, person.user.id, []);
  expect((await order.sale()).state).toBe('cancelled');
});

test('reconciles at the end', async () => {
  const { db } = shop.ctx;
  expect((await readPaymentReconciliation(db)).faults).toEqual([]);
  expect(await readLedgerReconciliation(db)).toMatchObject({ total: 0, drifted: [] });
});
