import { END_DETAILS } from '../../rules/call-words.ts';
import { secondsLeft } from '../../rules/minutes.ts';
import type { ServerMessage } from '../../socket-messages.ts';
import type { CallRow } from '../queries.ts';

interface Times {
  /** When the minute in progress began; all times are in milliseconds. */
  began: number;
  now: number;
  minuteMs: number;
}

/**
 * The state of a call, as its client receives it.
 * @param available tokens, excluding those held for the current minute
 */
export function describeState(
  call: CallRow,
  available: number,
  { began, now, minuteMs }: Times,
): ServerMessage & { type: 'state' } {
  const isActive = call.status === 'active';
  const price = call.price_per_minute;
  const until = call.ended_at?.getTime() ?? now;
  const sincePickUp = call.picked_up_at ? until - call.picked_up_at.getTime() : 0;
  const times = { began: isActive ? began : now - minuteMs, now, minuteMs };
  return {
    type: 'state',
    state: call.status,
    seconds: Math.max(0, Math.floor(sincePickUp / 1000)),
    minutes: call.minutes + (isActive ? 1 : 0),
    price_per_minute: price,
    seconds_left: call.ended_at ? 0 : secondsLeft({ available, price }, times),
    reason: call.end_reason,
    detail: call.end_reason && END_DETAILS[call.end_reason],
  };
}
