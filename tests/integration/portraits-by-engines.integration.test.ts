import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  blocked_image_hashes,
  character_media,
  characters,
  portrait_drawings,
  strikes,
} from '#db/schema/index.ts';
import type { Character } from '#features/characters/contract.ts';
import { optionPictureUrl, type PictureField } from '#features/characters/option-pictures.ts';
import { optionsFor, type Sex } from '#features/characters/options/index.ts';
import { drawTiles } from '#features/characters/server/pictures/engine-tiles.ts';
import { prepareCharacter } from '#features/characters/server/prepare-character.ts';
import { recoverPortraits, servePortraits } from '#features/characters/server/recover-portraits.ts';
import { likenessSeed } from '#features/images/likeness.ts';
import { hashPicture } from '#features/images/server/hash-picture.ts';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { importCard, makeV2Card } from '#tests/helpers/cards.ts';
import { waitForPortrait, createCharacter, readCharacter } from '#tests/helpers/characters.ts';
import { createFakeImages, drawPattern } from '#tests/helpers/fake-images.ts';
import { createMediaClient } from '#tests/helpers/images.ts';
import { startWebuiStandIn } from '#tests/stand-ins/automatic1111.ts';
import { startComfyStandIn } from '#tests/stand-ins/comfyui.ts';
import {
  drawSwatches,
  respondWith,
  startImageHost,
  type ImageHost,
} from '#tests/stand-ins/image-host.ts';
import { startImagesStandIn } from '#tests/stand-ins/openai-images.ts';
import { startModerationsStandIn } from '#tests/stand-ins/openai-moderations.ts';

let host: ImageHost;
beforeAll(async () => {
  host = await startImageHost();
  const swatches = drawSwatches({ hair: '#141215', skin: '#c78f65', clothes: '#a3202c' });
  host.on('/p.png', respondWith(await swatches.png().toBuffer()));
});
afterAll(() => host.close());

const WAYS: Record<string, (as: TestClient) => Promise<Character>> = {
  created: (as) => createCharacter(as),
  cloned: (as) =>
    expectJson(
      as.post('/characters/generate', { image_url: host.url('/p.png'), likeness_consent: true }),
    ),
  imported: (as) => expectJson(importCard(as, makeV2Card(), { choices: { age: 29 } })),
};

interface Server {
  env: Record<string, string>;
  /** The valid requests to the engine as text, oldest first. */
  asked: () => string[];
  takesSeed: boolean;
  close: () => Promise<void>;
}

const SERVERS: Record<string, () => Promise<Server>> = {
  openai: async () => {
    const server = await startImagesStandIn();
    return {
      env: { IMAGE_BASE_URL: server.base_url, IMAGE_API_KEY: 'key', IMAGE_MODEL: 'gpt-image-1' },
      asked: () => server.requests.map((body) => JSON.stringify(body)),
      takesSeed: false,
      close: () => server.close(),
    };
  },
  automatic1111: async () => {
    const server = await startWebuiStandIn();
    return {
      env: { IMAGE_BASE_URL: server.origin },
      asked: () => server.requests.map((body) => JSON.stringify(body)),
      takesSeed: true,
      close: () => server.close(),
    };
  },
  comfyui: async () => {
    const server = await startComfyStandIn();
    return {
      env: { IMAGE_BASE_URL: server.origin, IMAGE_MODEL: 'dream.safetensors' },
      asked: () => server.graphs.map((graph) => JSON.stringify(graph)),
      takesSeed: true,
      close: () => server.close(),
    };
  },
};

describe.each(Object.keys(SERVERS))('with IMAGE_ENGINE=%s', (kind) => {
  let server: Server;
  let app: TestApp;
  let fetchMedia: ReturnType<typeof createMediaClient>;
  beforeAll(async () => {
    server = await SERVERS[kind]!();
    app = await createTestApp({
      env: { ...server.env, IMAGE_ENGINE: kind, CLONE_ALLOW_LOOPBACK: 'true' },
    });
    fetchMedia = createMediaClient(app);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  it.each(Object.keys(WAYS))('the engine draws a character that was %s', async (way) => {
    const owner = await app.signIn();
    const before = server.asked().length;
    const { slug } = await WAYS[way]!(owner);
    await waitForPortrait(owner, slug);
    const asked = server.asked().slice(before);
    expect(asked).toHaveLength(1);
    const made = await readCharacter(owner, slug);
    expect(asked[0]).toContain(`one adult woman aged ${made.age}`);
    expect(asked[0]).toContain('Everyone shown is an adult');
    expect(made).toMatchObject({
      portrait_engine: app.ctx.image.name,
      portrait_failure: null,
      offers_redraw: false,
    });
    expect(made.portrait_engine).not.toBe('illustrated');
    const [row] = await app.ctx.db.select().from(characters).where(eq(characters.slug, slug));
    if (server.takesSeed) expect(asked[0]).toContain(`:${likenessSeed(row!)}`);
    const [portrait] = made.media;
    expect(portrait).toMatchObject({ width: 720, height: 960, mime_type: 'image/webp' });
    expect((await fetchMedia(portrait!.url)).status).toBe(200);
    expect((await fetchMedia(portrait!.url.split('?')[0]!)).status).toBe(404);
  });
});

describe('a portrait', () => {
  const fake = createFakeImages();
  let app: TestApp;
  let owner: TestClient;
  beforeAll(async () => {
    app = await createTestApp({ image: fake.engine });
    owner = await app.signIn();
  });
  beforeEach(() => fake.reset());
  afterAll(() => app.close());

  const failed = (slug: string) =>
    expect
      .poll(async () => (await readCharacter(owner, slug)).portrait_status, { timeout: 20_000 })
      .toBe('failed');
  const countFiles = async (id: string) => {
    let count = 0;
    for await (const _file of app.ctx.storage.list(`characters/${id}`)) count += 1;
    return count;
  };
  const redraw = (slug: string) =>
    expectJson<Character>(owner.post(`/characters/${slug}/portrait`));

  it('that an engine rejects shows the reason and can be retried', async () => {
    fake.decide = async () => 'engine_refused';
    const { slug } = await createCharacter(owner);
    await failed(slug);
    expect(await readCharacter(owner, slug)).toMatchObject({
      portrait_failure: 'engine_refused',
      media: [],
    });
    fake.reset();
    await redraw(slug);
    await waitForPortrait(owner, slug);
    expect(await readCharacter(owner, slug)).toMatchObject({ portrait_failure: null });
  });

  it('is retried when the engine does not respond at first', async () => {
    let tries = 0;
    fake.decide = async () => ((tries += 1) === 1 ? 'engine_unavailable' : 'made');
    const { slug } = await createCharacter(owner);
    await waitForPortrait(owner, slug);
    expect(tries).toBe(2);
  });

  it('of another engine can be redrawn with the same person, and is shown until then', async () => {
    const { slug } = await createCharacter(owner);
    await waitForPortrait(owner, slug);
    const before = await readCharacter(owner, slug);
    expect(before.offers_redraw).toBe(false);
    fake.engine.name = 'newer';
    try {
      expect(await readCharacter(owner, slug)).toMatchObject({
        offers_redraw: true,
        portrait_engine: 'fake',
      });
      const stranger = await app.signIn({ is_superuser: false });
      expect((await stranger.get(`/characters/${slug}`)).status).toBe(404);
      let go: () => void = () => {};
      const held = new Promise<void>((resolve) => (go = resolve));
      fake.decide = async () => {
        await held;
        return 'made';
      };
      const during = await redraw(slug);
      expect(during).toMatchObject({ portrait_status: 'pending', offers_redraw: false });
      expect(during.media[0]!.id).toBe(before.media[0]!.id);
      go();
      await waitForPortrait(owner, slug);
      const after = await readCharacter(owner, slug);
      expect(after).toMatchObject({ offers_redraw: false, portrait_engine: 'newer' });
      expect(after.media[0]!.id).not.toBe(before.media[0]!.id);
      const [first, second] = fake.requests;
      expect(second!.seed).toBe(first!.seed);
    } finally {
      fake.engine.name = 'fake';
    }
  });

  it('and the first picture of a scene share a seed, and repeating the prompt changes it', async () => {
    const { slug } = await createCharacter(owner);
    await waitForPortrait(owner, slug);
    const order = { prompt: 'By the sea', number_of_images: 1, character_slug: slug };
    expect((await owner.post('/generate/image', order)).status).toBe(200);
    expect((await owner.post('/generate/image', order)).status).toBe(200);
    const [portrait, first, second] = fake.requests.map(({ seed }) => seed);
    expect(first).toBe(portrait);
    expect(second).toBe(portrait! + 1);
  });

  it('that a vanished process left unfinished is drawn by the next worker', async () => {
    const web = await createTestApp({ image: fake.engine, roles: ['web', 'api'] });
    try {
      const someone = await web.signIn();
      const { slug, id } = await createCharacter(someone);
      expect(fake.requests).toHaveLength(0);
      expect(await readCharacter(someone, slug)).toMatchObject({
        portrait_status: 'pending',
        media: [],
      });
      // Concurrently, as by a job and a starting process.
      await Promise.all([prepareCharacter(web.ctx, { slug }), prepareCharacter(web.ctx, { slug })]);
      expect(fake.requests).toHaveLength(1);
      const rows = await web.ctx.db
        .select()
        .from(character_media)
        .where(eq(character_media.character_id, id));
      expect(rows).toMatchObject([{ engine: 'fake', position: 0 }]);
    } finally {
      await web.close();
    }
  });

  it('whose worker was killed is drawn by another after the lease expires, without orphaned files', async () => {
    const web = await createTestApp({ image: fake.engine, roles: ['web', 'api'] });
    let work: ReturnType<typeof servePortraits> | undefined;
    try {
      const someone = await web.signIn();
      const { slug, id } = await createCharacter(someone);
      const leftover = `characters/${id}/killed/0-320.webp`;
      await web.ctx.storage.put(leftover, Buffer.from('half'));
      const own = `characters/${id}/own/kept.webp`;
      await web.ctx.storage.put(own, Buffer.from('own'));
      const drawing = eq(portrait_drawings.character_id, id);
      const lease = (lease_until: Date) =>
        web.ctx.db
          .update(portrait_drawings)
          .set({ attempt: 1, lease_owner: 'killed', lease_until })
          .where(drawing);
      await lease(new Date(Date.now() + 60_000));
      const worker: Context = {
        ...web.ctx,
        config: { ...web.ctx.config, roles: ['worker'] },
        processId: 'next',
      };
      await expect(prepareCharacter(worker, { slug })).rejects.toThrow('another worker');
      expect(fake.requests).toHaveLength(0);
      await lease(new Date(Date.now() - 1));
      work = servePortraits(worker);
      await waitForPortrait(someone, slug);
      expect(fake.requests).toHaveLength(1);
      expect(await web.ctx.db.$count(portrait_drawings, drawing)).toBe(0);
      expect(await web.ctx.storage.get(leftover)).toBeNull();
      expect(await web.ctx.storage.get(own)).not.toBeNull();
    } finally {
      await work?.stop(Date.now() + 1000);
      await web.close();
    }
  });

  it('starts immediately after a restart despite the lease, and is given up if it kills every worker', async () => {
    const web = await createTestApp({ image: fake.engine, roles: ['web', 'api'] });
    try {
      const someone = await web.signIn();
      const [first, last] = [await createCharacter(someone), await createCharacter(someone)];
      const lease = { lease_owner: 'killed', lease_until: new Date(Date.now() + 60_000) };
      await web.ctx.db.update(portrait_drawings).set({ attempt: 1, ...lease });
      await web.ctx.db
        .update(portrait_drawings)
        .set({ attempt: 5 })
        .where(eq(portrait_drawings.character_id, last.id));
      const restarted: Context = {
        ...web.ctx,
        config: { ...web.ctx.config, roles: ['worker'] },
        database: { ...web.ctx.database, kind: 'embedded' },
        processId: 'restarted',
      };
      expect(await recoverPortraits(restarted)).toBe(2);
      await waitForPortrait(someone, first.slug);
      await expect
        .poll(async () => (await readCharacter(someone, last.slug)).portrait_failure)
        .toBe('interrupted');
      expect(fake.requests).toHaveLength(1);
    } finally {
      await web.close();
    }
  });

  it('that a shutdown interrupts is continued after the next start', async () => {
    const web = await createTestApp({ image: fake.engine, roles: ['web', 'api'] });
    try {
      const someone = await web.signIn();
      const { slug, id } = await createCharacter(someone);
      fake.decide = () => new Promise<'made'>(() => undefined);
      const stopping: Context = { ...web.ctx, processId: 'stopping' };
      const drawing = prepareCharacter(stopping, { slug }).catch(() => {});
      await expect.poll(() => fake.requests.length).toBe(1);
      await servePortraits(stopping).stop(Date.now() + 1000);
      await drawing;
      expect(fake.requests[0]!.signal!.aborted).toBe(true);
      expect(await web.ctx.db.select().from(portrait_drawings)).toMatchObject([
        { character_id: id, attempt: 0, lease_owner: null },
      ]);
      expect((await readCharacter(someone, slug)).portrait_status).toBe('pending');
    } finally {
      await web.close();
    }
  });

  it('of a character that is deleted in the meantime is canceled, and no file remains', async () => {
    fake.decide = () => new Promise<'made'>(() => undefined);
    const { slug, id } = await createCharacter(owner);
    await expect.poll(() => fake.requests.length).toBe(1);
    expect((await owner.delete(`/characters/${slug}`)).status).toBe(204);
    await expect.poll(() => fake.requests[0]!.signal!.aborted, { timeout: 15_000 }).toBe(true);
    const left = app.ctx.db.$count(character_media, eq(character_media.character_id, id));
    expect(await left).toBe(0);
  });

  it('of a character that changes in the meantime is drawn with the new look, and only that remains', async () => {
    let go: () => void = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    fake.decide = async () => {
      await held;
      return 'made';
    };
    const { slug, id, version } = await createCharacter(owner);
    await expect.poll(() => fake.requests.length).toBe(1);
    await expectJson(owner.patch(`/characters/${slug}`, { hair_color: 'black', version }));
    go();
    await waitForPortrait(owner, slug);
    expect(fake.requests).toHaveLength(2);
    expect(fake.requests[1]!.prompt).toContain('black');
    // One portrait in three widths.
    await expect.poll(() => countFiles(id)).toBe(3);
  });

  it('with a blocked description is never sent to the engine, and the description can be corrected', async () => {
    const web = await createTestApp({ image: fake.engine, roles: ['web', 'api'] });
    try {
      const someone = await web.signIn();
      const { slug, id } = await createCharacter(someone);
      const describeAs = (description: string) =>
        web.ctx.db.update(characters).set({ description }).where(eq(characters.id, id));
      await describeAs('She is 15.');
      await prepareCharacter(web.ctx, { slug });
      expect(await readCharacter(someone, slug)).toMatchObject({
        portrait_status: 'failed',
        portrait_failure: 'blocked_prompt',
      });
      expect(fake.requests).toHaveLength(0);
      // The user did not write this text, so it causes no strike.
      expect(await web.ctx.db.$count(strikes, eq(strikes.user_id, someone.user.id))).toBe(0);
      await describeAs('She repairs violins.');
      await expectJson(someone.post(`/characters/${slug}/portrait`));
      await prepareCharacter(web.ctx, { slug });
      expect(await readCharacter(someone, slug)).toMatchObject({
        portrait_status: 'ready',
        portrait_failure: null,
      });
    } finally {
      await web.close();
    }
  });

  it('that resembles a blocked picture is not stored, is paid once, and the previous one stays', async () => {
    const { slug, id } = await createCharacter(owner);
    await waitForPortrait(owner, slug);
    const [before] = (await readCharacter(owner, slug)).media;
    fake.decide = async (_index, request) => {
      const { dhash, phash } = await hashPicture(await drawPattern(request.seed!));
      await app.ctx.db
        .insert(blocked_image_hashes)
        .values({ id: newId(), dhash, phash, reason: 'likeness without consent' });
      return 'made';
    };
    await redraw(slug);
    await failed(slug);
    const after = await readCharacter(owner, slug);
    await app.ctx.db.delete(blocked_image_hashes);
    expect(after).toMatchObject({ portrait_failure: 'blocked_result' });
    expect(after.media.map(({ id: each }) => each)).toEqual([before!.id]);
    expect(fake.requests).toHaveLength(2);
    // One portrait in three widths.
    await expect.poll(() => countFiles(id)).toBe(3);
  });

  it('that the vision models reject is not shown', async () => {
    const labels = await startModerationsStandIn({
      scores: ({ text }) => (text === null ? { 'violence/graphic': 0.97 } : {}),
    });
    const judged = await createTestApp({
      image: fake.engine,
      env: { MODERATION_ENGINE: 'openai', MODERATION_BASE_URL: labels.base_url },
    });
    try {
      const someone = await judged.signIn();
      const { slug } = await createCharacter(someone);
      await expect
        .poll(async () => (await readCharacter(someone, slug)).portrait_failure, {
          timeout: 20_000,
        })
        .toBe('blocked_result');
      expect((await readCharacter(someone, slug)).media).toEqual([]);
      expect(fake.requests).toHaveLength(1);
    } finally {
      await judged.close();
      await labels.close();
    }
  });

  it('counts toward the spend limit, and shows when it is reached', async () => {
    const bounded = await createTestApp({ image: fake.engine, env: { IMAGE_MAX_PER_HOUR: '1' } });
    try {
      const someone = await bounded.signIn();
      const first = await createCharacter(someone);
      await waitForPortrait(someone, first.slug);
      const { slug } = await createCharacter(someone);
      await expect
        .poll(async () => (await readCharacter(someone, slug)).portrait_failure, {
          timeout: 20_000,
        })
        .toBe('spend_limit');
      expect(fake.requests).toHaveLength(1);
    } finally {
      await bounded.close();
    }
  });
});

describe('the tiles of the wizards', () => {
  const fake = createFakeImages();
  let app: TestApp;
  let someone: TestClient;
  beforeAll(async () => {
    app = await createTestApp({ image: fake.engine });
    someone = await app.signIn();
  });
  beforeEach(() => fake.reset());
  afterAll(() => app.close());

  const ids = (sex: Sex, field: 'body_type' | 'eye_color') =>
    optionsFor(sex)[field]!.map(({ id }) => id);
  const tile = async (sex: Sex, field: PictureField, id: string) => {
    const url = optionPictureUrl(sex, 'realistic', field, id, false)!;
    const response = await someone.get(url.replace('/api/v1', ''));
    expect(response.status).toBe(200);
    const { width, height, xmp } = await sharp(
      Buffer.from(await response.arrayBuffer()),
    ).metadata();
    return { size: `${width}x${height}`, xmp, kept: response.headers.get('cache-control') };
  };

  it('are sketches until the engine has drawn all tiles of a question, each requested once', async () => {
    const all = ids('female', 'body_type');
    const first = await tile('female', 'body_type', all[0]!);
    expect(first).toMatchObject({ size: '360x480', kept: 'public, max-age=60', xmp: undefined });
    await tile('female', 'body_type', all[1]!);
    const { rows } = await app.ctx.database.pool.query(
      `SELECT data FROM pgboss.job WHERE name = 'characters.draw-tiles'`,
    );
    const set = { sex: 'female', style: 'realistic', field: 'body_type' } as const;
    expect(rows).toEqual([{ data: expect.objectContaining(set) }]);
    // The worker stops halfway.
    let before = 2;
    fake.decide = async () => {
      if ((before -= 1) < 0) throw new Error('gone');
      return 'made';
    };
    await expect(drawTiles(app.ctx, set)).rejects.toThrow();
    expect(await tile('female', 'body_type', all[0]!)).toMatchObject({ xmp: undefined });
    fake.decide = async () => 'made';
    fake.requests.pop();
    await drawTiles(app.ctx, set);
    expect((await tile('female', 'body_type', all[0]!)).kept).toBe('public, max-age=86400');
    const made = await tile('female', 'body_type', all.at(-1)!);
    expect(made.size).toBe('360x480');
    expect(made.xmp!.toString()).toContain('fake');
    expect(fake.requests).toHaveLength(all.length);
    for (const { prompt, negativePrompt } of fake.requests) {
      expect(prompt).toContain('Everyone shown is an adult');
      expect(prompt).toContain('fully dressed');
      expect(negativePrompt).toContain('underage');
    }
    // All tiles show the same person.
    expect(new Set(fake.requests.map(({ seed }) => seed)).size).toBe(1);
    await drawTiles(app.ctx, set);
    expect(fake.requests).toHaveLength(all.length);
  });

  it('stay sketches when the engine rejects one, which is not requested again', async () => {
    fake.decide = async () => 'engine_refused';
    const set = { sex: 'male', style: 'realistic', field: 'eye_color' } as const;
    await drawTiles(app.ctx, set);
    await drawTiles(app.ctx, set);
    expect(fake.requests).toHaveLength(1);
    const [id] = ids('male', 'eye_color');
    expect(await tile('male', 'eye_color', id!)).toMatchObject({ size: '320x160', xmp: undefined });
  });
});
