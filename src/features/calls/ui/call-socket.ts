import { CALL_CLOSE, RECONNECT_WITHIN_MS } from '../limits.ts';
import { ServerMessage, type CallPosition, type ClientMessage } from '../socket-messages.ts';
import { splitFrame, type SoundFrame } from './audio/pcm.ts';

/** Waiting times between attempts, in milliseconds; the last one repeats. */
const BACKOFF_MS = [0, 250, 500, 1000, 2000];
/** Audio is dropped while this many bytes are waiting to be sent. */
const MAX_WAITING_BYTES = 1024 * 1024;

interface SocketListener {
  /** What the page has of the call; read on each reconnect. */
  position(): CallPosition;
  onMessage(message: ServerMessage): void;
  onSound(frame: SoundFrame): void;
  onConnected(): void;
  /** `since` is the time of the loss (`performance.now`). It is tried again until `onLost`. */
  onReconnecting(since: number): void;
  onLost(): void;
  /** Another page took the call over. */
  onTaken(): void;
}

export interface CallSocket {
  /** False without a connection. */
  send(message: ClientMessage): boolean;
  sendSound(pcm: ArrayBuffer): void;
  close(): void;
}

/** Connects to a call, and again within 20 s whenever the connection is lost. */
export function openCallSocket(path: string, listener: SocketListener): CallSocket {
  const url = new URL(path, window.location.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  let socket: WebSocket | undefined;
  let isClosed = false;
  let lostAt: number | null = null;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    isClosed = true;
    clearTimeout(timer);
    window.removeEventListener('offline', drop);
    socket?.close();
  };
  const retry = () => {
    if (lostAt === null) {
      lostAt = performance.now();
      attempts = 0;
      listener.onReconnecting(lostAt);
    }
    const wait = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length - 1)]!;
    attempts += 1;
    if (performance.now() + wait - lostAt > RECONNECT_WITHIN_MS) {
      stop();
      return listener.onLost();
    }
    timer = setTimeout(connect, wait);
  };
  function connect(): void {
    if (lostAt !== null) url.searchParams.set('known', JSON.stringify(listener.position()));
    const current = new WebSocket(url);
    socket = current;
    current.binaryType = 'arraybuffer';
    const isCurrent = () => socket === current && !isClosed;
    current.addEventListener('open', () => {
      if (!isCurrent()) return;
      lostAt = null;
      listener.onConnected();
    });
    current.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (!isCurrent()) return;
      if (typeof data === 'string') return read(data);
      const frame = splitFrame(data);
      if (frame) listener.onSound(frame);
    });
    current.addEventListener('close', ({ code }) => {
      if (!isCurrent()) return;
      socket = undefined;
      if (code !== CALL_CLOSE.taken) return retry();
      stop();
      listener.onTaken();
    });
  }
  const read = (text: string) => {
    const message = ServerMessage.safeParse(JSON.parse(text));
    // A newer server may send messages unknown to this page.
    if (message.success) listener.onMessage(message.data);
    else console.debug('call message', text);
  };
  /** An offline device detects the loss of an open socket late. */
  function drop(): void {
    const gone = socket;
    if (!gone) return;
    socket = undefined;
    gone.close();
    retry();
  }
  window.addEventListener('offline', drop);
  connect();
  const open = () => (socket?.readyState === WebSocket.OPEN ? socket : undefined);
  return {
    send(message) {
      const current = open();
      current?.send(JSON.stringify(message));
      return current !== undefined;
    },
    sendSound(pcm) {
      const current = open();
      if (current && current.bufferedAmount < MAX_WAITING_BYTES) current.send(pcm);
    },
    close: stop,
  };
}
