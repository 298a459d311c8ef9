import { systemCode } from '../../connection-error.ts';
import { EngineError, type EngineErrorDetails } from '../engine-error.ts';
import { TextEngineError } from '../text/index.ts';

export type ModerationErrorCode =
  | 'engine_unavailable'
  | 'engine_timeout'
  | 'engine_rate_limited'
  | 'engine_cut_off'
  /**
   * The request or its key is not accepted, or the response does not match the documented format.
   */
  | 'engine_bad_response';

/** The model in the message, as the start of a sentence. */
export type ModelName = 'The moderation model' | 'The vision model of moderation';

/** The failure, without any content of the request or the response. */
export type Failure = Omit<EngineErrorDetails, 'cause'> & {
  code: ModerationErrorCode;
  /** The system's own code, such as ECONNREFUSED. */
  system?: string | undefined;
};

/**
 * The only error that moderation engines throw. It has no cause: underlying errors contain requests
 * and responses, whose texts, pictures, and keys must not be logged.
 */
export class ModerationError extends EngineError<ModerationErrorCode> {
  constructor(message: string, { code, retryable, ...more }: Omit<Failure, 'system'>) {
    super(code, message, { ...more, retryable: retryable ?? code !== 'engine_bad_response' });
    this.name = 'ModerationError';
  }
}

/** Creates the error with its message for operators. */
export function moderationError(model: ModelName, failure: Failure): ModerationError {
  return new ModerationError(`${model} ${describeFailure(failure)}`, failure);
}

function describeFailure({ code, status, system }: Failure): string {
  switch (code) {
    case 'engine_rate_limited':
      return 'is rate limiting us.';
    case 'engine_timeout':
      return 'did not answer in time.';
    case 'engine_cut_off':
      return `closed the connection${system ? ` (${system})` : ''}.`;
    case 'engine_unavailable':
      return status ? `answered ${status}.` : `cannot be reached${system ? ` (${system})` : ''}.`;
    case 'engine_bad_response':
      if (status === 401 || status === 403) return `does not accept its key (${status}).`;
      if (status === 404)
        return 'does not exist at the configured address, or not under that name (404).';
      if (status && status < 400) return `has moved: its address redirects (${status}).`;
      return status ? `refused the request (${status}).` : 'sent something unreadable.';
  }
}

/**
 * Converts an error of a text engine into a moderation error; returns any other value unchanged.
 */
export function fromTextError(model: ModelName, error: unknown): unknown {
  if (!(error instanceof TextEngineError)) return error;
  const { code, retryable, retry_after_ms, status } = error;
  const system = systemCode(error.cause);
  return moderationError(model, {
    code,
    retryable,
    ...definedFields({ retry_after_ms, status, system }),
  });
}

function definedFields<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
