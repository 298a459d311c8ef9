import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMinor, parseMinor } from './money.ts';

describe('money', () => {
  it.each([
    ['71.88', 'EUR', 7188],
    ['71.8', 'EUR', 7180],
    ['71', 'EUR', 7100],
    ['71.880000', 'EUR', 7188],
    ['0.10', 'EUR', 10],
    ['-4.95', 'USD', -495],
    ['-0.00', 'USD', 0],
    ['500', 'JPY', 500],
    ['500.00', 'JPY', 500],
    ['1.250', 'KWD', 1250],
    // Floats misrepresent 0.07 + 0.01 and 1.005.
    ['1.01', 'EUR', 101],
    ['90071992547409.91', 'EUR', Number.MAX_SAFE_INTEGER],
  ])('parses %s %s as %i', (text, currency, minor) => {
    expect(parseMinor(text, currency)).toBe(minor);
  });

  it.each([
    ['1.005', 'EUR'],
    ['500.5', 'JPY'],
    ['', 'EUR'],
    ['.5', 'EUR'],
    ['5.', 'EUR'],
    ['1,299.00', 'EUR'],
    ['12,99', 'EUR'],
    ['1e3', 'EUR'],
    [' 5', 'EUR'],
    ['+5', 'EUR'],
    ['NaN', 'EUR'],
    ['0x10', 'EUR'],
    ['90071992547409.92', 'EUR'],
    ['٥', 'EUR'],
  ])('does not parse %j %s', (text, currency) => {
    expect(parseMinor(text, currency)).toBeUndefined();
  });

  it('round-trips every amount and currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom('EUR', 'USD', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(parseMinor(formatMinor(minor, currency), currency)).toBe(minor);
        },
      ),
    );
  });

  it('formats no fraction of a cent and no negative amount', () => {
    expect(formatMinor(5, 'EUR')).toBe('0.05');
    expect(() => formatMinor(0.5, 'EUR')).toThrow(RangeError);
    expect(() => formatMinor(-1, 'EUR')).toThrow(RangeError);
  });
});
