import type { User } from '#features/accounts/contract.ts';
import { api, ApiError } from './api-client.ts';
import { isStandingCode } from './standing-store.ts';
import { readToken } from './token-store.ts';
import { waitFor } from './wait-for.ts';

const FIRST_DELAY_MS = 800;
const LONGEST_DELAY_MS = 15_000;
/** One lost connection is nothing to mention; the second one in a row is. */
const MENTIONED_AFTER = 2;

interface LoadOptions {
  /** Ends the tries; the answer is then null. */
  signal: AbortSignal;
  /** Called when the server has not answered twice in a row, and again with false when it does. */
  onUnreachable: (isUnreachable: boolean) => void;
  wait?: typeof waitFor;
}

/**
 * Reads whose token is stored. Tries until the server answers: an outage is no reason to sign anyone
 * out, so only a 401 drops the token (the API client does that).
 * Returns null when there is no valid token, or when its account is suspended or closed.
 */
export async function loadSession(options: LoadOptions): Promise<User | null> {
  const { signal, onUnreachable, wait = waitFor } = options;
  for (let failures = 0; readToken() && !signal.aborted;) {
    try {
      const user = await api.get('/users/me', { signal });
      onUnreachable(false);
      return user;
    } catch (error) {
      if (signal.aborted) return null;
      // Either the token is gone by now, or another one took its place and is asked for at once.
      if (error instanceof ApiError && error.status === 401) continue;
      if (error instanceof ApiError && isStandingCode(error.code)) break;
      failures += 1;
      if (failures === MENTIONED_AFTER) onUnreachable(true);
      await wait(delayAfter(failures, error), signal);
    }
  }
  onUnreachable(false);
  return null;
}

function delayAfter(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1)));
}
