import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chats, uploaded_pictures } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { readChat, waitForReply } from '#tests/helpers/chat-pictures.ts';
import { openChat } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { drawLandscape, sendPicture, uploadPicture } from '#tests/helpers/sent-pictures.ts';
import { readJpeg } from '#tests/stand-ins/openai-request.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '#tests/stand-ins/openai-server.ts';

let server: OpenAiStandIn;
let app: TestApp;
let slug: string;
let client: TestClient;
let chatId: string;

beforeAll(async () => {
  server = await startOpenAiStandIn({ sees_pictures: true, models: ['sighted'] });
  app = await createTestApp({
    env: { TEXT_BASE_URL: server.base_url, TEXT_MODEL: 'sighted', TEXT_VISION: 'true' },
  });
  ({ slug } = await makeCharacter(app.ctx.db, {}));
});
beforeEach(async () => {
  server.requests.length = 0;
  client = await app.signIn({ plan: 'premium' });
  chatId = (await openChat(client, slug)).id;
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function converse(hue: number, content: string): Promise<string> {
  const bytes = await drawLandscape(1600, 1000).modulate({ hue }).jpeg().toBuffer();
  const sent = await sendPicture(
    client,
    chatId,
    (await uploadPicture(client, chatId, bytes)).id,
    content,
  );
  await waitForReply(client, chatId);
  return sent.id;
}

/** The parts of the last prompt: pictures as bytes, everything else as text. */
function lastPrompt(): (Buffer | string)[] {
  const { messages } = server.requests.findLast(({ stream }) => stream)!;
  return messages.flatMap(({ content }) =>
    typeof content === 'string'
      ? [content]
      : content.map((part) => (part.type === 'text' ? part.text : readJpeg(part.image_url.url)!)),
  );
}
const picturesOf = (parts: (Buffer | string)[]) => parts.filter((part) => typeof part !== 'string');

test('a model with vision gets the picture’s own bytes, at most 1,024 pixels a side', async () => {
  const id = await converse(0, 'Look at this lake');
  const [picture] = picturesOf(lastPrompt());
  const [row] = await app.ctx.db
    .select()
    .from(uploaded_pictures)
    .where(eq(uploaded_pictures.message_id, id));
  expect(picture).toEqual(await app.ctx.storage.get(row!.files.original));
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1024,
    height: 640,
  });
  expect(lastPrompt()).toContain('Look at this lake');
});

test('a regenerated reply sees it too, in any process', async () => {
  await converse(0, 'Look at this lake');
  const reply = (await readChat(client, chatId)).messages.at(-1)!;
  server.requests.length = 0;
  await expectJson(client.post(`/chat/${chatId}/messages/${reply.id}/regenerate`, {}));
  await waitForReply(client, chatId);
  expect(picturesOf(lastPrompt())).toHaveLength(1);
});

test('the three newest are sent, and older ones are lines of text', async () => {
  const first = await converse(0, 'The first');
  await app.ctx.db
    .update(uploaded_pictures)
    .set({ description: 'A lake at dusk.' })
    .where(eq(uploaded_pictures.message_id, first));
  for (const [at, name] of ['second', 'third', 'fourth'].entries())
    await converse(90 * (at + 1), `The ${name}`);
  const parts = lastPrompt();
  expect(picturesOf(parts)).toHaveLength(3);
  expect(parts).toContain('[Photo: A lake at dusk.]\nThe first');
});

test('a server’s count for pictures does not affect how texts are counted', async () => {
  await converse(0, 'Look at this lake '.repeat(60));
  const [chat] = await app.ctx.db.select().from(chats).where(eq(chats.id, chatId));
  expect(chat!.prompt_scale).toBeNull();
});

test('a missing file becomes a line', async () => {
  const id = await converse(0, 'Look at this lake');
  const [row] = await app.ctx.db
    .select()
    .from(uploaded_pictures)
    .where(eq(uploaded_pictures.message_id, id));
  await app.ctx.storage.remove(row!.files.original);
  await expectJson(client.post(`/chat/${chatId}/messages`, { content: 'Do you see it?' }));
  await waitForReply(client, chatId);
  expect(picturesOf(lastPrompt())).toEqual([]);
  expect(lastPrompt()).toContain('[Photo]\nLook at this lake');
});
