import { crc32, deflateRawSync } from 'node:zlib';

const FULL = 0xffffffff;

/** Builds a ZIP64 archive in which every size and offset uses the 64-bit fields. */
export function zip64(files: Record<string, Uint8Array>): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(45, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(FULL, 14);
    common.writeUInt32LE(FULL, 18);
    common.writeUInt16LE(name.length, 22);
    const sizes = [content.length, packed.length];
    const local = [signature(0x04034b50), sized(common, 20), name, extra64(sizes), packed];
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(FULL, 10);
    central.push(signature(0x02014b50), Buffer.from([45, 3]), sized(common, 28), rest, name);
    central.push(extra64([...sizes, at]));
    parts.push(...local);
    at += Buffer.concat(local).length;
  }
  const list = Buffer.concat(central);
  const count = Object.keys(files).length;
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(44n, 4);
  end64.writeBigUInt64LE(BigInt(count), 24);
  end64.writeBigUInt64LE(BigInt(count), 32);
  end64.writeBigUInt64LE(BigInt(list.length), 40);
  end64.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at + list.length), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22, 0xff);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(0, 4);
  end.writeUInt16LE(0, 20);
  return Buffer.concat([...parts, list, end64, locator, end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** The header with the length of its extra field. */
function sized(common: Buffer, length: number): Buffer {
  const bytes = Buffer.from(common);
  bytes.writeUInt16LE(length, 24);
  return bytes;
}

function extra64(values: number[]): Buffer {
  const bytes = Buffer.alloc(4 + values.length * 8);
  bytes.writeUInt16LE(1, 0);
  bytes.writeUInt16LE(values.length * 8, 2);
  values.forEach((value, index) => bytes.writeBigUInt64LE(BigInt(value), 4 + index * 8));
  return bytes;
}
