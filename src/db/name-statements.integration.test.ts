import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabaseUrl } from '#tests/helpers/environment.ts';
import { createStatementNames, nameStatements } from './name-statements.ts';

const repeat = <T>(times: number, act: () => T): T[] => Array.from({ length: times }, act);

describe('names of statements', () => {
  it('are assigned to frequent statements, each its own', () => {
    const nameOf = createStatementNames();
    const seen = repeat(25, () => nameOf('SELECT $1'));
    expect(seen.slice(0, 19)).toEqual(repeat(19, () => undefined));
    expect(new Set(seen.slice(19))).toEqual(new Set([seen.at(-1)]));
    expect(seen.at(-1)).toMatch(/^often_[0-9a-f]{32}$/);
    expect(repeat(20, () => nameOf('SELECT $2')).at(-1)).not.toBe(seen.at(-1));
  });

  it('are not assigned to statements whose columns change with the table', () => {
    const nameOf = createStatementNames();
    for (const text of [
      'SELECT * FROM chats WHERE id = $1',
      'select c.* from chats c where id = $1',
      'DELETE FROM chats WHERE id = $1 RETURNING *',
    ])
      expect(repeat(30, () => nameOf(text)).at(-1), text).toBeUndefined();
    expect(repeat(30, () => nameOf('SELECT count(*) * $1 FROM chats')).at(-1)).toBeDefined();
  });

  it('are limited in number', () => {
    const nameOf = createStatementNames();
    const last = (n: number) => repeat(20, () => nameOf(`SELECT $1 + ${n}`)).at(-1);
    for (let n = 0; n < 200; n += 1) expect(last(n)).toBeDefined();
    expect(last(200)).toBeUndefined();
    expect(last(0)).toBeDefined();
  });
});

it.runIf(testDatabaseUrl)('PostgreSQL plans a frequent statement once per connection', async () => {
  const pool = new Pool({ connectionString: testDatabaseUrl, max: 1 });
  const nameOf = createStatementNames();
  pool.on('connect', (client) => nameStatements(client, nameOf));
  try {
    for (let n = 0; n < 25; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const { rows } = await pool.query('SELECT $1::int + 1 AS next', [n]);
      expect(rows).toEqual([{ next: n + 1 }]);
    }
    const { rows } = await pool.query<{ statement: string }>(
      'SELECT statement FROM pg_prepared_statements',
    );
    expect(rows).toEqual([{ statement: 'SELECT $1::int + 1 AS next' }]);
    await expect(pool.query({ text: 'SELECT 1 / $1::int', values: [0] })).rejects.toMatchObject({
      code: '22012',
    });
    const named = await pool.query({ name: 'own', text: 'SELECT $1::int AS own', values: [3] });
    expect(named.rows).toEqual([{ own: 3 }]);
  } finally {
    await pool.end();
  }
});

it.runIf(testDatabaseUrl)('A statement whose first use by name fails is parsed again', async () => {
  const pool = new Pool({ connectionString: testDatabaseUrl });
  const client = await pool.connect();
  try {
    nameStatements(client, createStatementNames());
    const ask = (value: number) => client.query('SELECT $1::int AS asked', [value]);
    for (let n = 0; n < 19; n += 1)
      // oxlint-disable-next-line no-await-in-loop
      await ask(n);
    await client.query('BEGIN');
    await expect(client.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(ask(1)).rejects.toMatchObject({ code: '25P02' });
    await client.query('ROLLBACK');
    expect((await ask(2)).rows).toEqual([{ asked: 2 }]);
  } finally {
    client.release();
    await pool.end();
  }
});
