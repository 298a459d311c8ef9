import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantRetry } from '#tests/helpers/image-engine.ts';
import { makeOrder, makePurchase, SHORT_TIMEOUTS } from '#tests/helpers/checkout-orders.ts';
import { startBtcpayStandIn, type BtcpayStandIn } from '#tests/stand-ins/btcpay.ts';
import { startCcbillStandIn, type CcbillStandIn } from '#tests/stand-ins/ccbill.ts';
import { startVerotelStandIn, type VerotelStandIn } from '#tests/stand-ins/verotel.ts';
import { createBtcpayProvider } from './btcpay/provider.ts';
import { createCcbillProvider } from './ccbill/provider.ts';
import { WebhookRejected } from './payment-error.ts';
import type { PaymentEvent, PaymentProvider, WebhookDelivery } from './port.ts';
import { createVerotelProvider } from './verotel/provider.ts';

/** A provider and the deliveries of one order's lifecycle, in chronological order. */
interface Lifecycle {
  provider: PaymentProvider;
  deliveries: WebhookDelivery[];
}

let verotel: VerotelStandIn;
let ccbill: CcbillStandIn;
let btcpay: BtcpayStandIn;
const lifecycles: Record<string, Lifecycle> = {};

beforeAll(async () => {
  [verotel, ccbill, btcpay] = await Promise.all([
    startVerotelStandIn(),
    startCcbillStandIn(),
    startBtcpayStandIn(),
  ]);
  const options = [instantRetry(), SHORT_TIMEOUTS] as const;
  lifecycles.verotel = await runAtVerotel(createVerotelProvider(verotel.settings, ...options));
  lifecycles.ccbill = await runAtCcbill(createCcbillProvider(ccbill.settings, ...options));
  lifecycles.btcpay = await runAtBtcpay(createBtcpayProvider(btcpay.settings, ...options));
});
afterAll(async () => {
  await Promise.all(Object.values(lifecycles).map(({ provider }) => provider.close()));
  await Promise.all([verotel.close(), ccbill.close(), btcpay.close()]);
});

async function runAtVerotel(provider: PaymentProvider): Promise<Lifecycle> {
  const initial = verotel.pay((await provider.createCheckout(makeOrder())).redirectUrl);
  const [{ providerReference: sale }] = (await provider.verifyAndParse(initial)) as [PaymentEvent];
  return {
    provider,
    deliveries: [
      initial,
      verotel.happen(sale, 'rebill', { nextChargeOn: '2028-03-01' }),
      verotel.happen(sale, 'cancel', { expiresOn: '2028-03-01' }),
      verotel.happen(sale, 'uncancel', { nextChargeOn: '2028-03-01' }),
      verotel.happen(sale, 'credit'),
      verotel.happen(sale, 'expiry'),
    ],
  };
}

async function runAtCcbill(provider: PaymentProvider): Promise<Lifecycle> {
  const initial = ccbill.pay((await provider.createCheckout(makeOrder())).redirectUrl);
  const [{ providerReference: id }] = (await provider.verifyAndParse(initial)) as [PaymentEvent];
  const renewal = { transactionId: '0201', billedAmount: '71.88', billedCurrencyCode: '978' };
  return {
    provider,
    deliveries: [
      initial,
      ccbill.happen(id, 'RenewalSuccess', { ...renewal, nextRenewalDate: '2028-03-04' }),
      ccbill.happen(
        id,
        'Refund',
        { transactionId: '0201', amount: '71.88', currency: 'EUR' },
        'form',
      ),
      ccbill.happen(id, 'Cancellation'),
      ccbill.happen(id, 'Expiration'),
    ],
  };
}

async function runAtBtcpay(provider: PaymentProvider): Promise<Lifecycle> {
  await provider.createCheckout(makePurchase({ method: 'crypto' }));
  const settled = () => btcpay.happen('Inv1', 'InvoiceSettled', { status: 'Settled' });
  return {
    provider,
    deliveries: [
      btcpay.happen('Inv1', 'InvoiceReceivedPayment'),
      btcpay.happen('Inv1', 'InvoiceProcessing'),
      settled(),
      btcpay.redeliver(settled()),
    ],
  };
}

const NAMES = ['verotel', 'ccbill', 'btcpay'] as const;

describe.each(NAMES)('%s', (name) => {
  it('produces the same events for any order and repetition of deliveries', async () => {
    const { provider, deliveries } = lifecycles[name]!;
    const read = async (sent: WebhookDelivery[]) => {
      const events = new Map<string, PaymentEvent>();
      for (const delivery of sent)
        for (const event of await provider.verifyAndParse(delivery)) {
          const known = events.get(event.eventKey);
          if (known) expect(event).toEqual(known);
          events.set(event.eventKey, event);
        }
      return new Map([...events].sort(([a], [b]) => (a < b ? -1 : 1)));
    };
    const expected = await read(deliveries);
    expect(expected.size).toBe(deliveries.length);
    const anyOrder = fc
      .tuple(
        fc.shuffledSubarray(deliveries, { minLength: deliveries.length }),
        fc.subarray(deliveries),
      )
      .map(([all, again]) => [...all, ...again]);
    await fc.assert(
      fc.asyncProperty(anyOrder, async (sent) => {
        expect(await read(sent)).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('produces bounded events with absolute facts', async () => {
    const { provider, deliveries } = lifecycles[name]!;
    for (const delivery of deliveries) {
      const [event] = (await provider.verifyAndParse(delivery)) as [PaymentEvent];
      expect(event.provider).toBe(name);
      expect(event.eventKey.length).toBeLessThanOrEqual(200);
      expect(event.contentHash).toMatch(/^[0-9a-f]{64}$/);
      expect(event.amountMinor === null).toBe(event.currency === null);
      if (event.amountMinor !== null) expect(event.amountMinor).toBeGreaterThan(0);
      expect(() => JSON.stringify(event.delivery)).not.toThrow();
    }
  });

  it('rejects every forged delivery with WebhookRejected', async () => {
    const { provider, deliveries } = lifecycles[name]!;
    const [genuine] = deliveries as [WebhookDelivery];
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    const change = fc.oneof(
      text.map((body) => ({ rawBody: Buffer.from(body), rawQuery: body })),
      fc.uint8Array({ maxLength: 300 }).map((rawBody) => ({ rawBody, rawQuery: '' })),
      fc
        .dictionary(fc.constantFrom('content-type', 'btcpay-sig', 'x-y'), text)
        .map((headers) => ({ headers, rawQuery: '', rawBody: Buffer.from('{}') })),
      fc.constant({ method: genuine.method === 'GET' ? ('POST' as const) : ('GET' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(change, async (made) => {
        await expect(provider.verifyAndParse({ ...genuine, ...made })).rejects.toThrow(
          WebhookRejected,
        );
      }),
    );
  });

  it('acknowledges with one word of plain text', () => {
    const { provider } = lifecycles[name]!;
    for (const result of ['accepted', 'duplicate', 'quarantined', 'rejected', 'failed'] as const) {
      const { status, body, contentType } = provider.acknowledge(result);
      expect([status < 300, body]).toEqual(
        result === 'rejected' || result === 'failed' ? [false, 'ERROR'] : [true, 'OK'],
      );
      expect(contentType).toMatch(/^text\/plain/);
    }
  });
});
