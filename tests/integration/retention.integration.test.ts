import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SETTING_NAMES } from '#platform/environment.ts';
import { prune } from '#platform/prune.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { kept_requests } from '#db/schema/index.ts';
import { makeUser } from '#tests/helpers/factories.ts';

const DOCUMENT = readFileSync('docs/operating/retention.md', 'utf8');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function readNames(query: string): Promise<string[]> {
  const { rows } = await app.ctx.db.execute<{ name: string }>(sql.raw(query));
  return rows.map(({ name }) => name);
}

/** The rows of the table under a heading of the document, without its head. */
function readList(heading: string): string[][] {
  const section = DOCUMENT.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const HEADINGS = ['By a setting', 'By a fixed time', 'As long as', 'By law', 'Bounded'];

describe('the list of what is kept', () => {
  test('names every table of the database, once', async () => {
    const tables = await readNames(`
      SELECT CASE nspname WHEN 'public' THEN relname ELSE nspname || '.' || relname END AS name
      FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
      WHERE relkind IN ('r', 'p') AND NOT relispartition AND nspname IN ('public', 'pgboss')`);
    // Jobs are in the partition of the common ones.
    const names = tables.map((name) => (name === 'pgboss.job' ? 'pgboss.job_common' : name));
    const listed = HEADINGS.flatMap((heading) => readList(heading).map(([table]) => table));
    expect(listed.toSorted()).toEqual(names.toSorted());
  });

  test('names settings that exist, and all of them', () => {
    const named = new Set(DOCUMENT.match(/\bKEEP_[A-Z_]+/g));
    expect([...named].toSorted()).toEqual(
      SETTING_NAMES.filter((name) => name.startsWith('KEEP_')).toSorted(),
    );
    for (const [table, setting] of readList('By a setting'))
      expect(SETTING_NAMES, table).toContain(setting!.replaceAll('`', ''));
  });

  test('lists under "as long as their owner" only tables that are deleted with a user', async () => {
    const owned = await readNames(`
      WITH RECURSIVE owned AS (
        SELECT 'users'::regclass::oid AS relid
        UNION SELECT conrelid FROM pg_constraint JOIN owned ON confrelid = owned.relid
        WHERE contype = 'f' AND confdeltype = 'c'
      ) SELECT relid::regclass::text AS name FROM owned`);
    for (const [table] of readList('As long as')) expect(owned).toContain(table);
  });
});

describe('pruning', () => {
  test('deletes matching rows in batches, and leaves the rest', async () => {
    const { db } = app.ctx;
    const { id: user_id } = await makeUser(db);
    const row = (key: number) => ({ user_id, key: `${key}`, digest: 'd', created_at: new Date() });
    await db.insert(kept_requests).values(Array.from({ length: 25 }, (_, at) => row(at)));
    const where = sql`${kept_requests.user_id} = ${user_id} AND ${kept_requests.key} <> '7'`;
    // Without time it ends after one batch, and the next run continues.
    expect(await prune(db, kept_requests, where, { batch: 10, budgetMs: 0 })).toBe(10);
    expect(await prune(db, kept_requests, where, { batch: 10 })).toBe(14);
    expect(await db.select({ key: kept_requests.key }).from(kept_requests)).toEqual([{ key: '7' }]);
  });
});
