import { crc32 } from 'node:zlib';
import { CardError } from './card-error.ts';

export interface PngChunk {
  /** Four letters, such as `tEXt`. */
  type: string;
  data: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The bytes of length, type and checksum around a chunk's data. */
const FRAME = 12;

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

/**
 * The chunks of a PNG in order, up to IEND; data after it is ignored, as in image decoders.
 * @throws CardError broken_picture for an invalid length, name, checksum or end
 */
export function readChunks(bytes: Buffer): PngChunk[] {
  if (!isPng(bytes)) throw new CardError('broken_picture');
  const chunks: PngChunk[] = [];
  for (let at = SIGNATURE.length; at + FRAME <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + FRAME + length;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(type)) throw new CardError('broken_picture');
    const body = bytes.subarray(at + 4, end - 4);
    if (crc32(body) !== bytes.readUInt32BE(end - 4)) throw new CardError('broken_picture');
    chunks.push({ type, data: body.subarray(4) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  throw new CardError('broken_picture');
}

/** A PNG of these chunks, with new checksums. */
export function writeChunks(chunks: readonly PngChunk[]): Buffer {
  const parts: Buffer[] = [SIGNATURE];
  for (const { type, data } of chunks) {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    parts.push(length, body, sum);
  }
  return Buffer.concat(parts);
}
