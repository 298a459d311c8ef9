/** Bytes of the stream number in front of each binary frame from the server. */
const HEADER_BYTES = 4;

/** One binary frame of the server. */
export interface SoundFrame {
  stream: number;
  samples: Float32Array<ArrayBuffer>;
}

/** Reads the stream number and the samples of a frame. Returns null for a frame that has none. */
export function splitFrame(frame: ArrayBuffer): SoundFrame | null {
  const count = Math.floor((frame.byteLength - HEADER_BYTES) / 2);
  if (count < 1) return null;
  const view = new DataView(frame);
  const samples = new Float32Array(count);
  for (let at = 0; at < count; at += 1)
    samples[at] = view.getInt16(HEADER_BYTES + 2 * at, true) / 0x8000;
  return { stream: view.getUint32(0, true), samples };
}
