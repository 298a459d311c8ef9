import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { messages } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { startChat } from '#tests/helpers/chats.ts';
import { leaseColumns } from './claim-replies.ts';
import { findMessage, readParts } from './message-queries.ts';
import { createPartsWriter } from './reply-parts-writer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('leaves no gap after a short database outage', async () => {
  const { chat } = await startChat(app);
  const id = newId();
  const row = { id, chat_id: chat.id, sender: 'character' as const, content: '', rev: 1 };
  await app.ctx.db
    .insert(messages)
    .values({ ...row, ...leaseColumns(app.ctx), attempt: 1, created_at: app.ctx.now() });
  const reply = (await findMessage(app.ctx.db, chat.id, id))!;
  const away = vi
    .spyOn(app.ctx.db, 'execute')
    // as never: a drizzle query is more than the promise that is used here.
    .mockImplementationOnce(() => Promise.reject(new Error('connection lost')) as never);
  const lost = vi.fn<() => void>();
  const parts = createPartsWriter(app.ctx, reply, lost);
  parts.add('Good ');
  await vi.waitFor(() => expect(away).toHaveBeenCalledOnce());
  parts.add('evening.');
  await vi.waitFor(async () => expect(await readParts(app.ctx.db, id, 1)).toBe('Good evening.'), {
    timeout: 5000,
  });
  await parts.close();
  expect(lost).not.toHaveBeenCalled();
  await app.ctx.db.delete(messages).where(eq(messages.id, id));
});
