import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Redis } from 'ioredis';
import type { Context } from '#platform/context.ts';
import { REDIS_TIMEOUTS } from '#platform/redis-timeouts.ts';
import { formatBytes } from '#shared/format-bytes.ts';

/** The time limit for a part's answer, and how long the answer is cached. Milliseconds. */
const ANSWER_WITHIN_MS = 1_000;
const KEEP_MS = 1_000;
/** Below this much free disk space the process reports itself as down. */
export const FULL_BELOW_BYTES = 200 * 1024 ** 2;

export interface PartHealth {
  ready: boolean;
  detail: string;
}

export interface Probes {
  /** Probes every part, at most once a second however often this is called. */
  read(): Promise<Record<string, PartHealth>>;
  close(): void;
}

type Probed = Pick<Context, 'config' | 'database' | 'db' | 'storage'>;

/**
 * Probes the database, Redis, the storage and the disk, which /ready reports in addition to the
 * start.
 */
export async function createProbes(
  { config, database, db, storage }: Probed,
  { freeBytes = readFreeBytes } = {},
): Promise<Probes> {
  const redis = config.redisUrl ? await connectRedis(config.redisUrl) : undefined;
  const where = database.kind === 'embedded' ? `embedded, in ${config.dataDir}` : 'PostgreSQL';
  const probes: Record<string, () => Promise<string>> = {
    async database() {
      await db.execute(sql`SELECT 1`);
      return where;
    },
    async storage() {
      await storage.probe();
      return storage.status().detail;
    },
    async disk() {
      const free = await freeBytes(config.dataDir);
      const detail = `${formatBytes(free)} free in ${config.dataDir}`;
      if (free < FULL_BELOW_BYTES) throw new Error(detail);
      return detail;
    },
  };
  if (redis)
    probes['redis'] = async () => {
      await redis.ping();
      return 'answers';
    };
  /** A pending probe is not repeated, so that a silent part holds only one connection. */
  const asked = new Map<string, Promise<string>>();
  const ask = (name: string, probe: () => Promise<string>): Promise<string> => {
    const running = asked.get(name) ?? probe().finally(() => asked.delete(name));
    asked.set(name, running);
    return running;
  };
  const readAll = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(probes).map(async ([name, probe]) => [
          name,
          await answerOf(ask(name, probe)),
        ]),
      ),
    ) as Record<string, PartHealth>;
  let kept: { until: number; answer: ReturnType<typeof readAll> } | undefined;
  return {
    read() {
      const now = performance.now();
      if (!kept || kept.until < now) kept = { until: now + KEEP_MS, answer: readAll() };
      return kept.answer;
    },
    close: () => redis?.disconnect(),
  };
}

/** Fails at once while it is not connected; connects again by itself. */
async function connectRedis(url: string): Promise<Redis> {
  const redis = new (await import('ioredis')).Redis(url, {
    enableOfflineQueue: false,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
    // A connection that falls silent is replaced.
    socketTimeout: REDIS_TIMEOUTS.socketTimeout,
  });
  redis.on('error', () => {});
  return redis;
}

function answerOf(asked: Promise<string>): Promise<PartHealth> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve({ ready: false, detail: `no answer within ${ANSWER_WITHIN_MS} ms` }),
      ANSWER_WITHIN_MS,
    );
    asked
      .then(
        (detail) => resolve({ ready: true, detail }),
        (error: unknown) => resolve({ ready: false, detail: describeCause(error) }),
      )
      .finally(() => clearTimeout(timer));
  });
}

/** Without the statement, which drizzle puts into its message. */
export function describeCause(error: unknown): string {
  let at = error;
  while (at instanceof Error && at.cause instanceof Error) at = at.cause;
  if (!(at instanceof Error)) return String(at);
  return at.message || ((at as NodeJS.ErrnoException).code ?? at.name);
}

export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
