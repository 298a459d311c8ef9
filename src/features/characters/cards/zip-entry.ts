import { crc32, inflateRawSync } from 'node:zlib';
import { CardError, MAX_ENTRIES } from './card-error.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const STORED = 0;
const DEFLATED = 8;

export const isZip = (bytes: Buffer): boolean =>
  bytes.length >= 4 && [LOCAL, END].includes(bytes.readUInt32LE(0));

interface Entry {
  name: string;
  flags: number;
  method: number;
  sum: number;
  packed: number;
  at: number;
}

/**
 * One file out of a zip archive, which alone is unpacked, up to `maxBytes`, whatever its header says.
 * Null when it is not there. Names that leave the archive and too many entries refuse all of it.
 * @throws CardError broken_archive, hostile_archive, too_much_text
 */
export function readZipEntry(bytes: Buffer, wanted: string, maxBytes: number): Buffer | null {
  try {
    const entry = listEntries(bytes).find(({ name }) => name.replace(/^\.\//, '') === wanted);
    return entry ? unpack(bytes, entry, maxBytes) : null;
  } catch (cause) {
    if (cause instanceof CardError) throw cause;
    // A read past the end of the buffer, or data that zlib refuses.
    throw new CardError('broken_archive', { cause });
  }
}

function listEntries(bytes: Buffer): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new CardError('hostile_archive');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new CardError('broken_archive');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength);
    if (isHostile(name)) throw new CardError('hostile_archive');
    entries.push({
      name,
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      sum: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += CENTRAL_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= earliest; at -= 1)
    if (bytes.readUInt32LE(at) === END) return at;
  throw new CardError('broken_archive');
}

const isHostile = (name: string): boolean =>
  name === '' ||
  name.length > 1000 ||
  /^[/\\]|^[A-Za-z]:|\0/.test(name) ||
  name.split(/[/\\]/).includes('..');

function unpack(bytes: Buffer, entry: Entry, maxBytes: number): Buffer {
  const isEncrypted = (entry.flags & 1) === 1;
  if (isEncrypted || bytes.readUInt32LE(entry.at) !== LOCAL) throw new CardError('broken_archive');
  const start =
    entry.at + LOCAL_BYTES + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28);
  if (start + entry.packed > bytes.length) throw new CardError('broken_archive');
  const packed = bytes.subarray(start, start + entry.packed);
  const content = inflate(packed, entry.method, maxBytes);
  if (crc32(content) !== entry.sum) throw new CardError('broken_archive');
  return content;
}

function inflate(packed: Buffer, method: number, maxBytes: number): Buffer {
  if (method === STORED) {
    if (packed.length > maxBytes) throw new CardError('too_much_text');
    return packed;
  }
  if (method !== DEFLATED) throw new CardError('broken_archive');
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch (cause) {
    const isTooLarge = (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new CardError(isTooLarge ? 'too_much_text' : 'broken_archive', { cause });
  }
}
