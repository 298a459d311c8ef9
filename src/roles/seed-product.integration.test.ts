import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, prepareAlone } from '#db/client.ts';
import { DatabaseNotMigrated } from '#db/schema-version.ts';
import { character_media, character_slugs, users } from '#db/schema/index.ts';
import { SEED_CHARACTERS } from '#features/characters/cast/seeds/index.ts';
import { parseConfig } from '#platform/config.ts';
import { createContext } from '#platform/create-context.ts';
import { createLog } from '#platform/log.ts';
import { logWaiting } from '#platform/prepare-database.ts';
import { testDatabaseUrl } from '#tests/helpers/environment.ts';
import { offersVectors } from '#tests/helpers/plain-user.ts';
import { createEmptyDatabase } from '#tests/helpers/test-database.ts';
import { migrateForOperator } from '../../scripts/admin/migrate.ts';
import { JOBS } from './jobs.ts';
import { seedProduct } from './seed-product.ts';

const KINDS = JOBS.map(({ settings }) => settings);
const PROCESSES = 6;

describe.skipIf(!testDatabaseUrl)('an empty PostgreSQL database', () => {
  let dataDir: string;
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
  const closes: (() => Promise<void>)[] = [];

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'everafter-fleet-'));
  });
  beforeEach(async () => {
    empty = await createEmptyDatabase(testDatabaseUrl!);
  });
  afterEach(async () => {
    await Promise.all(closes.splice(0).map((close) => close()));
    await empty.drop();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const settings = (env: Record<string, string> = {}) =>
    parseConfig({ APP_ENV: 'test', DATABASE_URL: empty.url, DATA_DIR: dataDir, ...env });

  async function start(env?: Record<string, string>, lines: string[] = []) {
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const { ctx, close } = await createContext(settings(env), { jobs: JOBS, log });
    closes.push(close);
    return ctx;
  }

  async function open() {
    const database = await openDatabase({ databaseUrl: empty.url, dataDir: null });
    closes.push(database.close);
    return database;
  }

  it('is prepared and seeded once by six processes that start at the same time', async () => {
    const processes = await Promise.all(Array.from({ length: PROCESSES }, () => start()));
    const [{ db }] = processes as [(typeof processes)[number]];
    // Only two characters are seeded, since drawing all of them takes a minute.
    const others = SEED_CHARACTERS.slice(2).map(({ slug }) => ({ slug }));
    await db.insert(character_slugs).values(others);
    const drawn: string[] = [];
    await Promise.all(
      processes.map((ctx) => {
        const put: typeof ctx.storage.put = (key, bytes) => {
          drawn.push(key);
          return ctx.storage.put(key, bytes);
        };
        return seedProduct({ ...ctx, storage: { ...ctx.storage, put } }, () => {});
      }),
    );
    expect(drawn.length).toBeGreaterThan(0);
    expect(new Set(drawn).size).toBe(drawn.length);
    const media = await db.select().from(character_media);
    expect(new Set(media.map(({ character_id }) => character_id)).size).toBe(2);
    expect(await db.$count(users)).toBeGreaterThan(0);
  }, 120_000);

  it('is waited for while another process prepares it, with one log line', async () => {
    const lines: string[] = [];
    const database = await open();
    const [isHeld, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const [isHeldAgain, releaseAgain] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    const ignore = () => {};
    const holding = prepareAlone(database, ignore, () => {
      isHeld.resolve();
      return release.promise;
    });
    await isHeld.promise;
    const started = start({}, lines);
    await expect.poll(() => lines.length).toBe(1);
    expect(lines[0]).toContain('waiting for another process to prepare the database');
    release.resolve();
    await holding;
    const ctx = await started;
    const seeding = prepareAlone(database, ignore, () => {
      isHeldAgain.resolve();
      return releaseAgain.promise;
    });
    await isHeldAgain.promise;
    let isWaiting = false;
    const say = logWaiting(ctx.log);
    const waited = prepareAlone(
      ctx.database,
      () => {
        say();
        isWaiting = true;
      },
      async () => {},
    );
    await expect.poll(() => isWaiting).toBe(true);
    releaseAgain.resolve();
    await Promise.all([seeding, waited]);
    expect(lines.filter((line) => line.includes('waiting'))).toHaveLength(1);
  });

  it('is left to the others when the process that prepares it dies', async () => {
    const database = await open();
    const held = prepareAlone(
      database,
      () => {},
      (db) => db.execute('SELECT pg_sleep(600)'),
    ).catch((error: unknown) => error);
    const admin = new Client({ connectionString: empty.url });
    await admin.connect();
    const kill = () =>
      admin.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(600)' AND pid <> pg_backend_pid()",
      );
    await expect.poll(async () => (await kill()).rowCount).toBe(1);
    await admin.end();
    expect(await held).toBeInstanceOf(Error);
    await start();
  });

  it('is migrated only by the command if MIGRATE_ON_START is false', async () => {
    const env = { MIGRATE_ON_START: 'false' };
    await expect(start(env)).rejects.toThrow(DatabaseNotMigrated);
    const database = await open();
    const log = createLog('silent');
    expect(await migrateForOperator(database, log, [], settings())).toMatch(
      /^Ran \d+ migrations: 0000_start, .*\. 0/,
    );
    // The tables exist, but a queue does not.
    await expect(start(env)).rejects.toThrow(DatabaseNotMigrated);
    expect(await migrateForOperator(database, log, KINDS, settings())).toBe(
      `No migration was pending. ${KINDS.length} job queues are in place.`,
    );
    const embedding = { EMBEDDING_BASE_URL: 'http://embedder.test', EMBEDDING_MODEL: 'embedder' };
    expect(await migrateForOperator(database, log, KINDS, settings(embedding))).toContain(
      (await offersVectors(database))
        ? 'in place. The table of vectors is, too.'
        : 'in place. Memories are found only by full text: the database server does not have',
    );
    const { db } = await start(env);
    expect(await db.$count(users)).toBe(0);
  });
});
