import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { character_media, character_slugs, characters } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import type { Character } from '../contract.ts';
import { SEED_CHARACTERS } from '../cast/seeds/index.ts';
import { redrawCast } from './redraw-cast.ts';
import { drawSeedScenes } from './seed-scenes.ts';
import { seedCharacters } from './seed-characters.ts';

const elena = SEED_CHARACTERS.find(({ slug }) => slug === 'elena-marchetti')!;
const { slug } = elena;
/** Some pictures and a loop, on a busy machine. */
const DRAWING_MS = 180_000;
let app: TestApp;
let reader: TestClient;

beforeAll(async () => {
  // Without the worker, jobs wait.
  app = await createTestApp({ roles: ['api'] });
  reader = await app.signIn();
});
afterAll(() => app.close());

/** The character has only its portrait and its loop, and the job is enqueued. */
beforeEach(async () => {
  const { db } = app.ctx;
  await db.delete(characters).where(eq(characters.slug, slug));
  await db.delete(character_slugs);
  const others = SEED_CHARACTERS.filter((seed) => seed.slug !== slug);
  await db.insert(character_slugs).values(others.map((seed) => ({ slug: seed.slug })));
  await app.ctx.database.pool.query(`DELETE FROM pgboss.job WHERE name = 'characters.draw-scenes'`);
  await seedCharacters(app.ctx);
}, DRAWING_MS);

const jobs = async () =>
  (
    await app.ctx.database.pool.query(
      `SELECT data FROM pgboss.job WHERE name = 'characters.draw-scenes'`,
    )
  ).rows;
const read = () => expectJson<Character>(reader.get(`/characters/${slug}`));
const altsOf = ({ media }: Character) => media.map(({ alt }) => alt);
const alts = elena.pictures.map(({ alt }) => alt);

async function expectFiles({ media }: Character): Promise<void> {
  for (const { url } of media)
    expect(await app.ctx.storage.has(url.replace('/media/', '')), url).toBe(true);
}

describe('a new installation', { timeout: DRAWING_MS }, () => {
  it('draws portraits first, and enqueues a job for each character’s other pictures', async () => {
    const first = await read();
    expect(first.media.map(({ media_type }) => media_type)).toEqual(['image', 'video']);
    expect(altsOf(first)).toEqual([null, null]);
    await expectFiles(first);
    expect(await jobs()).toEqual([{ data: { slug } }]);
  });

  it('then has three more pictures with what is seen, once', async () => {
    // Two processes at once, as after one that seemed dead.
    await Promise.all([drawSeedScenes(app.ctx, { slug }), drawSeedScenes(app.ctx, { slug })]);
    await drawSeedScenes(app.ctx, { slug });
    const whole = await read();
    expect(altsOf(whole)).toEqual([null, null, ...alts]);
    await expectFiles(whole);
  });

  it('draws nothing for a character that was removed', async () => {
    await app.ctx.db
      .update(characters)
      .set({ deleted_at: new Date(), is_public: false })
      .where(eq(characters.slug, slug));
    await drawSeedScenes(app.ctx, { slug });
    expect(await app.ctx.db.$count(character_media)).toBe(2);
  });

  it('adds nothing to a character that is removed while they are drawn', async () => {
    const { storage } = app.ctx;
    const put: typeof storage.put = async (...file) => {
      await app.ctx.db
        .update(characters)
        .set({ deleted_at: new Date(), is_public: false })
        .where(eq(characters.slug, slug));
      return storage.put(...file);
    };
    await drawSeedScenes({ ...app.ctx, storage: { ...storage, put } }, { slug });
    expect(await app.ctx.db.$count(character_media)).toBe(2);
  });

  it('draws nothing more at the next start', async () => {
    await seedCharacters(app.ctx);
    expect(await jobs()).toHaveLength(1);
    expect(altsOf(await read())).toHaveLength(2);
  });
});

describe('redrawing the cast', { timeout: DRAWING_MS }, () => {
  it('replaces all pictures and their files', async () => {
    const before = await read();
    expect(await redrawCast(app.ctx)).toBe(1);
    const after = await read();
    expect(altsOf(after)).toEqual([null, null, ...alts]);
    await expectFiles(after);
    for (const { url } of before.media)
      expect(await app.ctx.storage.has(url.replace('/media/', '')), url).toBe(false);
    expect(await redrawCast(app.ctx, ['nobody-here'])).toBe(0);
  });
});
