import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chats, messages } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { startChat, followEvents, isFinalEvent, sendMessage } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { Message } from '../contract-messages.ts';
import { LEASE_MS, MAX_ATTEMPTS } from '../rules.ts';
import { claimReplies, leaseColumns } from './claim-replies.ts';
import { endReply } from './end-reply.ts';
import { findMessage } from './message-queries.ts';
import { serveReplies } from './serve-replies.ts';

const manual = createManualEngine();
let app: TestApp;
const startedAt = Date.now();
let start = Date.parse('2026-11-21T12:00:00Z');
/** Advances like a real clock, so that pauses end. */
const now = () => new Date(start + Date.now() - startedAt);
const begin = () => startChat(app);

beforeAll(async () => {
  app = await createTestApp({
    text: manual.engine,
    env: { FREE_DAILY_MESSAGES: '100' },
    now,
  });
});
afterAll(() => app.close());

const regenerate = async (
  person: Awaited<ReturnType<typeof begin>>['client'],
  chatId: string,
  id: string,
) => expectJson<Message>(person.post(`/chat/${chatId}/messages/${id}/regenerate`));

describe('attempts', () => {
  it('restart with each variant, and with each retry of a failed reply', async () => {
    const { client, chat } = await begin();
    const events = await followEvents(client, chat.id, chat.event_id);
    const { reply_id: id } = await sendMessage(client, chat.id, 'Name a color');
    await manual.replyWith('Color 0.');
    await events.waitFor(isFinalEvent(id));
    for (let version = 1; version <= MAX_ATTEMPTS + 1; version += 1) {
      await regenerate(client, chat.id, id!);
      await manual.replyWith(`Color ${version}.`);
      expect((await events.waitFor(isFinalEvent(id))).data.message).toMatchObject({
        status: 'done',
        content: `Color ${version}.`,
      });
    }
    await events.close();
  });

  it.each(['', '<think>She greets me.', '<think>Hm.</think>\n\n'])(
    'continue after one with nothing to show: %j',
    async (nothing) => {
      const { client, chat } = await begin();
      const events = await followEvents(client, chat.id, chat.event_id);
      const { reply_id: id } = await sendMessage(client, chat.id, 'Hello');
      await manual.replyWith(nothing);
      await manual.replyWith('Good evening.');
      expect((await events.waitFor(isFinalEvent(id))).data.message).toMatchObject({
        status: 'done',
        content: 'Good evening.',
      });
      await events.close();
    },
  );

  it('restart when a given-up reply is retried', async () => {
    const { client, chat } = await begin();
    const events = await followEvents(client, chat.id, chat.event_id);
    const { reply_id: id } = await sendMessage(client, chat.id, 'Hello');
    await manual.replyWith('Hi.');
    await events.waitFor(isFinalEvent(id));
    await app.ctx.db
      .update(messages)
      .set({ status: 'failed', content: '', attempt: MAX_ATTEMPTS + 1 })
      .where(eq(messages.id, id!));
    await regenerate(client, chat.id, id!);
    await manual.replyWith('Hi again.');
    expect((await events.waitFor(isFinalEvent(id))).data.message).toMatchObject({
      content: 'Hi again.',
    });
    await events.close();
  });
});

describe('two replies of one chat', () => {
  it('are never written concurrently, even when the later message was stored first', async () => {
    const { client, chat } = await begin();
    const early = newId();
    const sent = await sendMessage(client, chat.id, 'Stored first');
    const call = await manual.nextCall();
    const pending = {
      id: early,
      chat_id: chat.id,
      sender: 'character' as const,
      content: '',
      status: 'pending' as const,
      rev: 2,
      created_at: now(),
    };
    await app.ctx.db.update(chats).set({ rev: pending.rev }).where(eq(chats.id, chat.id));
    await app.ctx.db.insert(messages).values(pending);
    expect(await claimReplies(app.ctx, 10)).toEqual([]);
    const events = await followEvents(client, chat.id, chat.event_id);
    call.send('First.');
    call.finish();
    await events.waitFor(isFinalEvent(sent.reply_id));
    await manual.replyWith('Second.');
    await events.waitFor(isFinalEvent(early));
    await events.close();
  });
  it('do not wait for a reply whose writer stalled', async () => {
    const { client, chat } = await begin();
    const early = newId();
    const sent = await sendMessage(client, chat.id, 'Stored first');
    const call = await manual.nextCall();
    await app.ctx.db
      .update(messages)
      .set({ lease_owner: 'gone', lease_until: new Date(now().getTime() - LEASE_MS) })
      .where(eq(messages.id, sent.reply_id!));
    await app.ctx.db.insert(messages).values({
      id: early,
      chat_id: chat.id,
      sender: 'character',
      content: '',
      status: 'pending',
      rev: 2,
      created_at: now(),
    });
    expect(await claimReplies(app.ctx, 10)).toMatchObject([{ id: early, status: 'streaming' }]);
    call.finish();
    await app.ctx.db.delete(messages).where(eq(messages.chat_id, chat.id));
  });
});

it('refunds the allowance of the day on which a failed reply was retried', async () => {
  const { client, chat } = await begin();
  const events = await followEvents(client, chat.id, chat.event_id);
  const used = async () =>
    (await expectJson<{ usage: { messages: { used_today: number } } }>(client.get('/users/me')))
      .usage.messages.used_today;
  const { reply_id: id } = await sendMessage(client, chat.id, 'Hello');
  await manual.replyWith('Hi.');
  await events.waitFor(isFinalEvent(id));
  await app.ctx.db
    .update(messages)
    .set({ status: 'failed', content: '' })
    .where(eq(messages.id, id!));
  start = Date.parse('2026-11-22T08:00:00Z');
  expect(await used()).toBe(0);
  await regenerate(client, chat.id, id!);
  expect(await used()).toBe(1);
  const call = await manual.nextCall();
  const claimed = (await findMessage(app.ctx.db, chat.id, id!))!;
  await endReply(app.ctx, claimed, client.user.id, { status: 'failed', content: '' });
  call.finish();
  await events.waitFor(isFinalEvent(id));
  expect(await used()).toBe(0);
  await events.close();
});

it('keeps the place of a variant that was stopped before it started', async () => {
  const { client, chat } = await begin();
  const events = await followEvents(client, chat.id, chat.event_id);
  const { reply_id: id } = await sendMessage(client, chat.id, 'Name a color');
  await manual.replyWith('Amber.');
  await events.waitFor(isFinalEvent(id));
  await regenerate(client, chat.id, id!);
  const call = await manual.nextCall();
  await app.ctx.db
    .update(messages)
    .set({ status: 'pending', lease_owner: null })
    .where(eq(messages.id, id!));
  expect(await expectJson(client.post(`/chat/${chat.id}/stop`))).toEqual({ stopped: true });
  call.finish();
  expect(await findMessage(app.ctx.db, chat.id, id!)).toMatchObject({ status: 'stopped' });
  const show = (variant: number) =>
    expectJson<Message>(client.patch(`/chat/${chat.id}/messages/${id}`, { variant }));
  expect(await show(0)).toMatchObject({ content: 'Amber.', status: 'done' });
  expect(await show(1)).toMatchObject({ content: '', status: 'stopped' });
  await events.close();
});

it('is resumed when the process that released it is gone', async () => {
  const { client, chat } = await begin();
  const events = await followEvents(client, chat.id, chat.event_id);
  const id = newId();
  await app.ctx.db.insert(messages).values({
    id,
    chat_id: chat.id,
    sender: 'character',
    content: '',
    status: 'pending',
    rev: 1,
    created_at: new Date(now().getTime() - 60_000),
  });
  const { stop } = await serveReplies(app.ctx);
  await manual.replyWith('Here I am.');
  expect((await events.waitFor(isFinalEvent(id))).data.message).toMatchObject({
    content: 'Here I am.',
  });
  await events.close();
  await stop(Date.now() + 1000);
});

it('sends a reader the message first, even when its reply starts earlier', async () => {
  const { client, chat } = await begin();
  const events = await followEvents(client, chat.id, chat.event_id);
  const common = { chat_id: chat.id, content: 'Said elsewhere', created_at: now() };
  const [said, reply] = [newId(), newId()];
  await app.ctx.db.update(chats).set({ rev: 2 }).where(eq(chats.id, chat.id));
  await app.ctx.db.insert(messages).values([
    { ...common, id: said, sender: 'user', rev: 1 },
    {
      ...common,
      ...leaseColumns(app.ctx),
      id: reply,
      sender: 'character',
      content: '',
      attempt: 1,
      rev: 2,
    },
  ]);
  app.ctx.live.publish(`chat:${chat.id}`, { t: 'start', id: reply, attempt: 1, rev: 2 });
  await events.waitFor(({ event }) => event === 'reply');
  expect(events.received.map(({ event, data }) => [event, data.message?.id ?? data.id])).toEqual([
    ['message', said],
    ['message', reply],
    ['reply', reply],
  ]);
  await events.close();
});
