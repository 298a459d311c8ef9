import { createHash, timingSafeEqual } from 'node:crypto';
import { WebhookRejected } from './payment-error.ts';
import type { Acknowledgment, PaymentEvent, PaymentProviderName, WebhookResult } from './port.ts';

type Required =
  'eventKey' | 'contentHash' | 'type' | 'providerType' | 'providerReference' | 'delivery';

/** An event with what the provider says; everything else is null. */
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

/** Compares without telling by its time how much was right. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given, 'utf8'), Buffer.from(expected, 'utf8')];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** One digest for one set of names and values, whatever their order. */
export function hashFields(fields: Iterable<readonly [string, unknown]>): string {
  const sorted = [...fields].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return sha256Hex(JSON.stringify(sorted));
}

/** Only the named fields: what a provider adds later may be personal. */
export function keepFields(
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

/** Our own order's reference, or null for what cannot be one. */
export const readOrderReference = (value: string | undefined): string | null =>
  value !== undefined && /^[\w-]{16,40}$/.test(value) ? value : null;

/** A provider's identifier. @throws WebhookRejected when there is none or it is not of their form */
export function readReference(value: string | undefined): string {
  if (value === undefined || !/^[\w-]{1,64}$/.test(value)) throw new WebhookRejected('malformed');
  return value;
}

const DAY_MS = 86_400_000;

/** `2026-03-31` as its first moment in UTC, or undefined. */
export function parseDay(value: string | undefined): Date | undefined {
  if (value === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(value) ? undefined : day;
}

/** A day is given whole: what is paid until a date ends with it, since the charge may come late that day. */
export const endOfDay = (day: Date | undefined): Date | null =>
  day === undefined ? null : new Date(day.getTime() + DAY_MS);

/** What most providers understand: a plain OK, and an error status that makes them send it again. */
export function acknowledgePlainly(result: WebhookResult): Acknowledgment {
  const contentType = 'text/plain; charset=utf-8';
  if (result === 'failed') return { status: 503, body: 'ERROR', contentType };
  if (result === 'rejected') return { status: 403, body: 'ERROR', contentType };
  return { status: 200, body: 'OK', contentType };
}
