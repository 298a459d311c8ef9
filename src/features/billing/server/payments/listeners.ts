import type { Transaction } from '#db/client.ts';
import type { Context } from '#platform/context.ts';

/** Money that came for good. */
export interface SettledPayment {
  payment_id: string;
  /** Null: the payer was erased meanwhile. */
  user_id: string | null;
  kind: 'plan' | 'pack';
  /** The plan or pack, by the catalog's id. */
  item_id: string;
  /** False: a later period of a subscription. */
  is_first: boolean;
  amount_minor: number;
  currency: string;
  settled_at: Date;
}

/** A change of what went back of a settled payment. */
export interface ReturnedPayment {
  payment_id: string;
  user_id: string | null;
  /** What went back now; negative when a charge-back was undone. */
  amount_minor: number;
  /** What went back in all. */
  returned_minor: number;
  paid_minor: number;
  currency: string;
  is_charged_back: boolean;
}

/**
 * A feature that follows money, such as affiliates; put together in roles/. It is called on the
 * transaction that stores the payment, once for each payment and each change: it may write with
 * `tx`, and does no network. What it throws undoes the payment, which is then tried again.
 */
export interface PaymentListener {
  settled(tx: Transaction, ctx: Context, payment: SettledPayment): Promise<void>;
  returned(tx: Transaction, ctx: Context, change: ReturnedPayment): Promise<void>;
}
