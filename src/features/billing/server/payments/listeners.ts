import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';

/** A final payment. */
export interface SettledPayment {
  payment_id: string;
  /** Null: the payer was erased. */
  user_id: string | null;
  kind: 'plan' | 'pack';
  /** The catalog id of the plan or pack. */
  item_id: string;
  /** False: a later period of a subscription. */
  is_first: boolean;
  amount_minor: number;
  currency: string;
  settled_at: Date;
}

/** A change of a settled payment's returned amount. */
export interface ReturnedPayment {
  payment_id: string;
  user_id: string | null;
  /** The change; negative when a chargeback was reversed. */
  amount_minor: number;
  /** The total returned amount. */
  returned_minor: number;
  paid_minor: number;
  currency: string;
  is_charged_back: boolean;
}

/**
 * A feature that follows payments, such as affiliates; registered in roles/. It is called once per
 * payment and change, on the transaction that stores it: it may write with `tx`, without network
 * access. An error rolls the payment back, which is then retried.
 */
export interface PaymentListener {
  settled(tx: Transaction, ctx: Context, payment: SettledPayment): Promise<void>;
  returned(tx: Transaction, ctx: Context, change: ReturnedPayment): Promise<void>;
}
