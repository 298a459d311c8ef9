import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, ledger_entries } from '#db/schema/index.ts';
import type { ChatList } from '#features/chat/contract.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { availableOf, expectSettledBooks } from '#tests/helpers/books.ts';
import { makeCaller, startCall } from '#tests/helpers/calls.ts';
import type { Call } from '../contract.ts';
import { beginMinute, pickUpCall } from './charge-minute.ts';
import { endCall } from './end-call.ts';
import { eraseCalls } from './personal-data.ts';
import { findCall, takeLease } from './queries.ts';
import { sweepCalls } from './sweep-calls.ts';

const PRICE = 3;
/** The clock runs ahead by an hour in all. Late in the day it starts tomorrow: free tokens renew at midnight UTC. */
let ahead = new Date().getUTCHours() >= 22 ? 3 * 3_600_000 : 0;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    env: { PORT: '0', FREE_DAILY_CREDITS: '12' },
    now: () => new Date(Date.now() + ahead),
    roles: ['api', 'worker'],
  });
});
afterAll(() => app.close());

const OWNER = 'test socket';
const inAMinute = () => new Date(app.ctx.now().getTime() + 60_000);

/** How a call can end, with the minutes that it then costs. */
const ENDS: Record<string, (id: string) => Promise<number>> = {
  async 'ringing, hung up'(id) {
    await endCall(app.ctx, id, 'hung_up');
    return 0;
  },
  async 'ringing, abandoned'() {
    ahead += 25_000;
    await sweepCalls(app.ctx);
    return 0;
  },
  async 'in its first minute, hung up twice at once'(id) {
    await pickUp(id);
    await Promise.all([endCall(app.ctx, id, 'hung_up'), endCall(app.ctx, id, 'hung_up')]);
    return 1;
  },
  async 'in its third minute'(id) {
    await pickUp(id);
    // Each minute is begun by two processes at once.
    for (const begun of [1, 2])
      await Promise.all([1, 2].map(() => beginMinute(app.ctx, id, OWNER, begun)));
    await endCall(app.ctx, id, 'failed');
    return 3;
  },
  async 'out of tokens'(id) {
    await pickUp(id);
    for (const begun of [1, 2, 3, 4]) await beginMinute(app.ctx, id, OWNER, begun);
    return 4;
  },
  async 'by a killed process, swept'(id) {
    await pickUp(id);
    await beginMinute(app.ctx, id, OWNER, 1);
    ahead += 65_000;
    await Promise.all([sweepCalls(app.ctx), sweepCalls(app.ctx)]);
    return 2;
  },
  async 'by the erasure of its user'(id) {
    await pickUp(id);
    const { user_id } = (await findCall(app.ctx.db, id))!;
    await eraseCalls(app.ctx, { id: user_id, fullName: '', emails: [] });
    return 1;
  },
  async 'while the next minute begins'(id) {
    await pickUp(id);
    const [minute] = await Promise.all([
      beginMinute(app.ctx, id, OWNER, 1),
      endCall(app.ctx, id, 'idle'),
    ]);
    return minute ? 2 : 1;
  },
  async 'in a minute that another socket has'(id) {
    await pickUp(id);
    await takeLease(app.ctx.db, id, { owner: 'another', until: inAMinute() });
    expect(await beginMinute(app.ctx, id, OWNER, 1)).toBeUndefined();
    await endCall(app.ctx, id, 'lost');
    return 1;
  },
};

async function pickUp(id: string): Promise<void> {
  await takeLease(app.ctx.db, id, { owner: OWNER, until: inAMinute() });
  // Two connections may pick it up at the same time.
  await Promise.all([1, 2].map(() => pickUpCall(app.ctx, id, OWNER)));
}

it('two hundred calls with every kind of ending leave balanced books and no hold', async () => {
  const names = Object.keys(ENDS);
  const { slug } = await makeCaller(app);
  for (let at = 0; at < 200; at += 1) {
    const name = names[at % names.length]!;
    const client = await app.signIn({ plan: 'premium' });
    const before = await availableOf(client);
    const { id } = await startCall(client, slug);
    const minutes = await ENDS[name]!(id);
    const call = await expectJson<Call>(client.get(`/calls/${id}`));
    expect({ name, state: call.state, minutes: call.minutes }).toEqual({
      name,
      state: 'ended',
      minutes,
    });
    expect([name, await availableOf(client)]).toEqual([name, before - PRICE * minutes]);
  }
  await expectSettledBooks(app);
  const spent = await app.ctx.db
    .select()
    .from(ledger_entries)
    .where(eq(ledger_entries.kind, 'spend'));
  const rows = await app.ctx.db.select({ minutes: calls.minutes }).from(calls);
  expect(spent).toHaveLength(rows.reduce((sum, { minutes }) => sum + minutes, 0));
}, 240_000);

/** A call in a chat that took the place of a removed one. */
async function callInReplacement() {
  const { client, slug } = await makeCaller(app);
  const removed = await startCall(client, slug);
  await endCall(app.ctx, removed.id, 'hung_up');
  await client.delete(`/chat/${removed.chat_id}`);
  const call = await startCall(client, slug);
  expect(call.chat_id).not.toBe(removed.chat_id);
  const restore = async () => {
    await expectJson(client.post(`/chat/${removed.chat_id}/restore`));
    const { data } = await expectJson<ChatList>(client.get('/chat/'));
    return data.map(({ id }) => id).toSorted();
  };
  return { client, call, both: [removed.chat_id, call.chat_id].toSorted(), removed, restore };
}

describe('undoing the removal of a chat', () => {
  it('keeps a running call in the chat that replaced it', async () => {
    const { client, call, both, restore } = await callInReplacement();
    const before = await availableOf(client);
    await pickUp(call.id);
    expect(await restore()).toEqual(both);
    expect(await findCall(app.ctx.db, call.id)).toMatchObject({ status: 'active' });
    await endCall(app.ctx, call.id, 'hung_up');
    expect(await availableOf(client)).toBe(before - PRICE);
    await expectSettledBooks(app);
  });

  it('keeps a call that was paid, and replaces a chat with one that only rang', async () => {
    const paid = await callInReplacement();
    await pickUp(paid.call.id);
    await endCall(app.ctx, paid.call.id, 'hung_up');
    expect(await paid.restore()).toEqual(paid.both);
    expect(await findCall(app.ctx.db, paid.call.id)).toMatchObject({ minutes: 1 });
    const rang = await callInReplacement();
    await endCall(app.ctx, rang.call.id, 'hung_up');
    expect(await rang.restore()).toEqual([rang.removed.chat_id]);
    await expectSettledBooks(app);
  });
});
