import { lookUp } from '#shared/look-up.ts';

/** Currencies whose minor unit is not a hundredth (ISO 4217). */
const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
      .split(' ')
      .map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
};

const digitsOf = (currency: string): number => lookUp(DIGITS, currency) ?? 2;

/**
 * Parses `12.5` EUR as 1250, without floating-point arithmetic. Returns undefined for text that is not a plain
 * amount, has more nonzero decimal places than the currency, or is too large to be exact.
 */
export function parseMinor(text: string, currency: string): number | undefined {
  const match = /^(-?)(\d{1,16})(?:\.(\d{1,18}))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const digits = digitsOf(currency);
  const padded = fraction.padEnd(digits, '0');
  if (/[1-9]/.test(padded.slice(digits))) return undefined;
  const minor = Number(BigInt(`${whole}${padded.slice(0, digits)}`));
  if (!Number.isSafeInteger(minor)) return undefined;
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** Formats 7188 EUR as `71.88`. @throws RangeError for anything but a whole, non-negative number of minor units */
export function formatMinor(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor) || minor < 0)
    throw new RangeError('An amount is a whole number of minor units.');
  const digits = digitsOf(currency);
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
