import type { CheckoutOrder } from '#platform/payments/port.ts';
import type { ProviderTimeouts } from '#platform/payments/provider-http.ts';

/** A twelve-month recurring card order with `change` applied. */
export const makeOrder = (change: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
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

/** A one-time purchase. */
export const makePurchase = (change: Partial<CheckoutOrder> = {}): CheckoutOrder =>
  makeOrder({
    kind: 'purchase',
    amountMinor: 999,
    periodMonths: null,
    recurs: false,
    description: '120 tokens',
    ...change,
  });

/** Short enough to test an unresponsive provider, long enough for a response on a busy machine. */
export const SHORT_TIMEOUTS: ProviderTimeouts = {
  connect_ms: 2000,
  answer_ms: 1000,
  total_ms: 2500,
};
