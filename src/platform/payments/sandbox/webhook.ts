import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { WebhookRejected } from '../payment-error.ts';
import { isSameText, makeEvent, sha256Hex } from '../payment-event.ts';
import type { PaymentEvent, WebhookDelivery } from '../port.ts';

const SIGNATURE_HEADER = 'x-sandbox-signature';
const MAX_BODY_BYTES = 20_000;

const reference = z.string().regex(/^[\w-]{1,64}$/);
const Body = z.strictObject({
  id: reference,
  type: z.enum([
    'initial',
    'renewal',
    'renewal_failed',
    'cancelled',
    'uncancelled',
    'expired',
    'invoice_settled',
    'payment_failed',
    'refund',
    'chargeback',
  ]),
  sale: reference,
  order: z.string().regex(/^[\w-]{16,40}$/),
  transaction: reference.nullable(),
  parent: reference.nullable(),
  amount_minor: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  method: z.enum(['card', 'bank', 'crypto']),
  occurred_at: z.iso.datetime(),
  paid_through: z.iso.datetime().nullable(),
});

export const signBody = (secret: string, body: string | Uint8Array): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** The headers of a webhook with that body. */
export const callbackHeaders = (secret: string, body: string): Record<string, string> => ({
  'content-type': 'application/json',
  [SIGNATURE_HEADER]: signBody(secret, body),
});

/** @throws WebhookRejected for a body that is unsigned, or that the sandbox cannot have sent */
export function readCallback(secret: string, delivery: WebhookDelivery): PaymentEvent {
  const { method, headers, rawBody } = delivery;
  if (method !== 'POST') throw new WebhookRejected('wrong_method');
  if (rawBody.byteLength > MAX_BODY_BYTES) throw new WebhookRejected('too_large');
  const signature = headers[SIGNATURE_HEADER];
  if (!signature) throw new WebhookRejected('unsigned');
  if (!isSameText(signature, signBody(secret, rawBody))) throw new WebhookRejected('bad_signature');
  const text = new TextDecoder().decode(rawBody);
  const body = Body.safeParse(parseJson(text));
  if (!body.success) throw new WebhookRejected('malformed');
  const event = body.data;
  return makeEvent('sandbox', {
    eventKey: event.id,
    contentHash: sha256Hex(text),
    type: event.type,
    providerType: event.type,
    orderReference: event.order,
    providerReference: event.sale,
    transactionReference: event.transaction,
    parentReference: event.parent,
    amountMinor: event.amount_minor,
    currency: event.currency,
    occurredAt: new Date(event.occurred_at),
    paidThrough: isPayment(event.type) && event.paid_through ? new Date(event.paid_through) : null,
    nextChargeAt: null,
    method: event.method,
    delivery: event,
  });
}

const isPayment = (type: string): boolean => type === 'initial' || type === 'renewal';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
