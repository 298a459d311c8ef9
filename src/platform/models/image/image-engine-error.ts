import { EngineError, type EngineErrorDetails } from '../engine-error.ts';

export type ImageEngineErrorCode =
  | 'engine_unavailable'
  | 'engine_timeout'
  | 'engine_rate_limited'
  /** The connection or the server's job ended while a picture was being made. */
  | 'engine_cut_off'
  /** The request is not accepted, or the response does not match the documented format. */
  | 'engine_bad_response'
  /** The provider's content policy declined the prompt or the picture. */
  | 'engine_refused'
  /** The engine tried and failed: out of memory, or an error inside a graph. */
  | 'engine_failed'
  /** The result is not a complete picture. */
  | 'engine_bad_picture';

const NOT_WORTH_REPEATING = new Set<ImageEngineErrorCode>([
  'engine_bad_response',
  'engine_refused',
]);
const OF_ONE_PICTURE = new Set<ImageEngineErrorCode>([
  'engine_cut_off',
  'engine_failed',
  'engine_bad_picture',
]);

/**
 * The only error that an image engine throws; the message is for operators and never contains a
 * key.
 */
export class ImageEngineError extends EngineError<ImageEngineErrorCode> {
  /** The server has not started anything: a retry wastes no work. */
  readonly nothing_begun: boolean;

  constructor(
    code: ImageEngineErrorCode,
    message: string,
    more: EngineErrorDetails & { nothing_begun?: boolean } = {},
  ) {
    super(code, message, { ...more, retryable: more.retryable ?? !NOT_WORTH_REPEATING.has(code) });
    this.name = 'ImageEngineError';
    this.nothing_begun = more.nothing_begun ?? false;
  }

  /** The other pictures of the same request may still succeed. */
  get concerns_one_picture(): boolean {
    return OF_ONE_PICTURE.has(this.code);
  }
}
