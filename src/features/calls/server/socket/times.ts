import { RECONNECT_WITHIN_MS } from '../../limits.ts';
import { MINUTE_MS } from '../../rules/minutes.ts';

/** The times of a call in milliseconds; tests have shorter ones. */
export interface CallTimes {
  ring: number;
  minute: number;
  /** The delay before retrying the next minute after a failure. */
  retry: number;
  /** How long a call waits for a lost connection. */
  wait: number;
  /** How often a connected socket renews its lease. */
  renew: number;
  /** After this silence of the user, the character asks. */
  idle: number;
  /** And this much later the call ends. */
  idleAnswer: number;
  ping: number;
  /** The longest time that a goodbye is played. */
  goodbye: number;
}

export const CALL_TIMES: CallTimes = {
  ring: 1200,
  minute: MINUTE_MS,
  retry: 2000,
  wait: RECONNECT_WITHIN_MS,
  renew: 4000,
  idle: 180_000,
  idleAnswer: 30_000,
  ping: 10_000,
  goodbye: 12_000,
};
