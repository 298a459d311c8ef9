import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blocked_image_hashes, uploaded_pictures } from '#db/schema/index.ts';
import { hashPicture } from '#features/images/server/hash-picture.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { openChat, startChat } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createMediaClient } from '#tests/helpers/images.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import { countStrikes, lastModerationEvent } from '#tests/helpers/moderation.ts';
import {
  drawLandscape,
  postPicture,
  uploadForm,
  uploadPicture,
} from '#tests/helpers/sent-pictures.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '#tests/stand-ins/openai-server.ts';

let app: TestApp;
let server: OpenAiStandIn;
let client: TestClient;
let chatId: string;
let slug: string;
/** The vision model's answers about ages and about the picture. */
let ages: string;
let description: string;

beforeAll(async () => {
  server = await startOpenAiStandIn({
    sees_pictures: true,
    models: ['eyes'],
    reply: ({ messages }) =>
      JSON.stringify(messages[0]!.content).includes('how old') ? ages : description,
  });
  app = await createTestApp({
    text: createManualEngine().engine,
    env: { MODERATION_VISION_BASE_URL: server.base_url, MODERATION_VISION_MODEL: 'eyes' },
  });
  ({ slug } = await makeCharacter(app.ctx.db, {}));
});
beforeEach(async () => {
  ages = '{"all_clearly_adults": true, "youngest_apparent_age": null}';
  description = 'A lake at sunset with hills behind it.\nIt is calm.';
  client = await app.signIn({ plan: 'premium' });
  chatId = (await openChat(client, slug)).id;
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const countRows = () =>
  app.ctx.db.$count(uploaded_pictures, eq(uploaded_pictures.user_id, client.user.id));
async function filesOf(userId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.ctx.storage.list(`uploads/${userId}`)) keys.push(key);
  return keys;
}
const codeOf = async (response: Response) => {
  const body = (await response.json()) as { code?: string; detail: string | { msg: string }[] };
  const detail = typeof body.detail === 'string' ? body.detail : body.detail[0]!.msg;
  return { status: response.status, code: body.code, detail };
};

describe('POST /chat/{id}/pictures', () => {
  test('stores a picture upright, without metadata, at private addresses', async () => {
    const photo = await drawLandscape()
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'QUILLON', Orientation: '6' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const picture = await uploadPicture(client, chatId, photo);
    expect(picture).toMatchObject({
      width: 600,
      height: 900,
      alt: 'A lake at sunset with hills behind it.',
    });
    expect(picture.thumbhash).not.toBe('');
    const fetchMedia = createMediaClient(app);
    const shown = await fetchMedia(picture.url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('cache-control')).toContain('private');
    expect((await fetchMedia(picture.url.split('?')[0]!)).status).toBe(403);
    const keys = await filesOf(client.user.id);
    expect(keys.length).toBe(2);
    for (const key of keys) {
      const { exif, xmp, icc, iptc, orientation } = await sharp(
        (await app.ctx.storage.get(key))!,
      ).metadata();
      expect([key, exif, xmp, icc, iptc, orientation]).toEqual([key, ...Array(5).fill(undefined)]);
    }
  });

  test.each(['png', 'webp', 'avif'] as const)('accepts a %s', async (format) => {
    const file = await drawLandscape(300, 200).toFormat(format).toBuffer();
    const form = uploadForm(file, `lake.${format}`, `image/${format}`);
    expect((await postPicture(client, chatId, form)).status).toBe(201);
  });

  test('scales a large picture down', async () => {
    const file = await drawLandscape(4000, 3000).jpeg().toBuffer();
    expect(await uploadPicture(client, chatId, file)).toMatchObject({ width: 1280, height: 960 });
    const [row] = await app.ctx.db
      .select()
      .from(uploaded_pictures)
      .where(eq(uploaded_pictures.user_id, client.user.id));
    const forModels = await sharp((await app.ctx.storage.get(row!.files.original))!).metadata();
    expect([forModels.format, forModels.width]).toEqual(['jpeg', 1024]);
  });

  test.each([
    ['text', async () => Buffer.from('not a picture'), /not a JPEG, PNG, WebP or AVIF/],
    ['a GIF', () => drawLandscape(90, 60).gif().toBuffer(), /not a JPEG, PNG, WebP or AVIF/],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /not a JPEG/],
    [
      'half a JPEG',
      async () => (await drawLandscape().jpeg().toBuffer()).subarray(0, 4000),
      /damaged/,
    ],
    ['a dot', () => drawLandscape(20, 20).png().toBuffer(), /too small/],
  ])('rejects %s with a plain message', async (_name, draw, words) => {
    const refused = await codeOf(await postPicture(client, chatId, uploadForm(await draw())));
    expect(refused.status).toBe(422);
    expect(refused.detail).toMatch(words);
    expect([await countRows(), await filesOf(client.user.id)]).toEqual([0, []]);
  });

  test('rejects more than 10 MB, and a body that is not a form', async () => {
    const large = await postPicture(client, chatId, uploadForm(Buffer.alloc(10 * 1024 ** 2 + 1)));
    expect(await codeOf(large)).toMatchObject({ status: 413, detail: /10 MB/ });
    const json = await client.post(`/chat/${chatId}/pictures`, { picture: 'x' });
    expect(json.status).toBe(415);
    const none = await postPicture(client, chatId, new FormData());
    expect(none.status).toBe(422);
  });

  test('is not found for another user or without a session', async () => {
    const other = await app.signIn({ plan: 'premium' });
    const file = uploadForm(await drawLandscape().jpeg().toBuffer());
    expect((await postPicture(other, chatId, file)).status).toBe(404);
    const path = `/api/v1/chat/${chatId}/pictures`;
    expect((await app.request(path, { method: 'POST', body: file })).status).toBe(401);
  });

  test('is part of Premium', async () => {
    const { client: free, chat } = await startChat(app);
    const file = uploadForm(await drawLandscape().jpeg().toBuffer());
    const refused = await postPicture(free, chat.id, file);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'premium_required',
      upgrade_url: '/premium',
    });
  });
});

describe('a picture that is checked', () => {
  const attempt = async (bytes?: Buffer) =>
    codeOf(
      await postPicture(
        client,
        chatId,
        uploadForm(bytes ?? (await drawLandscape().jpeg().toBuffer())),
      ),
    );

  test.each([
    ['looks 19', '{"all_clearly_adults": true, "youngest_apparent_age": 19}'],
    ['may be young', '{"all_clearly_adults": false, "youngest_apparent_age": 30}'],
    ['cannot be judged', 'I would rather not say.'],
  ])('is refused without a strike when somebody %s', async (_name, answer) => {
    ages = answer;
    const refused = await attempt();
    expect(refused).toMatchObject({ status: 400, code: 'content_blocked' });
    expect(refused.detail).toContain('under 21');
    expect(await lastModerationEvent(app, client)).toMatchObject({ categories: ['minors'] });
    expect([await countRows(), await countStrikes(app, client)]).toEqual([0, 0]);
    expect(await filesOf(client.user.id)).toEqual([]);
  });

  test('is refused when its description names a youth', async () => {
    description = 'A 15 year old girl sits on a swing.';
    expect((await attempt()).detail).toContain('under 21');
    expect([await countRows(), await countStrikes(app, client)]).toEqual([0, 0]);
  });

  test('is not accepted unchecked when the vision model is down', async () => {
    server.fail({ kind: 'status', status: 503 }, 4);
    const refused = await attempt();
    expect(refused).toMatchObject({ status: 503, code: 'check_unavailable' });
    expect(await countRows()).toBe(0);
  });

  test('is refused when it resembles one that was removed', async () => {
    const png = await drawLandscape(1200, 800).modulate({ hue: 90 }).png().toBuffer();
    const { sha256: _other, ...hashes } = await hashPicture(png);
    await app.ctx.db
      .insert(blocked_image_hashes)
      .values({ id: newId(), ...hashes, reason: 'test', created_at: new Date() });
    const again = await sharp(png).resize(500).jpeg({ quality: 70 }).toBuffer();
    const refused = await attempt(again);
    expect(refused).toMatchObject({ status: 400, code: 'content_blocked' });
    expect(refused.detail).toContain('was removed from this site');
    await app.ctx.db.delete(blocked_image_hashes);
  });
});
