import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder, makePurchase } from '#tests/helpers/checkout-orders.ts';
import { toDelivery } from '#tests/stand-ins/provider-faults.ts';
import { startVerotelStandIn, type VerotelStandIn } from '#tests/stand-ins/verotel.ts';
import type { PaymentEvent, PaymentProvider, WebhookDelivery } from '../port.ts';
import { createVerotelProvider } from './provider.ts';

let verotel: VerotelStandIn;
let provider: PaymentProvider;
const ORDER = 'ord_7Qm2xKp9Wc4tRz81';

beforeAll(async () => {
  verotel = await startVerotelStandIn();
  provider = createVerotelProvider(verotel.settings);
});
afterAll(async () => {
  await provider.close();
  await verotel.close();
});

const parse = async (delivery: WebhookDelivery): Promise<PaymentEvent> =>
  (await provider.verifyAndParse(delivery))[0]!;
const pay = async (order = makeOrder()) =>
  parse(verotel.pay((await provider.createCheckout(order)).redirectUrl));
const COMMON = {
  type: 'subscription',
  referenceID: ORDER,
  saleID: '5551001',
  shopID: '98765',
  subscriptionType: 'recurring',
};

describe('Verotel postback', () => {
  it('parses a first payment', async () => {
    const event = await pay();
    expect(event).toMatchObject({
      provider: 'verotel',
      eventKey: `98765:${event.transactionReference}:initial`,
      type: 'initial',
      providerType: 'initial',
      orderReference: ORDER,
      amountMinor: 7188,
      currency: 'EUR',
      occurredAt: null,
      nextChargeAt: new Date('2027-03-01T00:00:00Z'),
      // The charge may happen late on its day.
      paidThrough: new Date('2027-03-02T00:00:00Z'),
      method: 'card',
      anomaly: null,
    });
    expect(event.delivery).not.toHaveProperty('signature');
  });

  it('settles a purchase', async () => {
    expect(await pay(makePurchase())).toMatchObject({
      type: 'invoice_settled',
      providerType: 'purchase',
      amountMinor: 999,
      nextChargeAt: null,
      paidThrough: null,
    });
  });

  it.each<[string, Record<string, string>, Partial<PaymentEvent>]>([
    [
      'rebill',
      { nextChargeOn: '2028-03-01' },
      { type: 'renewal', amountMinor: 7188, paidThrough: new Date('2028-03-02T00:00:00Z') },
    ],
    [
      'extend',
      { nextChargeOn: '2028-03-09' },
      { type: 'extended', amountMinor: null, paidThrough: new Date('2028-03-10T00:00:00Z') },
    ],
    [
      'cancel',
      { cancelledBy: 'user', expiresOn: '2028-03-01' },
      { type: 'cancelled', nextChargeAt: null, paidThrough: new Date('2028-03-02T00:00:00Z') },
    ],
    [
      'uncancel',
      { uncancelledBy: 'support', nextChargeOn: '2028-03-01' },
      { type: 'uncancelled', nextChargeAt: new Date('2028-03-01T00:00:00Z') },
    ],
    ['expiry', {}, { type: 'expired', paidThrough: null, transactionReference: null }],
    ['credit', {}, { type: 'refund', amountMinor: 7188, paidThrough: null }],
    ['chargeback', {}, { type: 'chargeback', amountMinor: 7188 }],
    [
      'downgrade',
      { amount: '59.88', currency: 'EUR' },
      { type: 'price_changed', amountMinor: 5988, transactionReference: null },
    ],
    [
      'upgrade',
      { precededBySaleID: '4441001', priceAmount: '71.88', priceCurrency: 'EUR' },
      { type: 'replaced', parentReference: '4441001', amountMinor: 7188 },
    ],
    ['gift', {}, { type: 'ignored', anomaly: 'unknown_type', paidThrough: null }],
  ])('parses %s', async (name, more, expected) => {
    const sale = await pay();
    const event = await parse(verotel.happen(sale.providerReference, name, more));
    expect(event).toMatchObject({
      providerType: name,
      orderReference: ORDER,
      providerReference: sale.providerReference,
      anomaly: null,
      ...expected,
    });
    if (event.type === 'refund' || event.type === 'chargeback')
      expect(event.parentReference).toBe(sale.transactionReference);
  });

  it('names the purchase that was charged back', async () => {
    const sale = await pay(makePurchase());
    const event = await parse(verotel.happen(sale.providerReference, 'chargeback'));
    expect(event).toMatchObject({
      type: 'chargeback',
      amountMinor: 999,
      parentReference: sale.transactionReference,
    });
  });

  it('has the same key in every delivery and one key per transaction', async () => {
    const sale = await pay();
    const rebill = verotel.happen(sale.providerReference, 'rebill', { nextChargeOn: '2028-03-01' });
    const [first, again] = [await parse(rebill), await parse(rebill)];
    expect(again).toEqual(first);
    const next = verotel.happen(sale.providerReference, 'rebill', { nextChargeOn: '2029-03-01' });
    expect((await parse(next)).eventKey).not.toBe(first.eventKey);
    expect((await parse(next)).transactionReference).not.toBe(first.transactionReference);
  });

  it('has the same key and another hash for the same transaction with other content', async () => {
    const fields = { ...COMMON, event: 'rebill', transactionID: '7', nextChargeOn: '2028-03-01' };
    const one = await parse(verotel.postback({ ...fields, amount: '71.88', currency: 'EUR' }));
    const two = await parse(verotel.postback({ ...fields, amount: '0.01', currency: 'EUR' }));
    expect(two.eventKey).toBe(one.eventKey);
    expect(two.contentHash).not.toBe(one.contentHash);
  });

  it('without a transaction uses its content as the key, and a rebill its paid date as the transaction', async () => {
    const rebill = { ...COMMON, event: 'rebill', amount: '71.88', currency: 'EUR' };
    const one = await parse(verotel.postback({ ...rebill, nextChargeOn: '2028-03-01' }));
    const two = await parse(verotel.postback({ ...rebill, nextChargeOn: '2029-03-01' }));
    expect(one.eventKey).toBe(one.contentHash);
    expect(one.transactionReference).toBe('5551001@2028-03-01');
    expect(two.transactionReference).toBe('5551001@2029-03-01');
    expect(two.eventKey).not.toBe(one.eventKey);
  });

  it('records no name, email or card number', async () => {
    const event = await parse(
      verotel.postback({
        ...COMMON,
        event: 'expiry',
        email: 'ada@example.test',
        truncatedPAN: 'XXXX3321',
        billingAddr_fullName: 'Ada L',
        custom1: 'anything',
      }),
    );
    expect(JSON.stringify(event)).not.toMatch(/ada|3321|anything/i);
  });

  it('drops an order reference that cannot be ours', async () => {
    const event = await parse(verotel.postback({ ...COMMON, event: 'expiry', referenceID: 'x' }));
    expect(event.orderReference).toBeNull();
  });

  it.each<[string, Record<string, string>]>([
    ['an invalid price', { event: 'rebill', amount: '71,88', currency: 'EUR' }],
    ['a price without a currency', { event: 'rebill', amount: '71.88' }],
    ['an invalid date', { event: 'cancel', expiresOn: '2027-02-30' }],
    ['an invalid sale reference', { event: 'expiry', saleID: '../5551001' }],
    ['no event', {}],
  ])('is rejected with %s', async (_what, more) => {
    const delivery = verotel.postback({ ...COMMON, ...more });
    await expect(provider.verifyAndParse(delivery)).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('of another order type is ignored', async () => {
    const event = await parse(verotel.postback({ ...COMMON, type: 'ctl', event: 'initial' }));
    expect(event).toMatchObject({ type: 'ignored', anomaly: 'unknown_type', amountMinor: null });
  });

  it('is rejected for another shop or with POST', async () => {
    const otherShop = verotel.postback({ ...COMMON, shopID: '11111', event: 'expiry' });
    await expect(provider.verifyAndParse(otherShop)).rejects.toMatchObject({
      reason: 'wrong_account',
    });
    const posted = toDelivery({ ...otherShop, method: 'POST' });
    await expect(provider.verifyAndParse(posted)).rejects.toMatchObject({ reason: 'wrong_method' });
  });

  it('is acknowledged with OK or an error', () => {
    for (const result of ['accepted', 'duplicate', 'quarantined'] as const)
      expect(provider.acknowledge(result)).toMatchObject({ status: 200, body: 'OK' });
    expect(provider.acknowledge('failed')).toMatchObject({ status: 503, body: 'ERROR' });
    expect(provider.acknowledge('rejected')).toMatchObject({ status: 403, body: 'ERROR' });
  });
});
