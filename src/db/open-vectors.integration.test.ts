import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asPlainUser, offersVectors } from '#tests/helpers/plain-user.ts';
import { openTestDatabase } from '#tests/helpers/test-database.ts';
import type { Database } from './client.ts';
import { openVectors } from './open-vectors.ts';

let database: Database;
let isOffered: boolean;
beforeEach(async () => {
  database = await openTestDatabase();
  isOffered = await offersVectors(database);
});
afterEach(() => database.close());

const openAs = (...rights: string[]) =>
  asPlainUser(
    database,
    (user) => rights.map((right) => right.replace('$user', user)),
    ({ db }) => openVectors(db),
  );

it('creates the vector table if the server has pgvector, and reports it if not', async () => {
  expect(isOffered || database.kind === 'postgres').toBe(true);
  const answer = isOffered ? null : { reason: 'not_offered' };
  expect(await openVectors(database.db)).toEqual(answer);
  // A second process finds it.
  expect(await openVectors(database.db)).toEqual(answer);
  if (!isOffered) return;
  const { rows } = await database.db.execute(
    sql`SELECT '[1,0]'::vector <=> '[1,0]'::vector AS same, '[1,0]'::vector <=> '[0,1]'::vector AS other`,
  );
  expect(rows).toEqual([{ same: 0, other: 1 }]);
});

describe('a database user that may create no extension', () => {
  beforeEach(({ skip }) => skip(!isOffered, 'This server has no pgvector.'));

  it('is refused with the server’s message', async () => {
    expect(await openAs('GRANT CREATE ON SCHEMA public TO $user')).toEqual({
      reason: 'extension_refused',
      detail: 'permission denied to create extension "vector"',
    });
  });

  it('stores vectors once an operator has created it', async () => {
    const { db } = database;
    await db.execute(sql`CREATE EXTENSION vector`);
    await asPlainUser(
      database,
      (user) => [`GRANT CREATE ON SCHEMA public TO ${user}`],
      async (plain) => {
        expect(await openVectors(plain.db)).toBeNull();
        const { rows } = await plain.db.execute(
          sql`SELECT memory_id FROM memory_vectors ORDER BY vector <=> '[1,0]'::vector`,
        );
        expect(rows).toEqual([]);
      },
    );
  });

  it('gets a hint about a schema outside its search path', async () => {
    expect(
      await openAs(
        'CREATE SCHEMA extensions',
        'CREATE EXTENSION vector SCHEMA extensions',
        'GRANT CREATE ON SCHEMA public TO $user',
      ),
    ).toEqual({ reason: 'out_of_sight', schema: 'extensions' });
  });

  it('needs an existing table and rights on it if it may not create tables', async () => {
    expect(await openAs('CREATE EXTENSION vector')).toEqual({
      reason: 'table_refused',
      detail: 'permission denied for schema public',
    });
    expect(await openVectors(database.db)).toBeNull();
    expect(await openAs('REVOKE INSERT ON memory_vectors FROM $user')).toEqual({
      reason: 'table_refused',
      detail: 'permission denied for table memory_vectors',
    });
    expect(await openAs()).toBeNull();
  });
});
