import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#db/client.ts';
import { openTestDatabase } from '#tests/helpers/test-database.ts';
import { signedTokens } from './signed-tokens.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('reads signed tokens, and rejects altered, truncated, or misused ones', async () => {
  const tokens = await signedTokens(database);
  const token = tokens.sign('case', '01993f5e-7c1a', '42');
  expect(tokens.read('case', token)).toEqual(['01993f5e-7c1a', '42']);
  const [, id, number, signature] = token.split('_');
  for (const other of [
    `case_${id}_43_${signature}`,
    `form_${id}_${number}_${signature}`,
    `case_${id}_${signature}`,
    `case_${id}_${number}_`,
    `case_${id}_${number}_${signature!.slice(2)}`,
    signature!,
    '',
    '_',
  ])
    expect(tokens.read('case', other), other).toBeNull();
  expect(tokens.read('form', token)).toBeNull();
});

it('retries after a database failure', async () => {
  const real = await openTestDatabase();
  let isDown = true;
  const db = new Proxy(real.db, {
    get(target, name) {
      if (isDown && name === 'insert') throw new Error('no answer');
      return Reflect.get(target, name) as unknown;
    },
  }) as Db;
  await expect(signedTokens({ db })).rejects.toThrow('no answer');
  isDown = false;
  expect((await signedTokens({ db })).sign('case', '1')).toMatch(/^case_1_[0-9a-f]{64}$/);
  await real.close();
});
