import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { testDatabaseUrl } from '#tests/helpers/environment.ts';
import { openDatabase, type Database } from './client.ts';

describe.skipIf(!testDatabaseUrl)('a connection that is lost', () => {
  let database: Database;
  afterEach(() => database.close());
  // With only one connection, a leaked one is noticed.
  const open = async () => {
    database = await openDatabase({ databaseUrl: testDatabaseUrl!, dataDir: null, poolSize: 1 });
    database.pool.on('error', () => {});
    return database;
  };

  it.each([
    ['between two statements', 'SELECT 1'],
    ['during a statement', 'SELECT pg_sleep(60)'],
  ])('fails the transaction %s, and nothing else', async (_when, statement) => {
    const { db, patient } = await open();
    const error = await db
      .transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
        const running = tx.execute(sql.raw(statement));
        await patient.db.execute(sql`SELECT pg_terminate_backend(${rows[0]!.pid})`);
        await running;
        await tx.execute(sql`SELECT 1`);
      })
      .catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  });

  it('is released by a transaction that could not begin', async () => {
    const { db, pool } = await open();
    pool.once('acquire', (client) => void client.end());
    await expect(db.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toThrow();
    expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  });

  it('is closed before the silence timeout when idle', async () => {
    const errors: unknown[] = [];
    database = await openDatabase({
      databaseUrl: testDatabaseUrl!,
      dataDir: null,
      statementTimeoutMs: 400,
    });
    database.pool.on('error', (error) => errors.push(error));
    await database.db.execute(sql`SELECT 1`);
    expect(database.pool.totalCount).toBe(1);
    await expect.poll(() => database.pool.totalCount).toBe(0);
    expect(errors).toEqual([]);
  });
});
