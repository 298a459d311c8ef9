const HEADER_BYTES = 44;

/** Samples between -1 and 1 as a WAV file: PCM of 16 bits, one channel. */
export function encodeWav(samples: Float32Array, rate: number): Blob {
  const bytes = new ArrayBuffer(HEADER_BYTES + 2 * samples.length);
  const view = new DataView(bytes);
  const name = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1)
      view.setUint8(at + index, text.charCodeAt(index));
  };
  name(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  name(8, 'WAVE');
  name(12, 'fmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, 2 * rate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  name(36, 'data');
  view.setUint32(40, 2 * samples.length, true);
  for (let index = 0; index < samples.length; index += 1) {
    const sample = Math.max(-1, Math.min(1, samples[index]!));
    view.setInt16(HEADER_BYTES + 2 * index, Math.round(sample * 0x7fff), true);
  }
  return new Blob([bytes], { type: 'audio/wav' });
}
