import { energyOf, type Loudness } from './loudness.ts';

const STRETCHES = 256;

/**
 * PCM of 16 bits. A server that streams cannot know the size, so that a chunk may claim more than
 * there is. Undefined for anything else.
 */
export function readWav(bytes: Uint8Array): Loudness | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE') return undefined;
  let format: { channels: number; rate: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8);
    const start = at + 8;
    if (name(at) === 'fmt ' && size >= 16) {
      const isPcm16 = view.getUint16(start + 14, true) === 16;
      const channels = view.getUint16(start + 2, true);
      const rate = view.getUint32(start + 4, true);
      if (!isPcm16 || channels === 0 || rate === 0) return undefined;
      format = { channels, rate };
    }
    if (name(at) === 'data') return format && readSamples(view, start, size, format);
    at = start + size + (size % 2);
  }
  return undefined;
}

function readSamples(
  view: DataView,
  start: number,
  size: number,
  { channels, rate }: { channels: number; rate: number },
): Loudness {
  const count = Math.floor(size / 2);
  const stretch = Math.max(1, Math.ceil(count / STRETCHES));
  const levels: number[] = [];
  for (let from = 0; from < count; from += stretch) {
    const samples = new Float32Array(Math.min(stretch, count - from));
    for (let at = 0; at < samples.length; at += 1)
      samples[at] = view.getInt16(start + 2 * (from + at), true) / 32_768;
    levels.push(energyOf(samples));
  }
  return { duration_ms: Math.round((count / channels / rate) * 1000), levels };
}
