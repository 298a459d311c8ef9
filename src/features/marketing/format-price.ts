/** Money in minor units (cents) as people read it, e.g. `€71.88`. */
export function formatPrice(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(minor / 100);
}
