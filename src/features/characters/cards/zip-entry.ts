import { crc32, inflateRawSync } from 'node:zlib';
import { CardError, MAX_ENTRIES, type CardProblem } from './card-error.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const END_BYTES = 22;
const END_64_BYTES = 56;
const LOCATOR_64_BYTES = 20;
/** The extra field of an entry with 64-bit sizes or offset. */
const EXTRA_64 = 1;
const FULL_16 = 0xffff;
const FULL_32 = 0xffffffff;
const MAX_COMMENT_BYTES = 0xffff;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const STORED = 0;
const DEFLATED = 8;

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** An archive, or one that was appended to a JPEG, as some tools save cards. */
export const isZip = (bytes: Buffer): boolean =>
  isSigned(bytes, 0, LOCAL) ||
  isSigned(bytes, 0, END) ||
  (bytes.subarray(0, JPEG.length).equals(JPEG) && findEnd(bytes) !== null);

const isSigned = (bytes: Buffer, at: number, signature: number): boolean =>
  at >= 0 && at + 4 <= bytes.length && bytes.readUInt32LE(at) === signature;

interface Entry {
  name: string;
  flags: number;
  method: number;
  sum: number;
  packed: number;
  at: number;
}

export interface Zip {
  /**
   * Unpacks one file up to `maxBytes`, regardless of its header; null when it does not exist.
   * @throws CardError broken_archive; `tooLarge` for more than `maxBytes`
   */
  read(path: string, maxBytes: number, tooLarge: CardProblem): Buffer | null;
}

/**
 * Opens a zip archive (ZIP64 too) whose files are unpacked on demand. Refuses paths outside the
 * archive and too many entries, and verifies every length and checksum.
 * @throws CardError broken_archive, hostile_archive
 */
export function openZip(bytes: Buffer): Zip {
  const entries = guarded(() => listEntries(bytes));
  const byName = new Map(entries.map((entry) => [pathOf(entry.name), entry]));
  return {
    read(path, maxBytes, tooLarge) {
      const entry = byName.get(path);
      return entry ? guarded(() => unpack(bytes, entry, maxBytes, tooLarge)) : null;
    },
  };
}

/** Some tools on Windows write backslashes. */
const pathOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\.\//, '');

function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof CardError) throw cause;
    // A read past the end of the buffer, or data that zlib rejects.
    throw new CardError('broken_archive', { cause });
  }
}

function listEntries(bytes: Buffer): Entry[] {
  const { count, first, moved } = readEnd(bytes);
  if (count > MAX_ENTRIES) throw new CardError('hostile_archive');
  const entries: Entry[] = [];
  let at = first;
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new CardError('broken_archive');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength);
    if (isHostile(name)) throw new CardError('hostile_archive');
    const place = readPlace(bytes, at, at + CENTRAL_BYTES + nameLength);
    entries.push({
      name,
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      sum: bytes.readUInt32LE(at + 16),
      packed: place.packed,
      at: place.at + moved,
    });
    at += CENTRAL_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** An entry's offset and packed size, from its ZIP64 field when the 32-bit values are unset. */
function readPlace(bytes: Buffer, central: number, extra: number): { packed: number; at: number } {
  const packed = bytes.readUInt32LE(central + 20);
  const at = bytes.readUInt32LE(central + 42);
  if (packed !== FULL_32 && at !== FULL_32) return { packed, at };
  let field = findExtra64(bytes, extra, bytes.readUInt16LE(central + 30));
  const next = (): number => readNumber(bytes, (field += 8) - 8);
  // The unpacked size precedes it if present; it is not needed, since unpacking counts bytes.
  if (bytes.readUInt32LE(central + 24) === FULL_32) field += 8;
  return { packed: packed === FULL_32 ? next() : packed, at: at === FULL_32 ? next() : at };
}

function findExtra64(bytes: Buffer, start: number, length: number): number {
  for (let at = start; at + 4 <= start + length; at += 4 + bytes.readUInt16LE(at + 2))
    if (bytes.readUInt16LE(at) === EXTRA_64) return at + 4;
  throw new CardError('broken_archive');
}

interface End {
  count: number;
  /** Where the list of entries begins. */
  first: number;
  /** How far everything is behind its stated offset, because something was put before the archive. */
  moved: number;
}

function readEnd(bytes: Buffer): End {
  const end = findEnd(bytes);
  if (end === null) throw new CardError('broken_archive');
  const end64 = findEnd64(bytes, end);
  const read = (value: number, unset: number, at64: number): number =>
    value === unset && end64 !== null ? readNumber(bytes, end64 + at64) : value;
  const count = read(bytes.readUInt16LE(end + 10), FULL_16, 32);
  const size = read(bytes.readUInt32LE(end + 12), FULL_32, 40);
  const offset = read(bytes.readUInt32LE(end + 16), FULL_32, 48);
  if (count === 0 || isSigned(bytes, offset, CENTRAL)) return { count, first: offset, moved: 0 };
  const first = (end64 ?? end) - size;
  // Info-ZIP leaves the offset out when it streams with `-fz`.
  return { count, first, moved: offset === FULL_32 ? 0 : first - offset };
}

function findEnd64(bytes: Buffer, end: number): number | null {
  const locator = end - LOCATOR_64_BYTES;
  if (!isSigned(bytes, locator, LOCATOR_64)) return null;
  const places = [readNumber(bytes, locator + 8), locator - END_64_BYTES];
  const at = places.find((place) => isSigned(bytes, place, END_64));
  if (at === undefined) throw new CardError('broken_archive');
  return at;
}

/** A 64-bit number; valid files stay within the safe integers. */
function readNumber(bytes: Buffer, at: number): number {
  const value = Number(bytes.readBigUInt64LE(at));
  if (value > bytes.length) throw new CardError('broken_archive');
  return value;
}

/**
 * The end whose comment ends with the file, else the last one: a comment may contain the signature.
 */
function findEnd(bytes: Buffer): number | null {
  const earliest = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES);
  let last: number | null = null;
  for (let at = bytes.length - END_BYTES; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) !== END) continue;
    if (at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return at;
    last ??= at;
  }
  return last;
}

const isHostile = (name: string): boolean =>
  name === '' ||
  name.length > 1000 ||
  /^[/\\]|^[A-Za-z]:|\0/.test(name) ||
  name.split(/[/\\]/).includes('..');

function unpack(bytes: Buffer, entry: Entry, maxBytes: number, tooLarge: CardProblem): Buffer {
  const isEncrypted = (entry.flags & 1) === 1;
  if (isEncrypted || bytes.readUInt32LE(entry.at) !== LOCAL) throw new CardError('broken_archive');
  const start =
    entry.at + LOCAL_BYTES + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28);
  if (start + entry.packed > bytes.length) throw new CardError('broken_archive');
  const packed = bytes.subarray(start, start + entry.packed);
  const content = inflate(packed, entry.method, maxBytes, tooLarge);
  if (crc32(content) !== entry.sum) throw new CardError('broken_archive');
  return content;
}

function inflate(packed: Buffer, method: number, maxBytes: number, tooLarge: CardProblem): Buffer {
  if (method === STORED) {
    if (packed.length > maxBytes) throw new CardError(tooLarge);
    return packed;
  }
  if (method !== DEFLATED) throw new CardError('broken_archive');
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch (cause) {
    const isTooLarge = (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new CardError(isTooLarge ? tooLarge : 'broken_archive', { cause });
  }
}
