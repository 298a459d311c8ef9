import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestUser } from '../e2e/person.ts';
import { startStubModel, type StubModel } from '../e2e/spoken-model.ts';
import { isFinalEvent } from '../helpers/chats.ts';
import { testDatabaseUrl } from '../helpers/environment.ts';
import { readEvents } from '../helpers/read-events.ts';
import { startOtlpCollector, type OtlpCollector } from '../stand-ins/otlp-collector.ts';
import { createInstallation, type Installation, type RoleProcess } from './installation.ts';

const redisUrl = process.env.TEST_REDIS_URL;
if (!testDatabaseUrl || !redisUrl)
  throw new Error(
    'Run these tests with `npm run test:services`, which starts PostgreSQL and Redis.',
  );

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

describe.each([
  ['with PostgreSQL only', {}],
  ['with Redis', { REDIS_URL: redisUrl }],
])('tracing over processes, %s', (_name, env) => {
  let model: StubModel;
  let collector: OtlpCollector;
  let installation: Installation;
  let api: RoleProcess;

  beforeAll(async () => {
    model = await startStubModel();
    collector = await startOtlpCollector();
    installation = await createInstallation(testDatabaseUrl!, {
      TEXT_BASE_URL: model.baseUrl,
      MEMORY_EVERY: '0',
      TEXT_MODEL: 'spoken',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      ...env,
    });
    api = await installation.start('api');
    await installation.start('worker');
  });
  afterAll(async () => {
    await installation?.close();
    await model?.close();
    await collector?.close();
  });

  test('one trace covers the API, the worker, its engine and the reader', async () => {
    const user = await createTestUser(api.url);
    const { data } = await user.call<{ data: { slug: string }[] }>('/characters/?limit=1');
    const chat = await user.call<{ id: string; event_id: string }>(
      `/chat/character/${data[0]!.slug}`,
    );
    const events = await readEvents(
      await fetch(`${api.url}/api/v1/chat/${chat.id}/events`, {
        headers: { authorization: `Bearer ${user.token}`, 'last-event-id': chat.event_id },
      }),
    );
    const sent = await fetch(`${api.url}/api/v1/chat/${chat.id}/messages`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': 'application/json',
        traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
      },
      body: JSON.stringify({ content: 'Good evening' }),
    });
    const { reply_id: id } = (await sent.json()) as { reply_id: string };
    await events.waitFor(isFinalEvent(id));
    await events.close();
    const find = (name: string) =>
      collector.spans.find((span) => span.traceId === TRACE && span.name.startsWith(name));
    const names = ['POST ', 'store turn', 'write reply', 'chat ', 'end reply', 'deliver reply'];
    await expect.poll(() => names.filter((name) => !find(name))).toEqual([]);
    const [http, stored, written, asked, ended, delivered] = names.map((name) => find(name)!);
    for (const child of [stored, written, delivered])
      expect(child!.parentSpanId).toBe(http!.spanId);
    for (const child of [asked, ended]) expect(child!.parentSpanId).toBe(written!.spanId);
    const rolesOf = (spans: (typeof http)[]) =>
      spans.map((span) => span!.resource['everafter.roles']);
    expect(rolesOf([http, stored, delivered])).toEqual(['api', 'api', 'api']);
    expect(rolesOf([written, asked, ended])).toEqual(['worker', 'worker', 'worker']);
  });
});
