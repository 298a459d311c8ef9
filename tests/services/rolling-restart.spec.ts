import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestUser } from '../e2e/person.ts';
import { testDatabaseUrl } from '../helpers/environment.ts';
import { startBalancer } from '../helpers/balancer.ts';
import { createInstallation, type Installation } from './installation.ts';

if (!testDatabaseUrl)
  throw new Error('Run these tests with `npm run test:services`, which starts PostgreSQL.');

/** Users who call continuously, each on a separate connection. */
const CALLERS = 6;

let installation: Installation;
beforeAll(async () => {
  installation = await createInstallation(testDatabaseUrl!, { STOP_DELAY: '2' });
});
afterAll(() => installation?.close());

test('no call fails while all processes are restarted one after another', async () => {
  const processes = await Promise.all([installation.start('api'), installation.start('api')]);
  const worker = await installation.start('worker');
  const servers = processes.map(({ url }) => url);
  const balancer = await startBalancer(servers);
  const user = await createTestUser(servers[0]!);
  const answers = new Map<string, number>();
  let isRunning = true;
  async function call(method: string, body?: object): Promise<void> {
    const response = await fetch(`${balancer.url}/api/v1/users/me`, {
      method,
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = `${method} ${response.status}`;
    await response.arrayBuffer();
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  const callers = Array.from({ length: CALLERS }, async (_, number) => {
    while (isRunning) {
      await call('GET');
      if (number === 0) await call('PATCH', { full_name: 'Robin Vale' });
    }
  });
  try {
    for (const [at, one] of processes.entries()) {
      expect(await one.stop()).toBe(0);
      const { url } = await installation.start('api');
      servers[at] = url;
      await expect.poll(() => balancer.isReady(url)).toBe(true);
    }
    expect(await worker.stop()).toBe(0);
    await installation.start('worker');
  } finally {
    isRunning = false;
    await Promise.all(callers);
    await balancer.close();
  }
  expect([...answers.keys()].toSorted()).toEqual(['GET 200', 'PATCH 200']);
  expect(answers.get('GET 200')).toBeGreaterThan(100);
}, 180_000);
