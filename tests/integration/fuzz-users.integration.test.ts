import fc from 'fast-check';
import { eq, inArray, notLike } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit_log, sessions, users } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import type { Schema } from '#tests/helpers/from-schema.ts';
import {
  arbitraryRequest,
  readOperations,
  sendRequest,
  type Operation,
} from '#tests/helpers/fuzz-requests.ts';

const REQUESTS = 3000;

let app: TestApp;
let caller: TestClient;
let stranger: TestClient;
let foreignSession: string;
let operations: Operation[];
let schemas: Record<string, Schema>;

beforeAll(async () => {
  app = await createTestApp({ roles: ['web', 'api'] });
  [stranger, caller] = [await app.signIn({ full_name: 'Stranger Unseen' }), await app.signIn()];
  const [row] = await app.ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, stranger.user.id));
  foreignSession = row!.id;
  const read = await readOperations(app);
  schemas = read.schemas;
  operations = read.operations.filter(({ path }) =>
    /^\/(users|exports|login\/(google|discord)\/link)/.test(path),
  );
});
afterAll(() => app.close());

/** Rights that requests must not change. */
const rank = async (id: string) => {
  const [row] = await app.ctx.db.select().from(users).where(eq(users.id, id));
  const { is_superuser, is_active, plan, plan_renews_at, suspended_until, created_at } = row!;
  return { is_superuser, is_active, plan, plan_renews_at, suspended_until, created_at };
};

test('no request about users fails unexpectedly, escalates privileges, or changes another user', async () => {
  expect(operations.length).toBeGreaterThan(14);
  const untouched = async () =>
    JSON.stringify([
      await app.ctx.db.select().from(users).where(eq(users.id, stranger.user.id)),
      await app.ctx.db.select().from(sessions).where(eq(sessions.id, foreignSession)),
    ]);
  const before = await untouched();
  const answered = new Map<number, number>();
  const callers = new Set([caller.user.id]);
  let sent = 0;
  const named = {
    user_id: [stranger.user.id, newId(), 'me', '..', 'x'],
    session_id: [foreignSession, newId(), 'x'],
  };
  for (const operation of operations)
    await fc.assert(
      fc.asyncProperty(arbitraryRequest(operation, schemas, named), async (request) => {
        const response = await sendRequest(caller, operation, request);
        sent += 1;
        answered.set(response.status, (answered.get(response.status) ?? 0) + 1);
        const body = await response.text();
        expect(response.status, `${operation.method} ${operation.path}: ${body}`).not.toBe(500);
        expect(body).not.toContain('Stranger Unseen');
        if (response.status === 401 || (await caller.get('/users/me')).status !== 200)
          callers.add((caller = await app.signIn()).user.id);
      }),
      { numRuns: Math.ceil(REQUESTS / operations.length), endOnFailure: true },
    );
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  for (const status of [200, 403, 422]) expect(answered.get(status) ?? 0).toBeGreaterThan(20);
  expect(await untouched()).toBe(before);
  const raised = await app.ctx.db
    .select()
    .from(users)
    .where(inArray(users.id, [...callers]));
  expect(raised.filter((row) => row.is_superuser || row.plan !== 'free')).toEqual([]);
  // No caller acted as a superuser, so all entries are about the callers' own accounts.
  expect(await app.ctx.db.$count(audit_log, notLike(audit_log.action, 'account.%'))).toBe(0);
}, 600_000);

test('no documented user field, sent to any route about the own account, escalates privileges', async () => {
  const client = await app.signIn();
  const before = await rank(client.user.id);
  const fields = [
    ...Object.keys({ ...schemas.User!.properties, ...schemas.Account!.properties }),
    ...Object.keys(users),
  ];
  expect(fields).toEqual(expect.arrayContaining(['is_superuser', 'is_active', 'plan', 'erase_at']));
  const values = [
    true,
    false,
    'premium',
    1000,
    null,
    new Date(0).toISOString(),
    { max_daily: null },
  ];
  const mine: { path: string; allowed: string[] }[] = [
    { path: '/users/me', allowed: ['full_name', 'email', 'profile_picture'] },
    { path: '/users/me/preferences', allowed: [] },
  ];
  for (const { path, allowed } of mine)
    for (const field of fields.filter((name) => !allowed.includes(name)))
      for (const value of values) {
        const response = await client.patch(path, { [field]: value });
        expect(response.status, `${path} ${field}`).toBe(422);
      }
  expect(await rank(client.user.id)).toEqual(before);
}, 120_000);
