import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { PAYMENT_PROVIDER_NAMES } from '#platform/payments/port.ts';

/** What providers told: worked off at once where it came in, and here when that failed. */
export const paymentEventJob = defineJob({
  name: 'billing.payment-event',
  payload: z.object({ event_id: z.string() }),
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 120,
});

/** Whether a subscription renews, asked where an event did not say when it was canceled. */
export const checkRenewalJob = defineJob({
  name: 'billing.check-renewal',
  payload: z.object({ provider: z.enum(PAYMENT_PROVIDER_NAMES), providerReference: z.string() }),
  retryLimit: 6,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 120,
});

/** Money that came after its account was closed: tried for days while the provider is away. */
export const refundLateJob = defineJob({
  name: 'billing.refund-late-payment',
  payload: z.object({ payment_id: z.string() }),
  retryLimit: 14,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 120,
});
