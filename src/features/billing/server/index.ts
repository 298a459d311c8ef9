export { entitlementsOf } from '../entitlements.ts';
export { dailyMessages } from '../rules.ts';
export { captureHold } from './ledger/capture-hold.ts';
export { readLedgerReconciliation } from './ledger/ledger-reconciliation.ts';
export { grantMonth, grantTokens } from './ledger/grant-tokens.ts';
export { holdTokens, type Hold } from './ledger/hold-tokens.ts';
export { readHold } from './ledger/read-hold.ts';
export { requireTokens } from './ledger/require-tokens.ts';
export { readBalance } from './ledger/read-balance.ts';
export { releaseHold } from './ledger/release-hold.ts';
export { reverseSpend } from './ledger/reverse-spend.ts';
export { countedMessagesSql } from './queries.ts';
export { premiumRequired } from './premium-required.ts';
export { readUsage } from './read-usage.ts';
export { registerBillingRoutes } from './routes.ts';
export {
  countMessageOf,
  messageLimitReached,
  returnMessageAllowance,
  takeMessageAllowance,
} from './take-message-allowance.ts';
export { billingExport } from './export-billing.ts';
export { cancelRenewals } from './payments/change-subscription.ts';
export type { PaymentListener } from './payments/listeners.ts';
export { cancelClosed } from './payments/cancel-closed.ts';
export { listLatePayments, listPaymentEvents, listPayments } from './payments/list-payments.ts';
export { readPaymentReconciliation } from './payments/payment-reconciliation.ts';
export { reconcileWithProviders } from './payments/reconcile-with-providers.ts';
export { findReceipt, refundPayment } from './payments/refund-payment.ts';
export { seedSubscriptions } from './payments/seed-subscriptions.ts';
