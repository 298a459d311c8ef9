import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails, payments, users } from '#db/schema/index.ts';
import { closeAccount } from '#features/accounts/server/index.ts';
import type { Context, UserContext } from '#platform/context.ts';
import { PaymentProviderError } from '#platform/payments/payment-error.ts';
import { ACCOUNT_PARTS } from '#roles/account-parts.ts';
import { PAYMENT_LISTENERS } from '#roles/payment-listeners.ts';
import { PAYMENT_COMMANDS } from '../../../../../scripts/admin/payments.ts';
import { createTestApp, expectJson, type SignedIn, type TestApp } from '#tests/helpers/app.ts';
import { openShop, type Shop } from '#tests/helpers/payments.ts';
import { startBtcpayStandIn, type BtcpayStandIn } from '#tests/stand-ins/btcpay.ts';
import { startCcbillStandIn, type CcbillStandIn } from '#tests/stand-ins/ccbill.ts';
import { startVerotelStandIn, type VerotelStandIn } from '#tests/stand-ins/verotel.ts';
import type { CheckoutStarted } from '../../contract-checkout.ts';
import { readBooks } from '../index.ts';
import { cancelClosed } from './cancel-closed.ts';
import { readPaymentBooks } from './payment-books.ts';
import { drainEvents } from './process-events.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundLate } from './refund-late.ts';

const AT = '2027-03-15T10:00:00Z';

let shop: Shop;
let admin: SignedIn;
let person: SignedIn;
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
/** What the job of a closed account does. */
const leave = async (ctx: Context, userId: string) => {
  for (const end of ACCOUNT_PARTS.leaving) await end(ctx, userId);
};
const lateOf = async (id: string) =>
  (await shop.ctx.db.select().from(payments).where(eq(payments.order_id, id)))[0]!;

/** The shop with its sandbox's calls replaced by those that fail. */
function failing(calls: object): Context {
  const { payments: providers } = shop.ctx;
  const byName: typeof providers.byName = (name) => {
    const provider = providers.byName(name);
    return provider && { ...provider, ...calls };
  };
  return { ...shop.ctx, payments: { ...providers, byName } };
}
const isAway = () => {
  throw new PaymentProviderError('provider_unavailable', 'away');
};

describe('a closed account is not charged', () => {
  test.each([
    ['deactivated by the team', deactivate],
    [
      'closed by strikes',
      () => shop.ctx.db.transaction((tx) => closeAccount(tx, shop.ctx, person.user.id, 'A rule.')),
    ],
    ['deleted by its owner', () => person.delete('/users/me')],
    ['deleted by the team', () => admin.delete(`/users/${person.user.id}`)],
  ])('%s', async (_how, close) => {
    const order = await shop.buy(person, { plan_id: 'monthly', method: 'card' });
    await order.press('pay');
    await close();
    expect(await jobsOf(shop.ctx, 'accounts.leave', person.user.id)).toBe(1);
    await leave(shop.ctx, person.user.id);
    expect((await order.sale()).state).toBe('cancelled');
    expect(await cancelClosed(shop.ctx, PAYMENT_LISTENERS)).toEqual([]);
    expect((await reconcilePayments(shop.ctx)).closed).toEqual([]);
  });

  test('while its provider is away it is asked again and again, and every night it is told', async () => {
    const order = await shop.buy(person, { plan_id: 'monthly', method: 'card' });
    await order.press('pay');
    // Closed by hand, so that nobody asked for anything.
    await shop.ctx.db.update(users).set({ is_active: false }).where(eq(users.id, person.user.id));
    const away = failing({ cancel: isAway });
    await expect(leave(away, person.user.id)).rejects.toMatchObject({
      code: 'payment_unavailable',
    });
    for (let hour = 0; hour < 5; hour += 1) {
      expect(await cancelClosed(away, PAYMENT_LISTENERS)).toHaveLength(1);
      await shop.wait(0, 1);
    }
    const { closed } = await reconcilePayments(shop.ctx);
    expect(closed).toEqual([expect.stringMatching(/^sandbox /)]);
    expect(await shop.ctx.telemetry.registry.metrics()).toContain('closed_account_renewals 1');
    expect(await cancelClosed(shop.ctx, PAYMENT_LISTENERS)).toEqual([]);
    expect((await order.sale()).state).toBe('cancelled');
    expect(await shop.ctx.telemetry.registry.metrics()).toContain('closed_account_renewals 0');
  });

  test('a suspension that ends cancels nothing', async () => {
    const order = await shop.buy(person, { plan_id: 'monthly', method: 'card' });
    await order.press('pay');
    await shop.ctx.db
      .update(users)
      .set({ suspended_until: new Date('2027-03-20T00:00:00Z') })
      .where(eq(users.id, person.user.id));
    expect(await cancelClosed(shop.ctx, PAYMENT_LISTENERS)).toEqual([]);
    expect((await order.sale()).state).not.toBe('cancelled');
  });
});

describe('money that comes after closing', () => {
  test.each([
    ['a pack', { pack_id: 'small', method: 'card' } as const],
    ['a plan', { plan_id: 'monthly', method: 'card' } as const],
  ])('for %s is given back, and brings nothing', async (_what, wish) => {
    const order = await shop.buy(person, wish);
    await deactivate();
    await order.press('pay');
    const row = await lateOf(order.order_id);
    expect(row).toMatchObject({ late: 'open', returned_minor: 0 });
    expect(await jobsOf(shop.ctx, 'billing.refund-late-payment', row.id)).toBe(1);
    const total = async () =>
      (await shop.ctx.db.query.token_grants.findMany()).filter(
        ({ source_id, granted }) =>
          [row.id, row.subscription_id].includes(source_id) && granted > 0,
      );
    expect(await total()).toEqual([]);

    await expect(refundLate(failing({ refund: isAway }), row.id)).rejects.toThrow('away');
    expect((await lateOf(order.order_id)).late).toBe('open');
    await refundLate(shop.ctx, row.id);
    await refundLate(shop.ctx, row.id);
    await shop.settle();
    expect(await lateOf(order.order_id)).toMatchObject({
      late: 'refund_asked',
      returned_minor: row.amount_minor,
    });
    expect(await total()).toEqual([]);
    const letters = await shop.ctx.db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, person.user.email), eq(mails.template, 'payment_returned')));
    expect(letters.map(({ data }) => data)).toMatchObject([
      { amount_minor: row.amount_minor, reference: row.receipt_number },
    ]);
    await leave(shop.ctx, person.user.id);
  });

  test('is never sent back twice: where the answer was lost, the operator looks', async () => {
    const order = await shop.buy(person, { pack_id: 'small', method: 'card' });
    await deactivate();
    await order.press('pay');
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
    expect((await reconcilePayments(shop.ctx)).late).toBe(1);
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

  test('what was paid before stays as it is', async () => {
    const order = await shop.buy(person, { pack_id: 'small', method: 'card' });
    await order.press('pay');
    await deactivate();
    expect((await lateOf(order.order_id)).late).toBeNull();
  });

  test('and the books agree', async () => {
    expect((await readPaymentBooks(shop.ctx.db)).faults).toEqual([]);
    expect(await readBooks(shop.ctx.db)).toMatchObject({ total: 0, drifted: [] });
  });
});

describe('at the real providers', () => {
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

  const close = (app: TestApp, { user }: SignedIn) =>
    app.ctx.db.update(users).set({ is_active: false }).where(eq(users.id, user.id));
  const checkout = (someone: SignedIn, wish: object) =>
    expectJson<CheckoutStarted>(someone.post('/billing/checkout', wish));

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

  /** How many looks it took until no closed account renewed any more. */
  async function looksUntilEnded(app: TestApp): Promise<number> {
    for (let looks = 1; looks <= 20; looks += 1)
      if ((await cancelClosed(app.ctx, [])).length === 0) return looks;
    throw new Error('a closed account renews for ever');
  }

  test('Verotel: away for hours, and canceled once it is back', async () => {
    await close(verotelApp, await subscribeAtVerotel());
    verotel.fail({ kind: 'status', status: 503 }, 12);
    expect(await looksUntilEnded(verotelApp)).toBeGreaterThan(2);
    expect((await reconcilePayments(verotelApp.ctx)).closed).toEqual([]);
    expect((await reconcilePayments(verotelApp.ctx)).drifts).toEqual([]);
  });

  test('Verotel: the cancellation is done and its answer lost: asked again, it is done already', async () => {
    await close(verotelApp, await subscribeAtVerotel());
    verotel.fail({ kind: 'lost' });
    await looksUntilEnded(verotelApp);
    expect((await reconcilePayments(verotelApp.ctx)).drifts).toEqual([]);
  });

  test('Verotel: where its own page has to be asked, the operator is told each time', async () => {
    await close(verotelApp, await subscribeAtVerotel());
    verotel.cancelsByPage = true;
    expect(await cancelClosed(verotelApp.ctx, [])).toHaveLength(1);
    expect((await reconcilePayments(verotelApp.ctx)).closed).toHaveLength(1);
    verotel.cancelsByPage = false;
    expect(await cancelClosed(verotelApp.ctx, [])).toEqual([]);
  });

  test('BTCPay: money that comes late cannot be sent back from here: the operator is shown it', async () => {
    const someone = await verotelApp.signIn();
    const wish = { pack_id: 'medium', method: 'crypto' };
    const { order_id } = await checkout(someone, wish);
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
    expect((await readPaymentBooks(verotelApp.ctx.db)).faults).toEqual([]);
  });

  test('CCBill: canceled for a closed account, and late money given back once', async () => {
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
