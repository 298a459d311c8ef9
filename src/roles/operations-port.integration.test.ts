import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { freePort } from '../../scripts/services.ts';
import { startOperations } from './operations-port.ts';
import { createReadiness } from './readiness.ts';
import { startHttp } from './serve.ts';

async function serve(env: Record<string, string>) {
  const app: TestApp = await createTestApp({ roles: ['api'], env: { PORT: '0', ...env } });
  const readiness = createReadiness(['api']);
  const { operationsPort } = app.ctx.config;
  const operations =
    operationsPort === undefined
      ? undefined
      : await startOperations(app.ctx, readiness, operationsPort);
  const http = await startHttp(app.ctx, readiness, { isDevelopment: false });
  const ask = async (port: number | undefined, path: string, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    await response.arrayBuffer();
    return response.status;
  };
  return {
    readiness,
    open: http.open,
    atPublic: (path: string, headers?: Record<string, string>) => ask(http.port, path, headers),
    atOperations: (path: string) => ask(operations?.port, path),
    async close() {
      operations?.close();
      await http.close(Date.now());
      await app.close();
    },
  };
}

test('with OPERATIONS_PORT the endpoints are there, before and after the start, and not on PORT', async () => {
  const served = await serve({ OPERATIONS_PORT: '0' });
  try {
    expect(await served.atOperations('/health')).toBe(200);
    expect(await served.atOperations('/ready')).toBe(503);
    await served.open();
    served.readiness.set('api', 'serving');
    for (const path of ['/health', '/ready', '/metrics']) {
      expect([path, await served.atOperations(path)]).toEqual([path, 200]);
      expect([path, await served.atPublic(path)]).toEqual([path, 404]);
    }
    served.readiness.stop();
    expect(await served.atOperations('/ready')).toBe(503);
    expect(await served.atOperations('/api/v1/characters/')).toBe(404);
  } finally {
    await served.close();
  }
});

test('with OPERATIONS_PORT a process that starts takes no connections on PORT', async () => {
  const port = await freePort();
  const served = await serve({ OPERATIONS_PORT: '0', PORT: String(port) });
  const call = async () => (await fetch(`http://127.0.0.1:${port}/api/v1/characters/`)).status;
  try {
    await expect(call()).rejects.toThrow('fetch failed');
    await served.open();
    expect(await call()).toBe(200);
  } finally {
    await served.close();
  }
});

test.each<[string, Record<string, string>, Record<string, string>, number]>([
  ['outside production to anybody', {}, { 'x-forwarded-for': '203.0.113.5' }, 200],
  ['in production from this machine', { APP_ENV: 'production' }, {}, 200],
  [
    'in production from a private network, through a known proxy',
    { APP_ENV: 'production', TRUST_PROXY: 'true' },
    { 'x-forwarded-for': '10.1.2.3' },
    200,
  ],
  [
    'not in production from outside',
    { APP_ENV: 'production', TRUST_PROXY: 'true' },
    { 'x-forwarded-for': '203.0.113.5' },
    404,
  ],
  [
    'not in production through an unknown proxy',
    { APP_ENV: 'production' },
    { 'x-forwarded-for': '10.1.2.3' },
    404,
  ],
])('/metrics on PORT answers %s', async (_who, env, headers, status) => {
  const served = await serve(env);
  try {
    await served.open();
    expect(await served.atPublic('/metrics', headers)).toBe(status);
    expect(await served.atPublic('/health', headers)).toBe(200);
  } finally {
    await served.close();
  }
});
