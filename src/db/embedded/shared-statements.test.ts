import { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureEmbeddedTemplate } from '#tests/helpers/template.ts';
import { nameOffset, readName, renameStatement } from './messages.ts';
import { openEmbedded, type EmbeddedServer } from './open.ts';
import { SharedStatements, type StatementNames } from './shared-statements.ts';

describe('statements on one backend', () => {
  let server: EmbeddedServer;
  let pool: Pool;

  beforeAll(async () => {
    server = await openEmbedded({ dataDir: null, templatePath: await ensureEmbeddedTemplate() });
    pool = new Pool({ host: server.socketDir, user: 'postgres', database: 'postgres', max: 4 });
  });
  afterAll(async () => {
    await pool.end();
    await server.close();
  });

  const prepared = async (text: string) => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT name FROM pg_prepared_statements WHERE statement = '${text}'`,
    );
    return rows.length;
  };
  const two = async (use: (one: PoolClient, other: PoolClient) => Promise<void>) => {
    const [one, other] = await Promise.all([pool.connect(), pool.connect()]);
    try {
      await use(one, other);
    } finally {
      one.release();
      other.release();
    }
  };

  it('are parsed once for all connections, unnamed and named', () =>
    two(async (one, other) => {
      const text = 'SELECT $1::int * 2 AS twice';
      for (const [client, name] of [
        [one, ''],
        [other, ''],
        [one, 'twice'],
        [other, 'twice'],
        [other, 'twice'],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop
        const { rows } = await client.query({ text, name, values: [21] });
        expect(rows).toEqual([{ twice: 42 }]);
      }
      expect(await prepared(text)).toBe(1);
    }));

  it('have names that are local to each connection', () =>
    two(async (one, other) => {
      const ask = (client: PoolClient, text: string) =>
        client.query<{ is: number }>({ name: 'own', text, values: [1] });
      const sum = 'SELECT $1::int + 1 AS is';
      const difference = 'SELECT $1::int - 1 AS is';
      for (let round = 0; round < 3; round += 1) {
        // oxlint-disable-next-line no-await-in-loop
        expect((await ask(one, sum)).rows[0]!.is).toBe(2);
        // oxlint-disable-next-line no-await-in-loop
        expect((await ask(other, difference)).rows[0]!.is).toBe(0);
      }
    }));

  it('follow a change of the schema', async () => {
    await pool.query('CREATE TABLE changing (id int)');
    await pool.query('INSERT INTO changing VALUES (1)');
    const read = async () => (await pool.query('SELECT * FROM changing WHERE id = $1', [1])).rows;
    expect(await read()).toEqual([{ id: 1 }]);
    await pool.query("ALTER TABLE changing ADD COLUMN name text DEFAULT 'new'");
    expect(await read()).toEqual([{ id: 1, name: 'new' }]);
  });

  it('that fail are parsed again', async () => {
    const read = () => pool.query('SELECT id FROM later WHERE id = $1', [1]);
    await expect(read()).rejects.toMatchObject({ code: '42P01' });
    await pool.query('CREATE TABLE later (id int)');
    expect((await read()).rows).toEqual([]);
  });

  it('fail in a transaction that failed, and work after it', () =>
    two(async (one) => {
      const known = () => one.query('SELECT $1::text AS known', ['x']);
      await known();
      await one.query('BEGIN');
      await expect(one.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
      await expect(known()).rejects.toMatchObject({ code: '25P02' });
      await expect(one.query('SELECT $1::text AS new', ['x'])).rejects.toMatchObject({
        code: '25P02',
      });
      await one.query('ROLLBACK');
      expect((await known()).rows).toEqual([{ known: 'x' }]);
    }));

  it('are a limited number, and a named one outlives the limit', () =>
    two(async (one) => {
      const named = () => one.query({ name: 'kept', text: 'SELECT $1::int AS kept', values: [5] });
      await named();
      for (let n = 0; n < 320; n += 1)
        // oxlint-disable-next-line no-await-in-loop
        await pool.query(`SELECT $1::int AS column_${n}`, [n]);
      const { rows } = await pool.query<{ count: string }>(
        'SELECT count(*) FROM pg_prepared_statements',
      );
      expect(Number(rows[0]!.count)).toBeLessThanOrEqual(300);
      expect(Number(rows[0]!.count)).toBeGreaterThan(250);
      expect((await named()).rows).toEqual([{ kept: 5 }]);
    }));
});

it('A statement is planned again after a minute', async () => {
  let now = 0;
  const sent: string[] = [];
  const parse = Buffer.from('P\0\0\0\x0e\0SELECT 1\0\0\0', 'latin1');
  const statements = new SharedStatements(
    (messages) => {
      sent.push(String.fromCodePoint(messages[0]!));
      return Promise.resolve(Buffer.from('1\0\0\0\x04', 'latin1'));
    },
    () => now,
  );
  const names: StatementNames = new Map();
  const run = async () => {
    sent.length = 0;
    await statements.run([parse, Buffer.from('B\0\0\0\x0c\0\0\0\0\0\0\0\0', 'latin1')], names);
    return sent.join('');
  };
  expect(await run()).toBe('PB');
  expect(await run()).toBe('B');
  now = 61_000;
  expect(await run()).toBe('CPB');
});

it('A renamed message has its new length and the same fields', () => {
  const bind = Buffer.from('B\0\0\0\0portal\0old\0fields', 'latin1');
  bind.writeInt32BE(bind.length - 1, 1);
  const at = nameOffset(bind)!;
  expect(readName(bind, at)).toBe('old');
  const renamed = renameStatement(bind, at, 'a_longer_name');
  expect(readName(renamed, at)).toBe('a_longer_name');
  expect(renamed.readInt32BE(1)).toBe(renamed.length - 1);
  expect(renamed.toString('latin1', 5)).toBe('portal\0a_longer_name\0fields');
});
