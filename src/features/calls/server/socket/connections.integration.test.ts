import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, sessions } from '#db/schema/index.ts';
import { createLive } from '#platform/live.ts';
import { serveReplies } from '#features/chat/server/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { connectCall, makeCaller, QUICK_CALLS, startCall } from '#tests/helpers/calls.ts';
import { startTestServer, type HttpServer } from '#tests/helpers/http-server.ts';
import { createLiveHub } from '#tests/helpers/live-hub.ts';
import type { Call, CurrentCall } from '../../contract.ts';
import { publishCall } from '../call-channel.ts';
import { sweepCalls } from '../sweep-calls.ts';

let ahead = 0;
let app: TestApp;
/** Two processes of the API over one bus, and a worker that writes the replies. */
let here: HttpServer;
let there: HttpServer;
let worker: Awaited<ReturnType<typeof serveReplies>>;
let workerCtx: TestApp['ctx'];

beforeAll(async () => {
  app = await createTestApp({
    env: { PORT: '0', FREE_DAILY_CREDITS: '12' },
    now: () => new Date(Date.now() + ahead),
    roles: ['api'],
  });
  const hub = createLiveHub();
  const process = async (id: string) => ({
    ...app,
    ctx: { ...app.ctx, live: await createLive(hub.connect()), processId: id },
  });
  here = await startTestServer(await process('here'), { callTimes: QUICK_CALLS });
  there = await startTestServer(await process('there'), { callTimes: QUICK_CALLS });
  const { ctx } = await process('worker');
  workerCtx = { ...ctx, config: { ...ctx.config, roles: ['worker'] } };
  worker = await serveReplies(workerCtx);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await worker.stop(Date.now() + 1000);
  await app.close();
});

async function begin() {
  const { client, slug } = await makeCaller(app);
  const started = await startCall(client, slug);
  const read = () => expectJson<Call>(client.get(`/calls/${started.id}`));
  return { client, slug, started, read };
}
async function pickUp(on = here) {
  const begun = await begin();
  const call = await connectCall(on, begun.started);
  await call.next('state', ({ state }) => state === 'active');
  return { ...begun, call };
}
const leaseOf = async (id: string): Promise<number> => {
  const [row] = await app.ctx.db.select().from(calls).where(eq(calls.id, id));
  return row!.lease_until.getTime() - app.ctx.now().getTime();
};
const ended = { state: 'ended' } as const;

describe('a call over two processes', () => {
  it('follows a reply that a worker writes', async () => {
    const { call } = await pickUp();
    call.send({ type: 'text', utterance: 1, content: 'Good evening to you' });
    const { message_id } = await call.next('reply_end');
    await call.next('sentence', (one) => one.message_id === message_id);
    call.close();
  });

  it('is hung up by a call to another process', async () => {
    const { call, client, started, read } = await pickUp(there);
    const hungUp = await fetch(`${here.origin}/api/v1/calls/${started.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(hungUp.status).toBe(204);
    expect(await call.next('state', ({ state }) => state === 'ended')).toMatchObject({
      reason: 'hung_up',
      seconds_left: 0,
    });
    expect((await call.closed).code).toBe(1000);
    expect(await read()).toMatchObject({ ...ended, end_reason: 'hung_up', minutes: 1 });
    expect((await client.delete(`/calls/${started.id}`)).status).toBe(204);
    expect(await read()).toMatchObject({ end_reason: 'hung_up', minutes: 1 });
  });

  it('is taken over by a second connection, and by only one of two at once', async () => {
    const { call, started } = await pickUp();
    const second = await connectCall(there, started);
    expect((await call.closed).code).toBe(4001);
    await second.next('state', ({ state }) => state === 'active');
    const both = await Promise.all([connectCall(here, started), connectCall(there, started)]);
    expect((await second.closed).code).toBe(4001);
    expect((await Promise.race(both.map(({ closed }) => closed))).code).toBe(4001);
    const codes: number[] = [];
    for (const one of both) void one.closed.then(({ code }) => codes.push(code));
    await expect.poll(() => codes).toEqual([4001]);
    for (const one of both) one.close();
  });

  it('ignores a late message about an earlier takeover', async () => {
    const { call, started } = await pickUp();
    publishCall(workerCtx, started.id, { t: 'taken', owner: 'the connection before' });
    call.send({ type: 'text', utterance: 1, content: 'Is the line still good?' });
    await call.next('reply_end');
    call.send({ type: 'hang_up' });
    expect((await call.closed).code).toBe(1000);
  });

  it('continues after its connection was lost', async () => {
    const { call, started, read } = await pickUp();
    call.cut();
    await call.closed;
    const again = await connectCall(there, started);
    expect(await again.next('state')).toMatchObject({ state: 'active', minutes: 1 });
    again.send({ type: 'text', utterance: 1, content: 'Are you still there?' });
    await again.next('reply_end');
    expect(await read()).toMatchObject({ state: 'active', minutes: 0 });
    again.close();
  });

  it('without a reconnect is ended by the sweep, and then cannot be resumed', async () => {
    const { call, started, read, client } = await pickUp();
    call.cut();
    // A connected socket has a longer lease.
    await expect.poll(() => leaseOf(started.id)).toBeLessThan(20_001);
    ahead = 19_000;
    await sweepCalls(app.ctx);
    expect(await read()).toMatchObject({ state: 'active' });
    ahead = 30_000;
    await sweepCalls(app.ctx);
    ahead = 0;
    expect(await read()).toMatchObject({ ...ended, end_reason: 'lost', minutes: 1 });
    await expect(connectCall(here, started)).rejects.toThrow('status 404');
    expect(await expectJson<CurrentCall>(client.get('/calls/current'))).toEqual({ call: null });
  });

  it('whose process stops is closed with 1012, and continues in another one', async () => {
    const { call, started } = await pickUp(there);
    const closing = there.close();
    expect((await call.closed).code).toBe(1012);
    await closing;
    const again = await connectCall(here, started);
    expect(await again.next('state')).toMatchObject({ state: 'active' });
    again.close();
    there = await startTestServer(
      { ...app, ctx: { ...app.ctx, processId: 'next' } },
      { callTimes: QUICK_CALLS },
    );
  });
});

describe('who may connect', () => {
  it('is decided by the token, which is valid only for its call', async () => {
    const { started } = await begin();
    const other = await begin();
    const [path, token] = started.socket_url.split('?token=') as [string, string];
    const [, otherToken] = other.started.socket_url.split('?token=') as [string, string];
    for (const wrong of ['', 'x', `${token}0`, token.slice(0, -1), otherToken])
      await expect(connectCall(here, { socket_url: `${path}?token=${wrong}` })).rejects.toThrow(
        'status 401',
      );
    await (await connectCall(here, started)).close();
  });

  it('is decided by the session that started it', async () => {
    const { started, call, client } = await pickUp();
    await app.ctx.db
      .update(sessions)
      .set({ revoked_at: app.ctx.now() })
      .where(eq(sessions.user_id, client.user.id));
    await call.closed;
    await expect(connectCall(here, started)).rejects.toThrow(/status 40[14]/);
  });

  it('is a page of this origin, or no browser', async () => {
    const { started } = await begin();
    const origin = 'https://elsewhere.example';
    await expect(connectCall(here, started, { origin })).rejects.toThrow('status 403');
    const own = await connectCall(here, started, { origin: here.origin });
    own.close();
    const named = await connectCall(here, started, { origin: 'http://everafter.test' });
    named.close();
  });

  it('other addresses are not upgraded', async () => {
    await expect(connectCall(here, { socket_url: '/api/v1/characters/' })).rejects.toThrow(
      'status 200',
    );
    const { socket_url } = { socket_url: `/api/v1/calls/${newId()}/socket?token=x` };
    await expect(connectCall(here, { socket_url })).rejects.toThrow('status 401');
  });
});

describe('frames', () => {
  it('that cannot be read are refused, and twenty of them end the connection', async () => {
    const { call } = await pickUp();
    const wrong = ['{', '[]', '{"type":"shout"}', '{"type":"text","utterance":-1,"content":"a"}'];
    for (let at = 0; at < 20; at += 1) call.sendRaw(wrong[at % wrong.length]!);
    expect((await call.closed).code).toBe(4400);
    const errors = call.messages.filter(({ type }) => type === 'error');
    expect(errors).toHaveLength(20);
    expect(errors[0]).toMatchObject({ code: 'malformed' });
  });

  it('larger than 64 KB end the connection', async () => {
    const { call } = await pickUp();
    call.sendRaw(Buffer.alloc(64 * 1024 + 1));
    expect((await call.closed).code).toBe(1009);
  });
});
