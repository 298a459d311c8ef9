import WebSocket from 'ws';
import type { StartedCall } from '#features/calls/contract.ts';
import { CALL_TIMES, type CallTimes } from '#features/calls/server/index.ts';
import {
  ServerMessage,
  type CallPosition,
  type ClientMessage,
} from '#features/calls/socket-messages.ts';
import { expectJson, type TestApp, type TestClient } from './app.ts';
import { makeCharacter } from './factories.ts';
import type { HttpServer } from './http-server.ts';

/** A call without ringing time; its other times are as in the product. */
export const QUICK_CALLS: CallTimes = { ...CALL_TIMES, ring: 0 };

/** The longest wait for a message, by default. */
const WAIT_MS = 10_000;

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export interface CallSocket {
  /** Everything that was received, oldest first; sound by its stream. */
  messages: ServerMessage[];
  sounds: Map<number, Buffer[]>;
  /** When the latest sound arrived, by `performance.now()`; 0 before the first. */
  lastSoundAt(): number;
  send(message: ClientMessage): void;
  sendSound(pcm: Uint8Array): void;
  sendRaw(data: string | Buffer): void;
  /** The first matching message of a type, already received or still to arrive. */
  next<T extends ServerMessage['type']>(
    type: T,
    fits?: (message: Of<T>) => boolean,
  ): Promise<Of<T>>;
  until(fits: () => boolean): Promise<void>;
  closed: Promise<{ code: number; reason: string }>;
  close(): void;
  /** Ends the connection without a close frame, like a lost network. */
  cut(): void;
}

/** Connects to a call's socket; messages are checked against the contract. */
export async function connectCall(
  { origin }: Pick<HttpServer, 'origin'>,
  { socket_url }: Pick<StartedCall, 'socket_url'>,
  headers: Record<string, string> = {},
  waitMs = WAIT_MS,
): Promise<CallSocket> {
  const socket = new WebSocket(origin.replace('http', 'ws') + socket_url, { headers });
  const messages: ServerMessage[] = [];
  const sounds = new Map<number, Buffer[]>();
  let lastSoundAt = 0;
  const waiters = new Set<() => void>();
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() })),
  );
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) {
      lastSoundAt = performance.now();
      const stream = data.readUInt32LE(0);
      sounds.set(stream, [...(sounds.get(stream) ?? []), data.subarray(4)]);
    } else messages.push(ServerMessage.parse(JSON.parse(data.toString('utf8'))));
    for (const check of waiters) check();
  });
  const until = (fits: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const seen = messages.map((one) => JSON.stringify(one)).join('\n');
        reject(new Error(`what was waited for did not come; these came:\n${seen}`));
      }, waitMs);
      const check = () => {
        if (!fits()) return;
        clearTimeout(timer);
        waiters.delete(check);
        resolve();
      };
      waiters.add(check);
      check();
    });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, response) =>
      reject(new Error(`status ${response.statusCode}`)),
    );
    socket.once('error', reject);
  });
  return {
    messages,
    sounds,
    lastSoundAt: () => lastSoundAt,
    send: (message) => socket.send(JSON.stringify(message)),
    sendSound: (pcm) => socket.send(pcm),
    sendRaw: (data) => socket.send(data),
    async next(type, fits = () => true) {
      const find = () =>
        messages.find((one) => one.type === type && fits(one as Of<typeof type>)) as
          Of<typeof type> | undefined;
      await until(() => find() !== undefined);
      return find()!;
    },
    until,
    closed,
    close: () => socket.close(),
    cut: () => socket.terminate(),
  };
}

/** Reconnects like a page that has this part of the call. */
export function connectAgain(
  server: Pick<HttpServer, 'origin'>,
  { socket_url }: Pick<StartedCall, 'socket_url'>,
  position: Partial<CallPosition>,
): Promise<CallSocket> {
  const known: CallPosition = { reply: null, notices: 1, is_disclosed: true, ...position };
  const search = new URLSearchParams({ known: JSON.stringify(known) });
  return connectCall(server, { socket_url: `${socket_url}&${search}` });
}

/** A premium user with a character to call. */
export async function makeCaller(
  app: TestApp,
  overrides: Parameters<typeof makeCharacter>[1] = {},
): Promise<{ client: TestClient; slug: string }> {
  const client = await app.signIn({ plan: 'premium' });
  const { slug } = await makeCharacter(app.ctx.db, overrides);
  return { client, slug };
}

export const startCall = (client: TestClient, slug: string) =>
  expectJson<StartedCall>(client.post('/calls', { character_slug: slug }));
