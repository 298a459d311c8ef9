import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { holdConnection } from './hold-connection.ts';

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

/** Listens on a server with its own connection from the pool. */
export const listenOnServer =
  (pool: Pool): Listen =>
  async (channel, { onNotification, onReconnect, onError }) => {
    const held = await holdConnection(pool, {
      reconnectAfterMs: RECONNECT_AFTER_MS,
      async onConnect(client, isAgain) {
        client.on('notification', ({ payload = '' }) => onNotification(payload));
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
        if (isAgain) onReconnect();
      },
      onError,
    });
    return { close: async () => held.close() };
  };

/**
 * Listens on the embedded database. Its connections are one session, so a notification arrives on
 * any of them that runs a statement; call this before the pool's first connection.
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
