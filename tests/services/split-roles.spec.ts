import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestUser, type TestUser } from '../e2e/person.ts';
import { startStubModel, type StubModel } from '../e2e/spoken-model.ts';
import { testDatabaseUrl } from '../helpers/environment.ts';
import { readEvents } from '../helpers/read-events.ts';
import { createInstallation, type Installation, type RoleProcess } from './installation.ts';

const redisUrl = process.env.TEST_REDIS_URL;
if (!testDatabaseUrl || !redisUrl)
  throw new Error(
    'Run these tests with `npm run test:services`, which starts PostgreSQL and Redis.',
  );

/** A lease (15 s), the fallback check and a start, with a margin for slow machines. */
const TAKEN_UP_WITHIN_MS = 60_000;

interface ChatWithMessages {
  id: string;
  event_id: string;
  messages: { id: string; sender: string; status: string; content: string }[];
}

describe.each([
  ['with PostgreSQL only', {}],
  ['with Redis', { REDIS_URL: redisUrl }],
])('web, api and worker in separate processes, %s', (_name, env) => {
  let model: StubModel;
  let installation: Installation;
  let web: RoleProcess;
  let api: RoleProcess;
  let worker: RoleProcess;

  beforeAll(async () => {
    model = await startStubModel();
    installation = await createInstallation(testDatabaseUrl!, {
      TEXT_BASE_URL: model.baseUrl,
      MEMORY_EVERY: '0',
      TEXT_MODEL: 'spoken',
      ...env,
    });
    web = await installation.start('web');
    api = await installation.start('api');
    worker = await installation.start('worker');
  });

  afterAll(async () => {
    model?.release();
    await installation?.close();
    await model?.close();
  });

  async function openChat(user: TestUser): Promise<ChatWithMessages> {
    const { data } = await user.call<{ data: { slug: string }[] }>('/characters/?limit=1');
    return user.call<ChatWithMessages>(`/chat/character/${data[0]!.slug}`);
  }

  const send = (user: TestUser, chat: ChatWithMessages, content: string) =>
    user.call<{ reply_id: string }>(`/chat/${chat.id}/messages`, {
      method: 'POST',
      body: JSON.stringify({ content }),
    });

  async function follow(user: TestUser, chat: ChatWithMessages) {
    const response = await fetch(`${api.url}/api/v1/chat/${chat.id}/events`, {
      headers: { authorization: `Bearer ${user.token}`, 'last-event-id': chat.event_id },
    });
    expect(response.status).toBe(200);
    return readEvents(response);
  }

  test('each process serves its own role', async () => {
    const page = await fetch(web.url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('/chat/');
    expect((await fetch(`${web.url}/api/v1/characters/?limit=1`)).status).toBe(404);
    expect((await fetch(`${api.url}/api/v1/characters/?limit=1`)).status).toBe(200);
    expect((await fetch(api.url)).status).toBe(404);
    await expect(fetch(worker.url)).rejects.toThrow('fetch failed');
  });

  test('a reply written by the worker streams to a reader of the api', async () => {
    const user = await createTestUser(api.url);
    const chat = await openChat(user);
    const events = await follow(user, chat);
    model.holdReplies();
    const { reply_id } = await send(user, chat, 'Which way to the sea?');
    const reply = await model.nextReply();
    reply.write('Down the hill, past the bakery, and then follow the smell of salt.');
    // Chunks arrive while the reply is still open, which proves streaming.
    let heard = '';
    await events.waitFor(({ event, data }) => {
      if (event === 'reply' && data.id === reply_id) heard = data.text;
      if (event === 'message' && data.d === undefined && data.message?.id === reply_id)
        heard = data.message.content;
      if (typeof data.d === 'string') heard += data.d;
      return heard.includes('past the bakery');
    });
    reply.write(' You cannot miss it.');
    reply.finish();
    const done = await events.waitFor(
      ({ event, data }) =>
        event === 'message' && data.message?.id === reply_id && data.message.status === 'done',
    );
    expect(done.data.message.content).toBe(
      'Down the hill, past the bakery, and then follow the smell of salt. You cannot miss it.',
    );
    await events.close();
    model.release();
  });

  test('a stream still gets everything when the connections of the bus are cut', async () => {
    const user = await createTestUser(api.url);
    const chat = await openChat(user);
    const ofUser = await readEvents(
      await fetch(`${api.url}/api/v1/events`, {
        headers: { authorization: `Bearer ${user.token}` },
      }),
    );
    const events = await follow(user, chat);
    model.holdReplies();
    const { reply_id } = await send(user, chat, 'Tell me of the lighthouse.');
    const reply = await model.nextReply();
    const names = ['first', 'second', 'third', 'fourth'];
    const written = names.map(
      (name) => `The ${name} storm came from the sea, and the lamp stayed on.`,
    );
    let heard = '';
    for (const [index, name] of names.entries()) {
      reply.write(index === 0 ? written[0]! : ` ${written[index]}`);
      await events.waitFor(({ event, data }) => {
        if (event === 'd') heard += data.d;
        return heard.includes(`The ${name} storm came from the sea`);
      });
      if (name !== 'fourth') expect(await installation.cutBus()).toBeGreaterThan(0);
    }
    reply.finish();
    const done = await events.waitFor(
      ({ event, data }) =>
        event === 'message' && data.message?.id === reply_id && data.message.status === 'done',
    );
    expect(done.data.message.content).toBe(written.join(' '));
    expect(done.data.message.content.startsWith(heard.trimEnd())).toBe(true);
    expect(events.received.filter(({ event }) => event === 'reply')).toHaveLength(1);
    // A stream without memory ends, so that its reader requests what it missed.
    await ofUser.ended;
    await events.close();
    model.release();
  });

  test('a stream in one process ends with a logout, a suspension or a deletion in another', async () => {
    const second = await installation.start('api');
    const streamOf = async (user: TestUser) => {
      const response = await fetch(`${api.url}/api/v1/events`, {
        headers: { authorization: `Bearer ${user.token}` },
      });
      expect(response.status).toBe(200);
      return readEvents(response);
    };
    const callOtherProcess = (user: TestUser, method: string, path: string) =>
      fetch(`${second.url}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
        ...(method === 'DELETE' && { body: '{}' }),
      });
    const acts: ((user: TestUser) => Promise<unknown>)[] = [
      (user) => callOtherProcess(user, 'POST', '/logout'),
      (user) => callOtherProcess(user, 'DELETE', '/users/me'),
      (user) => installation.suspend(user.email),
    ];
    for (const act of acts) {
      const user = await createTestUser(api.url);
      const { ended } = await streamOf(user);
      await act(user);
      const since = performance.now();
      await ended;
      expect(performance.now() - since).toBeLessThan(10_000);
    }
    await second.stop();
  });

  test(
    'a reply whose worker is killed is completed once by another worker',
    async () => {
      const user = await createTestUser(api.url);
      const chat = await openChat(user);
      const events = await follow(user, chat);
      model.holdReplies();
      const { reply_id } = await send(user, chat, 'Stay with me.');
      const cut = await model.nextReply();
      cut.write('I am here, and the tea is still warm enough to hold on to.');
      await events.waitFor(({ event, data }) => event === 'reply' && data.id === reply_id);
      const second = await installation.start('worker');
      await worker.kill();
      worker = second;
      const again = await model.nextReply();
      again.write('I stay, of course. The night is long and so is the story.');
      again.finish();
      await events.waitFor(
        ({ event, data }) =>
          event === 'message' && data.message?.id === reply_id && data.message.status === 'done',
      );
      await events.close();
      const { messages } = await user.call<ChatWithMessages>(`/chat/${chat.id}`);
      const replies = messages.filter(({ sender }) => sender === 'character');
      expect(replies).toMatchObject([
        {
          id: reply_id,
          status: 'done',
          content: 'I stay, of course. The night is long and so is the story.',
        },
      ]);
      expect(messages.filter(({ content }) => content === 'Stay with me.')).toHaveLength(1);
      model.release();
    },
    TAKEN_UP_WITHIN_MS + 30_000,
  );
});
