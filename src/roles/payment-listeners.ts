import { affiliatePayments } from '#features/affiliates/server/index.ts';
import type { PaymentListener } from '#features/billing/server/index.ts';

/** The features that follow money, each told on the transaction that stores a payment. */
export const PAYMENT_LISTENERS: readonly PaymentListener[] = [affiliatePayments];
