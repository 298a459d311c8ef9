import { lookUp } from '#shared/look-up.ts';
import { z } from 'zod';
import { parseMinor } from '../money.ts';
import { readOrderReference } from '../payment-event.ts';
import type { PaymentAnomaly, ProviderState, ProviderStatus } from '../port.ts';

/** The fields of Greenfield's InvoiceData that are read here. */
export const Invoice = z.object({
  id: z.string().min(1).max(64),
  storeId: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: z.string(),
  additionalStatus: z.string().default('None'),
  checkoutLink: z.string().optional(),
  expirationTime: z.number().optional(),
  metadata: z.looseObject({ orderId: z.string().nullish() }).nullish(),
});
export type Invoice = z.infer<typeof Invoice>;

const STATUSES: Readonly<Record<string, ProviderStatus>> = {
  New: 'pending',
  Processing: 'pending',
  Settled: 'settled',
  Expired: 'failed',
  Invalid: 'failed',
};

const ANOMALIES: Readonly<Record<string, PaymentAnomaly>> = {
  PaidLate: 'late',
  PaidPartial: 'underpaid',
  PaidOver: 'overpaid',
  Marked: 'marked_by_hand',
};

export const anomalyOf = ({ additionalStatus }: Invoice): PaymentAnomaly | null =>
  lookUp(ANOMALIES, additionalStatus) ?? null;

export const orderOf = ({ metadata }: Invoice): string | null =>
  readOrderReference(metadata?.orderId ?? undefined);

/** The invoice's price in minor units; undefined when it has no exact value. */
export function priceOf(invoice: Invoice): { amountMinor: number; currency: string } | undefined {
  const amountMinor = parseMinor(invoice.amount, invoice.currency);
  return amountMinor === undefined ? undefined : { amountMinor, currency: invoice.currency };
}

export function toState(invoice: Invoice): ProviderState {
  const price = priceOf(invoice);
  return {
    status: lookUp(STATUSES, invoice.status) ?? 'unknown',
    providerStatus:
      invoice.additionalStatus === 'None'
        ? invoice.status
        : `${invoice.status}/${invoice.additionalStatus}`,
    providerReference: invoice.id,
    orderReference: orderOf(invoice),
    amountMinor: price?.amountMinor ?? null,
    currency: price?.currency ?? null,
    nextChargeAt: null,
    paidThrough: null,
  };
}
