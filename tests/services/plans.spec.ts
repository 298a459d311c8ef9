import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeApi } from '#roles/describe-api.ts';
import { createTestApp, type TestApp } from '../helpers/app.ts';
import { testDatabaseUrl } from '../helpers/environment.ts';
import { findWholeReads, recordPlans, type PlanRecorder } from '../helpers/statement-plans.ts';
import { grow } from '../load/grown/grow.ts';
import { listPageCalls, NOT_PAGES, openSessions, type PageCall } from '../load/grown/page-calls.ts';

if (!testDatabaseUrl)
  throw new Error('Run these tests with `npm run test:services`, which starts PostgreSQL.');

/** Enough rows for the planner to prefer a matching index. */
const SIZE = { users: 20_000, messages: 200_000, pictures: 40_000 };
/** A table with more rows than this is large: one that grows with people, chats, pictures or money. */
const LARGE_ROWS = 3000;
/** A page of partners with sums over all of their rows, which are a large part of these tables. */
const SUMS: Record<string, string> = { '/admin/affiliates': 'affiliate_commissions' };
const SURELY_LARGE = ['users', 'chats', 'messages', 'characters', 'generated_images', 'payments'];

let app: TestApp;
let plans: PlanRecorder;
let tokens: Awaited<ReturnType<typeof openSessions>>;
let calls: PageCall[];
let large: Set<string>;
let partial: Set<string>;

beforeAll(async () => {
  app = await createTestApp({ roles: ['api'] });
  const { pool } = app.ctx.database;
  await grow(pool, SIZE);
  tokens = await openSessions(pool);
  calls = await listPageCalls(pool);
  large = await readNames(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > ${LARGE_ROWS}`,
  );
  partial = await readNames(
    'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indpred IS NOT NULL',
  );
  plans = await recordPlans(pool);
}, 120_000);
afterAll(() => app?.close());

async function readNames(query: string): Promise<Set<string>> {
  const { rows } = await app.ctx.database.pool.query<{ name: string }>(query);
  return new Set(rows.map(({ name }) => name));
}

/** Makes a call and returns the large tables that its statements read completely. */
async function findScans({ caller, path, method = 'GET', body }: PageCall): Promise<string[]> {
  plans.take();
  const answer = await app.request(`/api/v1${path}`, {
    method,
    headers: {
      ...(tokens[caller] && { authorization: `Bearer ${tokens[caller]}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.status, `${path}: ${text}`).toBeLessThan(300);
  return plans.take().flatMap(({ statement, root }) =>
    findWholeReads(root, partial)
      .filter((table) => large.has(table.split(' ')[0]!) && table !== SUMS[path])
      .map(
        (table) => `${caller} ${method} ${path} reads all of ${table}: ${statement.slice(0, 1500)}`,
      ),
  );
}

test('no call of a page reads a whole large table', async () => {
  expect([...large]).toEqual(expect.arrayContaining(SURELY_LARGE));
  const scans: string[] = [];
  for (const call of calls) scans.push(...(await findScans(call)));
  expect(scans).toEqual([]);
});

test('every read in the API’s document is covered, or listed as unused by pages', () => {
  const { paths = {} } = describeApi('Everafter').getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Everafter', version: '1' },
  });
  const reads = Object.entries(paths).flatMap(([path, item]) => (item.get ? [path] : []));
  const made = new Set(calls.map(({ route }) => route));
  expect(reads.filter((path) => !made.has(path) && !(path in NOT_PAGES))).toEqual([]);
});

test('a missing index is found', async () => {
  const list = calls.find(({ path }) => path === '/chat/')!;
  expect(await findScans(list)).toEqual([]);
  await app.ctx.database.pool.query('DROP INDEX chats_list, chats_one_per_character, chats_user');
  expect((await findScans(list)).join()).toContain('reads all of chats');
});
