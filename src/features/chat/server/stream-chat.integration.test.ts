import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chats, messages, reply_parts } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { createLive, type Live } from '#platform/live.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { startChat } from '#tests/helpers/chats.ts';
import { createLiveHub, type HubTransport } from '#tests/helpers/live-hub.ts';
import { readEvents } from '#tests/helpers/read-events.ts';
import { announce } from './announce.ts';
import { leaseColumns } from './claim-replies.ts';
import { createEventResponse } from './event-stream.ts';
import { publishPiece, publishToChat } from './piece-publisher.ts';
import { bumpRevision, findChat } from './queries.ts';
import { findMessage } from './message-queries.ts';
import { createPartsWriter } from './reply-parts-writer.ts';
import { followChat } from './stream-chat.ts';

let app: TestApp;
let hub: ReturnType<typeof createLiveHub>;
let transport: HubTransport;
/** The bus of the process that serves the reader, and that of the writing process. */
let here: Live;
let there: Live;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  hub = createLiveHub();
  transport = hub.connect();
  [here, there] = [await createLive(transport), await createLive(hub.connect())];
});

async function begin() {
  const { client, chat } = await startChat(app);
  const { id, full_name, email } = client.user;
  const caller = { id, sessionId: newId(), fullName: full_name, email };
  const ctx: UserContext = {
    ...app.ctx,
    live: here,
    caller: { ...caller, plan: 'free', isSuperuser: false },
  };
  const row = (await findChat(ctx.db, id, chat.id))!;
  const events: { event: string; data: Record<string, unknown>; id: string | undefined }[] = [];
  const close = vi.fn<() => void>();
  /** Follows from the last event that was received, or from what a page shows. */
  const follow = () =>
    followChat(ctx, row, events.findLast((one) => one.id)?.id ?? chat.event_id, {
      write: (event, data, eventId) =>
        events.push({ event, data: data as Record<string, unknown>, id: eventId }),
      close,
    });
  /** The text of the last reply that started. */
  const text = (): string =>
    events
      .slice(events.findLastIndex(({ event }) => event === 'reply'))
      .map(({ data }) => data.d ?? '')
      .join('');
  return { ctx, chatId: chat.id, follow, events, close, text };
}

/** A reply that another process writes. */
async function startReply(chatId: string) {
  const worker = { ...app.ctx, live: there, processId: newId() };
  const id = newId();
  const rev = await app.ctx.db.transaction((tx) => bumpRevision(tx, chatId));
  await app.ctx.db.insert(messages).values({
    ...leaseColumns(worker),
    id,
    chat_id: chatId,
    sender: 'character',
    content: '',
    attempt: 1,
    rev,
    created_at: app.ctx.now(),
  });
  const row = (await findMessage(app.ctx.db, chatId, id))!;
  const parts = createPartsWriter(worker, row, () => {});
  let all = '';
  const say = (text: string, { isSent = true, isStored = true } = {}): void => {
    const position = all.length;
    all += text;
    if (isStored) parts.add(text);
    if (isSent) publishPiece(worker, chatId, { id, attempt: 1, position, d: text });
  };
  const announceStart = () => publishToChat(worker, chatId, { t: 'start', id, attempt: 1, rev });
  announceStart();
  return {
    id,
    rev,
    announceStart,
    say,
    /** Resolves when the database has all the text. */
    stored: () =>
      expect
        .poll(async () => {
          const rows = await app.ctx.db
            .select()
            .from(reply_parts)
            .where(eq(reply_parts.message_id, id));
          return rows.map(({ text }) => text).join('').length;
        })
        .toBe(all.length),
    async end() {
      await parts.close();
      const ended = await app.ctx.db.transaction(async (tx) => {
        const next = await bumpRevision(tx, chatId);
        return tx
          .update(messages)
          .set({ status: 'done', content: all, rev: next, lease_owner: null, lease_until: null })
          .where(eq(messages.id, id))
          .returning();
      });
      announce(worker, ended);
    },
  };
}

it('streams a reply of another process only from the bus', async () => {
  const { chatId, follow, events, text } = await begin();
  const end = follow();
  await end.ready;
  const first = await startReply(chatId);
  await first.end();
  await expect.poll(() => events.at(-1)?.data.message).toMatchObject({ status: 'done' });
  hub.sent.length = 0;
  const queries = vi.spyOn(app.ctx.database.pool, 'query');
  const reply = await startReply(chatId);
  for (const word of ['Come ', 'in, ', 'the ', 'tea ', 'is ', 'warm.']) reply.say(word);
  await expect.poll(text).toBe('Come in, the tea is warm.');
  await reply.stored();
  await reply.end();
  await expect.poll(() => events.at(-1)?.data.message).toMatchObject({ status: 'done' });
  expect(hub.sent.map(({ message }) => message.t)).toEqual(['start', 'd', 'd', 'changed']);
  const statements = queries.mock.calls.map(([query]) => JSON.stringify(query));
  queries.mockRestore();
  expect(statements.filter((one) => one.includes('lease_owner'))).not.toEqual([]);
  expect(statements.filter((one) => one.includes('max(p.position)'))).toEqual([]);
  end();
});

it('catches up after a gap while the reply continues', async () => {
  const { chatId, follow, text } = await begin();
  const end = follow();
  await end.ready;
  const reply = await startReply(chatId);
  reply.say('Before. ');
  await expect.poll(text).toBe('Before. ');
  transport.cut();
  reply.say('During. ');
  await reply.stored();
  transport.restore();
  await expect.poll(text).toBe('Before. During. ');
  reply.say('After.');
  await expect.poll(text).toBe('Before. During. After.');
  await reply.end();
  end();
});

it('starts the next reply correctly when a gap hid the end of the previous one', async () => {
  const { chatId, follow, events, text } = await begin();
  const end = follow();
  await end.ready;
  const first = await startReply(chatId);
  first.say('The first one.');
  await expect.poll(text).toBe('The first one.');
  transport.cut();
  const before = events.length;
  await first.end();
  const second = await startReply(chatId);
  second.say('The second reply is longer.');
  await second.stored();
  transport.restore();
  await expect.poll(text).toBe('The second reply is longer.');
  expect(
    events
      .slice(before)
      .map(({ event, data }) => [event, (data.message as { id: string })?.id ?? data.id]),
  ).toEqual([
    ['message', first.id],
    ['message', second.id],
    ['reply', second.id],
    ['d', undefined],
  ]);
  await second.end();
  end();
});

it('starts a reply correctly when a gap hid its start but not its message', async () => {
  const { chatId, follow, events, text } = await begin();
  const end = follow();
  await end.ready;
  const first = await startReply(chatId);
  first.say('The first one.');
  await expect.poll(text).toBe('The first one.');
  await first.end();
  await expect.poll(() => events.at(-1)?.data.message).toMatchObject({ status: 'done' });
  transport.cut();
  const second = await startReply(chatId);
  announce({ ...app.ctx, live: here }, [(await findMessage(app.ctx.db, chatId, second.id))!]);
  second.say('The second reply is longer.');
  await second.stored();
  transport.restore();
  await expect.poll(text).toBe('The second reply is longer.');
  await second.end();
  end();
});

it('gets text written just before it connected, even if nothing follows', async () => {
  const { chatId, follow, text } = await begin();
  const reply = await startReply(chatId);
  reply.say('Sit down. ');
  await reply.stored();
  reply.say('I was');
  const end = follow();
  await expect.poll(text).toBe('Sit down. I was');
  end();
  await reply.end();
});

it('inserts a lost piece in its place, and keeps those after it', async () => {
  const { chatId, follow, events, text } = await begin();
  const end = follow();
  await end.ready;
  const reply = await startReply(chatId);
  reply.say('One, ');
  await expect.poll(text).toBe('One, ');
  reply.say('two, ', { isSent: false });
  reply.say('three, ');
  reply.say('four.', { isStored: false });
  await expect.poll(text).toBe('One, two, three, four.');
  await reply.end();
  await expect.poll(() => events.at(-1)?.event).toBe('message');
  end();
});

it('does not restart a reply whose start arrives after its end', async () => {
  const { chatId, follow, events } = await begin();
  const end = follow();
  await end.ready;
  const reply = await startReply(chatId);
  await reply.end();
  await expect.poll(() => events.at(-1)?.data.message).toMatchObject({ status: 'done' });
  const before = events.length;
  reply.announceStart();
  await app.ctx.db
    .update(chats)
    .set({ rev: reply.rev + 2 })
    .where(eq(chats.id, chatId));
  publishToChat({ live: there }, chatId, { t: 'reset', rev: reply.rev + 2 });
  await expect.poll(() => events.at(-1)?.event).toBe('reset');
  expect(events.slice(before).map(({ event }) => event)).toEqual(['reset']);
  end();
});

it('reads the database only once it is listening, and signals that with its first bytes', async () => {
  const { ctx, chatId, follow, events } = await begin();
  const reply = await startReply(chatId);
  await reply.end();
  const release = transport.hold();
  const stream = createEventResponse(ctx, () => follow()).body!.getReader();
  const bytes = vi.fn<() => void>();
  const first = stream.read().then(bytes);
  await findChat(ctx.db, ctx.caller.id, chatId);
  expect([events.length, bytes.mock.calls.length]).toEqual([0, 0]);
  release();
  await first;
  await expect.poll(() => events.length).toBe(1);
  await stream.cancel();
});

it('ends without a byte when it cannot listen', async () => {
  const listen = () => Promise.reject(new Error('no bus'));
  here = await createLive({ ...transport, listen });
  const { ctx, follow, close, events } = await begin();
  const response = createEventResponse(ctx, () => follow());
  const { ended, received } = readEvents(response);
  await ended;
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect([received, events]).toEqual([[], []]);
});
