import fc from 'fast-check';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureEmbeddedTemplate } from '#tests/helpers/template.ts';
import { openEmbedded, type EmbeddedServer } from './open.ts';

let server: EmbeddedServer;
let pool: Pool;

beforeAll(async () => {
  server = await openEmbedded({ dataDir: null, templatePath: await ensureEmbeddedTemplate() });
  pool = new Pool({ host: server.socketDir, user: 'postgres', database: 'postgres', max: 8 });
  await pool.query(
    'CREATE TABLE entries (id serial PRIMARY KEY, owner text NOT NULL, amount int NOT NULL)',
  );
});
afterAll(async () => {
  await pool.end();
  await server.close();
});

/** A transaction that moves an amount between two owners, or fails midway and changes nothing. */
async function move(from: string, to: string, amount: number, fails: boolean): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('INSERT INTO entries (owner, amount) VALUES ($1, $2)', [from, -amount]);
    if (fails) await client.query('SELECT 1 / $1::int', [0]);
    await client.query('INSERT INTO entries (owner, amount) VALUES ($1, $2)', [to, amount]);
    await client.query('COMMIT');
  } catch {
    await client.query('ROLLBACK');
  } finally {
    client.release();
  }
}

describe('many connections on one backend', () => {
  it('give each query its own answer, whatever runs at the same time', async () => {
    const query = fc.oneof(
      fc.record({ kind: fc.constant('sum' as const), a: fc.nat(1000), b: fc.nat(1000) }),
      fc.record({
        kind: fc.constant('text' as const),
        a: fc.string({ maxLength: 200 }).filter((text) => !text.includes('\0')),
      }),
      fc.record({ kind: fc.constant('broken' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(query, { minLength: 8, maxLength: 40 }), async (queries) => {
        const answers = await Promise.all(
          queries.map(async (one) => {
            if (one.kind === 'sum')
              return (
                (await pool.query('SELECT $1::int + $2::int AS value', [one.a, one.b])).rows[0]
                  .value ===
                one.a + one.b
              );
            if (one.kind === 'text')
              return (
                (await pool.query('SELECT $1::text AS value', [one.a])).rows[0].value === one.a
              );
            return pool.query('SELECT * FROM nowhere WHERE id = $1', [1]).then(
              () => false,
              (error: { code?: string }) => error.code === '42P01',
            );
          }),
        );
        expect(answers.every(Boolean)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('isolate transactions: a failed one leaves nothing, and no reader sees a partial sum', async () => {
    const owners = ['a', 'b', 'c'];
    const work = Array.from({ length: 120 }, (_, n) =>
      move(owners[n % 3]!, owners[(n + 1) % 3]!, n, n % 5 === 0),
    );
    const looks = Array.from({ length: 60 }, async () =>
      Number(
        (await pool.query('SELECT coalesce(sum(amount), 0) AS total FROM entries')).rows[0].total,
      ),
    );
    expect(await Promise.all(looks)).toEqual(looks.map(() => 0));
    await Promise.all(work);
    expect(Number((await pool.query('SELECT count(*) AS rows FROM entries')).rows[0].rows)).toBe(
      2 * 96,
    );
  });

  it('roll back what a connection leaves open when it closes', async () => {
    const leaving = await pool.connect();
    await leaving.query('BEGIN');
    await leaving.query("INSERT INTO entries (owner, amount) VALUES ('gone', 1)");
    leaving.release(true);
    const { rows } = await pool.query("SELECT count(*) AS rows FROM entries WHERE owner = 'gone'");
    expect(Number(rows[0].rows)).toBe(0);
  });
});
