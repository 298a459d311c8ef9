/** Samples between -1 and 1 as PCM of 16 bits, little-endian. Samples beyond the range are cut. */
export function toPcm(samples: Float32Array): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(2 * samples.length));
  for (let at = 0; at < samples.length; at += 1) {
    const sample = Math.max(-1, Math.min(1, samples[at]!));
    view.setInt16(2 * at, Math.round(sample * 0x7fff), true);
  }
  return view.buffer;
}

/**
 * The header of a WAV file of PCM of 16 bits, one channel.
 * @param size bytes of the samples that follow
 * @param rate samples per second
 */
export function wavHeader(size: number, rate: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(44));
  const name = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1)
      view.setUint8(at + index, text.charCodeAt(index));
  };
  name(0, 'RIFF');
  view.setUint32(4, 36 + size, true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, 2 * rate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  name(36, 'data');
  view.setUint32(40, size, true);
  return new Uint8Array(view.buffer);
}
