import type { Redis } from 'ioredis';
import { createListening } from './live-listening.ts';
import type { LiveTransport } from './live.ts';
import type { Log } from './log.ts';
import { REDIS_TIMEOUTS } from './redis-timeouts.ts';

const PREFIX = 'everafter:';
/** How often a subscriber without messages pings Redis. Milliseconds. */
const PING_EVERY_MS = 5000;
/** Connection attempts that may fail before the start fails. */
const FIRST_TRIES = 20;

/**
 * Redis or Valkey pub/sub between processes, one Redis channel per channel. It carries texts, so
 * tokens reach every process that reads them immediately. A payload is the sender, a line break and
 * the JSON.
 */
export async function createRedisTransport(
  url: string,
  sender: string,
  log: Log,
): Promise<LiveTransport> {
  const { Redis } = await import('ioredis');
  // Messages sent in one tick share one write.
  const publisher = new Redis(url, {
    ...REDIS_TIMEOUTS,
    lazyConnect: true,
    enableAutoPipelining: true,
  });
  // Subscriptions are sent explicitly on each connection, to know when they are confirmed.
  const subscriber = new Redis(url, {
    socketTimeout: REDIS_TIMEOUTS.socketTimeout,
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
  });
  for (const client of [publisher, subscriber])
    client.on('error', (error) => log.warn({ err: error }, 'redis connection'));
  const head = `${sender}\n`;
  const sending = new Set<Promise<unknown>>();
  let missed = (): void => {};
  let pinging: NodeJS.Timeout | undefined;
  const listening = createListening(log, () => missed());

  return {
    carriesText: true,
    send(channel, json) {
      const sent = publisher
        .publish(PREFIX + channel, head + json)
        .catch((error: unknown) => log.warn({ err: error }, 'live message not sent'))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
    async open(receiver) {
      missed = receiver.missed;
      subscriber.on('message', (name, payload) => {
        if (payload.startsWith(head)) return;
        receiver.receive(name.slice(PREFIX.length), payload.slice(payload.indexOf('\n') + 1));
      });
      const connected = Promise.withResolvers<void>();
      subscriber.on('ready', () => {
        const drop = (error: unknown): void => log.warn({ err: error }, 'live bus left a channel');
        listening
          .connected({
            listen: (names) => subscriber.subscribe(...names.map((name) => PREFIX + name)),
            unlisten: (name) => void subscriber.unsubscribe(PREFIX + name).catch(drop),
          })
          .then(connected.resolve, connected.reject);
      });
      subscriber.on('close', () => listening.lost());
      subscriber.connect().catch(() => undefined);
      // The socket timeout ends a connection only while an answer is due.
      const ping = () => void subscriber.ping().catch(() => undefined);
      pinging = setInterval(ping, PING_EVERY_MS).unref();
      await Promise.all([connectFirst(publisher), connected.promise]);
    },
    listen: (channel) => listening.listen(channel),
    unlisten: (channel) => listening.unlisten(channel),
    async close() {
      clearInterval(pinging);
      listening.lost();
      subscriber.disconnect();
      // Sends the last messages of an ending process if the server is still connected. Each wait
      // ends with the command's timeout.
      if (publisher.status === 'ready') {
        await Promise.all(sending);
        await publisher.quit().catch(() => publisher.disconnect());
      } else publisher.disconnect();
    },
  };
}

/** Connects, with several tries. @throws Error that says why none succeeded */
function connectFirst(client: Redis): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let tries = 0;
  let reason = 'it does not answer';
  client.on('error', ({ message }) => (reason = message));
  client.on('close', () => {
    tries += 1;
    if (tries === FIRST_TRIES) reject(new Error(`Redis cannot be reached: ${reason}`));
  });
  client.once('ready', resolve);
  client.connect().catch(() => undefined);
  return promise;
}
