import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startProxy, type ProxyKind } from '../../scripts/proxy-service.ts';
import type { Call, StartedCall } from '#features/calls/contract.ts';
import { createTestUser } from '../e2e/person.ts';
import { connectAgain, connectCall } from '../helpers/calls.ts';
import { testDatabaseUrl } from '../helpers/environment.ts';
import { ownNetwork } from '../load/fleet-processes.ts';
import { createInstallation, type Installation } from './installation.ts';

if (!testDatabaseUrl)
  throw new Error('Run these tests with `npm run test:services`, which starts PostgreSQL.');

/** The time for a reply of the scripted engine, over several processes. */
const WITHIN_MS = 30_000;

/** The page's origin in a browser's requests, whatever name the proxy passes on. */
const PUBLIC_URL = 'https://chat.example.org';

let installation: Installation;
const network = ownNetwork();
beforeAll(async () => {
  installation = await createInstallation(testDatabaseUrl!, { PUBLIC_URL });
  // The addresses of deploy/, moved to another network.
  const ports = { PORT: '3000', OPERATIONS_PORT: '3001', TRUST_PROXY: '1' };
  await installation.start('api', { ...ports, HOST: `${network}21` });
  await installation.start('api', { ...ports, HOST: `${network}22` });
  await installation.start('worker');
});
afterAll(() => installation?.close());

/** Each proxy has its own user, because a user has one call at a time. */
const startCallAs = async (kind: ProxyKind) => {
  const user = await createTestUser(`http://${network}21:3000`, `${kind}@example.test`);
  await installation.query("UPDATE users SET plan = 'premium' WHERE email = $1", [user.email]);
  const { data } = await user.call<{ data: { slug: string }[] }>('/characters/?limit=1');
  const body = JSON.stringify({ character_slug: data[0]!.slug });
  return { user, started: await user.call<StartedCall>('/calls', { method: 'POST', body }) };
};

test.for<ProxyKind>(['nginx', 'caddy'])(
  'behind %s a call is answered, replied to, resumed after a proxy restart, and hung up',
  async (kind) => {
    const proxy = await startProxy(kind, network);
    onTestFinished(() => proxy.stop());
    const { user, started } = await startCallAs(kind);
    const call = await connectCall(
      { origin: proxy.url },
      started,
      { origin: PUBLIC_URL },
      WITHIN_MS,
    );
    await call.next('state', ({ state }) => state === 'active');
    call.send({ type: 'text', utterance: 1, content: 'Good evening to you' });
    const { message_id } = await call.next('reply_end');
    await call.next('sentence', (one) => one.message_id === message_id);

    await proxy.stop();
    await call.closed;
    const next = await startProxy(kind, network, Number(new URL(proxy.url).port));
    onTestFinished(() => next.stop());
    const again = await connectAgain({ origin: next.url }, started, {});
    await again.next('state', ({ state }) => state === 'active');
    again.send({ type: 'text', utterance: 2, content: 'Are you still there?' });
    await again.next('reply_end', (one) => one.message_id !== message_id);
    again.send({ type: 'hang_up' });
    expect((await again.closed).code).toBe(1000);
    expect(await user.call<Call>(`/calls/${started.id}`)).toMatchObject({
      state: 'ended',
      end_reason: 'hung_up',
    });
  },
);
