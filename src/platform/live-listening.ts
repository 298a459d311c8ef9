import type { Log } from './log.ts';

/** One connection of a transport. It runs commands in order. */
export interface ListeningConnection {
  /** Resolves when the server has confirmed all names. */
  listen(names: string[]): Promise<unknown>;
  unlisten(name: string): void;
}

interface WantedName {
  isListened: boolean;
  confirmed: PromiseWithResolvers<void>;
}

/** Milliseconds until names that the server refused are retried. */
const RETRY_AFTER_MS = 1000;
/** Names per command. */
const BATCH = 1000;

/**
 * The names that a transport listens to, across connections: a new connection listens to all of
 * them, and then `onGap` is called, since messages were lost in between.
 */
export function createListening(log: Log, onGap: () => void) {
  const wanted = new Map<string, WantedName>();
  let connection: ListeningConnection | undefined;
  let hadConnection = false;

  const isWanted = ([name, entry]: [string, WantedName]): boolean => wanted.get(name) === entry;

  /** Listens to the entries until all are confirmed or the connection is gone. */
  const confirm = async (
    on: ListeningConnection,
    entries: [string, WantedName][],
  ): Promise<void> => {
    let left = entries;
    while (on === connection && left.length > 0) {
      const batch = left.slice(0, BATCH);
      try {
        await on.listen(batch.map(([name]) => name));
        if (on !== connection) return;
        for (const [, entry] of batch) {
          entry.isListened = true;
          entry.confirmed.resolve();
        }
        left = left.slice(BATCH).filter(isWanted);
      } catch (error) {
        if (on !== connection) return;
        log.warn({ err: error }, 'live bus cannot listen');
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS).unref());
        left = left.filter(isWanted);
      }
    }
  };

  return {
    /** Resolves when the name is listened to; the same promise while it stays wanted. */
    listen(name: string): Promise<void> {
      const known = wanted.get(name);
      if (known) return known.confirmed.promise;
      const entry = { isListened: false, confirmed: Promise.withResolvers<void>() };
      wanted.set(name, entry);
      if (connection) void confirm(connection, [[name, entry]]);
      return entry.confirmed.promise;
    },
    unlisten(name: string): void {
      if (wanted.delete(name)) connection?.unlisten(name);
    },
    /** Switches to a new connection. Resolves when it listens to everything. */
    async connected(on: ListeningConnection): Promise<void> {
      connection = on;
      const isAgain = hadConnection;
      hadConnection = true;
      await confirm(on, [...wanted]);
      if (isAgain && on === connection) onGap();
    },
    /** The connection is gone: later callers wait for the next one. */
    lost(): void {
      connection = undefined;
      for (const entry of wanted.values())
        if (entry.isListened)
          Object.assign(entry, { isListened: false, confirmed: Promise.withResolvers<void>() });
    },
  };
}
