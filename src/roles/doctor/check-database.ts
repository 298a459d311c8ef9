import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { openDatabase, PATIENT_POOL_SIZE, type Db } from '#db/client.ts';
import { DataDirLocked, findRunningDatabase } from '#db/embedded/lock.ts';
import { findPendingMigrations } from '#db/schema-version.ts';
import type { Config } from '#platform/config.ts';
import { ok, problem, warning, type Check, type Outcome } from './check.ts';

const OLDEST_SERVER = 150_000;
/** A clock that is off by more than this makes signed addresses and leases wrong. Milliseconds. */
const SKEW_MS = 5_000;

export interface OpenedDatabase {
  db: Db;
  isRunning: boolean;
  close(): Promise<void>;
}

/** Opens the configured database; an embedded one that the product holds through its socket. */
export async function openForDoctor(config: Config): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir } = config;
  try {
    const opened = await openDatabase({ databaseUrl, dataDir, poolSize: 3 });
    opened.pool.on('error', () => {});
    return { db: opened.db, isRunning: false, close: () => opened.close() };
  } catch (error) {
    const host = error instanceof DataDirLocked ? findRunningDatabase(dataDir) : null;
    if (!host) throw error;
    const pool = new Pool({ host, user: 'postgres', database: 'postgres', max: 3 });
    pool.on('error', () => {});
    return { db: drizzle(pool), isRunning: true, close: () => pool.end() };
  }
}

/** @param open opens the database once for all checks */
export const databaseChecks = (config: Config, open: () => Promise<OpenedDatabase>): Check[] => [
  {
    name: 'database',
    advice: config.databaseUrl
      ? 'Start PostgreSQL, or correct DATABASE_URL.'
      : `Restore ${config.dataDir} from a backup, or move it away to start from scratch.`,
    run: async () => {
      const { db, isRunning } = await open();
      const version = await readSetting(db, 'server_version_num');
      const detail = `PostgreSQL ${Math.floor(version / 10_000)}`;
      if (!config.databaseUrl)
        return ok(
          `embedded ${detail}, ${isRunning ? 'held by the running product' : 'not in use'}`,
        );
      return version < OLDEST_SERVER
        ? problem(`${detail} is too old: use 15 or newer.`)
        : ok(detail);
    },
  },
  {
    name: 'schema',
    advice: 'See docs/upgrade.md.',
    run: async () => {
      const pending = await findPendingMigrations((await open()).db);
      if (pending.length === 0) return ok('every migration of this release has run');
      const detail = `${pending.length} migrations have not run`;
      return config.migrateOnStart
        ? warning(`${detail}: the next start runs them. Back up before.`)
        : problem(`${detail}, and MIGRATE_ON_START is false: run npm run admin -- migrate.`);
    },
  },
  {
    name: 'clock',
    advice: 'Synchronize the clocks of all machines with NTP.',
    run: async () => {
      const before = Date.now();
      const { rows } = await (
        await open()
      ).db.execute<{ now: string }>(
        'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint::text AS now',
      );
      const skew = Math.abs(Number(rows[0]!.now) - (before + Date.now()) / 2);
      return skew > SKEW_MS
        ? problem(
            `this clock and the database's differ by ${Math.round(skew / 1000)} seconds. Synchronize both with NTP.`,
          )
        : ok(`${new Date().toISOString()}, in sync with the database`);
    },
  },
  ...(config.databaseUrl ? serverChecks(config, open) : []),
];

const serverChecks = (config: Config, open: () => Promise<OpenedDatabase>): Check[] => [
  {
    name: 'connections',
    advice: 'See docs/operating/split.md for what each process opens.',
    run: async () => {
      const { db } = await open();
      const [most, reserved] = [
        await readSetting(db, 'max_connections'),
        await readSetting(db, 'superuser_reserved_connections'),
      ];
      const { rows } = await db.execute<{ used: number }>(
        'SELECT count(*)::int AS used FROM pg_stat_activity',
      );
      const own = config.database.poolSize + PATIENT_POOL_SIZE + 1;
      const detail = `${rows[0]!.used} of ${most} are open; a process opens up to ${own}`;
      if (own > most - reserved)
        return problem(`${detail}: lower DATABASE_POOL_SIZE, or raise max_connections.`);
      return rows[0]!.used > (most - reserved) * 0.8
        ? warning(`${detail}: raise max_connections.`)
        : ok(detail);
    },
  },
  {
    name: 'backups',
    advice: 'See docs/operating/backup.md.',
    run: async () => checkArchiving((await open()).db),
  },
];

async function checkArchiving(db: Db): Promise<Outcome> {
  const { rows } = await db.execute<{
    mode: string;
    archived: string | null;
    failed: string | null;
    is_failing: boolean | null;
  }>(
    `SELECT current_setting('archive_mode') AS mode, last_archived_time::text AS archived,
            last_failed_time::text AS failed, last_failed_time > last_archived_time AS is_failing
     FROM pg_stat_archiver`,
  );
  const { mode = 'off', archived = null, failed = null, is_failing = null } = rows[0] ?? {};
  if (mode === 'off')
    return warning(
      'PostgreSQL does not archive WAL, so point-in-time recovery is not possible: see docs/operating/backup.md.',
    );
  if (is_failing || (failed && !archived))
    return problem(
      `PostgreSQL could not archive its WAL at ${failed}: check archive_command and its log.`,
    );
  return archived
    ? ok(`WAL was last archived at ${archived}`)
    : warning('no WAL was archived yet: run SELECT pg_switch_wal() and check again.');
}

async function readSetting(db: Db, name: string): Promise<number> {
  const { rows } = await db.execute<{ value: string }>(
    `SELECT current_setting('${name}') AS value`,
  );
  return Number(rows[0]!.value);
}
