import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chats, data_exports, generated_images, messages } from '#db/schema/index.ts';
import { runExport } from '#features/accounts/server/export/run-export.ts';
import { releaseMemory } from '#platform/release-memory.ts';
import { ACCOUNT_PARTS } from '#roles/account-parts.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';

const MESSAGES = 10_000;
const IMAGES = 1_000;
const IMAGE_BYTES = 200_000;
const MEGABYTE = 1024 ** 2;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ roles: ['web', 'api'] });
});
afterAll(() => app.close());

async function fill(user_id: string): Promise<void> {
  const { db, storage } = app.ctx;
  const created_at = new Date();
  const chat_id = newId();
  const character_id = (await makeCharacter(db)).id;
  await db.insert(chats).values({ id: chat_id, user_id, character_id, message_count: MESSAGES });
  const content = 'The tide comes in by itself, and we have time. '.repeat(10);
  for (let stored = 0; stored < MESSAGES; stored += 1000)
    await db.insert(messages).values(
      Array.from({ length: 1000 }, () => ({
        id: newId(),
        chat_id,
        sender: 'user' as const,
        content,
        rev: 1,
        created_at,
      })),
    );
  for (let stored = 0; stored < IMAGES; stored += 100) {
    const rows = Array.from({ length: 100 }, () => {
      const id = newId();
      const key = `images/${user_id}/${id}/1-832.webp`;
      return {
        id,
        user_id,
        position: 0,
        source: 'studio' as const,
        prompt: 'A lighthouse',
        is_nsfw: false,
        files: { original: key, webp: { 832: key }, avif: {} },
        width: 832,
        height: 1216,
        thumbhash: '',
        engine: 'fake',
        is_demo: true,
        sha256: id,
        dhash: randomBytes(8).toString('hex'),
        phash: randomBytes(8).toString('hex'),
        created_at,
      };
    });
    for (const { files } of rows) await storage.put(files.original, randomBytes(IMAGE_BYTES));
    await db.insert(generated_images).values(rows);
  }
}

test('10,000 messages and 1,000 images are exported with constant memory', async () => {
  const { user } = await app.signIn();
  await fill(user.id);
  const id = newId();
  await app.ctx.db.insert(data_exports).values({ id, user_id: user.id, requested_at: new Date() });
  // Without garbage, of which a busy machine leaves more.
  const held = () => {
    releaseMemory();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = held();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, held())), 1000);
  await runExport(app.ctx, ACCOUNT_PARTS, { id });
  clearInterval(timer);
  const [row] = await app.ctx.db.select().from(data_exports).where(eq(data_exports.id, id));
  expect(row).toMatchObject({ status: 'ready', progress: 1 });
  expect(row!.size_bytes).toBeGreaterThan(IMAGES * IMAGE_BYTES);
  console.log(
    `${Math.round(row!.size_bytes / MEGABYTE)} MB exported, ${Math.round((most - before) / MEGABYTE)} MB more held at most`,
  );
  // The archive has 200.
  expect(most - before).toBeLessThan(50 * MEGABYTE);
}, 180_000);
