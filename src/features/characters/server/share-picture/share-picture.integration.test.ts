import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { characters } from '#db/schema/index.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter, makePortrait } from '#tests/helpers/factories.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from './draw-share-picture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (slug: string) => app.request(`/api/v1/characters/${slug}/share.jpg`);
const bytesOf = async (slug: string) => Buffer.from(await (await ask(slug)).arrayBuffer());

/** The color of a pixel in the middle of the portrait's place. */
async function portraitColor(jpeg: Buffer): Promise<number[]> {
  const pixel = { left: 1000, top: 300, width: 1, height: 1 };
  return [...(await sharp(jpeg).extract(pixel).raw().toBuffer())];
}

it('shows the portrait of a public character next to its text, for everyone', async () => {
  const made = await makeCharacter(app.ctx.db, { name: 'Noor & <Haddad>' });
  await makePortrait(app.ctx, made, '#30a060');
  const answer = await ask(made.slug);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const jpeg = Buffer.from(await answer.arrayBuffer());
  const { format, width, height } = await sharp(jpeg).metadata();
  expect({ format, width, height }).toEqual({
    format: 'jpeg',
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
  });
  const [red, green, blue] = await portraitColor(jpeg);
  expect(green).toBeGreaterThan(red! + 50);
  expect(green).toBeGreaterThan(blue! + 50);
});

it('is drawn without a portrait, and redrawn after an edit or a new portrait', async () => {
  const made = await makeCharacter(app.ctx.db, { name: 'Ida Lund' });
  const bare = await bytesOf(made.slug);
  expect(await bytesOf(made.slug)).toEqual(bare);
  await makePortrait(app.ctx, made, '#3060a0');
  const pictured = await bytesOf(made.slug);
  expect(pictured).not.toEqual(bare);
  await app.ctx.db
    .update(characters)
    .set({ name: 'Ida Berg', version: made.version + 1 })
    .where(eq(characters.id, made.id));
  expect(await bytesOf(made.slug)).not.toEqual(pictured);
});

it('is public only as long as the character is, and never for a private one', async () => {
  const person = await app.signIn();
  const made = await makeCharacter(app.ctx.db, { owner_id: person.user.id, is_public: true });
  expect((await ask(made.slug)).headers.get('cache-control')).toBe('private, max-age=3600');
  await app.ctx.db.update(characters).set({ is_public: false }).where(eq(characters.id, made.id));
  expect((await ask(made.slug)).status).toBe(404);
  const address = `/api/v1/characters/${made.slug}/share.jpg`;
  expect((await person.request(address)).status).toBe(404);
  expect((await ask('nobody')).status).toBe(404);
});
