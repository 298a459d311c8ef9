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
