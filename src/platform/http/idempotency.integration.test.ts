import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kept_requests, reports } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { readOperations } from '#tests/helpers/fuzz-requests.ts';
import { deleteOldKeys } from './idempotency.ts';

let app: TestApp;
let person: TestClient;
let clock = Date.now();

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(clock) });
  person = await app.signIn();
});
afterAll(() => app.close());

let keys = 0;
const newKey = () => ({ 'idempotency-key': `key-${(keys += 1)}` });
const aReport = async () => {
  const { slug } = await makeCharacter(app.ctx.db);
  return { subject_type: 'character', subject_id: slug, reason: 'spam' };
};
const reportsOf = (caller: TestClient) =>
  app.ctx.db.$count(reports, eq(reports.reporter_id, caller.user.id));

test('every signed-in call with an effect accepts a key', async () => {
  const { operations } = await readOperations(app);
  const without = operations.filter(
    ({ method, access, parameters }) =>
      method !== 'GET' &&
      access !== 'public' &&
      !parameters.some(({ name }) => name === 'idempotency-key'),
  );
  expect(without).toEqual([]);
});

test('a repeated request gets the first response, and has no second effect', async () => {
  const [report, key, before] = [await aReport(), newKey(), await reportsOf(person)];
  const first = await person.post('/reports', report, key);
  const again = await person.post('/reports', report, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
  expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([
    null,
    'true',
  ]);
  expect(await reportsOf(person)).toBe(before + 1);
});

test('a response without a body is replayed without one', async () => {
  const key = newKey();
  for (const replayed of [null, 'true']) {
    const answer = await person.delete('/users/me/sessions', key);
    expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([204, replayed]);
  }
});

test('concurrent requests have one effect', async () => {
  const [report, key, before] = [await aReport(), newKey(), await reportsOf(person)];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => person.post('/reports', report, key)),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(bodies).size).toBe(1);
  expect(await reportsOf(person)).toBe(before + 1);
});

test('rejects a key that was used with another body or call', async () => {
  const key = newKey();
  expect((await person.post('/reports', await aReport(), key)).status).toBe(201);
  for (const answer of [
    await person.post('/reports', await aReport(), key),
    await person.patch('/users/me', { full_name: 'Robin Vale' }, key),
  ]) {
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'idempotency_mismatch' });
  }
});

test('keys are separate per caller', async () => {
  const [other, report, key] = [await app.signIn(), await aReport(), newKey()];
  const mine = await expectJson<{ id: string }>(person.post('/reports', report, key));
  const theirs = await expectJson<{ id: string }>(other.post('/reports', report, key));
  expect(theirs.id).not.toBe(mine.id);
});

test('a rejected request releases its key', async () => {
  const key = newKey();
  expect((await person.post('/reports', { reason: 'spam' }, key)).status).toBe(422);
  expect((await person.post('/reports', await aReport(), key)).status).toBe(201);
});

test('the key of an unfinished request stays in use', async () => {
  const key = newKey();
  const full_name = 'Robin Vale';
  expect((await person.patch('/users/me', { full_name }, key)).status).toBe(200);
  await app.ctx.db
    .update(kept_requests)
    .set({ status: null, body: null })
    .where(eq(kept_requests.key, key['idempotency-key']));
  const again = await person.patch('/users/me', { full_name }, key);
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { code: 'idempotency_unfinished' },
  ]);
}, 30_000);

test('the key of a request that lost the database stays in use, since it may have had an effect', async () => {
  const key = newKey();
  const { slug } = await makeCharacter(app.ctx.db, { owner_id: person.user.id });
  const remove = () => person.delete(`/characters/${slug}`, key);
  const lost = new Error('Connection terminated unexpectedly');
  const transaction = vi.spyOn(app.ctx.db, 'transaction').mockRejectedValueOnce(lost);
  const first = await remove();
  transaction.mockRestore();
  expect([first.status, first.headers.get('retry-after'), await first.json()]).toMatchObject([
    503,
    '2',
    { code: 'not_ready' },
  ]);
  expect((await remove()).status).toBe(409);
}, 30_000);

test('keys are deleted after a day', async () => {
  const key = newKey();
  const report = await aReport();
  await expectJson(person.post('/reports', report, key));
  clock += 25 * 3_600_000;
  await deleteOldKeys(app.ctx);
  expect(await app.ctx.db.$count(kept_requests)).toBe(0);
  expect((await person.post('/reports', report, key)).status).toBe(200);
});

test('public forms reject a key with another body', async () => {
  const key = newKey();
  const form = { name: 'Robin', email: 'robin@example.test', subject: 'Help', message: 'Please.' };
  const send = (message: string) =>
    app.postJson('/api/v1/submissions/contact', { ...form, message }, key);
  expect((await send('Please help me.')).status).toBe(201);
  expect((await send('Please help me.')).status).toBe(201);
  expect((await send('Please call me.')).status).toBe(409);
});

test('another user’s chat cannot be marked as read', async () => {
  const { slug } = await makeCharacter(app.ctx.db);
  const chat = await expectJson<{ id: string }>(person.get(`/chat/character/${slug}`));
  const stranger = await app.signIn();
  expect((await stranger.post(`/chat/${chat.id}/read`)).status).toBe(404);
  expect((await person.post(`/chat/${chat.id}/read`)).status).toBe(204);
});
