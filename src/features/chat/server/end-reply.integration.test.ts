import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chats, messages } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { startChat } from '#tests/helpers/chats.ts';
import { testDatabaseUrl } from '#tests/helpers/environment.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { claimReplies } from './claim-replies.ts';
import { endReply } from './end-reply.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: createManualEngine().engine });
});
afterAll(() => app.close());

const countWaiting = async (): Promise<number> => {
  const { rows } = await app.ctx.database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
};

// The embedded database runs one transaction at a time.
it.runIf(testDatabaseUrl)('sees a message that is stored while it waits for the chat', async () => {
  const { chat, client } = await startChat(app);
  const row = { chat_id: chat.id, sender: 'character' as const, content: '', rev: 1 };
  const pending = { ...row, status: 'pending' as const, created_at: app.ctx.now() };
  await app.ctx.db.insert(messages).values({ ...pending, id: newId() });
  const [reply] = await claimReplies(app.ctx, 1);

  let ending: ReturnType<typeof endReply> | undefined;
  await app.ctx.db.transaction(async (tx) => {
    await tx
      .update(chats)
      .set({
        rev: sql`${chats.rev} + 1`,
        last_message: { content: 'Wait.', sender: 'user', content_type: 'text' },
      })
      .where(eq(chats.id, chat.id));
    ending = endReply(app.ctx, reply!, client.user.id, { status: 'done', content: 'Hello.' });
    await expect.poll(countWaiting).toBe(1);
    await tx.insert(messages).values({ ...pending, id: newId() });
  });
  expect(await ending).toEqual({ hasNext: true });
  const [after] = await app.ctx.db.select().from(chats).where(eq(chats.id, chat.id));
  expect(after!.last_message).toMatchObject({ content: 'Wait.' });
  const [ended] = await app.ctx.db.select().from(messages).where(eq(messages.id, reply!.id));
  expect(ended).toMatchObject({ status: 'done', content: 'Hello.', rev: after!.rev });
});
