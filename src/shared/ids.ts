import { randomBytes } from 'node:crypto';

let lastMillis = 0;
let counter = 0;

/**
 * A UUIDv7 (RFC 9562) as lower-case text. Ids made by one process are strictly increasing,
 * so that they can serve as keyset cursors within a millisecond too.
 */
export function newId(now: number = Date.now()): string {
  if (now > lastMillis) {
    lastMillis = now;
    counter = randomBytes(2).readUInt16BE() & 0x7ff;
  } else {
    counter += 1;
    if (counter > 0xfff) {
      lastMillis += 1;
      counter = 0;
    }
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMillis, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
