import { APICallError } from '@ai-sdk/provider';
import { EngineError, isNeverConnected, parseRetryAfter, systemCode } from '../engine-error.ts';

type SpeechErrorCode =
  | 'engine_unavailable'
  | 'engine_timeout'
  | 'engine_rate_limited'
  /** The connection ended before the audio was complete. */
  | 'engine_cut_off'
  | 'engine_bad_response';

/** The only error that a speech engine throws; the message is for operators and has no key. */
export class SpeechError extends EngineError<SpeechErrorCode> {}

export const badSpeech = (message: string, cause?: unknown) =>
  new SpeechError('engine_bad_response', message, { retryable: false, cause });

export function toSpeechError(error: unknown): SpeechError {
  if (error instanceof SpeechError) return error;
  const call = APICallError.isInstance(error) ? error : undefined;
  const status = call?.statusCode;
  const retry_after_ms = parseRetryAfter(call?.responseHeaders?.['retry-after'], Date.now());
  const more = {
    cause: error,
    ...(status !== undefined && { status }),
    ...(retry_after_ms !== undefined && { retry_after_ms }),
  };
  if (status === 429)
    return new SpeechError('engine_rate_limited', 'The speech server asks us to slow down.', {
      ...more,
      retryable: true,
    });
  if (status === 401 || status === 403)
    return new SpeechError(
      'engine_bad_response',
      `The speech server does not accept SPEECH_API_KEY (${status}).`,
      { ...more, retryable: false },
    );
  if (status !== undefined && status >= 400 && status < 500)
    return new SpeechError('engine_bad_response', `The speech server refused: ${status}.`, {
      ...more,
      retryable: false,
    });
  if (status !== undefined && status >= 500)
    return new SpeechError('engine_unavailable', `The speech server failed: ${status}.`, {
      ...more,
      retryable: true,
    });
  if (isNeverConnected(error))
    return new SpeechError('engine_unavailable', 'The speech server cannot be reached.', {
      ...more,
      retryable: true,
    });
  const code = systemCode(error);
  return new SpeechError(
    'engine_cut_off',
    `The speech server broke off${code === undefined ? '' : ` (${code})`}.`,
    { ...more, retryable: true },
  );
}
