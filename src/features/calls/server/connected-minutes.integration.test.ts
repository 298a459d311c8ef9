import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { availableOf, expectSettledBooks } from '#tests/helpers/books.ts';
import {
  connectAgain,
  connectCall,
  makeCaller,
  QUICK_CALLS,
  startCall,
  type CallSocket,
} from '#tests/helpers/calls.ts';
import { startTestServer, type HttpServer } from '#tests/helpers/http-server.ts';
import type { Call } from '../contract.ts';

const MINUTES = { ...QUICK_CALLS, minute: 300, idle: 100_000, goodbye: 50 };

let ahead = 0;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    env: { PORT: '0', FREE_DAILY_CREDITS: '12' },
    now: () => new Date(Date.now() + ahead),
    roles: ['api', 'worker'],
  });
});
afterAll(() => app.close());

const begunOf = (call: CallSocket): number =>
  call.messages.findLast((one) => one.type === 'state')!.minutes;

async function hangUp(...calls: CallSocket[]): Promise<void> {
  for (const one of calls) {
    one.send({ type: 'hang_up' });
    await one.closed;
  }
}

describe('a connected call', () => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await startTestServer(app, { callTimes: MINUTES });
  });
  afterAll(() => server.close());

  it('announces its last minute, says goodbye, and ends when the tokens are used up', async () => {
    const { client, slug } = await makeCaller(app);
    const started = await startCall(client, slug);
    const call = await connectCall(server, started);
    await call.closed;
    const kinds = call.messages.flatMap((one) => (one.type === 'notice' ? [one.kind] : []));
    expect(kinds).toEqual(['disclosure', 'minute_left', 'goodbye']);
    const states = call.messages.flatMap((one) => (one.type === 'state' ? [one] : []));
    expect(states.map(({ state, minutes }) => [state, minutes])).toEqual([
      ['ringing', 0],
      ['active', 1],
      ['active', 2],
      ['active', 3],
      ['active', 4],
      ['ended', 4],
    ]);
    expect(states.at(-1)).toMatchObject({ reason: 'out_of_tokens', seconds_left: 0 });
    expect(await availableOf(client)).toBe(0);
    await expectSettledBooks(app);
  });

  it('begins no minute without a connection, and one when it is back', async () => {
    const { client, slug } = await makeCaller(app);
    const started = await startCall(client, slug);
    const first = await connectCall(server, started);
    await first.next('state', ({ minutes }) => minutes === 1);
    first.cut();
    await first.closed;
    ahead = 10_000;
    const again = await connectCall(server, started);
    await again.next('state', ({ minutes }) => minutes === 2);
    again.send({ type: 'hang_up' });
    await again.closed;
    ahead = 0;
    expect(await expectJson<Call>(client.get(`/calls/${started.id}`))).toMatchObject({
      minutes: 2,
    });
    await expectSettledBooks(app);
  });

  it('begins no minute while help lines are shown', async () => {
    const { client, slug } = await makeCaller(app);
    const call = await connectCall(server, await startCall(client, slug));
    await call.next('state', ({ state }) => state === 'active');
    call.send({ type: 'text', utterance: 1, content: 'I want to kill myself tonight' });
    await call.next('transcript');
    // Another call counts the time. A minute that was beginning is there by its second one.
    const other = await makeCaller(app);
    const clock = await connectCall(server, await startCall(other.client, other.slug));
    await clock.next('state', ({ minutes }) => minutes === 2);
    const shown = begunOf(call);
    await clock.next('state', ({ minutes }) => minutes === 4);
    expect(begunOf(call)).toBe(shown);
    call.send({ type: 'text', utterance: 2, content: 'I feel a little better now' });
    await call.next('state', ({ minutes }) => minutes === shown + 1);
    await hangUp(call, clock);
    await expectSettledBooks(app);
  });

  it('begins no minute while help lines are shown, also by its next connection', async () => {
    const { client, slug } = await makeCaller(app);
    const started = await startCall(client, slug);
    const call = await connectCall(server, started);
    await call.next('state', ({ state }) => state === 'active');
    call.send({ type: 'text', utterance: 1, content: 'I want to kill myself tonight' });
    await call.next('transcript');
    call.cut();
    await call.closed;
    const again = await connectAgain(server, started, {});
    await again.next('state', ({ state }) => state === 'active');
    const shown = begunOf(again);
    const other = await makeCaller(app);
    const clock = await connectCall(server, await startCall(other.client, other.slug));
    await clock.next('state', ({ minutes }) => minutes === 3);
    expect(begunOf(again)).toBe(shown);
    await hangUp(again, clock);
    await expectSettledBooks(app);
  });

  it('begins its next minute although the database failed when it was due', async () => {
    let isFailing = false;
    let failures = 0;
    const db = new Proxy(app.ctx.db, {
      get(target, key) {
        if (key === 'transaction' && isFailing)
          return () => {
            isFailing = false;
            failures += 1;
            return Promise.reject(new Error('the connection to the database was lost'));
          };
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const failing = await startTestServer(
      { ...app, ctx: { ...app.ctx, db } },
      { callTimes: { ...MINUTES, retry: 10 } },
    );
    const { client, slug } = await makeCaller(app);
    const call = await connectCall(failing, await startCall(client, slug));
    await call.next('state', ({ state }) => state === 'active');
    isFailing = true;
    await expect.poll(() => failures).toBe(1);
    const begun = begunOf(call);
    await call.next('state', ({ minutes }) => minutes === begun + 1);
    await hangUp(call);
    await failing.close();
    await expectSettledBooks(app);
  });

  it('ends after a question when the user stays silent', async () => {
    const quick = await startTestServer(app, {
      callTimes: { ...QUICK_CALLS, idle: 100, idleAnswer: 100, goodbye: 50 },
    });
    const { client, slug } = await makeCaller(app);
    const call = await connectCall(quick, await startCall(client, slug));
    await call.closed;
    const kinds = call.messages.flatMap((one) => (one.type === 'notice' ? [one.kind] : []));
    expect(kinds).toEqual(['disclosure', 'idle', 'goodbye']);
    expect(call.messages.at(-1)).toMatchObject({ state: 'ended', reason: 'idle', minutes: 1 });
    await quick.close();
    await expectSettledBooks(app);
  });

  it('is not ended by the silence of a connection that it lost', async () => {
    const quick = await startTestServer(app, {
      callTimes: { ...QUICK_CALLS, idle: 2500, idleAnswer: 100, goodbye: 50 },
    });
    const { client, slug } = await makeCaller(app);
    const started = await startCall(client, slug);
    const lost = await connectCall(quick, started);
    await lost.next('state', ({ state }) => state === 'active');
    lost.cut();
    await lost.closed;
    const patient = await startTestServer(app, { callTimes: QUICK_CALLS });
    const again = await connectAgain(patient, started, {});
    await again.next('state', ({ state }) => state === 'active');
    // The silence of this one began later, and is over.
    const other = await makeCaller(app);
    const clock = await connectCall(quick, await startCall(other.client, other.slug));
    await clock.closed;
    expect(clock.messages.at(-1)).toMatchObject({ state: 'ended', reason: 'idle' });
    expect(await expectJson<Call>(client.get(`/calls/${started.id}`))).toMatchObject({
      end_reason: null,
    });
    await hangUp(again);
    await patient.close();
    await quick.close();
    await expectSettledBooks(app);
  });
});
