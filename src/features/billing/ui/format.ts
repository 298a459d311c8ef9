/** Formats money in minor units (cents), e.g. `€71.88`. */
export function formatPrice(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(minor / 100);
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a day in the user's time zone, e.g. `12 October 2026`. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}
