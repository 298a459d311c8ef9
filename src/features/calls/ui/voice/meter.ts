import { loudnessOf } from '../ears/energy.ts';

/** The browser's own voice cannot be measured, so it uses this level. */
const UNMEASURED = 0.35;
const GAIN = 4;

/** Where the character's sound goes, and how loud it is. */
export function createMeter(context: AudioContext) {
  const meter = context.createAnalyser();
  meter.fftSize = 512;
  meter.connect(context.destination);
  const samples = new Float32Array(meter.fftSize);
  return {
    input: meter,
    /** 0 to 1; 0 while the character is silent. */
    level(isSpeaking: boolean): number {
      if (!isSpeaking) return 0;
      meter.getFloatTimeDomainData(samples);
      const loudness = loudnessOf(samples);
      return loudness === 0 ? UNMEASURED : Math.min(1, loudness * GAIN);
    },
  };
}
