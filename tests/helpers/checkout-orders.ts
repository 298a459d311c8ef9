import type { CheckoutOrder } from '#platform/payments/port.ts';
import type { ProviderTimeouts } from '#platform/payments/provider-http.ts';

/** An order of twelve months by card that renews; `change` makes it another. */
export const anOrder = (change: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  reference: 'ord_7Qm2xKp9Wc4tRz81',
  kind: 'subscription',
  amountMinor: 7188,
  currency: 'EUR',
  periodMonths: 12,
  recurs: true,
  method: 'card',
  description: 'Premium, 12 months',
  successUrl: 'https://ever.example/premium/back?order=1',
  declineUrl: 'https://ever.example/premium/declined?order=1',
  ...change,
});

/** What is bought once. */
export const aPurchase = (change: Partial<CheckoutOrder> = {}): CheckoutOrder =>
  anOrder({
    kind: 'purchase',
    amountMinor: 999,
    periodMonths: null,
    recurs: false,
    description: '120 tokens',
    ...change,
  });

/** Short enough for a test to sit a silent provider out, long enough for a busy machine to answer. */
export const SHORT_TIMEOUTS: ProviderTimeouts = {
  connect_ms: 2000,
  answer_ms: 1000,
  total_ms: 2500,
};
