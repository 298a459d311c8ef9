import { EventEmitter } from 'node:events';
import type { Pool, PoolClient } from 'pg';
import type { Log } from './log.ts';

/** A small JSON message on a channel such as `chat:<id>`. */
export type LiveMessage = Record<string, unknown>;
type Handler = (message: LiveMessage) => void;

/** Carries messages between processes. Messages may be delivered twice, but never to the sender. */
export interface LiveTransport {
  /**
   * True if the transport may carry texts (Redis). PostgreSQL's NOTIFY is limited to 8,000 bytes,
   * so it carries only ids.
   */
  readonly carriesText: boolean;
  send(channel: string, message: LiveMessage): void;
  onMessage(handler: (channel: string, message: LiveMessage) => void): Promise<void>;
  close(): Promise<void>;
}

export interface Live {
  /**
   * Delivers `message` in this process, and in the others if the transport carries texts; otherwise
   * they receive `hint` (null for nothing).
   */
  publish(channel: string, message: LiveMessage, hint?: LiveMessage | null): void;
  /** Publishes to other processes only. */
  hint(channel: string, message: LiveMessage): void;
  /** Returns a function that unsubscribes. */
  subscribe(channel: string, handler: Handler): () => void;
  close(): Promise<void>;
}

/** The live bus: in process, and over `transport` if the roles run in separate processes. */
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

/** LISTEN/NOTIFY between the processes of one PostgreSQL server; reconnects automatically. */
export function createPostgresTransport(pool: Pool, sender: string, log: Log): LiveTransport {
  let release = (_error?: Error): void => {};
  let closed = false;
  const sending = new Set<Promise<unknown>>();
  let deliver: (channel: string, message: LiveMessage) => void = () => {};

  const listen = async (): Promise<void> => {
    const client: PoolClient = await pool.connect();
    let isHeld = true;
    release = (error) => {
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
    // A connection can fail more than once, also after it was released.
    client.on('error', (error) => {
      if (!isHeld) return;
      release(error);
      if (!closed) reconnect(error);
    });
    await client.query(`LISTEN ${SHARED_CHANNEL}`);
  };
  const reconnect = (error: unknown): void => {
    log.warn({ err: error }, 'live listener lost, reconnecting');
    setTimeout(() => {
      if (!closed) listen().catch(reconnect);
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
      // Ensures that the last message of an ending command is sent.
      await Promise.all(sending);
      release();
    },
  };
}

/**
 * Redis or Valkey pub/sub between processes. It carries texts, so tokens reach every process
 * immediately.
 */
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
      // Flushes pending messages if the server is still connected.
      if (publisher.status === 'ready') await publisher.quit().catch(() => undefined);
      else publisher.disconnect();
    },
  };
}
