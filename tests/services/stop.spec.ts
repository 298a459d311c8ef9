import { get } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../scripts/services.ts';
import { createTestUser, type TestUser } from '../e2e/person.ts';
import { startStubModel, type StubModel } from '../e2e/spoken-model.ts';
import { testDatabaseUrl } from '../helpers/environment.ts';
import { readEvents } from '../helpers/read-events.ts';
import { createInstallation, type Installation, type RoleProcess } from './installation.ts';

if (!testDatabaseUrl)
  throw new Error('Run these tests with `npm run test:services`, which starts PostgreSQL.');

/** Longer than a worker's pause before it asks for the next job (2 s). */
const DELAY_SECONDS = 4;

let model: StubModel;
let installation: Installation;

beforeAll(async () => {
  model = await startStubModel();
  installation = await createInstallation(testDatabaseUrl!, {
    TEXT_BASE_URL: model.baseUrl,
    MEMORY_EVERY: '0',
    TEXT_MODEL: 'spoken',
  });
});
beforeEach(() => model.release());
afterAll(async () => {
  model?.release();
  await installation?.close();
  await model?.close();
});

interface Chat {
  id: string;
  event_id: string;
}

async function openChat(user: TestUser): Promise<Chat> {
  const { data } = await user.call<{ data: { slug: string }[] }>('/characters/?limit=1');
  return user.call<Chat>(`/chat/character/${data[0]!.slug}`);
}

/** Sends a message whose reply the model holds. */
async function sendHeld(user: TestUser, chat: Chat) {
  model.holdReplies();
  const { reply_id } = await user.call<{ reply_id: string }>(`/chat/${chat.id}/messages`, {
    method: 'POST',
    body: JSON.stringify({ content: 'Which way to the sea?' }),
  });
  const reply = await model.nextReply();
  return { id: reply_id, reply };
}

const findMessage = async (id: string) =>
  (await installation.query('SELECT status, content FROM messages WHERE id = $1', [id]))[0];

/** Status, `connection` header and body of a call over a separate connection. */
const ask = (url: string) =>
  new Promise<{ status: number; connection: string | undefined; body: string }>(
    (resolve, reject) => {
      get(url, { agent: false, headers: { connection: 'keep-alive' } }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode!, connection: response.headers.connection, body }),
        );
      }).on('error', reject);
    },
  );

const isRefused = (one: RoleProcess) =>
  ask(one.url).then(
    () => false,
    () => true,
  );

test('a stopping process answers calls for a while, takes no job, ends streams, and lets a reply finish', async () => {
  const one = await installation.start('api,worker', {
    STOP_DELAY: String(DELAY_SECONDS),
    STOP_GRACE: '30',
  });
  const user = await createTestUser(one.url);
  const chat = await openChat(user);
  const events = readEvents(
    await fetch(`${one.url}/api/v1/chat/${chat.id}/events`, {
      headers: { authorization: `Bearer ${user.token}`, 'last-event-id': chat.event_id },
    }),
  );
  const { id, reply } = await sendHeld(user, chat);
  reply.write('Down the hill, past the bakery,');
  const characters = `${one.url}/api/v1/characters/?limit=1`;
  expect((await ask(characters)).connection).toBe('keep-alive');
  let hasEnded = false;
  void events.ended.then(() => (hasEnded = true));

  one.terminate();
  await expect.poll(async () => (await ask(`${one.url}/ready`)).status).toBe(503);
  expect(JSON.parse((await ask(`${one.url}/ready`)).body)).toMatchObject({ status: 'stopping' });
  await user.call('/users/me/export');
  expect(await ask(characters)).toMatchObject({ status: 200, connection: 'close' });
  expect(await ask(`${one.url}/api/v1/characters/?limit=2`)).toMatchObject({
    status: 200,
    connection: 'close',
  });
  expect(hasEnded).toBe(false);
  await events.ended;
  await expect.poll(() => isRefused(one)).toBe(true);
  expect(await findMessage(id)).toMatchObject({ status: 'streaming' });

  reply.write(' and then follow the smell of salt.');
  reply.finish();
  expect(await one.stop()).toBe(0);
  expect(await findMessage(id)).toEqual({
    status: 'done',
    content: 'Down the hill, past the bakery, and then follow the smell of salt.',
  });
  const jobs = await installation.query(
    "SELECT state::text FROM pgboss.job WHERE name = 'accounts.export'",
  );
  expect(jobs).toEqual([{ state: 'created' }]);
});

test('a reply that does not end is handed back after the grace period, and another worker writes it', async () => {
  const api = await installation.start('api');
  const operations = String(await freePort());
  const worker = await installation.start('worker', {
    STOP_DELAY: '60',
    STOP_GRACE: '2',
    OPERATIONS_PORT: operations,
  });
  const ready = `http://127.0.0.1:${operations}/ready`;
  expect((await ask(ready)).status).toBe(200);
  const user = await createTestUser(api.url);
  const { id, reply } = await sendHeld(user, await openChat(user));
  reply.write('Let me think about it for a very long while.');
  await expect
    .poll(async () => (await findMessage(id))?.['status'], { timeout: 20_000 })
    .toBe('streaming');
  const since = performance.now();
  worker.terminate();
  // A second signal does not shorten it. Nobody calls a worker, so it has no delay.
  worker.terminate();
  await expect.poll(async () => (await ask(ready)).body).toContain('"status":"stopping"');
  expect(await worker.stop()).toBe(0);
  expect(performance.now() - since).toBeGreaterThan(1_900);
  await expect.poll(() => reply.isAborted).toBe(true);
  expect(await findMessage(id)).toMatchObject({ status: 'pending' });
  model.release();
  await installation.start('worker');
  await expect
    .poll(async () => (await findMessage(id))?.['status'], { timeout: 60_000 })
    .toBe('done');
});

test('a stop without work in progress takes no time', async () => {
  const one = await installation.start('api,worker', { STOP_GRACE: '60' });
  const user = await createTestUser(one.url);
  const events = readEvents(
    await fetch(`${one.url}/api/v1/events`, {
      headers: { authorization: `Bearer ${user.token}` },
    }),
  );
  const since = performance.now();
  expect(await one.stop()).toBe(0);
  await events.ended;
  expect(performance.now() - since).toBeLessThan(5_000);
});
