import { EngineError, type EngineErrorDetails } from '../models/engine-error.ts';

export type PaymentErrorCode =
  | 'provider_unavailable'
  | 'provider_timeout'
  | 'provider_rate_limited'
  /** The line broke off, and whether the provider acted is not known: ask `fetchState`. */
  | 'provider_cut_off'
  /** It understood and said no. */
  | 'provider_refused'
  /** Our keys or our address are not accepted: the operator has to act. */
  | 'provider_unauthorized'
  | 'provider_bad_response'
  /** This provider has no such call. */
  | 'provider_cannot';

const NOT_WORTH_REPEATING = new Set<PaymentErrorCode>([
  'provider_refused',
  'provider_unauthorized',
  'provider_bad_response',
  'provider_cannot',
]);

/** The one error that providers' calls let out; the message is for operators and holds no key, address or query. */
export class PaymentProviderError extends EngineError<PaymentErrorCode> {
  constructor(code: PaymentErrorCode, message: string, more: EngineErrorDetails = {}) {
    super(code, message, { ...more, retryable: more.retryable ?? !NOT_WORTH_REPEATING.has(code) });
    this.name = 'PaymentProviderError';
  }
}

export type WebhookRejection =
  /** No signature where there has to be one. */
  | 'unsigned'
  | 'bad_signature'
  /** An outdated digest, although it may fit. */
  | 'weak_signature'
  /** The caller's address is not the provider's. */
  | 'bad_source'
  | 'bad_secret'
  /** Signed, but for another shop, account or store. */
  | 'wrong_account'
  /** One name twice: which of the two was meant is not known. */
  | 'duplicate_key'
  | 'malformed'
  | 'wrong_method'
  | 'too_large';

/** A callback that is not to be believed; the reason is for the log and the counters, never for the caller. */
export class WebhookRejected extends Error {
  readonly reason: WebhookRejection;

  constructor(reason: WebhookRejection) {
    super(`The webhook is not accepted: ${reason}.`);
    this.name = 'WebhookRejected';
    this.reason = reason;
  }
}
