import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateDatabase, openDatabase } from '#db/client.ts';
import { ensureTemplate } from '../e2e/template.ts';
import { createTestApp, type TestApp } from '../helpers/app.ts';
import { testDatabaseUrl } from '../helpers/environment.ts';
import { copyRows, describeSchema, makeFirstSchema, readTables } from '../helpers/first-release.ts';
import { createEmptyDatabase } from '../helpers/test-database.ts';
import { fillAllTables, MARKED_EMAIL, MARKED_NAME } from '../helpers/whole-person.ts';
import { readWholeChat } from '../faults/check-conversation.ts';
import {
  engineSettings,
  replyTo,
  startPacedEngine,
  type PacedEngine,
} from '../load/paced-reply.ts';
import { signIn } from '../load/product-client.ts';
import { startProduct } from '../load/running-product.ts';

if (!testDatabaseUrl)
  throw new Error('Run these tests with `npm run test:services`, which starts PostgreSQL.');

/* A database of the first release, with a row about a person in every table that can have one. */

const PACE = { firstMs: 10, tokenMs: 1, tokens: 20 };
/** The built-in characters, which already exist. */
const SEEDED = ['characters', 'character_media'];

let app: TestApp;
let engine: PacedEngine;
beforeAll(async () => {
  app = await createTestApp({ roles: ['api'] });
  const person = await app.signIn({ email: MARKED_EMAIL, full_name: MARKED_NAME });
  await fillAllTables(app, person);
  engine = await startPacedEngine();
}, 120_000);
afterAll(async () => {
  await engine?.stop();
  await app?.close();
});

describe.each(['embedded', 'postgres'] as const)('from the first release, %s', (kind) => {
  test('the rows stay, the schema is current, and the product works on it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'everafter-upgrade-'));
    const seeds = mkdtempSync(join(tmpdir(), 'everafter-upgrade-seeds-'));
    const server = kind === 'postgres' ? await createEmptyDatabase(testDatabaseUrl!) : undefined;
    cpSync(await ensureTemplate(), seeds, { recursive: true });
    cpSync(join(seeds, 'media'), join(dataDir, 'media'), { recursive: true });
    try {
      const location = { databaseUrl: server?.url, dataDir };
      const database = await openDatabase(location);
      try {
        await makeFirstSchema(database.pool);
        await copyRows(app.ctx.database.pool, database.pool, { exactly: true });
        const seeded = await openDatabase({ dataDir: seeds });
        await copyRows(seeded.pool, database.pool, { tables: SEEDED, exactly: false });
        await seeded.close();
        const before = await readTables(database.pool);
        expect([...before.values()].filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(
          30,
        );

        const fresh = await describeSchema(app.ctx.database.pool);
        expect(await describeSchema(database.pool)).not.toEqual(fresh);
        await migrateDatabase(database);
        expect(await readTables(database.pool, before)).toEqual(before);
        expect(await describeSchema(database.pool)).toEqual(fresh);
      } finally {
        await database.close();
      }

      const product = await startProduct({
        dataDir,
        env: {
          ...engineSettings(engine, PACE),
          ...(server && { DATABASE_URL: server.url }),
        },
      });
      try {
        const user = await signIn(product.url, MARKED_EMAIL);
        const { data } = await user.call<{ data: { id: string }[] }>('/chat/');
        const chatId = data[0]!.id;
        const before = await readWholeChat(user, chatId);
        expect(before).toMatchObject([{ content: `My name is ${MARKED_NAME}` }]);
        const words = 'Do you remember the harbor';
        const { reply_id } = await user.send(chatId, words);
        await expect
          .poll(async () => (await readWholeChat(user, chatId)).find(({ id }) => id === reply_id), {
            timeout: 20_000,
          })
          .toMatchObject({ status: 'done', content: replyTo(words, PACE) });
        user.close();
      } finally {
        expect(await product.stop()).toBe(0);
      }
    } finally {
      await server?.drop();
      for (const one of [dataDir, seeds]) rmSync(one, { recursive: true, force: true });
    }
  }, 180_000);
});
