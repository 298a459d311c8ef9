import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { messages } from '#db/schema/index.ts';
import { serveReplies } from '#features/chat/server/index.ts';
import { defineJob, handleJob } from '#platform/jobs.ts';
import { createEngineHttp } from '#platform/models/image/engine-http.ts';
import { createModerationEngine } from '#platform/models/moderation/index.ts';
import { currentOrigin, runFrom } from '#platform/origin.ts';
import { JOBS } from '#roles/jobs.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { startChat, followEvents, isFinalEvent, sendMessage } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { startHttpStandIn } from '#tests/stand-ins/http-stand-in.ts';

const ID = 'edge-7f3a:42';
const ranFor: unknown[] = [];
const noteJob = defineJob({
  name: 'test.note',
  payload: z.object({ word: z.string() }),
  retryLimit: 0,
  retryDelay: 1,
  retryBackoff: false,
  expireInSeconds: 60,
});
const handleNote = handleJob(noteJob, async () => async (_ctx, payload) => {
  ranFor.push([payload, currentOrigin().requestId]);
});
const manual = createManualEngine();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, roles: ['api'], jobs: [...JOBS, handleNote] });
});
afterAll(() => app.close());

/** The worker process of an installation whose API is `app`. */
const asWorker = () => ({
  ...app.ctx,
  processId: newId(),
  config: { ...app.ctx.config, roles: ['worker' as const] },
});

test('the id of a request is kept, in the answer and in the body of an error', async () => {
  const answer = await app.request('/api/v1/chat/', { headers: { 'x-request-id': ID } });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('x-request-id')).toBe(ID);
  expect(await answer.json()).toMatchObject({ request_id: ID });
});

test.each(['two words', `${'x'.repeat(200)}`, '{"a":1}'])('%j is replaced', async (sent) => {
  const answer = await app.request('/api/v1/chat/', { headers: { 'x-request-id': sent } });
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('a job runs for the request that enqueued it, and does not see that in its payload', async () => {
  const { ctx } = app;
  await ctx.jobs.work(ctx, [handleNote]);
  await runFrom({ requestId: ID }, () =>
    ctx.db.transaction((tx) => ctx.jobs.enqueue(tx, noteJob, { word: 'mine' })),
  );
  await ctx.db.transaction((tx) => ctx.jobs.enqueue(tx, noteJob, { word: 'nobody’s' }));
  await expect.poll(() => ranFor).toHaveLength(2);
  expect(ranFor).toContainEqual([{ word: 'mine' }, ID]);
  expect(ranFor).toContainEqual([{ word: 'nobody’s' }, undefined]);
  const { rows } = await ctx.db.execute(sql`SELECT data FROM pgboss.job WHERE name = 'test.note'`);
  expect(rows).toContainEqual({ data: { word: 'nobody’s' } });
});

test('a worker passes the request id to the engine, and the row then drops it', async () => {
  const { client, chat } = await startChat(app);
  const events = await followEvents(client, chat.id, chat.event_id);
  const { reply_id: id } = await sendMessage(client, chat.id, 'Name a color', {
    'x-request-id': ID,
  });
  const originOf = async () => {
    const [row] = await app.ctx.db
      .select({ origin: messages.origin })
      .from(messages)
      .where(eq(messages.id, id!));
    return row!.origin;
  };
  expect(await originOf()).toContain(ID);
  const worker = await serveReplies(asWorker());
  const call = await manual.nextCall();
  expect(call.options.headers).toMatchObject({ 'x-request-id': ID });
  call.send('Blue.');
  call.finish();
  await events.waitFor(isFinalEvent(id));
  expect(await originOf()).toBeNull();
  await worker.stop(Date.now());
  await events.close();
});

test('image and moderation servers get the request id', async () => {
  const received: unknown[] = [];
  const server = await startHttpStandIn(({ request, response }) => {
    received.push(request.headers['x-request-id']);
    response.writeHead(400).end('{}');
  });
  const http = createEngineHttp(server.origin, {}, 1000);
  const judge = await createModerationEngine({ engine: 'openai', baseUrl: server.origin });
  await runFrom({ requestId: ID }, async () => {
    await http.send('/prompt', { signal: new AbortController().signal });
    await expect(judge.judgeText({ text: 'Hello' })).rejects.toThrow();
  });
  expect(received).toEqual([ID, ID]);
  await http.close();
  await judge.close();
  await server.close();
});
