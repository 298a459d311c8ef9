/** Formats an amount in minor units, e.g. `€71.88`. */
export function formatMoney(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(minor / 100);
}

/** Formats an ISO time as a UTC date, e.g. `21 November 2026`. */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );
}

/** Formats an ISO time, e.g. `21 November 2026 at 18:30 UTC`. */
export function formatMoment(iso: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });
  return `${formatDay(iso)} at ${time.format(new Date(iso))} UTC`;
}
