/** A minute of a call. Milliseconds. */
export const MINUTE_MS = 60_000;

interface Balance {
  /** Spendable tokens, excluding those held for the current minute. */
  available: number;
  price: number;
}

/** The number of whole minutes that a balance allows. */
export const minutesOf = ({ available, price }: Balance): number =>
  Math.max(0, Math.floor(available / price));

/** The remaining seconds: the rest of the current minute, and the minutes that can follow it. */
export function secondsLeft(
  balance: Balance,
  { began, now, minuteMs = MINUTE_MS }: { began: number; now: number; minuteMs?: number },
): number {
  const rest = Math.min(minuteMs, Math.max(0, began + minuteMs - now));
  return Math.ceil((rest + minutesOf(balance) * minuteMs) / 1000);
}
