import type { Context } from '#platform/context.ts';
import { handleJob, scheduleJob } from '#platform/jobs.ts';
import { checkRenewalJob, paymentEventJob, refundLateJob } from './jobs.ts';
import type { PaymentListener } from './payments/listeners.ts';

/** Releases expired holds of abandoned work. */
const sweepHolds = scheduleJob(
  {
    name: 'billing.sweep-holds',
    schedule: '*/5 * * * *',
    retryLimit: 1,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 240,
  },
  async () => (await import('./ledger/sweep-holds.ts')).sweepHolds,
);

const sweepUsage = scheduleJob(
  {
    name: 'billing.sweep-usage',
    schedule: '31 4 * * *',
    retryLimit: 2,
    retryDelay: 600,
    retryBackoff: false,
    expireInSeconds: 600,
  },
  async () => (await import('./sweep-usage.ts')).sweepUsage,
);

/** Checks the ledger every night. */
const checkLedger = scheduleJob(
  {
    name: 'billing.check-books',
    schedule: '41 3 * * *',
    retryLimit: 2,
    retryDelay: 600,
    retryBackoff: false,
    expireInSeconds: 600,
  },
  async () => (await import('./ledger/ledger-reconciliation.ts')).checkLedger,
);

/** Reconciles orders and subscriptions with the providers every night. */
const reconcileWithProvidersNightly = scheduleJob(
  {
    name: 'billing.reconcile-payments',
    schedule: '11 4 * * *',
    retryLimit: 1,
    retryDelay: 600,
    retryBackoff: false,
    expireInSeconds: 3600,
  },
  async () => {
    const { reconcileWithProviders } = await import('./payments/reconcile-with-providers.ts');
    return (ctx: Context) => reconcileWithProviders(ctx);
  },
);

/** Cancels the renewals of closed accounts until their providers have confirmed it. */
const cancelClosed = (listeners: readonly PaymentListener[]) =>
  scheduleJob(
    {
      name: 'billing.cancel-closed',
      schedule: '29 * * * *',
      retryLimit: 1,
      retryDelay: 300,
      retryBackoff: false,
      expireInSeconds: 1800,
    },
    async () => {
      const verb = await import('./payments/cancel-closed.ts');
      return (ctx: Context) => verb.cancelClosed(ctx, listeners);
    },
  );

/** Starts months, sends reminders, and ends grace periods and access. */
const advanceSubscriptions = (listeners: readonly PaymentListener[]) =>
  scheduleJob(
    {
      name: 'billing.advance-subscriptions',
      schedule: '*/5 * * * *',
      retryLimit: 1,
      retryDelay: 60,
      retryBackoff: false,
      expireInSeconds: 280,
    },
    async () => {
      const verb = await import('./payments/advance-subscriptions.ts');
      return (ctx: Context) => verb.advanceSubscriptions(ctx, listeners);
    },
  );

/** The feature's jobs; `listeners` are notified of settled payments. */
export const billingJobs = (listeners: readonly PaymentListener[]) => [
  sweepHolds,
  sweepUsage,
  checkLedger,
  reconcileWithProvidersNightly,
  handleJob(paymentEventJob, async () => {
    const { processEvent } = await import('./payments/process-events.ts');
    return (ctx: Context, { event_id }) => processEvent(ctx, event_id, listeners);
  }),
  handleJob(checkRenewalJob, async () => {
    const { checkRenewal } = await import('./payments/check-renewal.ts');
    return (ctx: Context, check) => checkRenewal(ctx, check, listeners);
  }),
  advanceSubscriptions(listeners),
  cancelClosed(listeners),
  handleJob(refundLateJob, async () => {
    const { refundLate } = await import('./payments/refund-late.ts');
    return (ctx: Context, { payment_id }) => refundLate(ctx, payment_id);
  }),
];
