import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder, makePurchase } from '#tests/helpers/checkout-orders.ts';
import {
  startCcbillStandIn,
  type CcbillStandIn,
  type WebhookFormat,
} from '#tests/stand-ins/ccbill.ts';
import { WebhookRejected } from '../payment-error.ts';
import type { PaymentEvent, PaymentProvider, WebhookDelivery } from '../port.ts';
import { createCcbillProvider } from './provider.ts';

let ccbill: CcbillStandIn;
let provider: PaymentProvider;
const ORDER = 'ord_7Qm2xKp9Wc4tRz81';
const FORMATS: WebhookFormat[] = ['json', 'form'];

beforeAll(async () => {
  ccbill = await startCcbillStandIn();
  provider = createCcbillProvider(ccbill.settings);
});
afterAll(async () => {
  await provider.close();
  await ccbill.close();
});

const parse = async (delivery: WebhookDelivery): Promise<PaymentEvent> =>
  (await provider.verifyAndParse(delivery))[0]!;
const sell = async (order = makeOrder(), format?: WebhookFormat) =>
  ccbill.pay((await provider.createCheckout(order)).redirectUrl, format);
const reasonOf = (delivery: WebhookDelivery) =>
  parse(delivery).then(
    () => 'accepted',
    (error: unknown) => (error instanceof WebhookRejected ? error.reason : String(error)),
  );
const SUBSCRIPTION = '0109000001000000001';

describe('CCBill webhook', () => {
  it.each(FORMATS)('parses a new subscription (%s)', async (format) => {
    const event = await parse(await sell(makeOrder(), format));
    expect(event).toMatchObject({
      provider: 'ccbill',
      eventKey: `NewSaleSuccess:${event.transactionReference}`,
      type: 'initial',
      orderReference: ORDER,
      amountMinor: 7188,
      currency: 'EUR',
      // CCBill's clock is seven hours behind UTC.
      occurredAt: new Date('2027-02-01T19:00:00Z'),
      nextChargeAt: new Date('2027-03-04T00:00:00Z'),
      paidThrough: new Date('2027-03-05T00:00:00Z'),
      method: 'card',
      anomaly: null,
    });
  });

  it('settles a purchase', async () => {
    expect(await parse(await sell(makePurchase()))).toMatchObject({
      type: 'invoice_settled',
      amountMinor: 999,
      paidThrough: null,
    });
  });

  it('records no password, name, email or address', async () => {
    for (const format of FORMATS) {
      const event = await parse(await sell(makeOrder(), format));
      expect(JSON.stringify(event)).not.toMatch(/mYPaSSw0rD|Ada|ada@|192\.0\.2\.4|buyer1/);
    }
  });

  it.each<[string, Record<string, string>, Partial<PaymentEvent>]>([
    [
      'RenewalSuccess',
      {
        transactionId: '0127',
        billedAmount: '71.88',
        billedCurrencyCode: '978',
        nextRenewalDate: '2028-03-04',
        renewalDate: '2027-03-04',
      },
      {
        type: 'renewal',
        eventKey: 'RenewalSuccess:0127',
        transactionReference: '0127',
        amountMinor: 7188,
        paidThrough: new Date('2028-03-05T00:00:00Z'),
      },
    ],
    [
      'RenewalFailure',
      { transactionId: '0128', nextRetryDate: '2027-03-06', failureCode: 'BE-140' },
      { type: 'renewal_failed', nextChargeAt: new Date('2027-03-06T00:00:00Z'), paidThrough: null },
    ],
    ['Cancellation', { reason: 'Customer' }, { type: 'cancelled', amountMinor: null }],
    [
      'UserReactivation',
      { transactionId: '0129', nextRenewalDate: '2027-03-04' },
      { type: 'uncancelled', transactionReference: null },
    ],
    [
      'BillingDateChange',
      { nextRenewalDate: '2027-04-04' },
      { type: 'extended', paidThrough: new Date('2027-04-05T00:00:00Z') },
    ],
    ['Expiration', {}, { type: 'expired', paidThrough: null }],
    [
      'Refund',
      { transactionId: '0127', amount: '10.00', currencyCode: '978', currency: 'EUR' },
      { type: 'refund', amountMinor: 1000, currency: 'EUR', parentReference: '0127' },
    ],
    [
      'Void',
      { transactionId: '0127', amount: '71.88', currency: 'EUR' },
      { type: 'refund', amountMinor: 7188 },
    ],
    [
      'Chargeback',
      { transactionId: '0127', amount: '71.88' },
      { type: 'chargeback', amountMinor: null, currency: null, parentReference: '0127' },
    ],
    [
      'Return',
      { transactionId: '0127', amount: '71.88', currencyCode: '978' },
      { type: 'chargeback', amountMinor: 7188 },
    ],
    ['CustomerDataUpdate', { email: 'a@b.test' }, { type: 'ignored', anomaly: 'unknown_type' }],
  ])('parses %s in both formats', async (eventType, more, expected) => {
    for (const format of FORMATS) {
      const fields = { subscriptionId: SUBSCRIPTION, ...more };
      const event = await parse(ccbill.webhook(eventType, fields, format));
      expect(event).toMatchObject({
        providerType: eventType,
        providerReference: SUBSCRIPTION,
        anomaly: null,
        ...expected,
      });
    }
  });

  it('accepts a failed sale without a subscription', async () => {
    const fields = { transactionId: '0130', failureCode: '24', 'X-orderReference': ORDER };
    expect(await parse(ccbill.webhook('NewSaleFailure', fields))).toMatchObject({
      type: 'payment_failed',
      orderReference: ORDER,
      providerReference: '0130',
      amountMinor: null,
    });
  });

  it('has the same key and content in both formats, and separate keys for partial refunds', async () => {
    const part = (timestamp: string, format?: WebhookFormat) =>
      parse(
        ccbill.webhook(
          'Refund',
          {
            subscriptionId: SUBSCRIPTION,
            transactionId: '7',
            amount: '5.00',
            currency: 'EUR',
            timestamp,
          },
          format,
        ),
      );
    const first = await part('2027-02-03 10:00:00');
    expect(await part('2027-02-03 10:00:00', 'form')).toEqual(first);
    const second = await part('2027-02-04 10:00:00');
    expect(second.eventKey).not.toBe(first.eventKey);
    expect(second.transactionReference).not.toBe(first.transactionReference);
  });

  it('is acknowledged with OK', () => {
    expect(provider.acknowledge('accepted')).toMatchObject({ status: 200, body: 'OK' });
  });
});

describe('forged CCBill webhook', () => {
  it.each<[string, Partial<WebhookDelivery>, string]>([
    ['by GET', { method: 'GET' }, 'wrong_method'],
    ['without the secret', { pathTail: '' }, 'bad_secret'],
    ['with a part of the secret', { pathTail: 'wh-7Jk2pQ9sXv4Lm8Zt3Rn' }, 'bad_secret'],
    ['from elsewhere', { ip: '203.0.113.9' }, 'bad_source'],
    ['from a range between the allowed ones', { ip: '64.38.213.7' }, 'bad_source'],
    ['without an IP address', { ip: '' }, 'bad_source'],
    ['from an IPv6 neighbor', { ip: '2001:db8::1' }, 'bad_source'],
    ['without a type', { rawQuery: '' }, 'malformed'],
    ['with two types', { rawQuery: 'eventType=Refund&eventType=Void' }, 'duplicate_key'],
    [
      'of another account',
      { rawQuery: 'eventType=NewSaleSuccess&clientAccnum=900101&clientSubacc=0005' },
      'wrong_account',
    ],
    ['with invalid JSON', { rawBody: Buffer.from('{') }, 'malformed'],
    ['with an array as its body', { rawBody: Buffer.from('[]') }, 'malformed'],
    ['with invalid UTF-8', { rawBody: Buffer.from([0xff, 0xfe]) }, 'malformed'],
    ['without an account', { rawBody: Buffer.from('{}') }, 'wrong_account'],
    ['that is too large', { rawBody: Buffer.alloc(70_000) }, 'too_large'],
  ])('%s is rejected', async (_what, change, reason) => {
    const genuine = await sell();
    expect(await reasonOf(genuine)).toBe('accepted');
    expect(await reasonOf({ ...genuine, ...change })).toBe(reason);
  });

  it.each(['64.38.212.1', '64.38.215.254', '64.38.240.9', '64.38.241.77', '::ffff:64.38.212.1'])(
    'accepts the address %s',
    async (ip) => {
      expect(await reasonOf({ ...(await sell()), ip })).toBe('accepted');
    },
  );

  /** printf '%s' "0123456789000000001162SaltOfTheForm77" | openssl md5: subscription, 1, salt. */
  it('requires the digest of its subscription for a sale', async () => {
    const sale = (digest: string) =>
      ccbill.webhook('NewSaleSuccess', {
        subscriptionId: '0123456789000000001',
        transactionId: '1',
        billedInitialPrice: '9.99',
        billedCurrencyCode: '978',
        dynamicPricingValidationDigest: digest,
      });
    expect(await reasonOf(sale('3098d8f0d33d97daa9287c3e7efd633e'))).toBe('accepted');
    expect(await reasonOf(sale(''))).toBe('unsigned');
    expect(await reasonOf(sale('3098d8f0d33d97daa9287c3e7efd633f'))).toBe('bad_signature');
  });

  it('is rejected with any subscription other than the signed one', async () => {
    const genuine = await sell();
    const body = JSON.parse(Buffer.from(genuine.rawBody).toString()) as Record<string, string>;
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^\d{1,19}$/), async (subscriptionId) => {
        fc.pre(subscriptionId !== body.subscriptionId);
        const rawBody = Buffer.from(JSON.stringify({ ...body, subscriptionId }));
        expect(await reasonOf({ ...genuine, rawBody })).toBe('bad_signature');
      }),
      { numRuns: 30 },
    );
  });

  it('is rejected with malformed fields', async () => {
    const fields = { subscriptionId: SUBSCRIPTION, transactionId: '1', billedCurrencyCode: '978' };
    const invalid: Record<string, string>[] = [
      { billedAmount: '71,88' },
      { billedAmount: '71.88', nextRenewalDate: '2027-02-30' },
      { billedAmount: '71.88', billedCurrencyCode: '999' },
      { billedAmount: '71.88', subscriptionId: 'a b' },
      { billedAmount: '71.88', transactionId: '' },
    ];
    for (const more of invalid)
      expect(await reasonOf(ccbill.webhook('RenewalSuccess', { ...fields, ...more }))).toBe(
        'malformed',
      );
  });
});
