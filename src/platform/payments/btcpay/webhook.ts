import { lookUp } from '#shared/look-up.ts';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { WebhookRejected } from '../payment-error.ts';
import { hashFields, isSameText, makeEvent, readOrderReference } from '../payment-event.ts';
import type { PaymentEvent, PaymentEventType, WebhookDelivery } from '../port.ts';
import type { BtcpaySettings } from '../settings.ts';

const MAX_BYTES = 256_000;

const Id = z.string().regex(/^[\w-]{1,100}$/);

/** The fields of Greenfield's webhook events that are read here; only invoice events have `storeId` and `invoiceId`. */
const Payload = z.looseObject({
  deliveryId: Id,
  originalDeliveryId: Id.nullish(),
  isRedelivery: z.boolean().optional(),
  type: z.string().min(1).max(100),
  timestamp: z.number().int(),
  storeId: z.string().optional(),
  invoiceId: Id.optional(),
  overPaid: z.boolean().optional(),
  partiallyPaid: z.boolean().optional(),
  afterExpiration: z.boolean().optional(),
  manuallyMarked: z.boolean().optional(),
  metadata: z.looseObject({ orderId: z.string().nullish() }).nullish(),
});
export type Payload = z.infer<typeof Payload>;

/** Fields of one delivery, not of the event: a redelivery has other values. */
const DELIVERY_FIELDS = new Set(['deliveryId', 'webhookId', 'isRedelivery', 'timestamp']);
const RECORDED_FIELDS = new Set(
  (
    'deliveryId originalDeliveryId isRedelivery type timestamp storeId invoiceId overPaid partiallyPaid ' +
    'afterExpiration manuallyMarked paymentMethodId'
  ).split(' '),
);

const TYPES: Readonly<Record<string, PaymentEventType>> = {
  InvoiceSettled: 'invoice_settled',
  InvoiceProcessing: 'payment_pending',
  InvoiceReceivedPayment: 'payment_pending',
  InvoicePaymentSettled: 'payment_pending',
  InvoiceExpired: 'payment_failed',
  InvoiceInvalid: 'payment_failed',
};
const TYPES_WITHOUT_EFFECT = new Set(['InvoiceCreated', 'InvoiceExpiredPaidPartial']);

/**
 * Verifies the `BTCPay-Sig` header over the raw bytes and returns the payload.
 * @throws WebhookRejected
 */
export function verifyPayload(settings: BtcpaySettings, delivery: WebhookDelivery): Payload {
  const { method, rawBody, headers } = delivery;
  if (method !== 'POST') throw new WebhookRejected('wrong_method');
  if (rawBody.length > MAX_BYTES) throw new WebhookRejected('too_large');
  const given = headers['btcpay-sig'];
  if (!given) throw new WebhookRejected('unsigned');
  if (given.startsWith('sha1=')) throw new WebhookRejected('weak_signature');
  const hmac = createHmac('sha256', settings.webhookSecret).update(rawBody).digest('hex');
  if (!isSameText(given, `sha256=${hmac}`)) throw new WebhookRejected('bad_signature');
  const parsed = Payload.safeParse(tryJson(rawBody));
  if (!parsed.success) throw new WebhookRejected('malformed');
  if (parsed.data.storeId !== undefined && parsed.data.storeId !== settings.storeId)
    throw new WebhookRejected('wrong_account');
  return parsed.data;
}

function tryJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Reads the event from the payload alone; the caller confirms a settled invoice with the server. */
export function readPayload(payload: Payload): PaymentEvent {
  const { invoiceId } = payload;
  // The server's "test" button sends this id.
  const isTest = invoiceId?.startsWith('__test__') ?? false;
  const isOfInvoice = invoiceId !== undefined && payload.storeId !== undefined && !isTest;
  const type = isOfInvoice ? (lookUp(TYPES, payload.type) ?? 'ignored') : 'ignored';
  const isKnown = type !== 'ignored' || isTest || TYPES_WITHOUT_EFFECT.has(payload.type);
  const content = Object.entries(payload).filter(([name]) => !DELIVERY_FIELDS.has(name));
  return makeEvent('btcpay', {
    eventKey: payload.originalDeliveryId ?? payload.deliveryId,
    contentHash: hashFields(content),
    type,
    providerType: payload.type,
    orderReference: readOrderReference(payload.metadata?.orderId ?? undefined),
    providerReference: invoiceId ?? payload.type.slice(0, 64),
    occurredAt: new Date(payload.timestamp * 1000),
    method: 'crypto',
    anomaly: isKnown ? readAnomaly(payload) : 'unknown_type',
    delivery: Object.fromEntries(
      Object.entries(payload).filter(([name]) => RECORDED_FIELDS.has(name)),
    ),
  });
}

function readAnomaly(payload: Payload): PaymentEvent['anomaly'] {
  if (payload.manuallyMarked) return 'marked_by_hand';
  if (payload.overPaid) return 'overpaid';
  if (payload.partiallyPaid) return 'underpaid';
  return payload.afterExpiration ? 'late' : null;
}
