import { createListening } from './live-listening.ts';
import type { LiveTransport } from './live.ts';
import type { Log } from './log.ts';

const PREFIX = 'everafter:';

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
  // What is sent in one tick leaves in one write.
  const publisher = new Redis(url, { enableAutoPipelining: true });
  // What it listens to is asked for by hand on each connection, to know when that is done.
  const subscriber = new Redis(url, {
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
      // The first connection may take several tries; the ping gives up after 20.
      await Promise.all([publisher.ping(), connected.promise]);
    },
    listen: (channel) => listening.listen(channel),
    unlisten: (channel) => listening.unlisten(channel),
    async close() {
      listening.lost();
      subscriber.disconnect();
      // Sends the last messages of an ending process if the server is still connected.
      if (publisher.status === 'ready') {
        await Promise.all(sending);
        await publisher.quit().catch(() => undefined);
      } else publisher.disconnect();
    },
  };
}
