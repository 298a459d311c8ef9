import { parseMinor } from '../money.ts';
import { PaymentProviderError } from '../payment-error.ts';
import { endOfDay, parseDay, readOrderReference } from '../payment-event.ts';
import type { ProviderState, ProviderStatus } from '../port.ts';

/** Parses `name: value` lines; values may be quoted. */
export function parseLines(text: string): Map<string, string> {
  const lines = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const match = /^([A-Za-z][\w-]*)\s*:\s*(.*?)\s*$/.exec(line);
    if (match) lines.set(match[1]!, match[2]!.replace(/^(['"])(.*)\1$/, '$2'));
  }
  return lines;
}

const isYes = (value: string | undefined): boolean => /^(yes|true|1)$/i.test(value ?? '');

/**
 * Parses the response of Verotel's status page.
 * @throws PaymentProviderError when it is unreadable or reports an error
 */
export function readSaleStatus(text: string): ProviderState {
  const lines = parseLines(text);
  const response = lines.get('response')?.toUpperCase();
  if (response === 'ERROR')
    throw new PaymentProviderError('provider_refused', 'Verotel does not report this sale.');
  if (response !== 'FOUND' && response !== 'NOTFOUND')
    throw new PaymentProviderError('provider_bad_response', 'Verotel sent an unreadable status.', {
      retryable: true,
    });
  const currency = lines.get('priceCurrency') ?? null;
  const nextChargeOn = parseDay(lines.get('nextChargeOn'));
  const amount = currency ? parseMinor(lines.get('priceAmount') ?? '', currency) : undefined;
  return {
    status: response === 'NOTFOUND' ? 'absent' : readStatus(lines),
    providerStatus: (lines.get('saleResult') ?? response).slice(0, 40),
    providerReference: lines.get('saleID') ?? null,
    orderReference: readOrderReference(lines.get('referenceID')),
    amountMinor: amount ?? null,
    currency: amount === undefined ? null : currency,
    nextChargeAt: nextChargeOn ?? null,
    paidThrough: endOfDay(nextChargeOn ?? parseDay(lines.get('expiresOn'))),
  };
}

function readStatus(lines: ReadonlyMap<string, string>): ProviderStatus {
  const result = lines.get('saleResult')?.toUpperCase();
  if (result === 'PENDING') return 'pending';
  if (result === 'DECLINED') return 'failed';
  if (result !== 'APPROVED') return 'unknown';
  if (lines.get('type') === 'purchase') return 'settled';
  if (isYes(lines.get('expired'))) return 'expired';
  const isRecurring = lines.get('subscriptionType') === 'recurring';
  return isYes(lines.get('cancelled')) || !isRecurring ? 'cancelled' : 'active';
}
