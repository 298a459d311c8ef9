import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import type { PaymentListener } from './payments/listeners.ts';
import type { RenewalCheck } from './payments/check-renewal.ts';
import { LATE_PAYMENT_JOB } from './payments/refund-late.ts';
import { PAYMENT_EVENT_JOB, RENEWAL_CHECK_JOB } from './payments/store-events.ts';

/** Releases expired holds of abandoned work. */
const sweepHoldsJob: JobDefinition<object> = {
  name: 'billing.sweep-holds',
  schedule: '*/5 * * * *',
  retryLimit: 1,
  retryDelay: 60,
  retryBackoff: false,
  expireInSeconds: 240,
  load: async () => (await import('./ledger/sweep-holds.ts')).sweepHolds,
};

/** Checks the ledger every night. */
const checkLedgerJob: JobDefinition<object> = {
  name: 'billing.check-books',
  schedule: '41 3 * * *',
  retryLimit: 2,
  retryDelay: 600,
  retryBackoff: false,
  expireInSeconds: 600,
  load: async () => (await import('./ledger/ledger-reconciliation.ts')).checkLedger,
};

/** Reconciles orders and subscriptions with the providers every night. */
const reconcileWithProvidersJob: JobDefinition<object> = {
  name: 'billing.reconcile-payments',
  schedule: '11 4 * * *',
  retryLimit: 1,
  retryDelay: 600,
  retryBackoff: false,
  expireInSeconds: 3600,
  load: async () => {
    const { reconcileWithProviders } = await import('./payments/reconcile-with-providers.ts');
    return async (ctx: Context) => void (await reconcileWithProviders(ctx));
  },
};

/** Processes an event that was not processed right after its webhook. */
const paymentEventJob = (listeners: readonly PaymentListener[]): JobDefinition<object> => ({
  name: PAYMENT_EVENT_JOB,
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 120,
  async load() {
    const { processEvent } = await import('./payments/process-events.ts');
    return (ctx: Context, payload: object) =>
      processEvent(ctx, (payload as { event_id: string }).event_id, listeners);
  },
});

/** Fetches whether a subscription renews, after a cancellation event without a timestamp. */
const renewalJob = (listeners: readonly PaymentListener[]): JobDefinition<object> => ({
  name: RENEWAL_CHECK_JOB,
  retryLimit: 6,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 120,
  async load() {
    const { checkRenewal } = await import('./payments/check-renewal.ts');
    return (ctx: Context, payload: object) => checkRenewal(ctx, payload as RenewalCheck, listeners);
  },
});

/** Cancels the renewals of closed accounts until their providers have confirmed it. */
const cancelClosedJob = (listeners: readonly PaymentListener[]): JobDefinition<object> => ({
  name: 'billing.cancel-closed',
  schedule: '29 * * * *',
  retryLimit: 1,
  retryDelay: 300,
  retryBackoff: false,
  expireInSeconds: 1800,
  async load() {
    const { cancelClosed } = await import('./payments/cancel-closed.ts');
    return async (ctx: Context) => void (await cancelClosed(ctx, listeners));
  },
});

/** Refunds a payment that arrived after its account was closed; retried for days while the provider is down. */
const latePaymentJob: JobDefinition<object> = {
  name: LATE_PAYMENT_JOB,
  retryLimit: 14,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 120,
  async load() {
    const { refundLate } = await import('./payments/refund-late.ts');
    return (ctx: Context, payload: object) =>
      refundLate(ctx, (payload as { payment_id: string }).payment_id);
  },
};

/** Starts months, sends reminders, and ends grace periods and access. */
const advanceJob = (listeners: readonly PaymentListener[]): JobDefinition<object> => ({
  name: 'billing.advance-subscriptions',
  schedule: '*/5 * * * *',
  retryLimit: 1,
  retryDelay: 60,
  retryBackoff: false,
  expireInSeconds: 280,
  async load() {
    const { advanceSubscriptions } = await import('./payments/advance-subscriptions.ts');
    return (ctx: Context) => advanceSubscriptions(ctx, listeners);
  },
});

/** The feature's jobs; `listeners` are notified of settled payments. */
export const billingJobs = (listeners: readonly PaymentListener[]) => [
  sweepHoldsJob,
  checkLedgerJob,
  reconcileWithProvidersJob,
  paymentEventJob(listeners),
  renewalJob(listeners),
  advanceJob(listeners),
  cancelClosedJob(listeners),
  latePaymentJob,
];
