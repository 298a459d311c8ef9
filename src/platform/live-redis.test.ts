import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startQuietRedis, type QuietRedis } from '#tests/helpers/quiet-redis.ts';
import { createRedisTransport } from './live-redis.ts';
import type { LiveTransport } from './live.ts';
import { createLog } from './log.ts';

const missed = vi.fn<() => void>();
let redis: QuietRedis;
let transport: LiveTransport;

beforeEach(async () => {
  missed.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  redis = await startQuietRedis();
  transport = await createRedisTransport(redis.url, 'here', createLog('silent'));
});
afterEach(async () => {
  const closed = transport.close();
  await vi.advanceTimersByTimeAsync(10_000);
  await closed;
  await redis.close();
  vi.useRealTimers();
});

const open = () => transport.open({ receive: () => {}, missed });
const follow = (promise: Promise<void>): (() => string) => {
  let state = 'waits';
  promise.then(
    () => (state = 'done'),
    (error: Error) => (state = error.message),
  );
  return () => state;
};
/** Advances fake time between the checks of a poll, so that sockets can work in between. */
const passTime = () => vi.advanceTimersByTimeAsync(200);

it('treats a silent Redis as gone and reports the gap to readers once it is back', async () => {
  await open();
  await transport.listen('chat:1');
  redis.fallSilent();
  const before = redis.connections();
  await expect.poll(async () => (await passTime(), redis.connections())).toBeGreaterThan(before);
  expect(missed).not.toHaveBeenCalled();
  redis.speak();
  await expect.poll(async () => (await passTime(), missed.mock.calls.length)).toBe(1);
  expect(redis.received('subscribe').at(-1)).toEqual(['everafter:chat:1']);
});

it('keeps the connection to a Redis that sends no messages but answers pings', async () => {
  await open();
  const pings = () => redis.received('ping').length;
  const before = redis.connections();
  await expect.poll(async () => (await passTime(), pings())).toBe(3);
  expect(redis.connections()).toBe(before);
});

it('closes within seconds when Redis is silent', async () => {
  await open();
  redis.fallSilent();
  for (let n = 0; n < 3; n += 1) transport.send('chat:1', JSON.stringify({ n }));
  await expect.poll(() => redis.received('publish').length).toBe(3);
  transport.send('chat:1', '{}');
  const closed = follow(transport.close());
  await expect.poll(async () => (await passTime(), closed())).toBe('done');
});

it('waits at the start for a Redis that answers late', async () => {
  redis.fallSilent();
  const opened = follow(open());
  await expect.poll(async () => (await passTime(), redis.connections())).toBeGreaterThan(2);
  expect(opened()).toBe('waits');
  redis.speak();
  await expect.poll(async () => (await passTime(), opened())).toBe('done');
});

it('gives up at the start when there is no Redis', async () => {
  await redis.close();
  const opened = follow(open());
  await expect
    .poll(async () => (await vi.advanceTimersByTimeAsync(6000), opened()))
    .toMatch(/ECONNREFUSED/);
});
