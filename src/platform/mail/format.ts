/** Money in minor units as people read it, e.g. `€71.88`. */
export function formatMoney(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(minor / 100);
}

/** An ISO time as a day, e.g. `21 November 2026`; days are UTC's. */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );
}

/** An ISO time, e.g. `21 November 2026 at 18:30 UTC`. */
export function formatMoment(iso: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });
  return `${formatDay(iso)} at ${time.format(new Date(iso))} UTC`;
}
