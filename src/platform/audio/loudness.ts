/** Bars of a waveform. */
export const WAVEFORM_BARS = 64;
/** The quietest level that still gets a bar, in decibels below the loudest. */
const RANGE_DB = 36;

/**
 * The loudness of segments of equal length, oldest first, on any scale that grows with loudness.
 */
export interface Loudness {
  duration_ms: number;
  levels: number[];
}

/** The energy of samples from -1 to 1. */
export function energyOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}

/** Bars from 0 to 100 on a scale of decibels, the loudest 100; silence is a flat line. */
export function toWaveform(levels: readonly number[]): number[] {
  const bars = Array.from({ length: WAVEFORM_BARS }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / WAVEFORM_BARS);
    const to = Math.max(from + 1, Math.ceil(((bar + 1) * levels.length) / WAVEFORM_BARS));
    return Math.max(0, ...levels.slice(from, to));
  });
  const loudest = Math.max(...bars);
  if (!(loudest > 0)) return bars.map(() => 0);
  return bars.map((bar) => {
    const decibels = bar > 0 ? 20 * Math.log10(bar / loudest) : -RANGE_DB;
    return Math.round(100 * Math.max(0, 1 + decibels / RANGE_DB));
  });
}
