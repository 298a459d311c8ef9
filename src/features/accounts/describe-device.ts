/** Order matters: browsers include each other's names, and the first match wins. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\//, 'Chrome'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const findName = (table: [RegExp, string][], text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** Returns a readable name for a User-Agent, e.g. `Firefox on Linux`. */
export function describeDevice(userAgent: string | null): string {
  const browser = findName(BROWSERS, userAgent ?? '');
  const system = findName(SYSTEMS, userAgent ?? '');
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

/**
 * Truncates an IP address so that it does not identify a household. Returns null for an invalid or
 * local address.
 */
export function coarsePlace(address: string | null): string | null {
  const plain = (address ?? '').replace(/^::ffff:/i, '');
  const v4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(plain);
  if (v4) {
    const [, a, b, c] = v4;
    const isPrivate =
      a === '127' ||
      a === '10' ||
      (a === '192' && b === '168') ||
      (a === '172' && Number(b) >= 16 && Number(b) <= 31);
    return isPrivate ? null : `${a}.${b}.${c}.x`;
  }
  if (!/^[0-9a-f:]+$/i.test(plain) || !plain.includes(':')) return null;
  if (/^(::1?$|f[cd]|fe[89ab])/i.test(plain)) return null;
  const [first = '', second = '', third = ''] = plain.split('::')[0]!.split(':');
  return `${[first, second, third].filter(Boolean).join(':')}::x`;
}
