import { spawnSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { serveReplies } from '#features/chat/server/index.ts';
import { defineJob, handleJob } from '#platform/jobs.ts';
import { runFrom } from '#platform/origin.ts';
import { createTracing } from '#platform/tracing/create-tracing.ts';
import { inSpan, NO_TRACING } from '#platform/tracing/tracing.ts';
import { JOBS } from '#roles/jobs.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { startChat, followEvents, isFinalEvent, sendMessage } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { readMetric } from '#tests/helpers/metrics.ts';
import { startOtlpCollector, type OtlpCollector } from '#tests/stand-ins/otlp-collector.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const traced = { traceparent: `00-${TRACE}-${CALLER}-01` };
const toyJob = defineJob({
  name: 'test.toy',
  payload: z.object({ fails: z.boolean() }),
  retryLimit: 0,
  retryDelay: 1,
  retryBackoff: false,
  expireInSeconds: 60,
});
const handleToy = handleJob(toyJob, async () => async (_ctx, { fails }) => {
  if (fails) throw new RangeError('of the test');
});

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close();
  vi.unstubAllEnvs();
});

/** An API with a collector, configured like an operator does: only by environment variables. */
async function setUp(env: Record<string, string> = {}) {
  const collector = await startOtlpCollector();
  const all = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '20',
    OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
    ...env,
  };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  const manual = createManualEngine();
  const app = await createTestApp({
    text: manual.engine,
    roles: ['api'],
    jobs: [...JOBS, handleToy],
    env: all,
  });
  opened.push(collector, app);
  return { collector, manual, app };
}

/** The worker process of the same installation, with its own tracing. */
async function startWorker(app: TestApp) {
  const config = { ...app.ctx.config, roles: ['worker' as const] };
  const processId = newId();
  const tracing = await createTracing(config, { ...app.ctx, processId });
  const worker = await serveReplies({ ...app.ctx, config, processId, tracing });
  return {
    processId,
    async stop() {
      await worker.stop(Date.now());
      await tracing.close();
    },
  };
}

const ofTrace = ({ spans }: OtlpCollector, trace = TRACE) =>
  spans.filter(({ traceId }) => traceId === trace);

async function findSpan(collector: OtlpCollector, name: string, trace = TRACE) {
  const find = () => ofTrace(collector, trace).find((span) => span.name === name);
  await expect.poll(find, { message: `span ${name}` }).toBeDefined();
  return find()!;
}

async function converse(app: TestApp, manual: Awaited<ReturnType<typeof setUp>>['manual']) {
  const { client, chat } = await startChat(app);
  const events = await followEvents(client, chat.id, chat.event_id);
  const { reply_id: id } = await sendMessage(client, chat.id, 'Name a color, dear', traced);
  const worker = await startWorker(app);
  const call = await manual.nextCall();
  // If a reader learns of the reply only when it is complete, there is no delivery to measure.
  await events.waitFor(({ event }) => event === 'reply');
  call.send('Blue as the sea.');
  call.finish();
  const last = await events.waitFor(isFinalEvent(id));
  await events.close();
  await worker.stop();
  return { client, chat, call, worker, last };
}

test('without an address the SDK is not loaded', async () => {
  const app = await createTestApp();
  opened.push(app);
  expect(app.ctx.tracing).toBe(NO_TRACING);
  const script = `
    import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) {
      // The metrics library uses the API, which does nothing without an SDK.
      if (/opentelemetry(?!\\/api$)/.test(name)) console.log(name);
      return next(name, context);
    } });
    await import('./src/platform/create-context.ts');
    await import('./src/roles/api.ts');
    await import('./src/roles/worker.ts');
    console.log('loaded');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('loaded');
}, 120_000);

test.each(['http/protobuf', 'http/json'])(
  'one trace covers the call, the transaction, the worker and the reader (%s)',
  async (protocol) => {
    const { app, collector, manual } = await setUp({ OTEL_EXPORTER_OTLP_PROTOCOL: protocol });
    const { client, chat, call, worker } = await converse(app, manual);
    const http = await findSpan(collector, 'POST /api/v1/chat/:chat_id/messages');
    const stored = await findSpan(collector, 'store turn');
    const written = await findSpan(collector, 'write reply');
    const asked = await findSpan(collector, 'chat manual');
    const ended = await findSpan(collector, 'end reply');
    const delivered = await findSpan(collector, 'deliver reply');
    expect(http.parentSpanId).toBe(CALLER);
    for (const { name, parentSpanId } of [stored, written, delivered])
      expect([name, parentSpanId]).toEqual([name, http.spanId]);
    for (const { name, parentSpanId } of [asked, ended])
      expect([name, parentSpanId]).toEqual([name, written.spanId]);
    expect([http.kind, stored.kind, written.kind, asked.kind]).toEqual([2, 3, 5, 3]);
    expect(http.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/v1/chat/:chat_id/messages',
      'http.response.status_code': 201,
    });
    expect(asked.attributes).toMatchObject({
      'gen_ai.operation.name': 'chat',
      'gen_ai.request.model': 'manual',
      'gen_ai.usage.output_tokens': 1,
    });
    expect(written.attributes).toMatchObject({ 'everafter.reply.status': 'done' });
    expect([asked.events, written.events, delivered.events]).toEqual([
      ['first_token'],
      ['first_token'],
      ['first_text'],
    ]);
    expect(delivered.attributes['everafter.delivery.outcome']).toBe('whole');
    expect(written.resource['service.instance.id']).toBe(worker.processId);
    expect(http.resource).toMatchObject({
      'service.name': 'everafter',
      'service.instance.id': app.ctx.processId,
    });
    expect(call.options.headers!['traceparent']).toBe(`00-${TRACE}-${asked.spanId}-01`);
    const all = JSON.stringify(collector.spans, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    for (const word of ['color', 'Blue', client.user.email, client.user.id, chat.id])
      expect(all).not.toContain(word);
  },
);

test('a job belongs to the trace that enqueued it, and records its failure by type', async () => {
  const { app, collector } = await setUp();
  const { ctx } = app;
  await ctx.jobs.work(ctx, [handleToy]);
  await inSpan(ctx.tracing, 'enqueue', { parent: traced }, () =>
    ctx.db.transaction((tx) => ctx.jobs.enqueue(tx, toyJob, { fails: true })),
  );
  const [enqueued, run] = [
    await findSpan(collector, 'enqueue'),
    await findSpan(collector, 'run test.toy'),
  ];
  expect(run).toMatchObject({ parentSpanId: enqueued.spanId, status: 2 });
  expect(run.attributes).toMatchObject({
    'messaging.destination.name': 'test.toy',
    'error.type': 'RangeError',
  });
});

test('the standard variables name the service, add to it, and send headers', async () => {
  const { app, collector } = await setUp({
    OTEL_SERVICE_NAME: 'ever-api',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=blue',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-test',
  });
  await app.request('/api/v1/users/me', { headers: traced });
  const span = await findSpan(collector, 'GET /api/v1/users/me');
  expect(span.resource).toMatchObject({
    'service.name': 'ever-api',
    'deployment.environment.name': 'blue',
  });
  expect(collector.requests[0]!.authorization).toBe('Bearer of-the-test');
});

test('the sampler of the standard variables decides', async () => {
  const { app, collector } = await setUp({ OTEL_TRACES_SAMPLER: 'always_off' });
  await app.request('/api/v1/characters/', { headers: traced });
  await app.ctx.tracing.close();
  expect(collector.requests).toEqual([]);
});

test.each([
  ['OTEL_SDK_DISABLED', 'true'],
  ['OTEL_TRACES_EXPORTER', 'none'],
])('%s=%s switches it off', async (name, value) => {
  const { app } = await setUp({ [name]: value });
  expect(app.ctx.tracing).toBe(NO_TRACING);
});

test('an invalid traceparent starts a new trace', async () => {
  const { app, collector } = await setUp();
  await app.request('/api/v1/characters/', { headers: { traceparent: '00-zz-yy-01' } });
  await expect.poll(() => collector.spans.length).toBeGreaterThan(0);
  expect(collector.spans[0]).toMatchObject({ parentSpanId: '' });
});

test.each([429, 503, 400, 'silent', 'gone'] as const)(
  'a collector that is %s delays neither replies nor a stop',
  async (fault) => {
    const { app, collector, manual } = await setUp();
    if (fault === 'gone') await collector.close();
    else collector.fault = fault;
    const { last } = await converse(app, manual);
    expect(last.data.message).toMatchObject({ status: 'done', content: 'Blue as the sea.' });
    if (fault === 400 || fault === 'gone')
      await expect
        .poll(
          async () => (await readMetric(app, 'everafter_trace_spans_total'))['{outcome="lost"}'],
        )
        .toBeGreaterThan(0);
    const before = performance.now();
    await runFrom({}, () => app.ctx.tracing.close());
    expect(performance.now() - before).toBeLessThan(3000);
  },
);
