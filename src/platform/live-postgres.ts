import type { Pool } from 'pg';
import { holdConnection } from '#db/hold-connection.ts';
import { queryWithin } from '#db/query-within.ts';
import { createListening } from './live-listening.ts';
import type { LiveTransport } from './live.ts';
import type { Log } from './log.ts';

/**
 * Enough that a process receives few messages of unrelated chats, and few enough to listen to all.
 */
const SHARDS = 128;
/** PostgreSQL refuses longer payloads, and then the whole statement fails. */
const MAX_PAYLOAD_BYTES = 7999;
const RECONNECT_AFTER_MS = 500;
/** If the server is silent for longer, later messages go over another connection. */
const SEND_WITHIN_MS = 10_000;

const SEND = 'SELECT pg_notify(c, p) FROM unnest($1::text[], $2::text[]) AS t (c, p)';

/** The NOTIFY name for a channel: one of 128, by FNV-1a hash. */
export function shardOf(channel: string): string {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(channel)) hash = Math.imul(hash ^ byte, 0x01000193);
  return `everafter_live_${(hash >>> 0) % SHARDS}`;
}

/**
 * LISTEN/NOTIFY between the processes of one PostgreSQL server; reconnects automatically. Channels
 * share names. A payload is the sender, the channel and the JSON, with line breaks between them.
 */
export function createPostgresTransport(pool: Pool, sender: string, log: Log): LiveTransport {
  const head = `${sender}\n`;
  const channels = new Map<string, Set<string>>();
  let receive = (_channel: string, _json: string): void => {};
  let missed = (): void => {};
  let held: Awaited<ReturnType<typeof holdConnection>> | undefined;
  const listening = createListening(log, () => missed());

  const take = (payload: string): void => {
    if (payload.startsWith(head)) return;
    const [from, channel] = payload.split('\n', 2) as [string, string];
    receive(channel, payload.slice(from.length + channel.length + 2));
  };
  const connect = () =>
    holdConnection(pool, {
      reconnectAfterMs: RECONNECT_AFTER_MS,
      async onConnect(client) {
        client.on('notification', ({ payload }) => take(payload ?? ''));
        await listening.connected({
          listen: (names) => client.query(names.map((name) => `LISTEN ${name}`).join(';')),
          unlisten: (name) =>
            void client
              .query(`UNLISTEN ${name}`)
              .catch((error: unknown) =>
                log.warn({ err: error }, 'live bus could not stop listening to a channel'),
              ),
        });
      },
      onEnd: () => listening.lost(),
      onError: (error) => log.warn({ err: error }, 'live listener lost, reconnecting'),
    });

  const sendTogether = createSender(pool, log);
  return {
    carriesText: false,
    send(channel, json) {
      const payload = `${head}${channel}\n${json}`;
      if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES)
        log.warn({ channel }, 'live message too large for NOTIFY');
      else sendTogether.add(shardOf(channel), payload);
    },
    async open(receiver) {
      ({ receive, missed } = receiver);
      held = await connect();
    },
    listen(channel) {
      const shard = shardOf(channel);
      const sharing = channels.get(shard) ?? new Set();
      channels.set(shard, sharing.add(channel));
      return listening.listen(shard);
    },
    unlisten(channel) {
      const shard = shardOf(channel);
      const sharing = channels.get(shard);
      if (!sharing?.delete(channel) || sharing.size > 0) return;
      channels.delete(shard);
      listening.unlisten(shard);
    },
    async close() {
      // Ensures that the last message of an ending command is sent.
      await sendTogether.done();
      held?.close();
    },
  };
}

/**
 * Sends the messages of one tick in one statement, without duplicates. It runs one statement at a
 * time to keep the order; messages that arrive meanwhile are sent together.
 */
function createSender(pool: Pool, log: Log) {
  const waiting = new Map<string, string>();
  let sending: Promise<void> | undefined;
  const flush = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.size > 0) {
      const parameters = [[...waiting.values()], [...waiting.keys()]];
      waiting.clear();
      await queryWithin(pool, SEND_WITHIN_MS, SEND, parameters).catch((error: unknown) =>
        log.warn({ err: error }, 'live messages not sent'),
      );
    }
    sending = undefined;
  };
  return {
    add(name: string, payload: string): void {
      waiting.set(payload, name);
      sending ??= flush();
    },
    done: async (): Promise<void> => sending,
  };
}
