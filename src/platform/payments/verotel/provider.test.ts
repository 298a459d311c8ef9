import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instantRetry } from '#tests/helpers/image-engine.ts';
import { makeOrder, makePurchase, SHORT_TIMEOUTS } from '#tests/helpers/checkout-orders.ts';
import { toDelivery } from '#tests/stand-ins/provider-faults.ts';
import { startVerotelStandIn, type VerotelStandIn } from '#tests/stand-ins/verotel.ts';
import type { PaymentProvider } from '../port.ts';
import { createVerotelProvider } from './provider.ts';

let verotel: VerotelStandIn;
let provider: PaymentProvider;

beforeEach(async () => {
  verotel = await startVerotelStandIn();
  provider = createVerotelProvider(verotel.settings, instantRetry(), SHORT_TIMEOUTS);
});
afterEach(async () => {
  await provider.close();
  await verotel.close();
});

const subscribe = async () => {
  const { redirectUrl } = await provider.createCheckout(makeOrder());
  const [event] = await provider.verifyAndParse(verotel.pay(redirectUrl));
  return { orderReference: event!.orderReference!, providerReference: event!.providerReference };
};

describe('Verotel checkout', () => {
  it('signs a subscription without the email', async () => {
    const { redirectUrl } = await provider.createCheckout(makeOrder({ email: 'ada@example.test' }));
    const url = new URL(redirectUrl);
    expect(url.pathname).toBe('/startorder');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      declineURL: 'https://ever.example/premium/declined?order=1',
      name: 'Premium, 12 months',
      paymentMethod: 'CC',
      period: 'P1Y',
      priceAmount: '71.88',
      priceCurrency: 'EUR',
      referenceID: 'ord_7Qm2xKp9Wc4tRz81',
      shopID: '98765',
      subscriptionType: 'recurring',
      successURL: 'https://ever.example/premium/back?order=1',
      type: 'subscription',
      version: '4',
      email: 'ada@example.test',
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(() => verotel.pay(redirectUrl)).not.toThrow();
  });

  // printf '%s:%s' "$KEY" "declineURL=…?order=1:description=120 tokens:paymentMethod=CC:priceAmount=9.99:priceCurrency=EUR:
  // referenceID=ord_7Qm2xKp9Wc4tRz81:shopID=98765:successURL=…?order=1:type=purchase:version=4" | openssl dgst -sha256
  it('has an independently computed signature for a purchase', async () => {
    const back = 'https://ever.example/back?order=1';
    const order = makePurchase({ successUrl: back, declineUrl: back });
    const { redirectUrl } = await provider.createCheckout(order);
    expect(new URL(redirectUrl).searchParams.get('signature')).toBe(
      'e98c25525baac63faa4c71d6cb7b95bc90b7a48ee7a633be2cc326785972f1f8',
    );
  });

  it.each([
    [1, 'P1M'],
    [3, 'P3M'],
    [12, 'P1Y'],
  ])('has the period of %i months as %s', async (periodMonths, period) => {
    const { redirectUrl } = await provider.createCheckout(makeOrder({ periodMonths }));
    expect(new URL(redirectUrl).searchParams.get('period')).toBe(period);
  });

  it('buys one period by bank', async () => {
    const order = makeOrder({ method: 'bank', recurs: false });
    const { redirectUrl } = await provider.createCheckout(order);
    const { searchParams } = new URL(redirectUrl);
    expect(searchParams.get('paymentMethod')).toBe('DDEU');
    expect(searchParams.get('subscriptionType')).toBe('one-time');
    const [event] = await provider.verifyAndParse(verotel.pay(redirectUrl, '2028-02-29'));
    expect(event).toMatchObject({
      type: 'initial',
      method: 'bank',
      nextChargeAt: null,
      paidThrough: new Date('2028-03-01T00:00:00Z'),
    });
  });

  it.each([
    ['a recurring bank payment', makeOrder({ method: 'bank' })],
    ['a crypto payment', makePurchase({ method: 'crypto' })],
    ['an unsupported currency', makePurchase({ currency: 'JPY' })],
    ['a subscription without a period', makeOrder({ periodMonths: null })],
    ['a long description', makePurchase({ description: 'x'.repeat(101) })],
    ['a long URL', makePurchase({ successUrl: `https://x.example/${'x'.repeat(255)}` })],
  ])('rejects %s', async (_what, order) => {
    await expect(provider.createCheckout(order)).rejects.toThrow(RangeError);
  });
});

describe('Verotel start order replayed as a postback', () => {
  it.each([
    ['of a purchase', makePurchase()],
    ['of a subscription', makeOrder({ email: 'ada@example.test' })],
  ])('%s is rejected despite its valid signature', async (_what, order) => {
    const { redirectUrl } = await provider.createCheckout(order);
    const query = new URL(redirectUrl).searchParams;
    query.delete('email');
    const delivery = toDelivery({ method: 'GET', rawQuery: query.toString() });
    await expect(provider.verifyAndParse(delivery)).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('rejects the return URL, which has a sale but no transaction', async () => {
    const back = {
      priceAmount: '9.99',
      priceCurrency: 'EUR',
      referenceID: 'ord_7Qm2xKp9Wc4tRz81',
      saleID: '5551001',
      shopID: '98765',
      type: 'purchase',
    };
    const events = provider.verifyAndParse(verotel.postback(back));
    await expect(events).rejects.toMatchObject({ reason: 'malformed' });
  });
});

describe('Verotel sale status', () => {
  it('is requested by our reference before the sale is known, and by the sale afterwards', async () => {
    expect(await provider.fetchState({ orderReference: 'ord_7Qm2xKp9Wc4tRz81' })).toMatchObject({
      status: 'absent',
    });
    const { providerReference, orderReference } = await subscribe();
    for (const reference of [{ orderReference }, { orderReference, providerReference }])
      expect(await provider.fetchState(reference)).toEqual({
        status: 'active',
        providerStatus: 'APPROVED',
        providerReference,
        orderReference,
        amountMinor: 7188,
        currency: 'EUR',
        nextChargeAt: new Date('2027-03-01T00:00:00Z'),
        paidThrough: new Date('2027-03-02T00:00:00Z'),
      });
  });

  it('follows the events', async () => {
    const sale = await subscribe();
    const statusAfter = async (event: string) => {
      verotel.happen(sale.providerReference, event);
      return (await provider.fetchState(sale)).status;
    };
    expect(await statusAfter('cancel')).toBe('cancelled');
    expect(await statusAfter('uncancel')).toBe('active');
    expect(await statusAfter('expiry')).toBe('expired');
  });

  it('retries when the server is overloaded, disconnects or does not answer', async () => {
    const reference = await subscribe();
    for (const fault of [
      { kind: 'status', status: 429, retry_after: '1' },
      { kind: 'status', status: 500 },
      { kind: 'status', status: 503 },
      { kind: 'destroy' },
      { kind: 'half' },
      { kind: 'silence' },
    ] as const) {
      verotel.fail(fault);
      expect((await provider.fetchState(reference)).status).toBe('active');
    }
  });

  it.each([
    [{ kind: 'malformed', body: '<h1>Maintenance</h1>' }, 'provider_bad_response'],
    [{ kind: 'malformed', body: 'response: ERROR\nerror: no' }, 'provider_refused'],
    [{ kind: 'status', status: 404 }, 'provider_refused'],
    [{ kind: 'status', status: 403 }, 'provider_unauthorized'],
    [{ kind: 'redirect' }, 'provider_bad_response'],
    [{ kind: 'status', status: 500 }, 'provider_cut_off'],
    [{ kind: 'silence' }, 'provider_timeout'],
  ] as const)('fails after %j with %s and without the URL', async (fault, code) => {
    verotel.fail(fault, 5);
    const error = await provider
      .fetchState({ orderReference: 'ord_7Qm2xKp9Wc4tRz81' })
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'PaymentProviderError', code });
    expect(String(error)).not.toMatch(/http|ord_|signature=|Tt8m/);
    expect(verotel.asked.length).toBeLessThanOrEqual(3);
  });
});

describe('Verotel cancellation', () => {
  it('is idempotent', async () => {
    const sale = await subscribe();
    expect(await provider.cancel(sale)).toEqual({ outcome: 'cancelled' });
    expect(await provider.cancel(sale)).toEqual({ outcome: 'already' });
    expect(verotel.requestLines.filter((line) => line === 'GET /cancel-subscription')).toHaveLength(
      1,
    );
  });

  it('finds the sale by our reference', async () => {
    const { orderReference } = await subscribe();
    const outcome = await provider.cancel({ orderReference });
    expect(outcome).toEqual({ outcome: 'cancelled' });
  });

  it('reports an unknown sale as absent', async () => {
    const outcome = await provider.cancel({ orderReference: 'ord_unknown_unknown' });
    expect(outcome).toEqual({ outcome: 'absent' });
  });

  it('is confirmed by the status when its response is lost', async () => {
    const sale = await subscribe();
    const asked = verotel.requestLines.length;
    // The first call is the status, the second the cancellation whose response is lost.
    verotel.fail({ kind: 'malformed', body: statusOf(sale.providerReference) });
    verotel.fail({ kind: 'lost' });
    expect(await provider.cancel(sale)).toEqual({ outcome: 'cancelled' });
    expect(verotel.requestLines.length - asked).toBeGreaterThan(3);
  });

  it('returns the URL of a confirmation page', async () => {
    const sale = await subscribe();
    verotel.cancelsByPage = true;
    const outcome = await provider.cancel(sale);
    expect(outcome).toMatchObject({
      outcome: 'at_provider',
      url: expect.stringContaining(`/cancel-subscription?saleID=${sale.providerReference}`),
    });
  });
});

const statusOf = (sale: string): string =>
  `response: FOUND\nsaleID: ${sale}\nsaleResult: APPROVED\ntype: subscription\nsubscriptionType: recurring\n`;
