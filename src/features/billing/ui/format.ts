/** Money in minor units (cents) as people read it, e.g. `€71.88`. */
export function formatPrice(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(minor / 100);
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A day as people read it, e.g. `12 October 2026`, in the reader's own time zone. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}
