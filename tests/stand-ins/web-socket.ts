import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;

/** The server side of a WebSocket (RFC 6455). It sends messages and handles only close frames. */
export interface ServerSocket {
  sendJson(message: unknown): void;
  sendBytes(bytes: Buffer): void;
  /** Closes the connection without a close frame, as a crash does. */
  cut(): void;
  readonly isOpen: boolean;
}

/** Accepts an `upgrade` request. */
export function acceptSocket(
  request: IncomingMessage,
  connection: Duplex,
  onClose: () => void,
): ServerSocket {
  const key = request.headers['sec-websocket-key'] ?? '';
  const accept = createHash('sha1')
    .update(key + GUID)
    .digest('base64');
  connection.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  let isOpen = true;
  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    onClose();
  };
  connection.on('close', end);
  connection.on('error', end);
  connection.on('data', (chunk: Buffer) => {
    if ((chunk[0]! & 0x0f) !== CLOSE) return;
    connection.end(frame(CLOSE, Buffer.from([0x03, 0xe8])));
    end();
  });
  const send = (kind: number, bytes: Buffer) =>
    void (isOpen && connection.write(frame(kind, bytes)));
  return {
    sendJson: (message) => send(TEXT, Buffer.from(JSON.stringify(message))),
    sendBytes: (bytes) => send(BINARY, bytes),
    cut: () => connection.destroy(),
    get isOpen() {
      return isOpen;
    },
  };
}

/** Builds one unmasked frame. */
function frame(kind: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = 0x80 | kind;
  if (length < 126) head[1] = length;
  else if (length < 65_536) {
    head[1] = 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, payload]);
}
