import { Redis } from 'ioredis';
import { expect, test, vi } from 'vitest';
import type { Config } from '#platform/config.ts';
import { createRedisTransport } from '#platform/live-redis.ts';
import { createLive } from '#platform/live.ts';
import { createLog, type Log } from '#platform/log.ts';
import { createRateLimits } from '#platform/rate-limits.ts';
import { startRedis } from '../../scripts/services.ts';

const PATIENCE = { timeout: 30_000 };

async function timeOf(work: Promise<void>): Promise<number> {
  const from = performance.now();
  await work;
  return performance.now() - from;
}

test('a stopped Redis delays nobody, and is used again once it continues', async () => {
  const redis = await startRedis();
  const logged: string[] = [];
  const admin = new Redis(redis.url);
  const pid = Number(/process_id:(\d+)/.exec(await admin.info('server'))![1]);
  const bus = async (sender: string, log: Log) =>
    createLive(await createRedisTransport(redis.url, sender, log));
  const there = await bus('there', createLog('warn', { write: (line) => void logged.push(line) }));
  const here = await bus('here', createLog('silent'));
  const limits = await createRateLimits({ rateLimits: true, redisUrl: redis.url } as Config);
  /** Counts a call. @returns how many Redis knows of */
  const count = async (): Promise<number> => {
    await limits.consume('appeal', 'user');
    return Number(await admin.get('everafter:appeal:user'));
  };
  const got: unknown[] = [];
  const gap = vi.fn<() => void>();
  try {
    await there.subscribe('chat:1', ({ n }) => got.push(n), gap).ready;
    await expect.poll(count).toBe(1);
    process.kill(pid, 'SIGSTOP');
    try {
      expect(await timeOf(limits.consume('appeal', 'user'))).toBeLessThan(2000);
      here.publish('chat:1', { n: 'perhaps lost' });
      // Once the silent connection is given up, no call waits for it.
      await expect.poll(() => timeOf(limits.consume('search', 'user')), PATIENCE).toBeLessThan(500);
      await expect.poll(() => logged.join(''), PATIENCE).toContain('Socket timeout');
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await expect.poll(() => gap.mock.calls.length, PATIENCE).toBe(1);
    here.publish('chat:1', { n: 'after the gap' });
    await expect.poll(() => got, PATIENCE).toContain('after the gap');
    // Redis had received the call that was also counted in memory, and does not get it again.
    const known = Number(await admin.get('everafter:appeal:user'));
    expect(known).toBe(2);
    await expect.poll(count, PATIENCE).toBe(known + 1);
  } finally {
    await Promise.all([here.close(), there.close(), limits.close()]);
    admin.disconnect();
    await redis.stop();
  }
});
