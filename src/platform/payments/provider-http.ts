import { Agent, request, type Dispatcher } from 'undici';
import { isNeverConnected, systemCode } from '../connection-error.ts';
import { parseRetryAfter } from '../retry-after.ts';
import { nextDelay, type RetryPolicy } from '../models/retry-policy.ts';
import { readToEnd } from '../read-to-end.ts';
import { PaymentProviderError } from './payment-error.ts';

/** A response is a few lines, a page or a list of invoices. */
const MAX_ANSWER_BYTES = 1_000_000;

export interface ProviderTimeouts {
  connect_ms: number;
  /** For one complete response. */
  answer_ms: number;
  /** Including all retries. */
  total_ms: number;
}

export const DEFAULT_PROVIDER_TIMEOUTS: ProviderTimeouts = {
  connect_ms: 5000,
  answer_ms: 10_000,
  total_ms: 15_000,
};

export interface ProviderAnswer {
  status: number;
  /** Media type in lower case, without parameters. */
  type: string;
  text: string;
}

export interface ProviderCall {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** The call may be retried even if the first request may have arrived. */
  idempotent: boolean;
}

export interface ProviderHttp {
  /**
   * Returns responses with a status below 500, except redirects and 429, which are errors.
   * @param url the full URL; no part of it appears in an error
   * @throws PaymentProviderError
   */
  send(url: string, call: ProviderCall): Promise<ProviderAnswer>;
  close(): Promise<void>;
}

/** @param label the provider's display name, for messages */
export function createProviderHttp(
  label: string,
  retry: RetryPolicy,
  timeouts: ProviderTimeouts,
): ProviderHttp {
  const agent = new Agent({ connect: { timeout: timeouts.connect_ms }, pipelining: 0 });
  const closing = new AbortController();

  async function sendOnce(url: string, call: ProviderCall, ms: number): Promise<ProviderAnswer> {
    const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(ms)));
    const signal = AbortSignal.any([timeout, closing.signal]);
    const json = call.body === undefined ? {} : { 'content-type': 'application/json' };
    try {
      const answer = await request(url, {
        method: call.method ?? 'GET',
        headers: { ...call.headers, ...json },
        body: call.body === undefined ? null : JSON.stringify(call.body),
        dispatcher: agent,
        signal,
      });
      return toAnswer(label, answer, await readText(label, answer));
    } catch (error) {
      if (error instanceof PaymentProviderError) throw error;
      if (timeout.aborted)
        throw new PaymentProviderError('provider_timeout', `${label} did not answer in time.`);
      throw toNetworkError(label, error);
    }
  }

  return {
    async send(url, call) {
      const deadline = Date.now() + timeouts.total_ms;
      for (let attempt = 1; ; attempt++) {
        const remaining = deadline - Date.now();
        try {
          return await sendOnce(url, call, Math.min(timeouts.answer_ms, remaining));
        } catch (error) {
          const canRetry =
            error instanceof PaymentProviderError &&
            error.retryable &&
            (call.idempotent || isNotExecuted(error));
          const delay = canRetry
            ? nextDelay(retry, attempt, error.retry_after_ms, {
                has_fallback: false,
                remaining_ms: deadline - Date.now(),
              })
            : undefined;
          if (delay === undefined || closing.signal.aborted) throw error;
          await retry.wait(delay, closing.signal);
        }
      }
    },
    async close() {
      closing.abort();
      await agent.destroy();
    },
  };
}

const isNotExecuted = ({ code }: PaymentProviderError): boolean =>
  code === 'provider_unavailable' || code === 'provider_rate_limited';

async function readText(label: string, { body }: Dispatcher.ResponseData): Promise<string> {
  const tooMuch = () =>
    new PaymentProviderError(
      'provider_bad_response',
      `${label} sent a response that is too large.`,
    );
  return (await readToEnd(body, MAX_ANSWER_BYTES, tooMuch)).toString('utf8');
}

function toAnswer(
  label: string,
  { statusCode: status, headers }: Dispatcher.ResponseData,
  text: string,
): ProviderAnswer {
  const wait = parseRetryAfter(headers['retry-after'], Date.now());
  const more = { status, ...(wait === undefined ? {} : { retry_after_ms: wait }) };
  if (status === 429)
    throw new PaymentProviderError('provider_rate_limited', `${label} is rate limiting us.`, more);
  if (status === 503)
    throw new PaymentProviderError('provider_unavailable', `${label} answered 503.`, more);
  if (status >= 500)
    throw new PaymentProviderError('provider_cut_off', `${label} failed (${status}).`, more);
  if (status >= 300 && status < 400)
    throw new PaymentProviderError(
      'provider_bad_response',
      `${label} redirects to another address (${status}): check its address in the settings.`,
      more,
    );
  const type = [headers['content-type']].flat()[0] ?? '';
  return { status, type: type.split(';')[0]!.trim().toLowerCase(), text };
}

/** The system error is not set as the cause: it may contain the URL, and the URL a password. */
function toNetworkError(label: string, error: unknown): PaymentProviderError {
  const code = systemCode(error);
  const suffix = code === undefined ? '' : ` (${code})`;
  return isNeverConnected(error)
    ? new PaymentProviderError('provider_unavailable', `${label} cannot be reached${suffix}.`)
    : new PaymentProviderError('provider_cut_off', `${label} broke off${suffix}.`);
}
