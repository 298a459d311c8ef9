import { EventEmitter } from 'node:events';
import type { Pool, PoolClient } from 'pg';

/** Milliseconds until a lost connection is replaced. */
const RECONNECT_AFTER_MS = 500;

/** Receives the payloads of one NOTIFY channel. */
export interface Listener {
  onNotification(payload: string): void;
  /** Called whenever notifications may have been missed: the connection was lost and is back. */
  onReconnect(): void;
  onError(error: unknown): void;
}

/** Listens until `close` is called. Resolves once the channel is listened to. */
export type Listen = (channel: string, listener: Listener) => Promise<{ close(): Promise<void> }>;

/** Listens on a server with a connection of its own from the pool, which is replaced when it is lost. */
export const listenOnServer =
  (pool: Pool): Listen =>
  async (channel, listener) => {
    let isClosed = false;
    let release = (): void => {};
    const connect = async (): Promise<void> => {
      const client: PoolClient = await pool.connect();
      let isHeld = true;
      release = () => {
        if (isHeld) client.release(true);
        isHeld = false;
      };
      client.on('notification', ({ payload = '' }) => listener.onNotification(payload));
      // A connection can fail more than once, also after it was released.
      client.on('error', (error) => {
        if (!isHeld) return;
        release();
        reconnect(error);
      });
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      if (isClosed) release();
    };
    const reconnect = (error: unknown): void => {
      if (isClosed) return;
      listener.onError(error);
      setTimeout(() => {
        if (!isClosed) connect().then(listener.onReconnect, reconnect);
      }, RECONNECT_AFTER_MS).unref();
    };
    await connect();
    return {
      async close() {
        isClosed = true;
        release();
      },
    };
  };

/**
 * Listens on the embedded database. Its connections are one session, so a notification arrives at
 * whichever of them runs a statement; call this before the pool's first connection.
 */
export function listenEmbedded(pool: Pool): Listen {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload = '' }) => emitter.emit(channel, payload)),
  );
  return async (channel, { onNotification }) => {
    emitter.on(channel, onNotification);
    await pool.query(`LISTEN "${channel.replaceAll('"', '""')}"`);
    return {
      async close() {
        emitter.off(channel, onNotification);
      },
    };
  };
}
