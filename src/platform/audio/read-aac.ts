import type { Loudness } from './loudness.ts';

const RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000,
  7350,
];
const SAMPLES_OF_FRAME = 1024;

/**
 * AAC in ADTS frames. It is not decoded: a frame's size grows with the loudness of its content.
 * Undefined for anything else.
 */
export function readAac(bytes: Uint8Array): Loudness | undefined {
  const levels: number[] = [];
  let seconds = 0;
  for (let at = 0; at + 7 <= bytes.length;) {
    const isFrame = bytes[at] === 0xff && (bytes[at + 1]! & 0xf6) === 0xf0;
    const rate = RATES[(bytes[at + 2]! >> 2) & 0xf];
    const size = ((bytes[at + 3]! & 3) << 11) | (bytes[at + 4]! << 3) | ((bytes[at + 5]! >> 5) & 7);
    if (!isFrame || rate === undefined || size < 7) return undefined;
    levels.push(size);
    seconds += SAMPLES_OF_FRAME / rate;
    at += size;
  }
  return levels.length === 0 ? undefined : { duration_ms: Math.round(seconds * 1000), levels };
}
