import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantRetry } from '#tests/helpers/image-engine.ts';
import { anOrder, aPurchase, SHORT_TIMEOUTS } from '#tests/helpers/checkout-orders.ts';
import { startBtcpayStandIn, type BtcpayStandIn } from '#tests/stand-ins/btcpay.ts';
import { startCcbillStandIn, type CcbillStandIn } from '#tests/stand-ins/ccbill.ts';
import { startVerotelStandIn, type VerotelStandIn } from '#tests/stand-ins/verotel.ts';
import { createBtcpayProvider } from './btcpay/provider.ts';
import { createCcbillProvider } from './ccbill/provider.ts';
import { WebhookRejected } from './payment-error.ts';
import type { PaymentEvent, PaymentProvider, WebhookDelivery } from './port.ts';
import { createVerotelProvider } from './verotel/provider.ts';

/** A provider, and the deliveries of one order's life there, in the order in which it happened. */
interface Life {
  provider: PaymentProvider;
  deliveries: WebhookDelivery[];
}

let verotel: VerotelStandIn;
let ccbill: CcbillStandIn;
let btcpay: BtcpayStandIn;
const lives: Record<string, Life> = {};

beforeAll(async () => {
  [verotel, ccbill, btcpay] = await Promise.all([
    startVerotelStandIn(),
    startCcbillStandIn(),
    startBtcpayStandIn(),
  ]);
  const tools = [instantRetry(), SHORT_TIMEOUTS] as const;
  lives.verotel = await liveAtVerotel(createVerotelProvider(verotel.settings, ...tools));
  lives.ccbill = await liveAtCcbill(createCcbillProvider(ccbill.settings, ...tools));
  lives.btcpay = await liveAtBtcpay(createBtcpayProvider(btcpay.settings, ...tools));
});
afterAll(async () => {
  await Promise.all(Object.values(lives).map(({ provider }) => provider.close()));
  await Promise.all([verotel.close(), ccbill.close(), btcpay.close()]);
});

async function liveAtVerotel(provider: PaymentProvider): Promise<Life> {
  const initial = verotel.pay((await provider.createCheckout(anOrder())).redirectUrl);
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

async function liveAtCcbill(provider: PaymentProvider): Promise<Life> {
  const initial = ccbill.pay((await provider.createCheckout(anOrder())).redirectUrl);
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

async function liveAtBtcpay(provider: PaymentProvider): Promise<Life> {
  await provider.createCheckout(aPurchase({ method: 'crypto' }));
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
  it('tells the same in any order and however often', async () => {
    const { provider, deliveries } = lives[name]!;
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
    const straight = await read(deliveries);
    expect(straight.size).toBe(deliveries.length);
    const anyOrder = fc
      .tuple(
        fc.shuffledSubarray(deliveries, { minLength: deliveries.length }),
        fc.subarray(deliveries),
      )
      .map(([all, again]) => [...all, ...again]);
    await fc.assert(
      fc.asyncProperty(anyOrder, async (sent) => {
        expect(await read(sent)).toEqual(straight);
      }),
      { numRuns: 25 },
    );
  });

  it('tells absolute facts of a bounded form', async () => {
    const { provider, deliveries } = lives[name]!;
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

  it('believes nothing that was made up, and fails in no other way', async () => {
    const { provider, deliveries } = lives[name]!;
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

  it('answers in a word of plain text', () => {
    const { provider } = lives[name]!;
    for (const result of ['accepted', 'duplicate', 'quarantined', 'rejected', 'failed'] as const) {
      const { status, body, contentType } = provider.acknowledge(result);
      expect([status < 300, body]).toEqual(
        result === 'rejected' || result === 'failed' ? [false, 'ERROR'] : [true, 'OK'],
      );
      expect(contentType).toMatch(/^text\/plain/);
    }
  });
});
