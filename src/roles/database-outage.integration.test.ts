import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '#platform/config.ts';
import { checkConnections } from '#platform/check-connections.ts';
import type { Context } from '#platform/context.ts';
import { createContext } from '#platform/create-context.ts';
import { createLog } from '#platform/log.ts';
import { testDatabaseUrl } from '#tests/helpers/environment.ts';
import { startTcpProxy, type TcpProxy } from '#tests/helpers/tcp-proxy.ts';
import { createEmptyDatabase } from '#tests/helpers/test-database.ts';
import { createApi } from './api.ts';
import { JOBS } from './jobs.ts';
import { createOperations } from './operations.ts';
import { createProbes, type Probes } from './probe-parts.ts';
import { createReadiness } from './readiness.ts';

describe.skipIf(!testDatabaseUrl)('PostgreSQL', () => {
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let proxy: TcpProxy;
  let dataDir: string;
  let ctx: Context;
  let close: () => Promise<void>;
  let probes: Probes;
  let ask: (path: string) => Promise<Response>;
  let ready: () => Promise<Response>;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'everafter-outage-'));
    empty = await createEmptyDatabase(testDatabaseUrl!);
    const url = new URL(empty.url);
    proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const config = parseConfig({
      APP_ENV: 'test',
      DATABASE_URL: url.href,
      DATABASE_STATEMENT_TIMEOUT: '1',
      DATA_DIR: dataDir,
    });
    ({ ctx, close } = await createContext(config, { jobs: JOBS, log: createLog('silent') }));
    probes = await createProbes(ctx);
    const operations = createOperations(ctx, createReadiness([], probes));
    const api = createApi(ctx);
    ask = async (path) => api.request(path);
    ready = async () => operations.request('/ready');
  });
  afterAll(async () => {
    probes.close();
    await close();
    await proxy.close();
    await empty.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('that is down is reported by /ready, and calls get 503 until it is back', async () => {
    expect((await ready()).status).toBe(200);
    await proxy.cut();
    await expect.poll(async () => (await ready()).status).toBe(503);
    const answer = await ready();
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({
      status: 'unavailable',
      parts: {
        database: { ready: false, detail: expect.stringContaining('ECONNREFUSED') },
        storage: { ready: true },
      },
    });
    const refused = await ask('/api/v1/characters/?limit=7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ code: 'not_ready' });
    await proxy.restore();
    await expect.poll(async () => (await ready()).status).toBe(200);
    expect((await ask('/api/v1/characters/?limit=7')).status).toBe(200);
  });

  it('that does not respond makes /ready answer 503 after its own timeout', async () => {
    await expect.poll(async () => (await ready()).status).toBe(200);
    proxy.hold();
    let answer = await ready();
    await expect.poll(async () => (answer = await ready()).status).toBe(503);
    const { parts } = (await answer.json()) as { parts: { database: object } };
    proxy.release();
    expect(parts.database).toEqual({ ready: false, detail: 'no answer within 1000 ms' });
    await expect.poll(async () => (await ready()).status).toBe(200);
  });

  it('cancels a request’s statement at its time limit, but never a long job’s', async () => {
    const slow = sql`SELECT pg_sleep(1.2)`;
    await expect(ctx.db.execute(slow)).rejects.toMatchObject({ cause: { code: '57014' } });
    await ctx.database.patient.db.execute(slow);
  });

  it('must have room for one process’s connections, and warns without room for a fleet', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const check = (poolSize: number, roles: Context['config']['roles']) =>
      checkConnections(ctx.database, { database: { poolSize, statementTimeoutMs: 0 }, roles }, log);
    await check(5, ['api']);
    expect(lines).toEqual([]);
    // The test server takes 300.
    await check(100, ['api']);
    expect(lines.join()).toContain('lower DATABASE_POOL_SIZE');
    await expect(check(299, ['api'])).rejects.toThrow(/DATABASE_POOL_SIZE is 299.*max_connections/);
  });
});
