import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instantRetry } from '#tests/helpers/image-engine.ts';
import { makePurchase, SHORT_TIMEOUTS } from '#tests/helpers/checkout-orders.ts';
import { signBody, startBtcpayStandIn, type BtcpayStandIn } from '#tests/stand-ins/btcpay.ts';
import { toDelivery } from '#tests/stand-ins/provider-faults.ts';
import { WebhookRejected } from '../payment-error.ts';
import type { PaymentEvent, PaymentProvider, WebhookDelivery } from '../port.ts';
import { createBtcpayProvider } from './provider.ts';
import { verifyPayload } from './webhook.ts';

let btcpay: BtcpayStandIn;
let provider: PaymentProvider;
const ORDER = 'ord_7Qm2xKp9Wc4tRz81';

beforeEach(async () => {
  btcpay = await startBtcpayStandIn();
  provider = createBtcpayProvider(btcpay.settings, instantRetry(), SHORT_TIMEOUTS);
  await provider.createCheckout(makePurchase({ method: 'crypto' }));
});
afterEach(async () => {
  await provider.close();
  await btcpay.close();
});

const parse = async (delivery: WebhookDelivery): Promise<PaymentEvent> =>
  (await provider.verifyAndParse(delivery))[0]!;
const settled = (more: Parameters<BtcpayStandIn['happen']>[2] = {}) =>
  btcpay.happen('Inv1', 'InvoiceSettled', { status: 'Settled', ...more });

describe('BTCPay Server webhook', () => {
  it('confirms a settled invoice with the server', async () => {
    expect(await parse(settled())).toMatchObject({
      provider: 'btcpay',
      eventKey: 'Dlv1',
      type: 'invoice_settled',
      providerType: 'InvoiceSettled',
      orderReference: ORDER,
      providerReference: 'Inv1',
      transactionReference: 'Inv1',
      amountMinor: 999,
      currency: 'EUR',
      occurredAt: new Date(1_790_000_001_000),
      method: 'crypto',
      anomaly: null,
    });
    expect(btcpay.requestLines.at(-1)).toBe('GET /api/v1/stores/Store9xKq/invoices/Inv1');
  });

  it('has no effect when the server does not confirm the settlement', async () => {
    for (const status of ['New', 'Processing'] as const)
      expect(await parse(settled({ status }))).toMatchObject({
        type: 'payment_pending',
        transactionReference: null,
        amountMinor: null,
      });
    for (const status of ['Expired', 'Invalid'] as const)
      expect((await parse(settled({ status }))).type).toBe('payment_failed');
  });

  it.each([
    ['PaidOver', 'overpaid'],
    ['PaidLate', 'late'],
    ['Marked', 'marked_by_hand'],
    ['PaidPartial', 'underpaid'],
  ] as const)('settles an invoice with %s and marks it as %s', async (more, anomaly) => {
    expect(await parse(settled({ additionalStatus: more }))).toMatchObject({
      type: 'invoice_settled',
      amountMinor: 999,
      anomaly,
    });
  });

  it.each<[string, Record<string, unknown>, Partial<PaymentEvent>]>([
    ['InvoiceCreated', {}, { type: 'ignored' }],
    ['InvoiceReceivedPayment', {}, { type: 'payment_pending' }],
    ['InvoiceReceivedPayment', { afterExpiration: true }, { anomaly: 'late' }],
    ['InvoicePaymentSettled', {}, { type: 'payment_pending' }],
    ['InvoiceProcessing', { overPaid: true }, { type: 'payment_pending', anomaly: 'overpaid' }],
    ['InvoiceExpired', { partiallyPaid: false }, { type: 'payment_failed' }],
    ['InvoiceExpired', { partiallyPaid: true }, { type: 'payment_failed', anomaly: 'underpaid' }],
    ['InvoiceInvalid', { manuallyMarked: true }, { anomaly: 'marked_by_hand' }],
    ['InvoiceDiscovered', {}, { type: 'ignored', anomaly: 'unknown_type' }],
  ])('%s %j has no money', async (type, more, expected) => {
    const before = btcpay.requestLines.length;
    expect(await parse(btcpay.happen('Inv1', type, {}, more))).toMatchObject({
      anomaly: null,
      orderReference: ORDER,
      transactionReference: null,
      amountMinor: null,
      ...expected,
    });
    expect(btcpay.requestLines).toHaveLength(before);
  });

  it('treats a redelivery as the same event despite its own id and time', async () => {
    const first = settled();
    const [one, two] = [await parse(first), await parse(btcpay.redeliver(first))];
    expect(two.eventKey).toBe(one.eventKey);
    expect(two.contentHash).toBe(one.contentHash);
    expect(two.transactionReference).toBe(one.transactionReference);
    const other = await parse(settled());
    expect(other.eventKey).not.toBe(one.eventKey);
    expect(other.transactionReference).toBe(one.transactionReference);
  });

  it('ignores events without an invoice and events of the test button', async () => {
    const payout = {
      deliveryId: 'D1',
      originalDeliveryId: 'D1',
      type: 'PayoutCreated',
      timestamp: 1,
    };
    expect(await parse(btcpay.webhook(payout))).toMatchObject({ type: 'ignored' });
    const test = btcpay.webhook({
      ...payout,
      type: 'InvoiceSettled',
      storeId: 'Store9xKq',
      invoiceId: '__test__5f1d__test__',
    });
    expect(await parse(test)).toMatchObject({ type: 'ignored', anomaly: null });
  });

  it('asks for a redelivery while the server is down', async () => {
    btcpay.fail({ kind: 'status', status: 500 }, 5);
    await expect(provider.verifyAndParse(settled())).rejects.toMatchObject({
      name: 'PaymentProviderError',
      retryable: true,
    });
    expect(provider.acknowledge('failed').status).toBe(503);
    const unknown = btcpay.webhook({
      ...(JSON.parse(Buffer.from(settled().rawBody).toString()) as object),
      invoiceId: 'Inv404',
    });
    await expect(provider.verifyAndParse(unknown)).rejects.toMatchObject({ retryable: false });
  });

  it('records only the listed fields', async () => {
    const delivery = btcpay.happen(
      'Inv1',
      'InvoiceProcessing',
      {},
      {
        metadata: { orderId: ORDER, buyerEmail: 'ada@example.test' },
        payment: { destination: 'bc1qaddress' },
      },
    );
    expect(JSON.stringify(await parse(delivery))).not.toMatch(/ada@|bc1q/);
  });
});

/*
 * Generated independently of this code, in a shell with UTF-8:
 *   printf '%s' "$BODY" | openssl dgst -sha256 -hmac 'whsec-Pa55-über'
 */
const BODY =
  '{"deliveryId":"Dlv2","webhookId":"Wh1","originalDeliveryId":"Dlv1","isRedelivery":true,"type":"InvoiceSettled",' +
  '"timestamp":1790000000,"storeId":"Store9","invoiceId":"Inv5","overPaid":false,"manuallyMarked":false}';
const HMAC = '92375e7da7d3e2ea736e883ccef6c9f738476cd0d59e636da16e36997d47ab84';
const SETTINGS = { url: '', storeId: 'Store9', apiKey: '', webhookSecret: 'whsec-Pa55-über' };

describe('BTCPay-Sig', () => {
  const signed = (body: string | Buffer, signature?: string, more: Partial<WebhookDelivery> = {}) =>
    toDelivery({
      body,
      headers: signature === undefined ? {} : { 'btcpay-sig': signature },
      ...more,
    });
  const reasonOf = (delivery: WebhookDelivery) => {
    try {
      verifyPayload(SETTINGS, delivery);
      return 'accepted';
    } catch (error) {
      if (error instanceof WebhookRejected) return error.reason;
      throw error;
    }
  };

  it('matches an independently computed signature', () => {
    expect(verifyPayload(SETTINGS, signed(BODY, `sha256=${HMAC}`))).toMatchObject({
      originalDeliveryId: 'Dlv1',
      invoiceId: 'Inv5',
    });
  });

  it.each([
    ['that is missing', signed(BODY), 'unsigned'],
    ['without its prefix', signed(BODY, HMAC), 'bad_signature'],
    ['with SHA-1', signed(BODY, 'sha1=0000'), 'weak_signature'],
    ['in upper case', signed(BODY, `sha256=${HMAC.toUpperCase()}`), 'bad_signature'],
    ['with a suffix', signed(BODY, `sha256=${HMAC}0`), 'bad_signature'],
    ['of an empty body', signed('', signBody('')), 'malformed'],
    ['of invalid JSON', signed('{', signBody('{')), 'malformed'],
    ['of invalid UTF-8', signed(Buffer.from([0xff]), signBody(Buffer.from([0xff]))), 'malformed'],
    ['by GET', signed(BODY, `sha256=${HMAC}`, { method: 'GET' }), 'wrong_method'],
  ])('rejects a signature %s', (_what, delivery, reason) => {
    expect(reasonOf(delivery)).toBe(reason);
  });

  it('rejects a valid signature of another store', () => {
    const body = BODY.replace('Store9', 'Store8');
    expect(reasonOf(signed(body, signBody(body)))).toBe('wrong_account');
  });

  it('covers every raw byte of the body', () => {
    const bytes = Buffer.from(BODY);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, bits) => {
        const changed = Buffer.from(bytes);
        changed[at]! ^= bits;
        expect(reasonOf(signed(changed, `sha256=${HMAC}`))).toBe('bad_signature');
      }),
    );
    const respaced = JSON.stringify(JSON.parse(BODY), null, 1);
    expect(reasonOf(signed(respaced, `sha256=${HMAC}`))).toBe('bad_signature');
  });
});
