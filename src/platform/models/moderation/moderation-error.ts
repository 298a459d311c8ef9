import { EngineError, systemCode, type EngineErrorDetails } from '../engine-error.ts';
import { TextEngineError } from '../text/index.ts';

export type ModerationErrorCode =
  | 'engine_unavailable'
  | 'engine_timeout'
  | 'engine_rate_limited'
  | 'engine_cut_off'
  /** The request or its key is not accepted, or the answer is not of the published form. */
  | 'engine_bad_response';

/** Who was asked, as a sentence begins. */
export type Asked = 'The moderation model' | 'The vision model of moderation';

/** What went wrong, without a word of what was sent or answered. */
export type Failure = Omit<EngineErrorDetails, 'cause'> & {
  code: ModerationErrorCode;
  /** The system's own code, such as ECONNREFUSED. */
  system?: string | undefined;
};

/**
 * The one error that moderation engines let out. It carries no cause: what lies below holds requests
 * and answers, and with them texts, pictures and keys that no log may see.
 */
export class ModerationError extends EngineError<ModerationErrorCode> {
  constructor(message: string, { code, retryable, ...more }: Omit<Failure, 'system'>) {
    super(code, message, { ...more, retryable: retryable ?? code !== 'engine_bad_response' });
    this.name = 'ModerationError';
  }
}

/** The error with its sentence for operators. */
export function moderationError(asked: Asked, failure: Failure): ModerationError {
  return new ModerationError(`${asked} ${tell(failure)}`, failure);
}

function tell({ code, status, system }: Failure): string {
  switch (code) {
    case 'engine_rate_limited':
      return 'asks us to slow down.';
    case 'engine_timeout':
      return 'did not answer in time.';
    case 'engine_cut_off':
      return `broke off its answer${system ? ` (${system})` : ''}.`;
    case 'engine_unavailable':
      return status ? `answered ${status}.` : `cannot be reached${system ? ` (${system})` : ''}.`;
    case 'engine_bad_response':
      if (status === 401 || status === 403) return `does not accept its key (${status}).`;
      if (status === 404) return 'is not at the address that is set, or not by that name (404).';
      if (status && status < 400) return `is elsewhere: its address leads on (${status}).`;
      return status ? `refused the request (${status}).` : 'sent something unreadable.';
  }
}

/** What an engine of texts threw, as a failure of moderation; anything else as it is. */
export function fromTextError(asked: Asked, error: unknown): unknown {
  if (!(error instanceof TextEngineError)) return error;
  const { code, retryable, retry_after_ms, status } = error;
  const system = systemCode(error.cause);
  return moderationError(asked, { code, retryable, ...given({ retry_after_ms, status, system }) });
}

function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
