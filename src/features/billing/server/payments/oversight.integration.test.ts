import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { payment_events, payments, sandbox_sales, token_wallets, users } from '#db/schema/index.ts';
import { seedPeople } from '#features/accounts/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { PaymentProviderError } from '#platform/payments/payment-error.ts';
import { PAYMENT_COMMANDS } from '../../../../../scripts/admin/payments.ts';
import { TOKEN_COMMANDS } from '../../../../../scripts/admin/tokens.ts';
import { expectJson, type TestClient } from '#tests/helpers/app.ts';
import { auditEntriesFor } from '#tests/helpers/audit.ts';
import { openShop, type SandboxOrder, type Shop } from '#tests/helpers/payments.ts';
import type { AdminPayments } from '../../contract-admin.ts';
import { cancelRenewals, readLedgerReconciliation, seedSubscriptions } from '../index.ts';
import { checkRenewal } from './check-renewal.ts';
import { readPaymentReconciliation } from './payment-reconciliation.ts';
import { reconcileWithProviders } from './reconcile-with-providers.ts';

let shop: Shop;
let admin: TestClient;
let person: TestClient;
beforeAll(async () => {
  shop = await openShop('2027-03-15T10:00:00Z');
  admin = await shop.signIn({ is_superuser: true });
});
beforeEach(async () => {
  person = await shop.signIn();
});
afterAll(() => shop.close());

async function buy(request: { plan_id: 'monthly' } | { pack_id: 'small' }): Promise<SandboxOrder> {
  const order = await shop.buy(person, { ...request, method: 'card' });
  await order.pressButton('pay');
  return order;
}
const receiptOf = async (order: SandboxOrder) => (await order.status()).receipt_id!;
const operator = () =>
  ({
    ...shop.ctx,
    caller: { id: admin.user.id, isSuperuser: true, fullName: '', email: '', sessionId: 'shell' },
  }) as UserContext;
const run = (name: string, subject?: string, note?: string, status?: string) =>
  PAYMENT_COMMANDS[name]!(operator(), { subject, note, status, limit: 50 });

test('lists payments for superusers only', async () => {
  const id = await receiptOf(await buy({ plan_id: 'monthly' }));
  const list = await expectJson<AdminPayments>(admin.get('/admin/payments'));
  expect(list.data[0]).toMatchObject({
    id,
    user_id: person.user.id,
    email: person.user.email,
    description: 'Premium, 1 month',
    amount_minor: 1299,
    provider: 'sandbox',
  });
  const own = await expectJson<AdminPayments>(
    admin.get(`/admin/payments?user_id=${person.user.id}`),
  );
  expect(own.count).toBe(1);
  expect((await person.get('/admin/payments')).status).toBe(403);
  expect((await person.post(`/admin/payments/${id}/refund`, {})).status).toBe(403);
  expect(JSON.stringify(await run('payments'))).toContain(person.user.email);
});

test('ends access and renewals after a full refund, not after a partial one', async () => {
  const order = await buy({ plan_id: 'monthly' });
  const id = await receiptOf(order);
  const refund = (body: object) => admin.post(`/admin/payments/${id}/refund`, body);
  expect(await expectJson(refund({ amount_minor: 300 }))).toMatchObject({ cancelled: false });
  await shop.settle();
  expect(await shop.subscription(person)).toMatchObject({ state: 'active' });
  expect((await refund({ amount_minor: 1000 })).status).toBe(409);
  expect(await expectJson(refund({}))).toMatchObject({ amount_minor: 999, cancelled: true });
  await shop.settle();
  expect(await shop.subscription(person)).toMatchObject({ state: 'ended' });
  expect(await shop.balance(person)).toMatchObject({ monthly: 0 });
  expect((await order.sale()).state).toBe('cancelled');
  expect((await refund({})).status).toBe(409);
  expect((await auditEntriesFor(shop, id)).map(({ action, details }) => [action, details])).toEqual(
    [
      ['payment.refund_asked', { amount_minor: 300, currency: 'EUR' }],
      ['payment.refund_asked', { amount_minor: 999, currency: 'EUR' }],
    ],
  );
  const details = await expectJson<{ returns: { amount_minor: number }[] }>(
    person.get(`/billing/receipts/${id}`),
  );
  expect(details.returns.map(({ amount_minor }) => amount_minor)).toEqual([300, 999]);
});

test('refunds an older payment in full when the newest has another amount', async () => {
  const order = await buy({ plan_id: 'monthly' });
  const id = await receiptOf(order);
  await expectJson(person.post('/billing/subscription/change', { plan_id: 'yearly' }));
  await order.pressButton('renew');
  const list = await expectJson<{ data: { id: string; amount_minor: number }[] }>(
    person.get('/billing/receipts'),
  );
  const newest = list.data.find((one) => one.id !== id)!;
  expect(newest.amount_minor).toBe(7188);
  await expectJson(admin.post(`/admin/payments/${id}/refund`, {}));
  await shop.settle();
  const refund = JSON.parse(
    shop.callbacks.findLast((body) => body.includes('"refund"'))!,
  ) as object;
  expect(refund).toMatchObject({ amount_minor: 1299 });
  const { data } = await expectJson<AdminPayments>(admin.get('/admin/payments'));
  const returned = (one: string) => data.find((row) => row.id === one)!.returned_minor;
  expect([returned(id), returned(newest.id)]).toEqual([1299, 0]);
});

test('keeps and records a refund when the provider does not cancel', async () => {
  const order = await buy({ plan_id: 'monthly' });
  const id = await receiptOf(order);
  const cancel = vi
    .spyOn(shop.ctx.payments.byName('sandbox')!, 'cancel')
    .mockRejectedValueOnce(new PaymentProviderError('provider_cut_off', 'The line broke off.'));
  expect(await expectJson(admin.post(`/admin/payments/${id}/refund`, {}))).toMatchObject({
    amount_minor: 1299,
    cancelled: false,
  });
  cancel.mockRestore();
  expect(await auditEntriesFor(shop, id)).toHaveLength(1);
  await cancelRenewals(shop.ctx, person.user.id, []);
});

test('refunds by receipt number in the admin command', async () => {
  const order = await buy({ pack_id: 'small' });
  const { number } = await expectJson<{ number: string }>(
    person.get(`/billing/receipts/${await receiptOf(order)}`),
  );
  await expect(run('refund')).rejects.toThrow('Name the receipt');
  await expect(run('refund', '1999-000001')).rejects.toThrow('There is no receipt');
  await expect(run('refund', number, 'all')).rejects.toThrow('is not an amount');
  expect(await run('refund', number, '1.99')).toContain('1.99 EUR');
  await shop.settle();
  expect(await shop.balance(person)).toMatchObject({ bought: 60 });
  expect(await run('payment-events')).toContain('There are no quarantined');
  await expect(run('payment-events', undefined, undefined, 'lost')).rejects.toThrow(
    'is not a state',
  );
});

test('reconciles tokens, orders and money, and reports a manual change', async () => {
  const order = await buy({ pack_id: 'small' });
  const reconcile = () =>
    TOKEN_COMMANDS.reconcile!(shop.ctx.db, { subject: undefined, note: undefined, limit: 50 });
  expect(await reconcile()).toMatch(/\d+ payments: \d+\.\d\d EUR settled/);
  expect(await reconcile()).toContain('Orders, money and tokens agree.');
  const id = await receiptOf(order);
  const change = (amount_minor: number) =>
    shop.ctx.db.update(payments).set({ amount_minor }).where(eq(payments.id, id));
  await change(500);
  await expect(reconcile()).rejects.toThrow('does not match a price of its order');
  await change(499);
});

test('reports differences from the providers, and repairs nothing', async () => {
  const order = await buy({ plan_id: 'monthly' });
  expect((await reconcileWithProviders(shop.ctx)).drifts).toEqual([]);
  expect(await run('reconcile-providers')).toContain('agrees with its provider');
  const { id } = await order.sale();
  await shop.ctx.db.update(sandbox_sales).set({ state: 'ended' }).where(eq(sandbox_sales.id, id));
  const alarm = vi.spyOn(shop.ctx.log, 'error');
  const { drifts } = await reconcileWithProviders(shop.ctx);
  expect(drifts).toMatchObject([
    { ours: expect.stringMatching(/^active/), theirs: expect.stringMatching(/^ended/) },
  ]);
  expect(alarm).toHaveBeenCalledOnce();
  alarm.mockRestore();
  await expect(run('reconcile-providers')).rejects.toThrow('at sandbox ended');
  expect(await shop.subscription(person)).toMatchObject({ state: 'active' });
  await shop.ctx.db.update(sandbox_sales).set({ state: 'paid' }).where(eq(sandbox_sales.id, id));
});

test('finds a subscription that still renews after a refund in the provider’s panel', async () => {
  const order = await buy({ plan_id: 'monthly' });
  await order.pressButton('refund');
  expect(await shop.subscription(person)).toMatchObject({ state: 'ended' });
  const later = { ...shop.ctx, now: () => new Date(shop.ctx.now().getTime() + 10 * 86_400_000) };
  const found = async () =>
    (await reconcileWithProviders(later)).drifts.map(({ theirs }) => theirs);
  expect(await found()).toEqual([expect.stringMatching(/^paid/)]);
  await order.pressButton('cancel');
  expect(await found()).toEqual([]);
});

test('finds a payment whose webhook was lost', async () => {
  const order = await shop.buy(person, { pack_id: 'small', method: 'card' });
  shop.holdsCallbacks = true;
  await order.pressButton('pay');
  shop.holdsCallbacks = false;
  expect((await reconcileWithProviders(shop.ctx)).drifts).toEqual([]);
  const later = { ...shop.ctx, now: () => new Date(shop.ctx.now().getTime() + 3 * 3600_000) };
  expect((await reconcileWithProviders(later)).drifts).toEqual([
    { subject: `order ${order.order_id}`, provider: 'sandbox', ours: 'open', theirs: 'paid' },
  ]);
  await shop.wait(0);
  expect((await reconcileWithProviders(later)).drifts).toEqual([]);
  expect(await shop.balance(person)).toMatchObject({ bought: 100 });
});

test('checks a cancellation without a timestamp with the provider', async () => {
  const order = await buy({ plan_id: 'monthly' });
  const { id } = await order.sale();
  const check = { provider: 'sandbox', providerReference: id } as const;
  await checkRenewal(shop.ctx, check, []);
  expect(await shop.subscription(person)).toMatchObject({ state: 'active' });
  const setState = (state: 'cancelled' | 'paid') =>
    shop.ctx.db.update(sandbox_sales).set({ state }).where(eq(sandbox_sales.id, id));
  await setState('cancelled');
  await checkRenewal(shop.ctx, check, []);
  expect(await shop.subscription(person)).toMatchObject({ state: 'cancelled' });
  await shop.wait(0, 1);
  await setState('paid');
  await checkRenewal(shop.ctx, check, []);
  expect(await shop.subscription(person)).toMatchObject({ state: 'active' });
});

test('keeps payments of an erased account without personal data', async () => {
  const order = await buy({ plan_id: 'monthly' });
  const id = await receiptOf(order);
  await shop.ctx.db.delete(users).where(eq(users.id, person.user.id));
  const [row] = await shop.ctx.db.select().from(payments).where(eq(payments.id, id));
  const [wallet] = await shop.ctx.db
    .select()
    .from(token_wallets)
    .where(eq(token_wallets.id, row!.wallet_id));
  expect(wallet!.user_id).toBeNull();
  await order.pressButton('renew');
  await order.pressButton('charge_back');
  const list = await expectJson<AdminPayments>(admin.get('/admin/payments?limit=2'));
  expect(list.data).toMatchObject([
    { user_id: null, email: null },
    { user_id: null, email: null },
  ]);
  const events = await shop.ctx.db.select().from(payment_events);
  const kept = JSON.stringify([row, wallet, events]);
  expect(kept).not.toContain(person.user.id);
  expect(kept).not.toContain(person.user.email);
  expect((await readPaymentReconciliation(shop.ctx.db)).faults).toEqual([]);
  expect(await readLedgerReconciliation(shop.ctx.db)).toMatchObject({ total: 0, drifted: [] });
});

test('seeds the premium user’s subscription once', async () => {
  await seedPeople(shop.ctx);
  await seedSubscriptions(shop.ctx);
  await shop.settle();
  await seedSubscriptions(shop.ctx);
  await shop.settle();
  person = await shop.signIn({ email: 'premium@example.test' });
  expect(await shop.subscription(person)).toMatchObject({ state: 'active', plan_id: 'yearly' });
  expect(await shop.balance(person)).toMatchObject({ monthly: 100 });
});
