import { WebSocket } from 'undici';
import type { EngineHttp } from '../engine-http.ts';

/** A documented message; binary preview frames are ignored. */
export interface ComfyMessage {
  type: string;
  data: Record<string, unknown>;
}

/** The messages of one client id, buffered until they are read. */
export interface ComfySocket {
  readonly isOpen: boolean;
  /**
   * Returns the next message; undefined after `ms`, when the socket closes, or when the signal
   * aborts.
   */
  next(ms: number, signal: AbortSignal): Promise<ComfyMessage | undefined>;
  close(): void;
}

/**
 * Opens `/ws`; if the server or a proxy does not support it, the socket is closed. Never rejects.
 */
export async function openSocket(
  http: EngineHttp,
  clientId: string,
  ms: number,
  signal: AbortSignal,
): Promise<ComfySocket> {
  const address = `${http.base.replace(/^http/, 'ws')}/ws?clientId=${encodeURIComponent(clientId)}`;
  const socket = new WebSocket(address, { headers: http.headers });
  socket.binaryType = 'arraybuffer';
  const kept: ComfyMessage[] = [];
  let wake = () => {};
  let isOpen = false;
  socket.addEventListener('message', (event) => {
    const message = readMessage(event.data);
    if (message) kept.push(message);
    wake();
  });
  const onEnd = () => {
    isOpen = false;
    wake();
  };
  socket.addEventListener('close', onEnd);
  socket.addEventListener('error', onEnd);
  socket.addEventListener('open', () => {
    isOpen = true;
    wake();
  });
  const woken = (within: number, stop: AbortSignal) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stop.removeEventListener('abort', end);
        wake = () => {};
        resolve();
      };
      const timer = setTimeout(end, within);
      stop.addEventListener('abort', end, { once: true });
      wake = end;
    });

  if (!signal.aborted) await woken(ms, signal);
  if (!isOpen) socket.close();
  return {
    get isOpen() {
      return isOpen;
    },
    async next(within, stop) {
      if (kept.length === 0 && !stop.aborted) await woken(within, stop);
      return kept.shift();
    },
    close() {
      isOpen = false;
      socket.close();
    },
  };
}

function readMessage(data: unknown): ComfyMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const message = JSON.parse(data) as Partial<ComfyMessage> | null;
    if (typeof message?.type !== 'string') return undefined;
    return { type: message.type, data: message.data ?? {} };
  } catch {
    return undefined;
  }
}
