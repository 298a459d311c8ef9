import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '#tests/helpers/app.ts';
import { makeUser } from '#tests/helpers/factories.ts';
import { tidyDatabase } from './tidy-database.ts';

test('rows that were rewritten many times take no extra space after cleanup', async () => {
  const app = await createTestApp();
  if (app.ctx.database.kind !== 'embedded') return app.close();
  const { id } = await makeUser(app.ctx.db);
  const size = async () => {
    const { rows } = await app.ctx.db.execute<{ bytes: number }>(
      sql`SELECT pg_relation_size('users')::int AS bytes`,
    );
    return rows[0]!.bytes;
  };
  const rewrite = () =>
    app.ctx.db.execute(sql`UPDATE users SET full_name = repeat('x', 60) WHERE id = ${id}`);
  for (let round = 0; round < 300; round += 1) await rewrite();
  await tidyDatabase(app.ctx);
  const tidied = await size();
  for (let round = 0; round < 300; round += 1) await rewrite();
  await tidyDatabase(app.ctx);
  expect(await size()).toBeLessThanOrEqual(tidied);
  const { rows } = await app.ctx.db.execute<{ analyzed: boolean }>(
    sql`SELECT reltuples >= 0 AS analyzed FROM pg_class WHERE relname = 'users'`,
  );
  expect(rows[0]!.analyzed).toBe(true);
  await app.close();
});
