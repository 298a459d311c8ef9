import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instantRetry } from '#tests/helpers/image-engine.ts';
import { makeOrder, makePurchase, SHORT_TIMEOUTS } from '#tests/helpers/checkout-orders.ts';
import { startCcbillStandIn, type CcbillStandIn } from '#tests/stand-ins/ccbill.ts';
import type { PaymentProvider } from '../port.ts';
import { readDataLink } from './data-link.ts';
import { digestForm, toDays } from './form-url.ts';
import { createCcbillProvider } from './provider.ts';

let ccbill: CcbillStandIn;
let provider: PaymentProvider;

beforeEach(async () => {
  ccbill = await startCcbillStandIn();
  provider = createCcbillProvider(ccbill.settings, instantRetry(), SHORT_TIMEOUTS);
});
afterEach(async () => {
  await provider.close();
  await ccbill.close();
});

const ORDER = 'ord_7Qm2xKp9Wc4tRz81';
const subscribe = async () => {
  const { redirectUrl } = await provider.createCheckout(makeOrder());
  const [event] = await provider.verifyAndParse(ccbill.pay(redirectUrl));
  return { orderReference: ORDER, providerReference: event!.providerReference };
};
const fieldsOf = async (order = makeOrder()) =>
  Object.fromEntries(new URL((await provider.createCheckout(order)).redirectUrl).searchParams);

describe('CCBill form', () => {
  /*
   * Generated independently of this code: printf '%s' "10.00308407d901dad245fd0ff6bc20d06" | openssl md5, and so on. The first is
   * the example that CCBill publishes.
   */
  it.each([
    [['10.00', '30', '840'], '7d901dad245fd0ff6bc20d06', 'a7459445d0e5dc0963fe736dc5cf900b'],
    [['9.99', '2', '978'], '62SaltOfTheForm77', 'bf842fcf6f66cf44e0ab6554bde837f0'],
    [
      ['71.88', '365', '71.88', '365', '99', '978'],
      '62SaltOfTheForm77',
      '26209eb325e315d98db38fe32b8a815f',
    ],
  ])('%j has an independently computed digest', (prices, salt, digest) => {
    expect(digestForm(prices, salt)).toBe(digest);
  });

  it('charges a subscription the same amount until it is canceled', async () => {
    expect(await fieldsOf(makeOrder({ email: 'ada@example.test' }))).toEqual({
      clientAccnum: '900100',
      clientSubacc: '0005',
      initialPrice: '71.88',
      initialPeriod: '365',
      recurringPrice: '71.88',
      recurringPeriod: '365',
      numRebills: '99',
      currencyCode: '978',
      formDigest: '26209eb325e315d98db38fe32b8a815f',
      orderReference: ORDER,
      email: 'ada@example.test',
    });
  });

  it('has no renewal for a purchase or a single period', async () => {
    expect(await fieldsOf(makePurchase())).toMatchObject({
      initialPeriod: '2',
      formDigest: 'bf842fcf6f66cf44e0ab6554bde837f0',
    });
    const once = await fieldsOf(makeOrder({ recurs: false, periodMonths: 3 }));
    expect(once).toMatchObject({ initialPeriod: '92' });
    expect(Object.keys(once)).not.toContain('recurringPrice');
  });

  it('never charges before the months are over, except for the last day of a leap year', () => {
    expect([1, 2, 3, 6, 12].map(toDays)).toEqual([31, 62, 92, 184, 365]);
  });

  it.each([
    ['a bank payment', makePurchase({ method: 'bank' })],
    ['an unsupported currency', makePurchase({ currency: 'SEK' })],
    ['a period of more than a year', makeOrder({ periodMonths: 24 })],
  ])('rejects %s', async (_what, order) => {
    await expect(provider.createCheckout(order)).rejects.toThrow(RangeError);
  });
});

describe('CCBill’s DataLink', () => {
  it('reports the state of a subscription', async () => {
    const reference = await subscribe();
    expect(await provider.fetchState(reference)).toEqual({
      status: 'active',
      providerStatus: '2',
      providerReference: reference.providerReference,
      orderReference: null,
      amountMinor: null,
      currency: null,
      nextChargeAt: new Date('2027-03-04T00:00:00Z'),
      paidThrough: new Date('2027-03-05T00:00:00Z'),
    });
    ccbill.answersInLines = true;
    ccbill.happen(reference.providerReference, 'Cancellation');
    expect(await provider.fetchState(reference)).toMatchObject({
      status: 'cancelled',
      nextChargeAt: null,
    });
    ccbill.happen(reference.providerReference, 'Expiration');
    expect((await provider.fetchState(reference)).status).toBe('expired');
  });

  it('cannot look up an order without a subscription', async () => {
    expect((await provider.fetchState({ orderReference: ORDER })).status).toBe('unknown');
    const absent = { orderReference: ORDER, providerReference: '0109999999000000001' };
    expect((await provider.fetchState(absent)).status).toBe('absent');
    expect(ccbill.asked).toHaveLength(1);
  });

  it('cancels once, even when the first response is lost', async () => {
    const reference = await subscribe();
    ccbill.fail({ kind: 'status', status: 503 });
    ccbill.fail({ kind: 'half' });
    expect(await provider.cancel(reference)).toEqual({ outcome: 'cancelled' });
    expect(await provider.cancel(reference)).toEqual({ outcome: 'already' });
    const absent = { ...reference, providerReference: '0109999999000000001' };
    expect(await provider.cancel(absent)).toEqual({ outcome: 'absent' });
  });

  it('cannot cancel an order without a subscription', async () => {
    await expect(provider.cancel({ orderReference: ORDER })).rejects.toMatchObject({
      code: 'provider_cannot',
    });
  });

  it('refunds a part or all, and does not retry when the response is lost', async () => {
    const reference = await subscribe();
    const refund = { ...reference, transactionReference: '1', currency: 'EUR' };
    await provider.refund!({ ...refund, amountMinor: 1000 });
    expect(ccbill.asked.at(-1)!.get('amount')).toBe('10.00');
    await provider.refund!({ ...refund, amountMinor: 7188 });
    expect(ccbill.asked.at(-1)!.get('amount')).toBe('71.88');
    const before = ccbill.asked.length;
    ccbill.fail({ kind: 'lost' });
    await expect(provider.refund!({ ...refund, amountMinor: 7188 })).rejects.toMatchObject({
      code: 'provider_cut_off',
    });
    expect(ccbill.asked).toHaveLength(before + 1);
  });

  it('names the wrong settings when the account is refused, and never the password', async () => {
    const wrong = { ...ccbill.settings, dataLinkPassword: 'not-it-77' };
    const other = createCcbillProvider(wrong, instantRetry(), SHORT_TIMEOUTS);
    const reference = { orderReference: ORDER, providerReference: '1' };
    const error = await other.fetchState(reference).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'provider_unauthorized' });
    expect(String(error)).toMatch(/PAYMENT_CCBILL_DATALINK_PASSWORD/);
    await other.close();
  });

  it.each([
    [{ kind: 'malformed', body: '<html>Sorry</html>', type: 'text/html' }, 'provider_bad_response'],
    [{ kind: 'malformed', body: '<results>yes</results>' }, 'provider_bad_response'],
    [{ kind: 'malformed', body: '<results>-7</results>' }, 'provider_cut_off'],
    [{ kind: 'malformed', body: '<results>-12</results>' }, 'provider_unauthorized'],
    [{ kind: 'malformed', body: '<results>0</results>' }, 'provider_refused'],
    [{ kind: 'status', status: 500 }, 'provider_cut_off'],
    [{ kind: 'status', status: 429 }, 'provider_rate_limited'],
    [{ kind: 'silence' }, 'provider_timeout'],
    [{ kind: 'destroy' }, 'provider_cut_off'],
  ] as const)('fails after %j with %s and without the URL', async (fault, code) => {
    ccbill.fail(fault, 5);
    const reference = { orderReference: ORDER, providerReference: '1' };
    const error = await provider.fetchState(reference).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code });
    const text = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error);
    expect(text).not.toMatch(/shopkeeper|dl-Pa55|password=|127\.0\.0\.1/);
    expect((error as Error).cause).toBeUndefined();
  });

  it('parses both response formats', () => {
    expect(readDataLink('"results"\n"1"\n')).toEqual({ code: 1 });
    expect(readDataLink("<?xml version='1.0'?>\n<results> -3 </results>")).toEqual({ code: -3 });
    expect(readDataLink('"a","b"\r\n"1","2,3"')).toEqual({
      fields: new Map([
        ['a', '1'],
        ['b', '2,3'],
      ]),
    });
    for (const text of ['', '"results"', '"a","b"\n"1"', '<results></results>', '"results"\n"yes"'])
      expect(readDataLink(text)).toBeUndefined();
  });
});
