import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/helpers/test-database.ts';
import { afterCommit } from './after-commit.ts';
import type { Database } from './client.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const failed = new Error('of the test');

test('work runs once, and only after the commit', async () => {
  const done: string[] = [];
  await database.db.transaction(async (tx) => {
    afterCommit(tx, () => done.push('work'));
    await tx.execute(sql`SELECT 1`);
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['work']);
});

test('a rollback forgets the work', async () => {
  const done: string[] = [];
  const doomed = database.db.transaction(async (tx) => {
    afterCommit(tx, () => done.push('work'));
    await tx.execute(sql`SELECT 1`);
    throw failed;
  });
  await expect(doomed).rejects.toBe(failed);
  expect(done).toEqual([]);
});

test('work of a transaction inside another waits for the outer one, and is lost with either', async () => {
  const done: string[] = [];
  await database.patient.db.transaction(async (tx) => {
    await tx.transaction(async (inner) => afterCommit(inner, () => done.push('inner')));
    await tx
      .transaction(async (inner) => {
        afterCommit(inner, () => done.push('undone'));
        throw failed;
      })
      .catch(() => {});
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['inner']);
});

test('anything but an open transaction is refused', () => {
  expect(() => afterCommit(database.db, () => {})).toThrow('open transaction');
});
