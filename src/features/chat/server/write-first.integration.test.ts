import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { characters, chats, messages, moderation_events, users } from '#db/schema/index.ts';
import type { ChangePreferences } from '#features/accounts/contract.ts';
import { AI_DISCLOSURE } from '#features/moderation/rules/index.ts';
import { TextEngineError } from '#platform/models/text/engine-error.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import {
  startChat,
  followEvents,
  isFinalEvent,
  openChat,
  sendMessage,
} from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { readEvents } from '#tests/helpers/read-events.ts';
import type { Chat } from '../contract.ts';
import { writeFirstMessages } from './write-first.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-21T12:00:00Z');
let clock = START;
const wait = (hours: number) => void (clock += hours * HOUR);

const manual = createManualEngine();
let app: TestApp;
/** The same app with the built-in engine, which needs no stand-in. */
let talkative: TestApp;

beforeAll(async () => {
  const now = () => new Date(clock);
  app = await createTestApp({ text: manual.engine, now });
  talkative = await createTestApp({ now });
});
afterAll(() => Promise.all([app.close(), talkative.close()]));
beforeEach(() => app.ctx.db.update(users).set({ preferences: {} }));

const run = () => writeFirstMessages(app.ctx);

interface Visitor {
  client: TestClient;
  chat: Chat;
  slug: string;
}

/** A Premium user who allows first messages and has written a little. */
async function visitor(preferences: ChangePreferences = {}, where = app): Promise<Visitor> {
  const visited = await startChat(where);
  const { client, chat } = visited;
  await where.ctx.db.update(users).set({ plan: 'premium' }).where(eq(users.id, client.user.id));
  await expectJson(client.patch('/users/me/preferences', { proactive: true, ...preferences }));
  const events = await followEvents(client, chat.id, chat.event_id);
  const sent = await sendMessage(client, chat.id, 'I like tea');
  if (where === app) await manual.replyWith('Tea it is.');
  await events.waitFor(isFinalEvent(sent.reply_id));
  await events.close();
  return visited;
}

const reread = ({ client, chat }: Visitor) => expectJson<Chat>(client.get(`/chat/${chat.id}`));
const firsts = (where: TestApp, { chat }: Visitor) =>
  where.ctx.db
    .select()
    .from(messages)
    .where(eq(messages.chat_id, chat.id))
    .orderBy(messages.id)
    .then((rows) => rows.filter(({ is_initiative }) => is_initiative));

describe('a character writes first', () => {
  it('once after a silence, as an unread message', async () => {
    const visited = await visitor();
    const { client, chat } = visited;
    await run();
    wait(31);
    const events = await readEvents(await client.get('/events'));
    const running = run();
    const call = await manual.nextCall();
    expect(call.texts.join('\n')).toContain('you write first');
    expect(call.texts.join('\n')).toContain('I like tea');
    call.send('The kettle sang, and I thought of you.');
    call.finish();
    await running;
    const last = (await reread(visited)).messages.at(-1);
    expect(last).toMatchObject({
      sender: 'character',
      status: 'done',
      content: 'The kettle sang, and I thought of you.',
    });
    const [notice] = (await reread(visited)).messages.slice(-2);
    expect(notice).toMatchObject({ sender: 'system', content: AI_DISCLOSURE });
    const unread = await events.waitFor(({ event }) => event === 'unread');
    expect(unread.data).toMatchObject({ chat_id: chat.id });
    await events.close();
    await run();
    wait(20);
    await run();
    expect(await firsts(app, visited)).toHaveLength(1);

    // A regenerated first message is a first message again, not a reply.
    const again = client.post(`/chat/${chat.id}/messages/${last!.id}/regenerate`);
    const other = await manual.nextCall();
    expect(other.texts.join('\n')).toContain('you write first');
    other.send('Hello again.');
    other.finish();
    expect((await again).status).toBe(201);
  });

  const left: [string, (visited: Visitor) => Promise<unknown>][] = [
    [
      'without Premium',
      ({ client }) =>
        app.ctx.db.update(users).set({ plan: 'free' }).where(eq(users.id, client.user.id)),
    ],
    [
      'whose Premium has expired',
      ({ client }) =>
        app.ctx.db
          .update(users)
          .set({ premium_until: new Date(clock) })
          .where(eq(users.id, client.user.id)),
    ],
    [
      'who turned it off',
      ({ client }) => client.patch('/users/me/preferences', { proactive: false }),
    ],
    [
      'in quiet hours',
      ({ client }) =>
        client.patch('/users/me/preferences', {
          quiet_hours: { from: '00:00', to: '00:00', zone: 'UTC' },
        }),
    ],
    [
      'whose account is scheduled for deletion',
      ({ client }) =>
        app.ctx.db
          .update(users)
          .set({ deletion_requested_at: new Date(clock), erase_at: new Date(clock) })
          .where(eq(users.id, client.user.id)),
    ],
    ['whose chat was removed', ({ client, chat }) => client.delete(`/chat/${chat.id}`)],
    ['whose chat was restarted', ({ client, chat }) => client.patch(`/chat/${chat.id}`)],
    [
      'who can no longer read the character',
      ({ slug }) =>
        app.ctx.db.update(characters).set({ is_public: false }).where(eq(characters.slug, slug)),
    ],
    [
      'whose chat ends with help lines',
      async ({ client, chat }) => {
        const sent = await sendMessage(client, chat.id, 'I want to kill myself tonight');
        expect(sent.reply_id).toBeNull();
      },
    ],
    ['silent for months', async () => wait(24 * 60)],
  ];
  it.each(left)('not to users %s', async (_name, change) => {
    const visited = await visitor();
    await change(visited);
    wait(31);
    await run();
    expect(await firsts(app, visited)).toEqual([]);
    const [chat] = await app.ctx.db.select().from(chats).where(eq(chats.id, visited.chat.id));
    expect(chat).toMatchObject({ initiative_at: null });
  });

  it('even to a user who has since opened another chat without writing', async () => {
    const visited = await visitor();
    const { slug } = await makeCharacter(app.ctx.db);
    wait(31);
    await openChat(visited.client, slug);
    const running = run();
    await manual.replyWith('Good evening.');
    await running;
    expect(await firsts(app, visited)).toHaveLength(1);
  });

  it('not to a user who turns it off while the message is written', async () => {
    const visited = await visitor();
    wait(31);
    const running = run();
    const call = await manual.nextCall();
    await expectJson(visited.client.patch('/users/me/preferences', { proactive: false }));
    call.send('Good evening.');
    call.finish();
    await running;
    expect(await firsts(app, visited)).toEqual([]);
  });

  it('not into a chat that changed in the meantime', async () => {
    const visited = await visitor();
    wait(31);
    const running = run();
    const first = await manual.nextCall();
    await sendMessage(visited.client, visited.chat.id, 'Here I am');
    first.send('Hello?');
    first.finish();
    await running;
    await manual.replyWith('There you are.');
    expect(await firsts(app, visited)).toEqual([]);
  });

  it('nothing when the engine fails or its text is rejected, and retries only after six hours', async () => {
    const visited = await visitor();
    wait(31);
    const failing = run();
    const nonsense = new TextEngineError('engine_bad_response', 'no answer at all');
    (await manual.nextCall()).fail(nonsense);
    await failing;
    wait(5);
    await run();
    wait(1.1);
    const blocked = run();
    const call = await manual.nextCall();
    call.send('I am a 15 year old girl and I want to kiss you.');
    call.finish();
    await blocked;
    const events = await app.ctx.db
      .select()
      .from(moderation_events)
      .where(eq(moderation_events.user_id, visited.client.user.id));
    expect(events).toMatchObject([{ surface: 'reply', outcome: 'block' }]);
    const [chat] = await app.ctx.db.select().from(chats).where(eq(chats.id, visited.chat.id));
    expect(chat).toMatchObject({ last_message: { content: 'Tea it is.' }, unread: 1 });
    wait(6.1);
    const third = run();
    await manual.replyWith('Good evening.');
    await third;
    expect(await firsts(app, visited)).toMatchObject([{ content: 'Good evening.' }]);
  });
});

describe('how often', () => {
  /** Advances the clock by this many days, running the job every four hours. */
  async function pass(days: number): Promise<void> {
    for (let hour = 0; hour < days * 24; hour += 4) {
      wait(4);
      await writeFirstMessages(talkative.ctx);
    }
  }
  /** Sends a message and waits for the reply, which starts the silence. */
  async function say(visited: Visitor, words: string): Promise<void> {
    const { client, chat } = visited;
    const events = await followEvents(client, chat.id, (await reread(visited)).event_id);
    const { reply_id } = await sendMessage(client, chat.id, words);
    await events.waitFor(isFinalEvent(reply_id));
    await events.close();
  }
  const hoursBetween = (times: Date[]) =>
    times.slice(1).map((time, index) => (time.getTime() - times[index]!.getTime()) / HOUR);

  it('each unanswered message doubles the wait; after the third the character waits for the user', async () => {
    const visited = await visitor({}, talkative);
    await pass(20);
    const [one, two, three, ...more] = (await firsts(talkative, visited)).map(
      ({ created_at }) => created_at,
    );
    expect(more).toEqual([]);
    const [second, third] = hoursBetween([one!, two!, three!]);
    expect(second).toBeGreaterThanOrEqual(40);
    expect(third).toBeGreaterThanOrEqual(80);
    await say(visited, 'I was away');
    await pass(2);
    expect(await firsts(talkative, visited)).toHaveLength(4);
  });

  it('two concurrent runs write one message', async () => {
    const visited = await visitor({}, talkative);
    wait(31);
    const runJob = () => writeFirstMessages(talkative.ctx);
    await Promise.all([runJob(), runJob(), runJob()]);
    expect(await firsts(talkative, visited)).toHaveLength(1);
  });

  it('at most three in seven days, even to a user who answers each', async () => {
    const visited = await visitor({}, talkative);
    for (let turn = 0; turn < 12; turn += 1) {
      await pass(1.5);
      await say(visited, 'Good to hear from you');
    }
    const times = (await firsts(talkative, visited)).map(({ created_at }) => created_at.getTime());
    expect(times.length).toBeGreaterThan(5);
    for (const time of times)
      expect(
        times.filter((other) => other > time - 7 * 24 * HOUR && other <= time).length,
      ).toBeLessThanOrEqual(3);
  });
});
