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
import type { PaymentEvent, PaymentEventType, PaymentMethod } from '../port.ts';

const RECORDED_FIELDS = (
  'type event shopID saleID referenceID transactionID parentID precededBySaleID priceAmount priceCurrency amount ' +
  'currency subscriptionType subscriptionPhase period nextChargeOn expiresOn cancelledBy uncancelledBy paymentMethod ' +
  'CCBrand discountAmount trialAmount trialPeriod'
).split(' ');

const TYPES: Readonly<Record<string, PaymentEventType>> = {
  initial: 'initial',
  rebill: 'renewal',
  extend: 'extended',
  cancel: 'cancelled',
  uncancel: 'uncancelled',
  expiry: 'expired',
  upgrade: 'replaced',
  downgrade: 'price_changed',
  credit: 'refund',
  chargeback: 'chargeback',
};

const METHODS: Readonly<Record<string, PaymentMethod>> = {
  CC: 'card',
  DDEU: 'bank',
  IDEAL: 'bank',
  BTC: 'crypto',
};

/** Event types that move money. */
const WITH_MONEY = new Set<PaymentEventType>([
  'initial',
  'renewal',
  'invoice_settled',
  'replaced',
  'refund',
  'chargeback',
]);
/** Event types whose transaction Verotel always names; the buyer may have signed fields without one. */
const WITH_TRANSACTION = new Set<PaymentEventType>([
  'initial',
  'invoice_settled',
  'refund',
  'chargeback',
]);

/**
 * Reads a postback whose signature was verified. The start order and the return URL are signed with the same key
 * and pass through the buyer's browser, but neither has both a sale and a transaction.
 * @throws WebhookRejected
 */
export function readPostback(all: ReadonlyMap<string, string>): PaymentEvent {
  const fields = new Map([...all].filter(([name, value]) => name !== 'signature' && value !== ''));
  const sale = readReference(fields.get('saleID'));
  const providerType = (fields.get('event') ?? fields.get('type') ?? '').slice(0, 40);
  const type = readType(fields);
  const given = fields.get('transactionID');
  const transaction = given === undefined ? undefined : readReference(given);
  if (transaction === undefined && WITH_TRANSACTION.has(type))
    throw new WebhookRejected('malformed');
  const contentHash = hashFields(fields);
  const isKnown = type !== 'ignored';
  return makeEvent('verotel', {
    // The key includes the type, because a transaction and its refund may share a number.
    eventKey:
      transaction === undefined
        ? contentHash
        : `${fields.get('shopID')}:${transaction}:${providerType}`,
    contentHash,
    type,
    providerType,
    orderReference: readOrderReference(fields.get('referenceID')),
    providerReference: sale,
    transactionReference: WITH_MONEY.has(type)
      ? (transaction ??
        `${sale}@${fields.get('nextChargeOn') ?? fields.get('expiresOn') ?? providerType}`)
      : null,
    parentReference: fields.get('parentID') ?? fields.get('precededBySaleID') ?? null,
    ...readAmount(fields, WITH_MONEY.has(type) || type === 'price_changed'),
    nextChargeAt: readDay(fields, 'nextChargeOn') ?? null,
    paidThrough: isKnown ? readPaidThrough(fields, type) : null,
    method: lookUp(METHODS, fields.get('paymentMethod') ?? '') ?? null,
    anomaly: isKnown ? null : 'unknown_type',
    delivery: pickFields(fields, RECORDED_FIELDS),
  });
}

function readType(fields: ReadonlyMap<string, string>): PaymentEventType {
  const [kind, event] = [fields.get('type'), fields.get('event')];
  if (kind !== 'subscription' && kind !== 'purchase') return 'ignored';
  if (event !== undefined) return lookUp(TYPES, event) ?? 'ignored';
  if (kind === 'purchase') return 'invoice_settled';
  throw new WebhookRejected('malformed');
}

/** The end of the time that a payment pays for, or that another event leaves paid. */
function readPaidThrough(fields: ReadonlyMap<string, string>, type: PaymentEventType): Date | null {
  if (type === 'refund' || type === 'chargeback' || type === 'expired') return null;
  return endOfDay(readDay(fields, 'nextChargeOn') ?? readDay(fields, 'expiresOn'));
}

function readDay(fields: ReadonlyMap<string, string>, name: string): Date | undefined {
  const value = fields.get(name);
  const day = parseDay(value);
  if (value !== undefined && day === undefined) throw new WebhookRejected('malformed');
  return day;
}

function readAmount(
  fields: ReadonlyMap<string, string>,
  hasMoney: boolean,
): { amountMinor: number | null; currency: string | null } {
  if (!hasMoney) return { amountMinor: null, currency: null };
  // A rebill has the charged amount in `amount`; other events have `priceAmount`.
  const currency = fields.get('currency') ?? fields.get('priceCurrency') ?? '';
  const text = fields.get('amount') ?? fields.get('priceAmount') ?? '';
  const minor = /^[A-Z]{3}$/.test(currency) ? parseMinor(text, currency) : undefined;
  if (minor === undefined) throw new WebhookRejected('malformed');
  return { amountMinor: Math.abs(minor), currency };
}
