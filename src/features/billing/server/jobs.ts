import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { PAYMENT_PROVIDER_NAMES } from '#platform/payments/port.ts';

/** Processes an event that was not processed right after its webhook. */
export const paymentEventJob = defineJob({
  name: 'billing.payment-event',
  payload: z.object({ event_id: z.string() }),
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 120,
});

/** Fetches whether a subscription renews, after a cancellation event without a timestamp. */
export const checkRenewalJob = defineJob({
  name: 'billing.check-renewal',
  payload: z.object({ provider: z.enum(PAYMENT_PROVIDER_NAMES), providerReference: z.string() }),
  retryLimit: 6,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 120,
});

/** Refunds a payment that arrived after its account was closed; retried for days while the provider is down. */
export const refundLateJob = defineJob({
  name: 'billing.refund-late-payment',
  payload: z.object({ payment_id: z.string() }),
  retryLimit: 14,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 120,
});
