import { affiliatePayments } from '#features/affiliates/server/index.ts';
import type { PaymentListener } from '#features/billing/server/index.ts';

/** Features that react to payments. Each runs on the transaction that stores the payment. */
export const PAYMENT_LISTENERS: readonly PaymentListener[] = [affiliatePayments];
