import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instantRetry } from '#tests/helpers/image-engine.ts';
import { anOrder, aPurchase, SHORT_TIMEOUTS } from '#tests/helpers/checkout-orders.ts';
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
const prepaid = () => anOrder({ method: 'crypto', recurs: false });

describe('an order at BTCPay Server', () => {
  it('is an invoice with a page to pay it on', async () => {
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
    ['that recurs', anOrder({ method: 'crypto' })],
    ['by card', aPurchase()],
  ])('%s is not begun', async (_what, order) => {
    await expect(provider.createCheckout(order)).rejects.toThrow(RangeError);
    expect(btcpay.seen).toEqual([]);
  });

  it('is one invoice although the answer was lost', async () => {
    btcpay.fail({ kind: 'lost' });
    expect((await provider.createCheckout(prepaid())).providerReference).toBe('Inv1');
    expect(btcpay.invoices).toHaveLength(1);
    expect(btcpay.seen.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('is no invoice when nothing was made of it, and may be tried again', async () => {
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

  it('waits for a server that asks to', async () => {
    btcpay.fail({ kind: 'status', status: 429, retry_after: '1' });
    btcpay.fail({ kind: 'status', status: 503 });
    expect((await provider.createCheckout(prepaid())).providerReference).toBe('Inv1');
  });

  it.each([
    [{ apiKey: 'wrong' }, 'provider_unauthorized', /PAYMENT_BTCPAY_API_KEY.*unauthenticated/],
    [{ storeId: 'Nowhere' }, 'provider_unauthorized', /PAYMENT_BTCPAY_STORE_ID.*store-not-found/],
  ] as const)('with %j says which setting to look at', async (wrong, code, sentence) => {
    const other = createBtcpayProvider({ ...btcpay.settings, ...wrong }, instantRetry());
    const error = await other.createCheckout(prepaid()).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code, retryable: false });
    expect((error as Error).message).toMatch(sentence);
    expect((error as Error).message).not.toMatch(/wrong|greenfield-key/);
    await other.close();
  });

  it('that the server does not accept is refused, not repeated', async () => {
    await expect(
      provider.createCheckout({ ...prepaid(), successUrl: 'nowhere' }),
    ).rejects.toMatchObject({ code: 'provider_refused', status: 422 });
    expect(btcpay.seen).toHaveLength(1);
  });

  it('whose answer belongs to another store is not believed', async () => {
    btcpay.answersForStore = 'Another';
    await expect(provider.createCheckout(prepaid())).rejects.toMatchObject({
      code: 'provider_bad_response',
    });
  });
});

describe('what BTCPay Server tells of an order', () => {
  it.each([
    [{}, 'pending', 'New'],
    [{ status: 'Processing' }, 'pending', 'Processing'],
    [{ status: 'Settled' }, 'settled', 'Settled'],
    [{ status: 'Settled', additionalStatus: 'PaidOver' }, 'settled', 'Settled/PaidOver'],
    [{ status: 'Expired', additionalStatus: 'PaidPartial' }, 'failed', 'Expired/PaidPartial'],
    [{ status: 'Invalid', additionalStatus: 'Marked' }, 'failed', 'Invalid/Marked'],
  ] as const)('%j is %s', async (change, status, providerStatus) => {
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

  it('prefers the invoice that was paid to one that ran out', async () => {
    await provider.createCheckout(prepaid());
    await provider.createCheckout(prepaid());
    btcpay.invoices[0]!.status = 'Settled';
    btcpay.invoices[1]!.status = 'Expired';
    expect(await provider.fetchState({ orderReference: ORDER })).toMatchObject({
      status: 'settled',
      providerReference: 'Inv1',
    });
  });

  it('does not exist for an order that it never saw', async () => {
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
  ] as const)('is not known after %j: %s', async (fault, code) => {
    btcpay.fail(fault, 5);
    const reference = { orderReference: ORDER, providerReference: 'Inv1' };
    await expect(provider.fetchState(reference)).rejects.toMatchObject({ code });
  });

  it('is nothing that could be canceled', async () => {
    await expect(provider.cancel({ orderReference: ORDER })).rejects.toMatchObject({
      code: 'provider_cannot',
    });
    expect(provider.capabilities).toMatchObject({ recurringMethods: [], cancelApi: false });
  });
});
