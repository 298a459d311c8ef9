/*
 * What every payment provider is to the product. Facts, not instructions: an event says what is true at the
 * provider, in absolute terms (a transaction, a date until which is paid), so that neither the order nor the
 * number of deliveries matters to whoever reads it. Money is in minor units, never a float.
 */
export const PAYMENT_PROVIDER_NAMES = ['sandbox', 'verotel', 'ccbill', 'btcpay'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDER_NAMES)[number];

export type PaymentMethod = 'card' | 'bank' | 'crypto';

export interface PaymentCapabilities {
  /** What it takes at all; which of them it serves here is the registry's. */
  methods: readonly PaymentMethod[];
  /** What it charges again by itself; by other methods a period is bought once and ends. */
  recurringMethods: readonly PaymentMethod[];
  /** `refund` is there. */
  refundApi: boolean;
  /** `refund` knows the sale alone: its newest payment is given back, in whatever part, and its renewals end. */
  refundEndsSale?: true;
  /** `cancel` ends a subscription without the buyer's doing; otherwise nothing recurs there. */
  cancelApi: boolean;
  /** No money moves. */
  sandbox: boolean;
}

export interface CheckoutOrder {
  /** Our random reference of this order: 16 to 40 of A–Z a–z 0–9 _ -; it comes back in every event. */
  reference: string;
  kind: 'subscription' | 'purchase';
  /** What is charged now, for the whole period. */
  amountMinor: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Months that the amount pays for; null for a purchase. */
  periodMonths: number | null;
  /** Charged again after each period. Only for a subscription, and only where `capabilities.recurringMethods` has the method. */
  recurs: boolean;
  method: PaymentMethod;
  /** What the buyer reads at the provider: plain words, at most 100 characters. */
  description: string;
  successUrl: string;
  declineUrl: string;
  email?: string;
}

export interface Checkout {
  /** Where the browser goes. */
  redirectUrl: string;
  /** The provider's reference where it exists before the payment (an invoice): keep it with the order. */
  providerReference?: string;
}

/** A provider's callback as it came, before anything is believed. */
export interface WebhookDelivery {
  method: 'GET' | 'POST';
  rawBody: Uint8Array;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** What stands behind the question mark, undecoded; '' without. Keep it out of logs. */
  rawQuery: string;
  /** What follows the provider's name in the path, without the slash; '' without. May be a secret: keep it out of logs. */
  pathTail: string;
  /** The caller's address, by TRUST_PROXY. */
  ip: string;
}

export type PaymentEventType =
  /** A subscription was bought and its first period is paid. */
  | 'initial'
  /** A later period is paid. */
  | 'renewal'
  /** A later period could not be charged; the provider may try again (`nextChargeAt`). */
  | 'renewal_failed'
  /** The provider lengthened the paid time without a payment. */
  | 'extended'
  /** It will not be charged again; what is paid stays. */
  | 'cancelled'
  /** A cancellation was taken back. */
  | 'uncancelled'
  /** The subscription is over. */
  | 'expired'
  /** Later periods will cost `amountMinor`; changed at the provider, by hand. */
  | 'price_changed'
  /** Another sale at the provider took this one's place (`parentReference` names the old one). */
  | 'replaced'
  /** A purchase or a prepaid period is paid, in full and for good. */
  | 'invoice_settled'
  /** Money was seen but does not settle the order yet: confirming, or too little. */
  | 'payment_pending'
  /** The first payment did not come about: declined, run out, invalid. A late `invoice_settled` may still follow. */
  | 'payment_failed'
  /**
   * `amountMinor` of `parentReference` went back to the buyer; all of it when the amount is null. Where the
   * parent is null or unknown to you, it is the latest payment of `providerReference`.
   */
  | 'refund'
  | 'chargeback'
  | 'chargeback_reversed'
  /** Genuine, and nothing follows from it. Store it. */
  | 'ignored';

/** What somebody should look at although the event stands. */
export type PaymentAnomaly = 'underpaid' | 'overpaid' | 'late' | 'marked_by_hand' | 'unknown_type';

export interface PaymentEvent {
  provider: PaymentProviderName;
  /** UNIQUE(provider, eventKey): the same in every delivery of the same event. At most 200 characters. */
  eventKey: string;
  /** SHA-256 (hex) of what the event says; the same key with another hash is to be quarantined. */
  contentHash: string;
  type: PaymentEventType;
  /** The provider's own word for it. */
  providerType: string;
  /** `CheckoutOrder.reference`; null when the provider does not repeat it: find the order by providerReference. */
  orderReference: string | null;
  /** The provider's subscription, sale or invoice: one for all events of one order, except `replaced` and `payment_failed`. */
  providerReference: string;
  /** The one payment, refund or chargeback that this is; null for events without money. One effect each. */
  transactionReference: string | null;
  /** The transaction that is given back, or the sale that is replaced; null where the provider does not say. */
  parentReference: string | null;
  /** Positive, also for refunds; null for events without money. */
  amountMinor: number | null;
  currency: string | null;
  /**
   * By the provider's clock; null where it does not say. Then only `fetchState` knows which of `cancelled` and
   * `uncancelled` came last, also when one of them looks like a duplicate: a second cancellation may be the same text.
   */
  occurredAt: Date | null;
  /** When the next period will be charged; null when unknown or never. */
  nextChargeAt: Date | null;
  /** Until when is paid, absolute: take the latest of all. Null where only our own order knows the period. */
  paidThrough: Date | null;
  method: PaymentMethod | null;
  anomaly: PaymentAnomaly | null;
  /** The delivery's fields for the record, without passwords, keys, signatures and the buyer's name or address. */
  delivery: Readonly<Record<string, unknown>>;
}

/** What became of a delivery; `failed` asks the provider to send it again. */
export type WebhookResult = 'accepted' | 'duplicate' | 'quarantined' | 'rejected' | 'failed';

export interface Acknowledgment {
  status: number;
  body: string;
  contentType: string;
}

/** Names a subscription, sale or invoice at the provider. */
export interface ProviderReference {
  orderReference: string;
  /** From an event or `Checkout`; some providers find an order by our reference alone. */
  providerReference?: string | undefined;
}

export type ProviderStatus =
  /** Nothing paid yet, or not in full. */
  | 'pending'
  /** Paid, and will be charged again. */
  | 'active'
  /** Paid and will not be charged again, or runs out by itself. */
  | 'cancelled'
  | 'expired'
  /** A purchase or prepaid period is paid. */
  | 'settled'
  | 'failed'
  | 'reversed'
  /** The provider does not know it. */
  | 'absent'
  /** It has a word for it that we do not know, or no way of asking. */
  | 'unknown';

/** The provider's own view at this moment, for reconciliation. */
export interface ProviderState {
  status: ProviderStatus;
  providerStatus: string;
  providerReference: string | null;
  orderReference: string | null;
  amountMinor: number | null;
  currency: string | null;
  nextChargeAt: Date | null;
  paidThrough: Date | null;
}

/** A state of which the provider tells nothing but its kind. */
export const bareState = (status: ProviderStatus, providerStatus: string): ProviderState => ({
  status,
  providerStatus,
  providerReference: null,
  orderReference: null,
  amountMinor: null,
  currency: null,
  nextChargeAt: null,
  paidThrough: null,
});

export type CancelOutcome =
  /** `already`: it was canceled or over before. */
  | { outcome: 'cancelled' | 'already' | 'absent' }
  /** The buyer has to confirm it on the provider's own page; its `cancelled` event follows. */
  | { outcome: 'at_provider'; url: string };

/** What each further period costs, and how long it is. */
export interface RenewalTerms {
  amountMinor: number;
  currency: string;
  periodMonths: number;
}

export interface RefundOrder extends ProviderReference {
  transactionReference: string;
  amountMinor: number;
  currency: string;
}

export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly capabilities: PaymentCapabilities;
  /** @throws PaymentProviderError; RangeError for an order that this provider cannot carry */
  createCheckout(order: CheckoutOrder): Promise<Checkout>;
  /**
   * Never empty: what has no effect comes as `ignored`. May ask the provider again.
   * @throws WebhookRejected when it is not the provider's; PaymentProviderError when it cannot be known now
   */
  verifyAndParse(delivery: WebhookDelivery): Promise<PaymentEvent[]>;
  /** The answer to the provider; `accepted` only after commit. */
  acknowledge(result: WebhookResult): Acknowledgment;
  /** Repeating it is harmless. @throws PaymentProviderError, also where `cancelApi` is false */
  cancel(subscription: ProviderReference): Promise<CancelOutcome>;
  /** @throws PaymentProviderError */
  fetchState(reference: ProviderReference): Promise<ProviderState>;
  /** Takes a cancellation back; absent where the provider cannot. @throws PaymentProviderError */
  resume?(subscription: ProviderReference): Promise<void>;
  /** Charges another price for another period from the next renewal on; absent where the provider cannot. */
  changeTerms?(subscription: ProviderReference, terms: RenewalTerms): Promise<void>;
  /** The event of the refund follows by webhook. @throws PaymentProviderError */
  refund?(refund: RefundOrder): Promise<void>;
  close(): Promise<void>;
}
