import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLedgerReconciliation } from '#features/billing/server/index.ts';
import type { Chat } from '#features/chat/contract.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { connectCall, makeCaller, QUICK_CALLS, startCall } from '#tests/helpers/calls.ts';
import { startTestServer, type HttpServer } from '#tests/helpers/http-server.ts';

let app: TestApp;
let server: HttpServer;

beforeAll(async () => {
  app = await createTestApp({
    env: { PORT: '0', FREE_DAILY_CREDITS: '12' },
    roles: ['api', 'worker'],
  });
  server = await startTestServer(app, { callTimes: QUICK_CALLS });
});
afterAll(async () => {
  await server.close();
  await app.close();
});

describe('a call without servers for speech', () => {
  it('is picked up with the disclosure, and answers typed words with sentences', async () => {
    const { client, slug } = await makeCaller(app);
    const started = await startCall(client, slug);
    expect(started).toMatchObject({
      price_per_minute: 3,
      max_seconds: 240,
      speech: 'browser',
      transcription: 'browser',
    });
    const call = await connectCall(server, started);
    expect(await call.next('state')).toMatchObject({ state: 'ringing', minutes: 0 });
    expect(await call.next('state', ({ state }) => state === 'active')).toMatchObject({
      minutes: 1,
      seconds_left: 240,
    });
    expect((await call.next('notice')).kind).toBe('disclosure');
    call.send({ type: 'text', utterance: 1, content: 'Hello, how was your day?' });
    const transcript = await call.next('transcript');
    expect(transcript).toMatchObject({ utterance: 1, content: 'Hello, how was your day?' });
    const { message_id } = await call.next('reply_end');
    const sentences = call.messages.filter(
      (one) => one.type === 'sentence' && one.message_id === message_id,
    );
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences[0]).toMatchObject({ sentence: 0, sample_rate: null });
    call.send({ type: 'hang_up' });
    expect((await call.closed).code).toBe(1000);
    expect(call.messages.at(-1)).toMatchObject({
      type: 'state',
      state: 'ended',
      reason: 'hung_up',
    });
    const chat = await expectJson<Chat>(client.get(`/chat/${started.chat_id}`));
    expect(chat.messages.map(({ sender, call_id }) => [sender, call_id])).toEqual([
      ['user', started.id],
      ['character', started.id],
    ]);
    expect(chat.calls).toMatchObject([{ id: started.id, minutes: 1 }]);
    expect(await readLedgerReconciliation(app.ctx.db)).toMatchObject({ total: 0, drifted: [] });
  });
});
