import { lookUp } from '#shared/look-up.ts';

/** The currencies that CCBill charges in, with their numeric codes (ISO 4217). */
const CODES: Readonly<Record<string, string>> = {
  USD: '840',
  EUR: '978',
  GBP: '826',
  CAD: '124',
  AUD: '036',
  JPY: '392',
};

export const numericCodeOf = (currency: string): string | undefined => lookUp(CODES, currency);

/** Converts a numeric or alphabetic code to the alphabetic code; undefined when it is unknown. */
export function readCurrency(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (Object.hasOwn(CODES, text)) return text;
  const padded = text.padStart(3, '0');
  return Object.keys(CODES).find((currency) => lookUp(CODES, currency) === padded);
}
