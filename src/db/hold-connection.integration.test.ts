import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabaseUrl } from '#tests/helpers/environment.ts';
import { holdConnection } from './hold-connection.ts';

describe.skipIf(!testDatabaseUrl)('a held connection', () => {
  const open = () => {
    const pool = new Pool({ connectionString: testDatabaseUrl! });
    pool.on('error', () => {});
    return pool;
  };
  const pidOf = async (client: { query(text: string): Promise<{ rows: { pid: number }[] }> }) =>
    (await client.query('SELECT pg_backend_pid() AS pid')).rows[0]!.pid;

  it('is replaced each time it is lost, and not after it is closed', async () => {
    const pool = open();
    const pids: number[] = [];
    const errors: unknown[] = [];
    let ends = 0;
    const held = await holdConnection(pool, {
      reconnectAfterMs: 10,
      onConnect: async (client, isAgain) => {
        expect(isAgain).toBe(pids.length > 0);
        pids.push(await pidOf(client));
      },
      onEnd: () => void (ends += 1),
      onError: (error) => errors.push(error),
    });
    for (const round of [1, 2]) {
      await pool.query('SELECT pg_terminate_backend($1)', [pids.at(-1)]);
      await expect.poll(() => pids.length).toBe(round + 1);
    }
    expect([ends, errors.length, new Set(pids).size]).toEqual([2, 2, 3]);
    held.close();
    await expect
      .poll(
        async () =>
          (await pool.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pids.at(-1)]))
            .rowCount,
      )
      .toBe(0);
    expect([ends, errors.length, pids.length]).toEqual([3, 2, 3]);
    await pool.end();
  });

  it('is replaced once when it is lost during preparation', async () => {
    const pool = open();
    let tries = 0;
    const prepared: number[] = [];
    const held = await holdConnection(pool, {
      reconnectAfterMs: 10,
      async onConnect(client) {
        tries += 1;
        const pid = await pidOf(client);
        if (tries === 2) await client.query('SELECT pg_terminate_backend(pg_backend_pid())');
        prepared.push(pid);
      },
      onError: () => {},
    });
    await pool.query('SELECT pg_terminate_backend($1)', [prepared[0]]);
    await expect.poll(() => prepared.length).toBe(2);
    expect(tries).toBe(3);
    held.close();
    await pool.end();
  });

  it('fails if the first one cannot be prepared', async () => {
    const pool = open();
    const opening = holdConnection(pool, {
      reconnectAfterMs: 10,
      onConnect: (client) => client.query('SELECT nothing'),
      onError: () => {},
    });
    await expect(opening).rejects.toThrow('nothing');
    await pool.end();
  });
});
