import { createHash, timingSafeEqual } from 'node:crypto';
import { WebhookRejected } from './payment-error.ts';
import type { Acknowledgment, PaymentEvent, PaymentProviderName, WebhookResult } from './port.ts';

type Required =
  'eventKey' | 'contentHash' | 'type' | 'providerType' | 'providerReference' | 'delivery';

/** Creates an event from the given facts; all other fields are null. */
export function makeEvent(
  provider: PaymentProviderName,
  facts: Pick<PaymentEvent, Required> & Partial<PaymentEvent>,
): PaymentEvent {
  return {
    orderReference: null,
    transactionReference: null,
    parentReference: null,
    amountMinor: null,
    currency: null,
    occurredAt: null,
    nextChargeAt: null,
    paidThrough: null,
    method: null,
    anomaly: null,
    ...facts,
    provider,
  };
}

export const sha256Hex = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex');

export const md5Hex = (text: string): string =>
  createHash('md5').update(text, 'utf8').digest('hex');

/** Compares in constant time. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given, 'utf8'), Buffer.from(expected, 'utf8')];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Hashes names and values independently of their order. */
export function hashFields(fields: Iterable<readonly [string, unknown]>): string {
  const sorted = [...fields].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return sha256Hex(JSON.stringify(sorted));
}

/** Picks only the named fields, because fields that a provider adds later may be personal. */
export function pickFields(
  fields: ReadonlyMap<string, string>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields.get(name);
      return value ? [[name, value.slice(0, 500)]] : [];
    }),
  );
}

/** Reads an order reference of ours; null when the value cannot be one. */
export const readOrderReference = (value: string | undefined): string | null =>
  value !== undefined && /^[\w-]{16,40}$/.test(value) ? value : null;

/** Reads a provider's identifier. @throws WebhookRejected when it is missing or malformed */
export function readReference(value: string | undefined): string {
  if (value === undefined || !/^[\w-]{1,64}$/.test(value)) throw new WebhookRejected('malformed');
  return value;
}

const DAY_MS = 86_400_000;

/** Parses `2026-03-31` as midnight UTC; undefined when it is not a date. */
export function parseDay(value: string | undefined): Date | undefined {
  if (value === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(value) ? undefined : day;
}

/** The end of the day: time paid until a date includes that day, because the charge may happen late in it. */
export const endOfDay = (day: Date | undefined): Date | null =>
  day === undefined ? null : new Date(day.getTime() + DAY_MS);

/** The plain-text response that most providers expect: OK, or an error status that makes them retry. */
export function acknowledgeAsText(result: WebhookResult): Acknowledgment {
  const contentType = 'text/plain; charset=utf-8';
  if (result === 'failed') return { status: 503, body: 'ERROR', contentType };
  if (result === 'rejected') return { status: 403, body: 'ERROR', contentType };
  return { status: 200, body: 'OK', contentType };
}
