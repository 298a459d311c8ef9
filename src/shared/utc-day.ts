/** Returns the UTC day of a time as `2026-11-21`; daily allowances are counted by it. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns the next UTC midnight, when daily allowances reset. */
export function nextUtcMidnight(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1));
}

/** Returns the whole seconds until the next UTC midnight, at least 1. */
export function secondsToUtcMidnight(moment: Date): number {
  return Math.max(1, Math.ceil((nextUtcMidnight(moment).getTime() - moment.getTime()) / 1000));
}

/** Returns the end of a UTC day given as `utcDay` writes it. */
export function endOfUtcDay(day: string): Date {
  return nextUtcMidnight(new Date(`${day}T00:00:00Z`));
}
