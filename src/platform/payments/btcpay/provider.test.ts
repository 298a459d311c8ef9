import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instantRetry } from '#tests/helpers/image-engine.ts';
import { makeOrder, makePurchase, SHORT_TIMEOUTS } from '#tests/helpers/checkout-orders.ts';
import { startBtcpayStandIn, type BtcpayStandIn } from '#tests/stand-ins/btcpay.ts';
import type { PaymentProvider } from '../port.ts';
import { createBtcpayProvider } from './provider.ts';

let btcpay: BtcpayStandIn;
let provider: PaymentProvider;

beforeEach(async () => {
  btcpay = await startBtcpayStandIn();
  provider = createBtcpayProvider(btcpay.settings, instantRetry(), SHORT_TIMEOUTS);
});
afterEach(async () => {
  await provider.close();
  await btcpay.close();
});

const ORDER = 'ord_7Qm2xKp9Wc4tRz81';
const prepaid = () => makeOrder({ method: 'crypto', recurs: false });

describe('BTCPay Server checkout', () => {
  it('creates an invoice with a payment page', async () => {
    const checkout = await provider.createCheckout(prepaid());
    expect(checkout).toEqual({
      redirectUrl: `${btcpay.origin}/i/Inv1`,
      providerReference: 'Inv1',
    });
    expect(btcpay.invoices).toEqual([
      expect.objectContaining({
        amount: '71.88',
        currency: 'EUR',
        metadata: { orderId: ORDER, itemDesc: 'Premium, 12 months' },
        checkout: {
          redirectURL: 'https://ever.example/premium/back?order=1',
          redirectAutomatically: true,
        },
      }),
    ]);
  });

  it.each([
    ['a recurring order', makeOrder({ method: 'crypto' })],
    ['a card payment', makePurchase()],
  ])('rejects %s without a call', async (_what, order) => {
    await expect(provider.createCheckout(order)).rejects.toThrow(RangeError);
    expect(btcpay.requestLines).toEqual([]);
  });

  it('creates one invoice when the response is lost', async () => {
    btcpay.fail({ kind: 'lost' });
    expect((await provider.createCheckout(prepaid())).providerReference).toBe('Inv1');
    expect(btcpay.invoices).toHaveLength(1);
    expect(btcpay.requestLines.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('is retryable when no invoice was created', async () => {
    for (const fault of [
      { kind: 'destroy' },
      { kind: 'status', status: 502 },
      { kind: 'silence' },
    ] as const) {
      btcpay.fail(fault);
      await expect(provider.createCheckout(prepaid())).rejects.toMatchObject({ retryable: true });
    }
    expect(btcpay.invoices).toEqual([]);
  });

  it('honors Retry-After', async () => {
    btcpay.fail({ kind: 'status', status: 429, retry_after: '1' });
    btcpay.fail({ kind: 'status', status: 503 });
    expect((await provider.createCheckout(prepaid())).providerReference).toBe('Inv1');
  });

  it.each([
    [{ apiKey: 'wrong' }, 'provider_unauthorized', /PAYMENT_BTCPAY_API_KEY.*unauthenticated/],
    [{ storeId: 'Nowhere' }, 'provider_unauthorized', /PAYMENT_BTCPAY_STORE_ID.*store-not-found/],
  ] as const)('names the wrong setting for %j', async (wrong, code, sentence) => {
    const other = createBtcpayProvider({ ...btcpay.settings, ...wrong }, instantRetry());
    const error = await other.createCheckout(prepaid()).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code, retryable: false });
    expect((error as Error).message).toMatch(sentence);
    expect((error as Error).message).not.toMatch(/wrong|greenfield-key/);
    await other.close();
  });

  it('does not retry a refused order', async () => {
    await expect(
      provider.createCheckout({ ...prepaid(), successUrl: 'nowhere' }),
    ).rejects.toMatchObject({ code: 'provider_refused', status: 422 });
    expect(btcpay.requestLines).toHaveLength(1);
  });

  it('rejects an invoice of another store', async () => {
    btcpay.answersForStore = 'Another';
    await expect(provider.createCheckout(prepaid())).rejects.toMatchObject({
      code: 'provider_bad_response',
    });
  });
});

describe('BTCPay Server invoice state', () => {
  it.each([
    [{}, 'pending', 'New'],
    [{ status: 'Processing' }, 'pending', 'Processing'],
    [{ status: 'Settled' }, 'settled', 'Settled'],
    [{ status: 'Settled', additionalStatus: 'PaidOver' }, 'settled', 'Settled/PaidOver'],
    [{ status: 'Expired', additionalStatus: 'PaidPartial' }, 'failed', 'Expired/PaidPartial'],
    [{ status: 'Invalid', additionalStatus: 'Marked' }, 'failed', 'Invalid/Marked'],
  ] as const)('maps %j to %s', async (change, status, providerStatus) => {
    const { providerReference } = await provider.createCheckout(prepaid());
    Object.assign(btcpay.invoices[0]!, change);
    for (const reference of [
      { orderReference: ORDER },
      { orderReference: ORDER, providerReference },
    ])
      expect(await provider.fetchState(reference)).toEqual({
        status,
        providerStatus,
        providerReference: 'Inv1',
        orderReference: ORDER,
        amountMinor: 7188,
        currency: 'EUR',
        nextChargeAt: null,
        paidThrough: null,
      });
  });

  it('prefers a paid invoice to an expired one', async () => {
    await provider.createCheckout(prepaid());
    await provider.createCheckout(prepaid());
    btcpay.invoices[0]!.status = 'Settled';
    btcpay.invoices[1]!.status = 'Expired';
    expect(await provider.fetchState({ orderReference: ORDER })).toMatchObject({
      status: 'settled',
      providerReference: 'Inv1',
    });
  });

  it('is absent for an unknown order', async () => {
    expect((await provider.fetchState({ orderReference: ORDER })).status).toBe('absent');
    const unknown = { orderReference: ORDER, providerReference: 'Inv404' };
    expect((await provider.fetchState(unknown)).status).toBe('absent');
  });

  it.each([
    [{ kind: 'malformed', body: '{"id": "Inv1"' }, 'provider_bad_response'],
    [{ kind: 'malformed', body: '<html>', type: 'text/html' }, 'provider_bad_response'],
    [{ kind: 'malformed', body: '[]' }, 'provider_bad_response'],
    [{ kind: 'status', status: 500 }, 'provider_cut_off'],
    [{ kind: 'half' }, 'provider_cut_off'],
    [{ kind: 'redirect' }, 'provider_bad_response'],
  ] as const)('fails after %j with %s', async (fault, code) => {
    btcpay.fail(fault, 5);
    const reference = { orderReference: ORDER, providerReference: 'Inv1' };
    await expect(provider.fetchState(reference)).rejects.toMatchObject({ code });
  });

  it('does not support cancellation', async () => {
    await expect(provider.cancel({ orderReference: ORDER })).rejects.toMatchObject({
      code: 'provider_cannot',
    });
    expect(provider.capabilities).toMatchObject({ recurringMethods: [], cancelApi: false });
  });
});
