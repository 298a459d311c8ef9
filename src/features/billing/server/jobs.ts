import type { JobDefinition } from '#platform/jobs.ts';

/** Tokens held for work that vanished go back to their owners. */
const sweepHoldsJob: JobDefinition<object> = {
  name: 'billing.sweep-holds',
  schedule: '*/5 * * * *',
  retryLimit: 1,
  retryDelay: 60,
  retryBackoff: false,
  expireInSeconds: 240,
  load: async () => (await import('./ledger/sweep-holds.ts')).sweepHolds,
};

/** The ledger is added up every night. */
const checkBooksJob: JobDefinition<object> = {
  name: 'billing.check-books',
  schedule: '41 3 * * *',
  retryLimit: 2,
  retryDelay: 600,
  retryBackoff: false,
  expireInSeconds: 600,
  load: async () => (await import('./ledger/check-books.ts')).checkBooks,
};

export const billingJobs = [sweepHoldsJob, checkBooksJob] as unknown as JobDefinition<never>[];
