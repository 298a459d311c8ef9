import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startQuietRedis, type QuietRedis } from '#tests/helpers/quiet-redis.ts';
import type { Config } from './config.ts';
import type { AppError } from './errors.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

let redis: QuietRedis;
let limits: RateLimits;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  redis = await startQuietRedis();
  limits = await createRateLimits({ rateLimits: true, redisUrl: redis.url } as Config);
  // Until it is connected, calls are counted in memory.
  await vi.waitUntil(async () => (await countInRedis()) === 1);
});
afterEach(async () => {
  await limits.close();
  await redis.close();
  vi.useRealTimers();
});

/** Counts a call. @returns how many calls Redis has received so far */
async function countInRedis(): Promise<number> {
  await limits.consume('search', 'someone');
  return redis.received('evalsha').length;
}

/** Counts a call, and reports its outcome so far. */
function ask(): () => string {
  let state = 'waits';
  limits.consume('appeal', 'user').then(
    () => (state = 'counted'),
    ({ code }: AppError) => (state = code),
  );
  return () => state;
}

it('counts in memory within a second when Redis is silent', async () => {
  redis.fallSilent();
  const asked = Array.from({ length: 11 }, ask);
  await expect.poll(() => redis.received('evalsha').length).toBe(12);
  await vi.advanceTimersByTimeAsync(1000);
  const counted = Array<string>(10).fill('counted');
  expect(asked.map((state) => state())).toEqual([...counted, 'rate_limited']);
});

it('replaces a silent connection, and counts no call twice there', async () => {
  redis.fallSilent();
  const asked = [ask(), ask()];
  await expect.poll(() => redis.received('evalsha').length).toBe(3);
  const passTime = () => vi.advanceTimersByTimeAsync(250);
  await expect.poll(async () => (await passTime(), redis.connections())).toBe(2);
  expect(asked.map((state) => state())).toEqual(['counted', 'counted']);
  redis.speak();
  const before = redis.received('evalsha').length;
  await expect.poll(async () => (await passTime(), countInRedis())).toBe(before + 1);
});
