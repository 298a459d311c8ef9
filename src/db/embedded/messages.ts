/** Messages of a client of the PostgreSQL protocol (v3): a type byte, the length, and its fields. */
export const TYPES = {
  bind: 0x42,
  close: 0x43,
  describe: 0x44,
  parse: 0x50,
  query: 0x51,
  sync: 0x53,
  terminate: 0x58,
} as const;

const STATEMENT = 0x53;
const HEADER = 5;

/** The position of a prepared statement's name in a message; undefined if it has none. */
export function nameOffset(message: Buffer): number | undefined {
  const [type] = message;
  if (type === TYPES.parse) return HEADER;
  if (type === TYPES.bind) return message.indexOf(0, HEADER) + 1;
  const isOfStatement =
    (type === TYPES.describe || type === TYPES.close) && message[HEADER] === STATEMENT;
  return isOfStatement ? HEADER + 1 : undefined;
}

export const readName = (message: Buffer, at: number): string =>
  message.toString('latin1', at, message.indexOf(0, at));

/** The same message with another statement name. */
export function renameStatement(message: Buffer, at: number, name: string): Buffer {
  const renamed = Buffer.concat([
    message.subarray(0, at),
    Buffer.from(name, 'latin1'),
    message.subarray(message.indexOf(0, at)),
  ]);
  renamed.writeInt32BE(renamed.length - 1, 1);
  return renamed;
}

/** A message that drops a prepared statement. */
export function closeStatement(name: string): Buffer {
  const message = Buffer.from(`C\0\0\0\0S${name}\0`, 'latin1');
  message.writeInt32BE(message.length - 1, 1);
  return message;
}
