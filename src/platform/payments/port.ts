/*
 * The interface of a payment provider. Events are facts in absolute terms (a transaction, a
 * paid-until date), so that the order and number of deliveries do not matter. Money is in minor
 * units, never a float.
 */
export const PAYMENT_PROVIDER_NAMES = ['sandbox', 'verotel', 'ccbill', 'btcpay'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDER_NAMES)[number];

export type PaymentMethod = 'card' | 'bank' | 'crypto';

export interface PaymentCapabilities {
  /** All methods that the provider supports; the settings decide which of them it serves here. */
  methods: readonly PaymentMethod[];
  /** Methods that the provider charges automatically; with other methods a period is bought once and ends. */
  recurringMethods: readonly PaymentMethod[];
  /** `refund` is available. */
  refundApi: boolean;
  /** `refund` applies to the sale: it refunds the newest payment, fully or in part, and ends the renewals. */
  refundEndsSale?: true;
  /** `cancel` ends a subscription without the buyer's action; without it the provider has no renewals. */
  cancelApi: boolean;
  /** A sandbox: no money moves. */
  sandbox: boolean;
}

export interface CheckoutOrder {
  /** Our random reference of this order: 16 to 40 of A–Z a–z 0–9 _ -; every event repeats it. */
  reference: string;
  kind: 'subscription' | 'purchase';
  /** The amount charged now, for the whole period. */
  amountMinor: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Number of months that the amount pays for; null for a purchase. */
  periodMonths: number | null;
  /** Charged again after each period. Only for a subscription, and only where `capabilities.recurringMethods` has the method. */
  recurs: boolean;
  method: PaymentMethod;
  /** The text that the provider shows to the buyer, at most 100 characters. */
  description: string;
  successUrl: string;
  declineUrl: string;
  email?: string;
}

export interface Checkout {
  /** The payment page for the browser. */
  redirectUrl: string;
  /** The provider's reference, if it exists before the payment (an invoice); store it with the order. */
  providerReference?: string;
}

/** A provider's webhook request, not yet verified. */
export interface WebhookDelivery {
  method: 'GET' | 'POST';
  rawBody: Uint8Array;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The undecoded query string without the question mark; '' when there is none. Never log it. */
  rawQuery: string;
  /** The path after the provider's name, without the slash; '' when there is none. It may be a secret: never log it. */
  pathTail: string;
  /** The caller's IP address, resolved according to TRUST_PROXY. */
  ip: string;
}

export type PaymentEventType =
  /** A subscription was bought and its first period is paid. */
  | 'initial'
  /** A later period is paid. */
  | 'renewal'
  /** A later period could not be charged; the provider may try again (`nextChargeAt`). */
  | 'renewal_failed'
  /** The provider extended the paid time without a payment. */
  | 'extended'
  /** It will not be charged again; the paid time remains. */
  | 'cancelled'
  /** A cancellation was undone. */
  | 'uncancelled'
  /** The subscription has ended. */
  | 'expired'
  /** Later periods will cost `amountMinor`; changed manually at the provider. */
  | 'price_changed'
  /** Another sale at the provider replaced this one (`parentReference` names the old one). */
  | 'replaced'
  /** A purchase or a prepaid period is fully paid, and the payment is final. */
  | 'invoice_settled'
  /** Money arrived but does not settle the order yet: unconfirmed, or too little. */
  | 'payment_pending'
  /** The first payment failed: declined, expired or invalid. A late `invoice_settled` may still follow. */
  | 'payment_failed'
  /**
   * `amountMinor` of `parentReference` was returned to the buyer; all of it when the amount is null. When the
   * parent is null or unknown, the latest payment of `providerReference` is meant.
   */
  | 'refund'
  | 'chargeback'
  | 'chargeback_reversed'
  /** Genuine, but without an effect. It is stored. */
  | 'ignored';

/** A reason for manual review of an event that is nevertheless applied. */
export type PaymentAnomaly = 'underpaid' | 'overpaid' | 'late' | 'marked_by_hand' | 'unknown_type';

export interface PaymentEvent {
  provider: PaymentProviderName;
  /** UNIQUE(provider, eventKey): identical in every delivery of the same event. At most 200 characters. */
  eventKey: string;
  /** SHA-256 (hex) of the event's content; the same key with another hash is quarantined. */
  contentHash: string;
  type: PaymentEventType;
  /** The provider's name of the event type. */
  providerType: string;
  /** `CheckoutOrder.reference`; null when the provider does not repeat it: then providerReference finds the order. */
  orderReference: string | null;
  /** The provider's subscription, sale or invoice: one per order, except in `replaced` and `payment_failed` events. */
  providerReference: string;
  /** Identifies this payment, refund or chargeback, which takes effect once; null for events without money. */
  transactionReference: string | null;
  /** The returned transaction or the replaced sale; null when the provider does not name it. */
  parentReference: string | null;
  /** Positive, also for refunds; null for events without money. */
  amountMinor: number | null;
  currency: string | null;
  /**
   * By the provider's clock; null when the provider sends no time. Then only `fetchState` knows which of `cancelled`
   * and `uncancelled` is newer, even for an apparent duplicate: a second cancellation may have the same text.
   */
  occurredAt: Date | null;
  /** When the next period will be charged; null when unknown or never. */
  nextChargeAt: Date | null;
  /** The end of the paid time; the latest of all events counts. Null when only our order knows the period. */
  paidThrough: Date | null;
  method: PaymentMethod | null;
  anomaly: PaymentAnomaly | null;
  /** The recorded fields of the delivery, without passwords, keys, signatures and the buyer's name or address. */
  delivery: Readonly<Record<string, unknown>>;
}

/** The outcome of a delivery; `failed` makes the provider send it again. */
export type WebhookResult = 'accepted' | 'duplicate' | 'quarantined' | 'rejected' | 'failed';

export interface Acknowledgment {
  status: number;
  body: string;
  contentType: string;
}

/** Identifies a subscription, sale or invoice at the provider. */
export interface ProviderReference {
  orderReference: string;
  /** From an event or `Checkout`; some providers need only our reference. */
  providerReference?: string | undefined;
}

export type ProviderStatus =
  /** Nothing paid yet, or not in full. */
  | 'pending'
  /** Paid, and will be charged again. */
  | 'active'
  /** Paid, and will not be charged again. */
  | 'cancelled'
  | 'expired'
  /** A purchase or prepaid period is paid. */
  | 'settled'
  | 'failed'
  | 'reversed'
  /** The provider does not know it. */
  | 'absent'
  /** The provider reports an unknown status, or has no status call. */
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

/** A state without details. */
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
  /** `already`: it was already canceled or expired. */
  | { outcome: 'cancelled' | 'already' | 'absent' }
  /** The buyer has to confirm it on the provider's own page; its `cancelled` event follows. */
  | { outcome: 'at_provider'; url: string };

/** The price and length of each further period. */
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
  /** @throws PaymentProviderError; RangeError for an order that this provider does not support */
  createCheckout(order: CheckoutOrder): Promise<Checkout>;
  /**
   * Never empty: events without an effect have the type `ignored`. May call the provider for confirmation.
   * @throws WebhookRejected when verification fails; PaymentProviderError when the confirmation call fails
   */
  verifyAndParse(delivery: WebhookDelivery): Promise<PaymentEvent[]>;
  /** The response to the provider; `accepted` only after the commit. */
  acknowledge(result: WebhookResult): Acknowledgment;
  /** Idempotent. @throws PaymentProviderError, also when `cancelApi` is false */
  cancel(subscription: ProviderReference): Promise<CancelOutcome>;
  /** @throws PaymentProviderError */
  fetchState(reference: ProviderReference): Promise<ProviderState>;
  /** Undoes a cancellation; absent when the provider does not support it. @throws PaymentProviderError */
  resume?(subscription: ProviderReference): Promise<void>;
  /** Changes price and period from the next renewal on; absent when the provider does not support it. */
  changeTerms?(subscription: ProviderReference, terms: RenewalTerms): Promise<void>;
  /** The refund's event follows by webhook. @throws PaymentProviderError */
  refund?(refund: RefundOrder): Promise<void>;
  close(): Promise<void>;
}
