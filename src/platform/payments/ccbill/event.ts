import { lookUp } from '#shared/look-up.ts';
import { parseMinor } from '../money.ts';
import { WebhookRejected } from '../payment-error.ts';
import {
  endOfDay,
  hashFields,
  pickFields,
  makeEvent,
  parseDay,
  readOrderReference,
  readReference,
} from '../payment-event.ts';
import type { PaymentEvent, PaymentEventType } from '../port.ts';
import { readCurrency } from './currencies.ts';
import { PASS_THROUGH } from './form-url.ts';
import type { CcbillWebhook } from './webhook.ts';

const RECORDED_FIELDS = (
  'subscriptionId transactionId clientAccnum clientSubacc timestamp formName flexId reservationId priceDescription ' +
  'recurringPriceDescription billedInitialPrice billedRecurringPrice billedCurrencyCode subscriptionInitialPrice ' +
  'subscriptionRecurringPrice subscriptionCurrencyCode accountingInitialPrice accountingCurrencyCode initialPeriod ' +
  'recurringPeriod rebills nextRenewalDate subscriptionTypeId paymentType cardType prePaid threeDSecure billedAmount ' +
  'billedCurrency accountingAmount accountingCurrency renewalDate nextRetryDate failureReason failureCode amount ' +
  'currency currencyCode reason source'
).split(' ');

const TYPES: Readonly<Record<string, PaymentEventType>> = {
  NewSaleSuccess: 'initial',
  NewSaleFailure: 'payment_failed',
  RenewalSuccess: 'renewal',
  RenewalFailure: 'renewal_failed',
  Cancellation: 'cancelled',
  UserReactivation: 'uncancelled',
  BillingDateChange: 'extended',
  Expiration: 'expired',
  Refund: 'refund',
  Void: 'refund',
  Chargeback: 'chargeback',
  // A bounced check or debit: the money never arrived.
  Return: 'chargeback',
};
const REVERSALS = new Set<PaymentEventType>(['refund', 'chargeback']);
const PAYMENTS = new Set<PaymentEventType>(['initial', 'invoice_settled', 'renewal']);

/** @throws WebhookRejected for fields that do not match CCBill's published format */
export function readEvent({ eventType, fields }: CcbillWebhook): PaymentEvent {
  const type = readType(eventType, fields);
  const transaction = fields.get('transactionId');
  const subscription = fields.get('subscriptionId');
  const timestamp = fields.get('timestamp') ?? '';
  const delivery = pickFields(fields, RECORDED_FIELDS);
  const nextRenewal = readDay(fields, 'nextRenewalDate');
  const subject = readReference(
    PAYMENTS.has(type) ? transaction : (transaction ?? subscription ?? fields.get('reservationId')),
  );
  // One transaction may be refunded in parts, so its number alone does not distinguish the refunds.
  const eventKey = PAYMENTS.has(type)
    ? `${eventType}:${subject}`
    : `${eventType.slice(0, 40)}:${subject}:${timestamp.replace(/[^\d-]/g, '').slice(0, 20)}`;
  return makeEvent('ccbill', {
    eventKey,
    contentHash: hashFields(Object.entries(delivery)),
    type,
    providerType: eventType.slice(0, 40),
    orderReference: readOrderReference(fields.get(`X-${PASS_THROUGH}`)),
    // A failed sale has no subscription, so its own number identifies it.
    providerReference: type === 'payment_failed' ? subject : readReference(subscription),
    transactionReference: PAYMENTS.has(type) ? subject : REVERSALS.has(type) ? eventKey : null,
    parentReference: REVERSALS.has(type) ? (transaction ?? null) : null,
    ...readAmount(fields, type),
    occurredAt: readTime(timestamp),
    nextChargeAt: nextRenewal ?? readDay(fields, 'nextRetryDate') ?? null,
    paidThrough: endOfDay(nextRenewal),
    method: 'card',
    anomaly: type === 'ignored' ? 'unknown_type' : null,
    delivery,
  });
}

/** A sale without renewals is a single payment, like an invoice. */
function readType(eventType: string, fields: ReadonlyMap<string, string>): PaymentEventType {
  const type = lookUp(TYPES, eventType) ?? 'ignored';
  const recurs = Number(fields.get('recurringPeriod') ?? 0) > 0;
  return type === 'initial' && !recurs ? 'invoice_settled' : type;
}

function readDay(fields: ReadonlyMap<string, string>, name: string): Date | undefined {
  const value = fields.get(name);
  if (!value) return undefined;
  const day = parseDay(value.slice(0, 10));
  if (day === undefined) throw new WebhookRejected('malformed');
  return day;
}

/** CCBill's timestamps are in Arizona time, which has no daylight saving time. */
function readTime(value: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(value);
  const time = match ? new Date(`${match[1]}T${match[2]}-07:00`) : undefined;
  return time === undefined || Number.isNaN(time.getTime()) ? null : time;
}

/** The requested price comes first, because a card may be billed in its own currency. */
const AMOUNTS = [
  ['subscriptionInitialPrice', 'subscriptionCurrencyCode'],
  ['billedInitialPrice', 'billedCurrencyCode'],
  ['billedAmount', 'billedCurrencyCode'],
  ['billedAmount', 'billedCurrency'],
  ['amount', 'currencyCode'],
  ['amount', 'currency'],
] as const;

function readAmount(
  fields: ReadonlyMap<string, string>,
  type: PaymentEventType,
): { amountMinor: number | null; currency: string | null } {
  if (!PAYMENTS.has(type) && !REVERSALS.has(type)) return { amountMinor: null, currency: null };
  for (const [name, unit] of AMOUNTS) {
    const text = fields.get(name);
    const currency = readCurrency(fields.get(unit));
    const minor = text && currency ? parseMinor(text, currency) : undefined;
    if (minor !== undefined && currency) return { amountMinor: Math.abs(minor), currency };
  }
  // The first version of a chargeback names no currency: the full payment is returned.
  if (REVERSALS.has(type)) return { amountMinor: null, currency: null };
  throw new WebhookRejected('malformed');
}
