import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/client.ts';
import { openTestDatabase } from '#tests/helpers/test-database.ts';
import { createSignedAddresses } from './signed-addresses.ts';
import { signedTokens } from './signed-tokens.ts';
import { readSigningSecret, rotateSigningSecret } from './signing-secrets.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-21T12:00:00Z');
/** Like a process that has just started: the secret is cached per database object. */
const restarted = () => signedTokens({ db: Object.create(database.db) as Database['db'] });
const readAddresses = async () =>
  createSignedAddresses(await readSigningSecret(database.db, 'media'));

it('signs with the new secret after a rotation, and accepts old signatures unless the secret leaked', async () => {
  const token = (await restarted()).sign('case', '42');
  const address = (await readAddresses()).sign('images/a.webp', NOW);
  const verify = async () => {
    const query = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
    return (await readAddresses()).verify('GET', 'images/a.webp', query, NOW);
  };
  for (const name of ['tokens', 'media'] as const)
    await rotateSigningSecret(database.db, name, { hasLeaked: false });
  expect((await restarted()).read('case', token)).toEqual(['42']);
  expect((await restarted()).sign('case', '42')).not.toBe(token);
  expect(await verify()).toBe('good');

  await rotateSigningSecret(database.db, 'tokens', { hasLeaked: true });
  await rotateSigningSecret(database.db, 'media', { hasLeaked: true });
  expect((await restarted()).read('case', token)).toBeNull();
  expect(await verify()).toBe('altered');
});

it('accepts only the last previous secret', async () => {
  const token = (await restarted()).sign('case', '7');
  for (let times = 0; times < 2; times += 1)
    await rotateSigningSecret(database.db, 'tokens', { hasLeaked: false });
  expect((await restarted()).read('case', token)).toBeNull();
});
