import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database } from './client.ts';

/** "Authenticated" and "ready for a query". */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

let server: Server;
let database: Database;
beforeEach(async () => {
  // Accepts every connection, then never responds.
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(WELCOME));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  database = await openDatabase({
    databaseUrl: `postgres://a:b@127.0.0.1:${port}/x`,
    dataDir: null,
    poolSize: 1,
    statementTimeoutMs: 200,
  });
  database.pool.on('error', () => {});
});
afterEach(async () => {
  await database.close();
  server.close();
});

it('a server that falls silent fails a statement and keeps no connection', async () => {
  await expect(database.db.execute(sql`SELECT 1`)).rejects.toMatchObject({
    cause: { code: 'ETIMEDOUT' },
  });
  await expect.poll(() => database.pool.totalCount).toBe(0);
});

it('a server that falls silent fails a transaction and keeps no connection', async () => {
  await expect(database.db.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toThrow();
  await expect.poll(() => database.pool.totalCount).toBe(0);
});
