import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { Client } from 'pg';

/** Counters of the work since the start. */
export interface Work {
  at: number;
  /** Undefined without pg_stat_statements. */
  statements?: number;
  /** Milliseconds in the database. */
  databaseMs?: number;
  /** Undefined without Redis. */
  publishes?: number;
  /** Milliseconds of CPU by process. */
  cpuMs: Map<string, number>;
}

/** Processes by name, and the servers that count their requests. */
export interface Watched {
  processes: { name: string; pid: number }[];
  databaseUrl?: string | undefined;
  redisUrl?: string | undefined;
}

/** Preloads the library of PostgreSQL that counts statements. */
export const COUNTS_STATEMENTS = { shared_preload_libraries: 'pg_stat_statements' };

export async function readWork({ processes, databaseUrl, redisUrl }: Watched): Promise<Work> {
  return {
    at: performance.now(),
    ...(databaseUrl && (await readStatements(databaseUrl))),
    ...(redisUrl && { publishes: await readPublishes(redisUrl) }),
    cpuMs: new Map(processes.map(({ name, pid }) => [name, readCpu(pid)])),
  };
}

/** Queries from another database of the server, so that these queries do not count. */
async function readStatements(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    const { rows } = await client.query<{ calls: number; time: number }>(
      `SELECT sum(calls)::float AS calls, sum(total_exec_time)::float AS time
       FROM pg_stat_statements JOIN pg_database ON pg_database.oid = dbid WHERE datname = $1`,
      [name],
    );
    return { statements: rows[0]!.calls, databaseMs: rows[0]!.time };
  } finally {
    await client.end();
  }
}

async function readPublishes(redisUrl: string): Promise<number> {
  const redis = new Redis(redisUrl);
  try {
    const stats = await redis.info('commandstats');
    return Number(/cmdstat_publish:calls=(\d+)/.exec(stats)?.[1] ?? 0);
  } finally {
    redis.disconnect();
  }
}

let ticksPerSecond: number | undefined;

/** Milliseconds of CPU that a process has used, with its threads. Linux only. */
function readCpu(pid: number): number {
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain spaces. After it, user time is the 12th field and system time the 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
