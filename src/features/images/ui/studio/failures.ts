import type { ApiError } from '#ui/api-client.ts';

/** Why a request for pictures was refused, as the panel shows it. */
export type Failure =
  | {
      kind: 'tokens';
      needed: number;
      available: number;
      /** Seconds until the free credits are enough; null when they never are. */
      retryAfter: number | null;
      upgradeUrl: string;
    }
  | { kind: 'blocked' | 'busy' | 'notice'; detail: string }
  | { kind: 'offline' | 'down' | 'missing' | 'other' };

type Refusal = Pick<
  ApiError,
  'status' | 'code' | 'detail' | 'retryAfter' | 'upgradeUrl' | 'needed' | 'available'
>;

/** Maps an error response to a failure of the panel. */
export function failureOf(error: Refusal): Failure {
  if (error.code === 'insufficient_tokens')
    return {
      kind: 'tokens',
      needed: error.needed ?? 0,
      available: error.available ?? 0,
      retryAfter: error.retryAfter,
      upgradeUrl: error.upgradeUrl ?? '/premium',
    };
  if (error.code === 'content_blocked') return { kind: 'blocked', detail: error.detail };
  if (error.status === 429) return { kind: 'busy', detail: error.detail };
  if (error.status === 403) return { kind: 'notice', detail: error.detail };
  if (error.status === 404) return { kind: 'missing' };
  if (error.status === 0) return { kind: 'offline' };
  if (error.status === 503) return { kind: 'down' };
  return { kind: 'other' };
}
