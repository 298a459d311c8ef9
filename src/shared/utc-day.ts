/** The UTC day that a moment belongs to, as `2026-11-21`; daily allowances are counted by it. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The first UTC midnight after a moment: when a used-up daily allowance returns. */
export function nextUtcMidnight(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1));
}

/** Whole seconds until the next UTC midnight, at least 1. */
export function secondsToUtcMidnight(moment: Date): number {
  return Math.max(1, Math.ceil((nextUtcMidnight(moment).getTime() - moment.getTime()) / 1000));
}

/** The moment at which a UTC day, as `utcDay` gives it, is over. */
export function endOfUtcDay(day: string): Date {
  return nextUtcMidnight(new Date(`${day}T00:00:00Z`));
}
