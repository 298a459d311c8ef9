import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails, payments, token_grants, users } from '#db/schema/index.ts';
import { closeAccount } from '#features/accounts/server/index.ts';
import type { Context, UserContext } from '#platform/context.ts';
import { PaymentProviderError } from '#platform/payments/payment-error.ts';
import { ACCOUNT_PARTS } from '#roles/account-parts.ts';
import { PAYMENT_LISTENERS } from '#roles/payment-listeners.ts';
import { PAYMENT_COMMANDS } from '../../../../../scripts/admin/payments.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { openShop, type Shop } from '#tests/helpers/payments.ts';
import { startBtcpayStandIn, type BtcpayStandIn } from '#tests/stand-ins/btcpay.ts';
import { startCcbillStandIn, type CcbillStandIn } from '#tests/stand-ins/ccbill.ts';
import { startVerotelStandIn, type VerotelStandIn } from '#tests/stand-ins/verotel.ts';
import type { CheckoutStarted } from '../../contract-checkout.ts';
import { readLedgerReconciliation } from '../index.ts';
import { cancelClosed } from './cancel-closed.ts';
import { readPaymentReconciliation } from './payment-reconciliation.ts';
import { drainEvents } from './process-events.ts';
import { reconcileWithProviders } from './reconcile-with-providers.ts';
import { refundLate } from './refund-late.ts';

const AT = '2027-03-15T10:00:00Z';

let shop: Shop;
let admin: TestClient;
let person: TestClient;
beforeAll(async () => {
  shop = await openShop(AT);
  admin = await shop.signIn({ is_superuser: true });
});
beforeEach(async () => {
  await shop.setTime(AT);
  person = await shop.signIn();
});
afterAll(() => shop.close());

const deactivate = () => admin.patch(`/users/${person.user.id}`, { is_active: false });
const jobsOf = async (ctx: Context, name: string, id: string): Promise<number> => {
  const { rows } = await ctx.database.pool.query(
    `SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1 AND data::text LIKE $2`,
    [name, `%${id}%`],
  );
  return rows[0].count;
};
/** Runs the job of a closed account. */
const leave = async (ctx: Context, userId: string) => {
  for (const end of ACCOUNT_PARTS.leaveHooks) await end(ctx, userId);
};
const lateOf = async (id: string) =>
  (await shop.ctx.db.select().from(payments).where(eq(payments.order_id, id)))[0]!;

/** The shop with failing sandbox calls. */
function failing(calls: object): Context {
  const { payments: providers } = shop.ctx;
  const byName: typeof providers.byName = (name) => {
    const provider = providers.byName(name);
    return provider && { ...provider, ...calls };
  };
  return { ...shop.ctx, payments: { ...providers, byName } };
}
const failUnavailable = () => {
  throw new PaymentProviderError('provider_unavailable', 'away');
};

describe('renewals of a closed account', () => {
  test.each([
    ['deactivated by the team', deactivate],
    [
      'closed by strikes',
      () => shop.ctx.db.transaction((tx) => closeAccount(tx, shop.ctx, person.user.id, 'A rule.')),
    ],
    ['deleted by its owner', () => person.delete('/users/me')],
    ['deleted by the team', () => admin.delete(`/users/${person.user.id}`)],
  ])('are canceled when %s', async (_how, close) => {
    const order = await shop.buy(person, { plan_id: 'monthly', method: 'card' });
    await order.pressButton('pay');
    await close();
    expect(await jobsOf(shop.ctx, 'accounts.leave', person.user.id)).toBe(1);
    await leave(shop.ctx, person.user.id);
    expect((await order.sale()).state).toBe('cancelled');
    expect(await cancelClosed(shop.ctx, PAYMENT_LISTENERS)).toEqual([]);
    expect((await reconcileWithProviders(shop.ctx)).closed).toEqual([]);
  });

  test('are retried while the provider is down, and reported every night', async () => {
    const order = await shop.buy(person, { plan_id: 'monthly', method: 'card' });
    await order.pressButton('pay');
    // Closed directly in the database, so that no cancellation was requested.
    await shop.ctx.db.update(users).set({ is_active: false }).where(eq(users.id, person.user.id));
    const away = failing({ cancel: failUnavailable });
    await expect(leave(away, person.user.id)).rejects.toMatchObject({
      code: 'payment_unavailable',
    });
    for (let hour = 0; hour < 5; hour += 1) {
      expect(await cancelClosed(away, PAYMENT_LISTENERS)).toHaveLength(1);
      await shop.wait(0, 1);
    }
    const { closed } = await reconcileWithProviders(shop.ctx);
    expect(closed).toEqual([expect.stringMatching(/^sandbox /)]);
    expect(await shop.ctx.telemetry.registry.metrics()).toContain(
      'everafter_closed_account_renewals 1',
    );
    expect(await cancelClosed(shop.ctx, PAYMENT_LISTENERS)).toEqual([]);
    expect((await order.sale()).state).toBe('cancelled');
    expect(await shop.ctx.telemetry.registry.metrics()).toContain(
      'everafter_closed_account_renewals 0',
    );
  });

  test('continue during a temporary suspension', async () => {
    const order = await shop.buy(person, { plan_id: 'monthly', method: 'card' });
    await order.pressButton('pay');
    await shop.ctx.db
      .update(users)
      .set({ suspended_until: new Date('2027-03-20T00:00:00Z') })
      .where(eq(users.id, person.user.id));
    expect(await cancelClosed(shop.ctx, PAYMENT_LISTENERS)).toEqual([]);
    expect((await order.sale()).state).not.toBe('cancelled');
  });
});

describe('payment after the account was closed', () => {
  test.each([
    ['a pack', { pack_id: 'small', method: 'card' } as const],
    ['a plan', { plan_id: 'monthly', method: 'card' } as const],
  ])('for %s is refunded without an effect', async (_what, request) => {
    const order = await shop.buy(person, request);
    await deactivate();
    await order.pressButton('pay');
    const row = await lateOf(order.order_id);
    expect(row).toMatchObject({ late: 'open', returned_minor: 0 });
    expect(await jobsOf(shop.ctx, 'billing.refund-late-payment', row.id)).toBe(1);
    const total = async () =>
      (await shop.ctx.db.select().from(token_grants)).filter(
        ({ source_id, granted }) =>
          [row.id, row.subscription_id].includes(source_id) && granted > 0,
      );
    expect(await total()).toEqual([]);

    await expect(refundLate(failing({ refund: failUnavailable }), row.id)).rejects.toThrow('away');
    expect((await lateOf(order.order_id)).late).toBe('open');
    await refundLate(shop.ctx, row.id);
    await refundLate(shop.ctx, row.id);
    await shop.settle();
    expect(await lateOf(order.order_id)).toMatchObject({
      late: 'refund_asked',
      returned_minor: row.amount_minor,
    });
    expect(await total()).toEqual([]);
    const emails = await shop.ctx.db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, person.user.email), eq(mails.template, 'payment_returned')));
    expect(emails.map(({ data }) => data)).toMatchObject([
      { amount_minor: row.amount_minor, reference: row.receipt_number },
    ]);
    await leave(shop.ctx, person.user.id);
  });

  test('is refunded once, and left to the operator when the response was lost', async () => {
    const order = await shop.buy(person, { pack_id: 'small', method: 'card' });
    await deactivate();
    await order.pressButton('pay');
    const row = await lateOf(order.order_id);
    const lost = failing({
      refund: () => {
        throw new PaymentProviderError('provider_cut_off', 'lost');
      },
    });
    await refundLate(lost, row.id);
    await refundLate(shop.ctx, row.id);
    await shop.settle();
    expect(await lateOf(order.order_id)).toMatchObject({ late: 'for_operator', returned_minor: 0 });
    expect((await reconcileWithProviders(shop.ctx)).late).toBe(1);
    const operator = {
      ...shop.ctx,
      caller: { id: admin.user.id, isSuperuser: true, fullName: '', email: '', sessionId: 'shell' },
    } as UserContext;
    const listed = await PAYMENT_COMMANDS['late-payments']!(operator, {
      subject: undefined,
      note: undefined,
      limit: 50,
    });
    expect(JSON.stringify(listed)).toContain(row.receipt_number);
    expect(JSON.stringify(listed)).toContain('for_operator');
  });

  test('does not change earlier payments', async () => {
    const order = await shop.buy(person, { pack_id: 'small', method: 'card' });
    await order.pressButton('pay');
    await deactivate();
    expect((await lateOf(order.order_id)).late).toBeNull();
  });

  test('reconciles', async () => {
    expect((await readPaymentReconciliation(shop.ctx.db)).faults).toEqual([]);
    expect(await readLedgerReconciliation(shop.ctx.db)).toMatchObject({ total: 0, drifted: [] });
  });
});

describe('with the real providers', () => {
  let verotel: VerotelStandIn;
  let ccbill: CcbillStandIn;
  let btcpay: BtcpayStandIn;
  let verotelApp: TestApp;
  let ccbillApp: TestApp;

  beforeAll(async () => {
    [verotel, ccbill, btcpay] = await Promise.all([
      startVerotelStandIn(),
      startCcbillStandIn(),
      startBtcpayStandIn(),
    ]);
    const now = () => new Date('2027-02-01T12:00:00Z');
    verotelApp = await createTestApp({
      now,
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
    ccbillApp = await createTestApp({
      now,
      roles: ['api'],
      env: {
        TRUST_PROXY: 'true',
        PAYMENT_CARD: 'ccbill',
        PAYMENT_BANK: 'none',
        PAYMENT_CRYPTO: 'none',
        PAYMENT_CCBILL_ACCOUNT: ccbill.settings.account,
        PAYMENT_CCBILL_SUBACCOUNT: ccbill.settings.subaccount,
        PAYMENT_CCBILL_FLEX_ID: ccbill.settings.flexId,
        PAYMENT_CCBILL_SALT: ccbill.settings.salt,
        PAYMENT_CCBILL_WEBHOOK_SECRET: ccbill.settings.webhookSecret,
        PAYMENT_CCBILL_DATALINK_USER: ccbill.settings.dataLinkUser,
        PAYMENT_CCBILL_DATALINK_PASSWORD: ccbill.settings.dataLinkPassword,
        PAYMENT_CCBILL_FORMS_URL: ccbill.settings.formsUrl,
        PAYMENT_CCBILL_DATALINK_URL: ccbill.settings.dataLinkUrl,
      },
    });
  });
  afterAll(async () => {
    await Promise.all([verotelApp.close(), ccbillApp.close()]);
    await Promise.all([verotel.close(), ccbill.close(), btcpay.close()]);
  });

  const close = (app: TestApp, { user }: TestClient) =>
    app.ctx.db.update(users).set({ is_active: false }).where(eq(users.id, user.id));
  const checkout = (someone: TestClient, request: object) =>
    expectJson<CheckoutStarted>(someone.post('/billing/checkout', request));

  async function subscribeAtVerotel() {
    const someone = await verotelApp.signIn();
    const { redirect_url } = await checkout(someone, { plan_id: 'monthly', method: 'card' });
    const { method, rawQuery, headers } = verotel.pay(redirect_url, '2027-03-01');
    await verotelApp.request(`/api/v1/billing/webhooks/verotel?${rawQuery}`, {
      method,
      headers: headers as Record<string, string>,
    });
    await drainEvents(verotelApp.ctx, []);
    return someone;
  }

  /** Number of runs until no closed account renews. */
  async function looksUntilEnded(app: TestApp): Promise<number> {
    for (let looks = 1; looks <= 20; looks += 1)
      if ((await cancelClosed(app.ctx, [])).length === 0) return looks;
    throw new Error('a closed account renews forever');
  }

  test('Verotel: cancels once the provider is available again', async () => {
    await close(verotelApp, await subscribeAtVerotel());
    verotel.fail({ kind: 'status', status: 503 }, 12);
    expect(await looksUntilEnded(verotelApp)).toBeGreaterThan(2);
    expect((await reconcileWithProviders(verotelApp.ctx)).closed).toEqual([]);
    expect((await reconcileWithProviders(verotelApp.ctx)).drifts).toEqual([]);
  });

  test('Verotel: confirms a cancellation whose response was lost', async () => {
    await close(verotelApp, await subscribeAtVerotel());
    verotel.fail({ kind: 'lost' });
    await looksUntilEnded(verotelApp);
    expect((await reconcileWithProviders(verotelApp.ctx)).drifts).toEqual([]);
  });

  test('Verotel: reports a cancellation that requires its confirmation page', async () => {
    await close(verotelApp, await subscribeAtVerotel());
    verotel.cancelsByPage = true;
    expect(await cancelClosed(verotelApp.ctx, [])).toHaveLength(1);
    expect((await reconcileWithProviders(verotelApp.ctx)).closed).toHaveLength(1);
    verotel.cancelsByPage = false;
    expect(await cancelClosed(verotelApp.ctx, [])).toEqual([]);
  });

  test('BTCPay: lists a late payment that requires a manual refund', async () => {
    const someone = await verotelApp.signIn();
    const request = { pack_id: 'medium', method: 'crypto' };
    const { order_id } = await checkout(someone, request);
    await close(verotelApp, someone);
    const { id } = btcpay.invoices.at(-1)!;
    const { rawBody, headers } = btcpay.happen(id, 'InvoiceSettled', { status: 'Settled' });
    await verotelApp.request('/api/v1/billing/webhooks/btcpay', {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: rawBody as Uint8Array<ArrayBuffer>,
    });
    await drainEvents(verotelApp.ctx, []);
    const read = async () =>
      (await verotelApp.ctx.db.select().from(payments).where(eq(payments.order_id, order_id)))[0]!;
    expect((await read()).late).toBe('open');
    await refundLate(verotelApp.ctx, (await read()).id);
    expect((await read()).late).toBe('for_operator');
    expect((await readPaymentReconciliation(verotelApp.ctx.db)).faults).toEqual([]);
  });

  test('CCBill: cancels for a closed account, and refunds a late payment once', async () => {
    const someone = await ccbillApp.signIn();
    const { redirect_url } = await checkout(someone, { plan_id: 'monthly', method: 'card' });
    await close(ccbillApp, someone);
    const { rawBody, headers, rawQuery, pathTail, ip } = ccbill.pay(redirect_url);
    await ccbillApp.request(`/api/v1/billing/webhooks/ccbill/${pathTail}?${rawQuery}`, {
      method: 'POST',
      headers: { ...(headers as Record<string, string>), 'x-forwarded-for': ip },
      body: rawBody as Uint8Array<ArrayBuffer>,
    });
    await drainEvents(ccbillApp.ctx, []);
    const [row] = await ccbillApp.ctx.db.select().from(payments);
    expect(row!.late).toBe('open');
    ccbill.fail({ kind: 'lost' });
    await looksUntilEnded(ccbillApp);
    await refundLate(ccbillApp.ctx, row!.id);
    await refundLate(ccbillApp.ctx, row!.id);
    const refunds = ccbill.asked.filter((call) => call.get('action') === 'refundTransaction');
    expect(refunds).toHaveLength(1);
  });
});
