import type { Pool, PoolClient } from 'pg';

export interface HeldConnection {
  /** Milliseconds until a lost connection is replaced. */
  reconnectAfterMs: number;
  /** Prepares each new connection; `isAgain` is true for those that replace a lost one. */
  onConnect(client: PoolClient, isAgain: boolean): Promise<unknown>;
  /** Called once for each connection that ends, including by `close`. */
  onEnd?(): void;
  /** Called when a connection was lost or could not be reopened. */
  onError(error: unknown): void;
}

/**
 * Holds its own connection from the pool, and replaces it when it is lost, until `close`.
 * Resolves once the first one is prepared. @throws when that fails
 */
export async function holdConnection(
  pool: Pool,
  { reconnectAfterMs, onConnect, onEnd, onError }: HeldConnection,
): Promise<{ close(): void }> {
  let isClosed = false;
  let release = (): void => {};
  const connect = async (isAgain: boolean): Promise<void> => {
    const client = await pool.connect();
    let isHeld = true;
    release = () => {
      if (!isHeld) return;
      isHeld = false;
      onEnd?.();
      client.release(true);
    };
    if (isClosed) return release();
    // A connection can fail more than once, even after it was released.
    client.on('error', (error) => {
      if (!isHeld) return;
      release();
      reconnect(error);
    });
    try {
      await onConnect(client, isAgain);
    } catch (error) {
      // A lost connection is already being replaced.
      if (!isHeld) return;
      release();
      throw error;
    }
  };
  const reconnect = (error: unknown): void => {
    if (isClosed) return;
    onError(error);
    setTimeout(() => {
      if (!isClosed) connect(true).catch(reconnect);
    }, reconnectAfterMs).unref();
  };
  await connect(false);
  return {
    close() {
      isClosed = true;
      release();
    },
  };
}
