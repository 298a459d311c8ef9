import { Agent, request, type Dispatcher } from 'undici';
import { isNeverConnected, parseRetryAfter, systemCode } from '../models/engine-error.ts';
import { nextDelay, type RetryPolicy } from '../models/retry-policy.ts';
import { readToEnd } from '../read-to-end.ts';
import { PaymentProviderError } from './payment-error.ts';

/** An answer is a few lines, a page or a list of invoices. */
const MAX_ANSWER_BYTES = 1_000_000;

export interface ProviderTimeouts {
  connect_ms: number;
  /** For one answer, read to its end. */
  answer_ms: number;
  /** With all repetitions. */
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
  /** Doing it twice does no more than once: it may be repeated although the first may have arrived. */
  repeatable: boolean;
}

export interface ProviderHttp {
  /**
   * An answer with a status below 500 other than a redirect or 429, which are errors.
   * @param url whole; neither it nor any part of it appears in an error
   * @throws PaymentProviderError
   */
  send(url: string, call: ProviderCall): Promise<ProviderAnswer>;
  close(): Promise<void>;
}

/** @param label the provider's name as people write it, for messages */
export function createProviderHttp(
  label: string,
  retry: RetryPolicy,
  timeouts: ProviderTimeouts,
): ProviderHttp {
  const agent = new Agent({ connect: { timeout: timeouts.connect_ms }, pipelining: 0 });
  const closing = new AbortController();

  async function ask(url: string, call: ProviderCall, ms: number): Promise<ProviderAnswer> {
    const late = AbortSignal.timeout(Math.max(1, Math.ceil(ms)));
    const signal = AbortSignal.any([late, closing.signal]);
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
      if (late.aborted)
        throw new PaymentProviderError('provider_timeout', `${label} did not answer in time.`);
      throw toLineError(label, error);
    }
  }

  return {
    async send(url, call) {
      const until = Date.now() + timeouts.total_ms;
      for (let attempt = 1; ; attempt++) {
        const remaining = until - Date.now();
        try {
          return await ask(url, call, Math.min(timeouts.answer_ms, remaining));
        } catch (error) {
          const mayRepeat =
            error instanceof PaymentProviderError &&
            error.retryable &&
            (call.repeatable || isNothingDone(error));
          const delay = mayRepeat
            ? nextDelay(retry, attempt, error.retry_after_ms, {
                has_fallback: false,
                remaining_ms: until - Date.now(),
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

const isNothingDone = ({ code }: PaymentProviderError): boolean =>
  code === 'provider_unavailable' || code === 'provider_rate_limited';

async function readText(label: string, { body }: Dispatcher.ResponseData): Promise<string> {
  const tooMuch = () =>
    new PaymentProviderError('provider_bad_response', `${label} sends too much.`);
  return (await readToEnd(body, MAX_ANSWER_BYTES, tooMuch)).toString('utf8');
}

function toAnswer(
  label: string,
  { statusCode: status, headers }: Dispatcher.ResponseData,
  text: string,
): ProviderAnswer {
  const wait = parseRetryAfter([headers['retry-after']].flat()[0], Date.now());
  const more = { status, ...(wait === undefined ? {} : { retry_after_ms: wait }) };
  if (status === 429)
    throw new PaymentProviderError('provider_rate_limited', `${label} asks us to slow down.`, more);
  if (status === 503)
    throw new PaymentProviderError('provider_unavailable', `${label} answered 503.`, more);
  if (status >= 500)
    throw new PaymentProviderError('provider_cut_off', `${label} failed (${status}).`, more);
  if (status >= 300 && status < 400)
    throw new PaymentProviderError(
      'provider_bad_response',
      `${label} leads on to another address (${status}): check its address in the settings.`,
      more,
    );
  const type = [headers['content-type']].flat()[0] ?? '';
  return { status, type: type.split(';')[0]!.trim().toLowerCase(), text };
}

/** The system's error is not passed on as a cause: some hold the address, and that may hold a password. */
function toLineError(label: string, error: unknown): PaymentProviderError {
  const code = systemCode(error);
  const told = code === undefined ? '' : ` (${code})`;
  return isNeverConnected(error)
    ? new PaymentProviderError('provider_unavailable', `${label} cannot be reached${told}.`)
    : new PaymentProviderError('provider_cut_off', `${label} broke off${told}.`);
}
