import type { RawData, WebSocket } from 'ws';
import { parseJson } from '#shared/parse-json.ts';
import { CALL_CLOSE, MAX_FRAME_BYTES, MAX_MALFORMED_FRAMES } from '../../limits.ts';
import { ClientMessage, type ServerMessage } from '../../socket-messages.ts';

/** Bytes that wait for a client that does not read; with more it is dropped. */
const MAX_WAITING_BYTES = 2 * 1024 * 1024;
/** Audio in one frame, without its number; whole samples. */
const SOUND_BYTES = MAX_FRAME_BYTES / 2;
/** Audio arrives at about 31 frames a second. Counted between two pings. */
const MAX_FRAMES_PER_SECOND = 200;
/** A peer that does not close in time is gone. Milliseconds. */
const CLOSE_WITHIN_MS = 1000;

export interface CallConnection {
  send(message: ServerMessage): void;
  sendSound(stream: number, pcm: Uint8Array): void;
  /** Says what is wrong with a frame. Too many of them end the connection. */
  refuse(code: string, detail: string): void;
  close(code: number, reason?: string): void;
}

interface Handlers {
  onMessage(message: ClientMessage): void;
  onSound(pcm: Buffer): void;
  /** Called once. */
  onClose(): void;
}

/** One connection of a call: frames in and out, within their limits. */
export function openConnection(
  socket: WebSocket,
  pingMs: number,
  handlers: Handlers,
): CallConnection {
  let malformed = 0;
  let frames = 0;
  let isAlive = true;

  const isOpen = () => socket.readyState === socket.OPEN;
  const close = (code: number, reason = ''): void => {
    if (!isOpen()) return;
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS).unref();
  };
  const write = (data: string | Buffer): void => {
    if (!isOpen()) return;
    socket.send(data);
    if (socket.bufferedAmount > MAX_WAITING_BYTES) close(CALL_CLOSE.too_slow, 'too slow');
  };
  const connection: CallConnection = {
    send: (message) => write(JSON.stringify(message)),
    sendSound(stream, pcm) {
      for (let at = 0; at < pcm.length; at += SOUND_BYTES) {
        const frame = Buffer.allocUnsafe(4 + Math.min(SOUND_BYTES, pcm.length - at));
        frame.writeUInt32LE(stream, 0);
        frame.set(pcm.subarray(at, at + SOUND_BYTES), 4);
        write(frame);
      }
    },
    refuse(code, detail) {
      connection.send({ type: 'error', code, detail });
      malformed += 1;
      if (malformed >= MAX_MALFORMED_FRAMES) close(CALL_CLOSE.malformed, 'malformed frames');
    },
    close,
  };

  const ping = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    frames = 0;
    socket.ping();
  }, pingMs);
  socket.on('pong', () => void (isAlive = true));
  // What follows is a close.
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(ping);
    handlers.onClose();
  });
  socket.on('message', (data, isBinary) => {
    if (!isOpen()) return;
    isAlive = true;
    frames += 1;
    if (frames > (MAX_FRAMES_PER_SECOND * pingMs) / 1000)
      return close(CALL_CLOSE.malformed, 'too many frames');
    const bytes = toBuffer(data);
    if (isBinary) return handlers.onSound(bytes);
    const message = ClientMessage.safeParse(parseJson(bytes.toString('utf8'))).data;
    if (message) handlers.onMessage(message);
    else connection.refuse('malformed', 'This message cannot be read.');
  });
  return connection;
}

const toBuffer = (data: RawData): Buffer =>
  Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data);
