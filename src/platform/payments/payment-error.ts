import { EngineError, type EngineErrorDetails } from '../models/engine-error.ts';

export type PaymentErrorCode =
  | 'provider_unavailable'
  | 'provider_timeout'
  | 'provider_rate_limited'
  /** The connection broke and the outcome is unknown: call `fetchState`. */
  | 'provider_cut_off'
  /** The provider understood the request and declined it. */
  | 'provider_refused'
  /** Our keys or our IP address are not accepted: the operator has to act. */
  | 'provider_unauthorized'
  | 'provider_bad_response'
  /** The provider does not support this call. */
  | 'provider_cannot';

const NOT_RETRYABLE = new Set<PaymentErrorCode>([
  'provider_refused',
  'provider_unauthorized',
  'provider_bad_response',
  'provider_cannot',
]);

/** The only error that provider calls throw; its message is for operators and contains no key, URL or query. */
export class PaymentProviderError extends EngineError<PaymentErrorCode> {
  constructor(code: PaymentErrorCode, message: string, more: EngineErrorDetails = {}) {
    super(code, message, { ...more, retryable: more.retryable ?? !NOT_RETRYABLE.has(code) });
    this.name = 'PaymentProviderError';
  }
}

export type WebhookRejection =
  /** A required signature is missing. */
  | 'unsigned'
  | 'bad_signature'
  /** An outdated digest algorithm, even if the digest matches. */
  | 'weak_signature'
  /** The caller's address is not the provider's. */
  | 'bad_source'
  | 'bad_secret'
  /** Signed, but for another shop, account or store. */
  | 'wrong_account'
  /** The same name appears twice, which is ambiguous. */
  | 'duplicate_key'
  | 'malformed'
  | 'wrong_method'
  | 'too_large';

/** A webhook that failed verification; the reason goes to the log and the metrics, never to the caller. */
export class WebhookRejected extends Error {
  readonly reason: WebhookRejection;

  constructor(reason: WebhookRejection) {
    super(`The webhook is not accepted: ${reason}.`);
    this.name = 'WebhookRejected';
    this.reason = reason;
  }
}
