/** A WAV header in a stream is far shorter. */
const MAX_HEADER_BYTES = 4096;
const PCM = 1;
const EXTENSIBLE = 0xfffe;

export interface WavReader {
  /** Samples per second; undefined until the header was read. */
  readonly rate: number | undefined;
  /** The samples within a further chunk of the file; 'unreadable' unless it is PCM of 16 bits, mono. */
  push(chunk: Uint8Array): Uint8Array | 'unreadable';
}

/** Reads a WAV file as it arrives; its sizes are not relied on, since a server that streams does not know them. */
export function createWavReader(): WavReader {
  let head: Buffer | undefined = Buffer.alloc(0);
  let rate: number | undefined;
  return {
    get rate() {
      return rate;
    },
    push(chunk) {
      if (!head) return chunk;
      head = Buffer.concat([head, chunk]);
      const found = readHeader(head);
      if (found === 'unreadable') return found;
      if (!found) return head.length > MAX_HEADER_BYTES ? 'unreadable' : Buffer.alloc(0);
      const sound = head.subarray(found.start);
      rate = found.rate;
      head = undefined;
      return sound;
    },
  };
}

/** Undefined while the header is not complete. */
function readHeader(bytes: Buffer): { start: number; rate: number } | 'unreadable' | undefined {
  const name = (at: number) => bytes.toString('latin1', at, at + 4);
  if (bytes.length < 12) return undefined;
  if (name(0) !== 'RIFF' || name(8) !== 'WAVE') return 'unreadable';
  let rate: number | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const start = at + 8;
    if (name(at) === 'data') return rate === undefined ? 'unreadable' : { start, rate };
    const size = bytes.readUInt32LE(at + 4);
    if (start + size > bytes.length) return undefined;
    if (name(at) === 'fmt ') {
      if (size < 16) return 'unreadable';
      const format = bytes.readUInt16LE(start);
      const isMono16 = bytes.readUInt16LE(start + 2) === 1 && bytes.readUInt16LE(start + 14) === 16;
      rate = bytes.readUInt32LE(start + 4);
      if ((format !== PCM && format !== EXTENSIBLE) || !isMono16 || rate === 0) return 'unreadable';
    }
    at = start + size + (size % 2);
  }
  return undefined;
}
