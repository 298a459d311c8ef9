import { EventEmitter } from 'node:events';
import type { Pool, PoolClient } from 'pg';
import type { Log } from './log.ts';

/** A small JSON message on a channel such as `chat:<id>`. */
export type LiveMessage = Record<string, unknown>;
type Handler = (message: LiveMessage) => void;

/** Carries messages between processes; deliveries may repeat but never come back to the sender. */
export interface LiveTransport {
  /** True when texts may travel (Redis); PostgreSQL's NOTIFY is limited to 8,000 bytes, so ids only. */
  readonly carriesText: boolean;
  send(channel: string, message: LiveMessage): void;
  onMessage(handler: (channel: string, message: LiveMessage) => void): Promise<void>;
  close(): Promise<void>;
}

export interface Live {
  /**
   * Delivers `message` in this process, and to the others when the transport carries texts;
   * a transport that cannot gets `hint` instead (null: nothing).
   */
  publish(channel: string, message: LiveMessage, hint?: LiveMessage | null): void;
  /** Tells other processes only. */
  hint(channel: string, message: LiveMessage): void;
  /** Returns the function that ends the subscription. */
  subscribe(channel: string, handler: Handler): () => void;
  close(): Promise<void>;
}

/** The live bus: in process always, and over `transport` when the roles are split. */
export async function createLive(transport?: LiveTransport): Promise<Live> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  await transport?.onMessage((channel, message) => emitter.emit(channel, message));
  return {
    publish(channel, message, hint) {
      emitter.emit(channel, message);
      if (transport?.carriesText) transport.send(channel, message);
      else if (hint !== null) transport?.send(channel, hint ?? message);
    },
    hint: (channel, message) => transport?.send(channel, message),
    subscribe(channel, handler) {
      emitter.on(channel, handler);
      return () => emitter.off(channel, handler);
    },
    async close() {
      emitter.removeAllListeners();
      await transport?.close();
    },
  };
}

const SHARED_CHANNEL = 'everafter_live';

/** LISTEN/NOTIFY between processes on one PostgreSQL; reconnects by itself. */
export function createPostgresTransport(pool: Pool, sender: string, log: Log): LiveTransport {
  let letGo = (_error?: Error): void => {};
  let closed = false;
  const sending = new Set<Promise<unknown>>();
  let deliver: (channel: string, message: LiveMessage) => void = () => {};

  const listen = async (): Promise<void> => {
    const client: PoolClient = await pool.connect();
    let isHeld = true;
    letGo = (error) => {
      if (!isHeld) return;
      isHeld = false;
      client.release(error ?? true);
    };
    client.on('notification', ({ payload }) => {
      const packet = JSON.parse(payload ?? '{}') as {
        from: string;
        channel: string;
        message: LiveMessage;
      };
      if (packet.from !== sender) deliver(packet.channel, packet.message);
    });
    // A connection can fail more than once, and after it was given back.
    client.on('error', (error) => {
      if (!isHeld) return;
      letGo(error);
      if (!closed) listenAgain(error);
    });
    await client.query(`LISTEN ${SHARED_CHANNEL}`);
  };
  const listenAgain = (error: unknown): void => {
    log.warn({ err: error }, 'live listener lost, listening again');
    setTimeout(() => {
      if (!closed) listen().catch(listenAgain);
    }, 500).unref();
  };

  return {
    carriesText: false,
    send(channel, message) {
      const sent = pool
        .query('SELECT pg_notify($1, $2)', [
          SHARED_CHANNEL,
          JSON.stringify({ from: sender, channel, message }),
        ])
        .catch((error: unknown) => log.warn({ err: error }, 'live message not sent'))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
    async onMessage(handler) {
      deliver = handler;
      await listen();
    },
    async close() {
      closed = true;
      // A command that ends with its announcement still has it heard.
      await Promise.all(sending);
      letGo();
    },
  };
}

/** Redis or Valkey pub/sub between processes; carries texts, so tokens reach every process as they come. */
export async function createRedisTransport(
  url: string,
  sender: string,
  log: Log,
): Promise<LiveTransport> {
  const { Redis } = await import('ioredis');
  const publisher = new Redis(url);
  const subscriber = new Redis(url);
  for (const client of [publisher, subscriber])
    client.on('error', (error) => log.warn({ err: error }, 'redis connection'));
  return {
    carriesText: true,
    send(channel, message) {
      publisher
        .publish(SHARED_CHANNEL, JSON.stringify({ from: sender, channel, message }))
        .catch((error: unknown) => log.warn({ err: error }, 'live message not sent'));
    },
    async onMessage(handler) {
      subscriber.on('message', (_name, payload) => {
        const packet = JSON.parse(payload) as {
          from: string;
          channel: string;
          message: LiveMessage;
        };
        if (packet.from !== sender) handler(packet.channel, packet.message);
      });
      await subscriber.subscribe(SHARED_CHANNEL);
    },
    async close() {
      subscriber.disconnect();
      // Sends what still waits; a server that is gone is not waited for.
      if (publisher.status === 'ready') await publisher.quit().catch(() => undefined);
      else publisher.disconnect();
    },
  };
}
