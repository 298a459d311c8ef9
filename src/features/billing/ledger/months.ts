/**
 * The moment `months` months after `start`, in UTC: the same day and time, or the last day of a
 * shorter month. Always counted from the start, so that 31 Jan → 28 Feb → 31 Mar.
 */
export function addMonths(start: Date, months: number): Date {
  const first = new Date(start);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(start.getUTCDate(), days));
  return first;
}

/**
 * The months (0 is the first) of a subscription that have begun by `now` and are paid for: each
 * has one grant, whose key is (subscription, month).
 */
export function monthsBegun(startedAt: Date, paidThrough: Date, now: Date): number[] {
  const months: number[] = [];
  for (let month = 0; ; month += 1) {
    const begin = addMonths(startedAt, month);
    if (begin > now || begin >= paidThrough) return months;
    months.push(month);
  }
}
