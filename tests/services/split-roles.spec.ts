import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person } from '../e2e/person.ts';
import { startSpokenModel, type SpokenModel } from '../e2e/spoken-model.ts';
import { testDatabaseUrl } from '../helpers/environment.ts';
import { readEvents } from '../helpers/read-events.ts';
import { createInstallation, type Installation, type RoleProcess } from './installation.ts';

const redisUrl = process.env.TEST_REDIS_URL;
if (!testDatabaseUrl || !redisUrl)
  throw new Error('Run these by `npm run test:services`: it brings PostgreSQL and Redis.');

/** A lease (15 s), the net under it, and a start; with room for a slow machine. */
const TAKEN_UP_WITHIN_MS = 60_000;

interface ChatWithMessages {
  id: string;
  event_id: string;
  messages: { id: string; sender: string; status: string; content: string }[];
}

describe.each([
  ['by PostgreSQL alone', {}],
  ['with Redis', { REDIS_URL: redisUrl }],
])('web, api and worker in processes of their own, %s', (_name, env) => {
  let model: SpokenModel;
  let installation: Installation;
  let web: RoleProcess;
  let api: RoleProcess;
  let worker: RoleProcess;

  beforeAll(async () => {
    model = await startSpokenModel();
    installation = await createInstallation(testDatabaseUrl!, {
      TEXT_BASE_URL: model.baseUrl,
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

  async function openChat(person: Person): Promise<ChatWithMessages> {
    const { data } = await person.call<{ data: { slug: string }[] }>('/characters/?limit=1');
    return person.call<ChatWithMessages>(`/chat/character/${data[0]!.slug}`);
  }

  const send = (person: Person, chat: ChatWithMessages, content: string) =>
    person.call<{ reply_id: string }>(`/chat/${chat.id}/messages`, {
      method: 'POST',
      body: JSON.stringify({ content }),
    });

  async function follow(person: Person, chat: ChatWithMessages) {
    const answer = await fetch(`${api.url}/api/v1/chat/${chat.id}/events`, {
      headers: { authorization: `Bearer ${person.token}`, 'last-event-id': chat.event_id },
    });
    expect(answer.status).toBe(200);
    return readEvents(answer);
  }

  test('each answers for its own role', async () => {
    const page = await fetch(web.url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('/chat/');
    expect((await fetch(`${web.url}/api/v1/characters/?limit=1`)).status).toBe(404);
    expect((await fetch(`${api.url}/api/v1/characters/?limit=1`)).status).toBe(200);
    expect((await fetch(api.url)).status).toBe(404);
    await expect(fetch(worker.url)).rejects.toThrow('fetch failed');
  });

  test('a reply written by the worker streams to a reader of the api', async () => {
    const person = await createPerson(api.url);
    const chat = await openChat(person);
    const events = await follow(person, chat);
    model.hold();
    const { reply_id } = await send(person, chat, 'Which way to the sea?');
    const reply = await model.next();
    reply.say('Down the hill, past the bakery, and then follow the smell of salt.');
    // Pieces arrive while the reply is still open: this is a stream, not a late whole.
    let heard = '';
    await events.until(({ event, data }) => {
      if (event === 'reply' && data.id === reply_id) heard = data.text;
      if (event === 'message' && data.d === undefined && data.message?.id === reply_id)
        heard = data.message.content;
      if (typeof data.d === 'string') heard += data.d;
      return heard.includes('past the bakery');
    });
    reply.say(' You cannot miss it.');
    reply.finish();
    const done = await events.until(
      ({ event, data }) =>
        event === 'message' && data.message?.id === reply_id && data.message.status === 'done',
    );
    expect(done.data.message.content).toBe(
      'Down the hill, past the bakery, and then follow the smell of salt. You cannot miss it.',
    );
    await events.close();
    model.release();
  });

  test('a stream at one process ends with a logout, a suspension or a deletion at another', async () => {
    const second = await installation.start('api');
    const streamOf = async (person: Person) => {
      const answer = await fetch(`${api.url}/api/v1/events`, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      expect(answer.status).toBe(200);
      return readEvents(answer);
    };
    const elsewhere = (person: Person, method: string, path: string) =>
      fetch(`${second.url}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        ...(method === 'DELETE' && { body: '{}' }),
      });
    const acts: ((person: Person) => Promise<unknown>)[] = [
      (person) => elsewhere(person, 'POST', '/logout'),
      (person) => elsewhere(person, 'DELETE', '/users/me'),
      (person) => installation.suspend(person.email),
    ];
    for (const act of acts) {
      const person = await createPerson(api.url);
      const { ended } = await streamOf(person);
      await act(person);
      const since = performance.now();
      await ended;
      expect(performance.now() - since).toBeLessThan(1_500);
    }
    await second.stop();
  });

  test(
    'a reply whose worker was killed in its middle is completed once by another',
    async () => {
      const person = await createPerson(api.url);
      const chat = await openChat(person);
      const events = await follow(person, chat);
      model.hold();
      const { reply_id } = await send(person, chat, 'Stay with me.');
      const cut = await model.next();
      cut.say('I am here, and the tea is still warm enough to hold on to.');
      await events.until(({ event, data }) => event === 'reply' && data.id === reply_id);
      const second = await installation.start('worker');
      await worker.kill();
      worker = second;
      const again = await model.next();
      again.say('I stay, of course. The night is long and so is the story.');
      again.finish();
      await events.until(
        ({ event, data }) =>
          event === 'message' && data.message?.id === reply_id && data.message.status === 'done',
      );
      await events.close();
      const { messages } = await person.call<ChatWithMessages>(`/chat/${chat.id}`);
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
