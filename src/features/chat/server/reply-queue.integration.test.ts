import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#db/schema/index.ts';
import { createLog } from '#platform/log.ts';
import { announcePresence, isPresent } from '#platform/presence.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import {
  followEvents,
  isFinalEvent,
  openChat,
  sendMessage,
  startChat,
} from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createManualEngine, type EngineCall } from '#tests/helpers/manual-engine.ts';
import { claimReplies, leaseColumns } from './claim-replies.ts';
import { releaseReply } from './release-reply.ts';
import { startReplies } from './reply-queue.ts';
import type { MessageRow } from './message-queries.ts';

let app: TestApp;
const manual = createManualEngine();

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, env: { REPLY_CONCURRENCY: '2' } });
});
afterAll(() => app.close());

const asOther = () => ({ ...app.ctx, processId: newId() });

/** A waiting reply in a new chat of a new user that no process was notified about. */
async function insertReply(columns: Partial<MessageRow> = {}): Promise<string> {
  const { chat } = await startChat(app);
  const id = newId();
  const row = { id, chat_id: chat.id, sender: 'character' as const, content: '', rev: 1 };
  await app.ctx.db
    .insert(messages)
    .values({ ...row, status: 'pending', created_at: app.ctx.now(), ...columns });
  return id;
}

const forget = (ids: string[]) =>
  app.ctx.db.delete(messages).where(sql`id = ANY (${sql.param(ids)}::uuid[])`);

describe('waiting replies', () => {
  it('are claimed once by processes that claim at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => insertReply()));
    const claimed: string[] = [];
    while (claimed.length < ids.length) {
      const batches = await Promise.all(
        Array.from({ length: 4 }, () => claimReplies(asOther(), 5)),
      );
      claimed.push(...batches.flat().map(({ id }) => id));
    }
    expect(claimed.toSorted()).toEqual(ids.toSorted());
    expect(await claimReplies(asOther(), 5)).toEqual([]);
    await forget(ids);
  });

  it('are written in order within a chat, with a new revision and attempt', async () => {
    const { chat } = await startChat(app);
    const first = await insertReply({ chat_id: chat.id });
    const second = await insertReply({ chat_id: chat.id });
    const [claimed, ...rest] = await claimReplies(app.ctx, 5);
    expect(claimed).toMatchObject({ id: first, attempt: 1, status: 'streaming' });
    expect(claimed!.rev).toBeGreaterThan(chat.messages.length);
    expect(rest).toEqual([]);
    await app.ctx.db.update(messages).set({ status: 'done' }).where(eq(messages.id, first));
    expect(await claimReplies(app.ctx, 5)).toMatchObject([{ id: second }]);
    await forget([first, second]);
  });

  it('are left alone during the pause after a failure', async () => {
    const until = new Date(app.ctx.now().getTime() + 60_000);
    const id = await insertReply({ failures: 1, lease_until: until });
    expect(await claimReplies(app.ctx, 5)).toEqual([]);
    const later = { ...app.ctx, now: () => new Date(until.getTime() + 1) };
    expect(await claimReplies(later, 5)).toMatchObject([{ id, failures: 1 }]);
    await forget([id]);
  });

  it('are taken from a writer that is gone, before its lease ends', async () => {
    const owner = asOther();
    const id = await insertReply({ ...leaseColumns(owner), attempt: 1 });
    expect(await claimReplies(app.ctx, 5)).toEqual([]);
    expect(await claimReplies(app.ctx, 5, [owner.processId])).toMatchObject([{ id, attempt: 2 }]);
    await forget([id]);
  });

  it('can be released by a stopping process, and are free at once', async () => {
    const id = await insertReply();
    const [mine] = await claimReplies(asOther(), 5);
    expect(mine).toMatchObject({ id });
    await releaseReply({ ...app.ctx, processId: mine!.lease_owner! }, mine!);
    startReplies(app.ctx);
    const call = await manual.nextCall();
    call.send('Handed over.');
    call.finish();
    await expect
      .poll(async () => {
        const [row] = await app.ctx.db.select().from(messages).where(eq(messages.id, id));
        return row;
      })
      .toMatchObject({ status: 'done', content: 'Handed over.' });
  });
});

it('writes no more replies at once than the engine can handle, and is fair between users', async () => {
  const busy = await app.signIn();
  const opened = async (client: TestClient) => {
    const { slug } = await makeCharacter(app.ctx.db);
    return openChat(client, slug);
  };
  const sends: { client: TestClient; chatId: string; replyId: string; from: string }[] = [];
  const send = async (client: TestClient, content: string) => {
    const chat = await opened(client);
    const { reply_id } = await sendMessage(client, chat.id, content);
    sends.push({ client, chatId: chat.id, replyId: reply_id!, from: chat.event_id });
  };
  for (const content of ['Busy 1', 'Busy 2', 'Busy 3', 'Busy 4']) await send(busy, content);
  await send(await app.signIn(), 'Calm');
  const order: string[] = [];
  const calls: EngineCall[] = [await manual.nextCall(), await manual.nextCall()];
  for (let written = 0; written < sends.length; written += 1) {
    const call = calls.shift()!;
    order.push(call.texts.find((text) => /^(Busy \d|Calm)$/.test(text))!);
    call.send('Done.');
    call.finish();
    if (written < sends.length - 2) calls.push(await manual.nextCall());
  }
  expect(order).toEqual(['Busy 1', 'Busy 2', 'Calm', 'Busy 3', 'Busy 4']);
  for (const { client, chatId, replyId, from } of sends) {
    const events = await followEvents(client, chatId, from);
    await events.waitFor(isFinalEvent(replyId));
    await events.close();
  }
});

it('knows which processes are alive, on a server', async () => {
  const { database } = app.ctx;
  if (database.kind === 'embedded') return;
  const id = newId();
  const isAlive = async () => {
    const { rows } = await app.ctx.db.execute(sql`SELECT ${isPresent(sql`${id}::text`)} AS alive`);
    return rows[0]!.alive;
  };
  expect(await isAlive()).toBe(false);
  const presence = await announcePresence(database, id, createLog('silent'));
  expect(await isAlive()).toBe(true);
  presence.close();
  await expect.poll(isAlive).toBe(false);
});
