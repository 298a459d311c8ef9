import { toWaveform, type Loudness } from './loudness.ts';

export type AudioFormat = 'mp3' | 'opus' | 'wav' | 'aac';

export interface Measured {
  duration_ms: number;
  /** 64 bars from 0 to 100. */
  waveform: number[];
}

/** The length and the waveform of a file; undefined if it is not audio of that format. */
export async function measureAudio(
  bytes: Uint8Array,
  format: AudioFormat,
): Promise<Measured | undefined> {
  const loudness = await read(bytes, format);
  if (!loudness || loudness.duration_ms === 0) return undefined;
  return { duration_ms: loudness.duration_ms, waveform: toWaveform(loudness.levels) };
}

async function read(bytes: Uint8Array, format: AudioFormat): Promise<Loudness | undefined> {
  switch (format) {
    case 'wav':
      return (await import('./read-wav.ts')).readWav(bytes);
    case 'aac':
      return (await import('./read-aac.ts')).readAac(bytes);
    case 'mp3':
      return (await import('./read-mp3.ts')).readMp3(bytes);
    case 'opus':
      return (await import('./read-opus.ts')).readOpus(bytes);
  }
}
