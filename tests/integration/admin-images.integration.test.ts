import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blocked_image_hashes, generated_images } from '#db/schema/index.ts';
import { SEED_CHARACTERS } from '#features/characters/cast/seeds/index.ts';
import type { Character } from '#features/characters/contract.ts';
import { blockImage } from '#features/images/server/index.ts';
import { sweepImages } from '#features/images/server/sweep-images.ts';
import type { UserContext } from '#platform/context.ts';
import { createFileStorage } from '#platform/storage.ts';
import { newId } from '#shared/ids.ts';
import { AdminError, type AdminArgs } from '../../scripts/admin/command.ts';
import { IMAGE_COMMANDS } from '../../scripts/admin/images.ts';
import { findOperator } from '../../scripts/admin/operator.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { auditActionsFor } from '#tests/helpers/audit.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { createMediaClient, makeImage } from '#tests/helpers/images.ts';
import { S3_BUCKET, S3_KEYS, startS3StandIn } from '#tests/stand-ins/s3-server.ts';

const fake = createFakeImages();
const folder = mkdtempSync(join(tmpdir(), 'everafter-admin-'));
let app: TestApp;
let ctx: UserContext;
let maker: TestClient;

beforeAll(async () => {
  app = await createTestApp({ image: fake.engine });
  await app.signIn({ is_superuser: true });
  ctx = { ...app.ctx, caller: await findOperator(app.ctx.db, undefined) };
});
beforeEach(async () => {
  maker = await app.signIn();
  await app.ctx.db.delete(blocked_image_hashes);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

const argsOf = (overrides: Partial<AdminArgs>): AdminArgs => ({
  subject: undefined,
  note: undefined,
  limit: 50,
  ...overrides,
});
const run = (name: string, overrides: Partial<AdminArgs> = {}, by: UserContext = ctx) =>
  IMAGE_COMMANDS[name]!(by, argsOf(overrides));

describe('block-image', () => {
  test('immediately deletes an image and all users’ copies of it with their files', async () => {
    const other = await app.signIn();
    const [image, kept] = [await makeImage(maker), await makeImage(maker)];
    const [row] = await app.ctx.db
      .select()
      .from(generated_images)
      .where(eq(generated_images.id, image.id));
    // Another user's copy whose hash differs in one bit, as after re-encoding.
    const near = row!.dhash.replace(/^./, (digit) => (Number.parseInt(digit, 16) ^ 1).toString(16));
    const copy = { ...row!, id: newId(), job_id: null, user_id: other.user.id, sha256: 'b' };
    await app.ctx.db.insert(generated_images).values({ ...copy, dhash: near });
    const fetchMedia = createMediaClient(app);
    expect((await fetchMedia(image.url)).status).toBe(200);

    const output = await run('block-image', { subject: image.id, note: 'Removal case 7' });
    expect(output).toContain('2 images were deleted');
    expect((await maker.get(`/generate/image/${image.id}`)).status).toBe(404);
    expect((await other.get(`/generate/image/${copy.id}`)).status).toBe(404);
    expect((await fetchMedia(image.url)).status).toBe(404);
    expect(await app.ctx.storage.has(row!.files.original)).toBe(false);
    expect((await maker.get(`/generate/image/${kept.id}`)).status).toBe(200);
    const [entry] = (await run('blocked-images')) as { id: string; why: string }[];
    expect(entry!.why).toBe('Removal case 7');
  });

  test('accepts a file, even one that was scaled and re-encoded', async () => {
    const image = await makeImage(maker);
    const [row] = await app.ctx.db
      .select()
      .from(generated_images)
      .where(eq(generated_images.id, image.id));
    const original = (await app.ctx.storage.get(row!.files.original))!;
    const file = join(folder, 'picture.jpg');
    writeFileSync(file, await sharp(original).resize(300).jpeg({ quality: 80 }).toBuffer());
    const output = await run('block-image', { subject: file, note: 'Notice of 3 May' });
    expect(output).toContain('1 image was deleted');
    expect((await maker.get(`/generate/image/${image.id}`)).status).toBe(404);
    // An image that was being stored at that time is found by the next sweep.
    await app.ctx.db.insert(generated_images).values({ ...row!, job_id: null });
    expect((await maker.get(`/generate/image/${image.id}`)).status).toBe(200);
    await sweepImages(app.ctx);
    expect((await maker.get(`/generate/image/${image.id}`)).status).toBe(404);
  });

  test('an entry can be removed from the block list', async () => {
    const image = await makeImage(maker);
    await run('block-image', { subject: image.id, note: 'By mistake' });
    const [entry] = (await run('blocked-images')) as { id: string }[];
    expect(await run('unblock-image', { subject: entry!.id })).toContain('stay deleted');
    expect(await run('blocked-images')).toBe('No image is blocked.');
    expect(await auditActionsFor(app, entry!.id)).toEqual(['image.blocked', 'image.unblocked']);
  });

  test('reports missing arguments and requires a superuser', async () => {
    const text = join(folder, 'note.txt');
    writeFileSync(text, 'no picture');
    await expect(run('block-image', {})).rejects.toThrow(/^Usage: .*block-image/);
    await expect(run('block-image', { subject: newId() })).rejects.toThrow(/^Usage/);
    const why = { note: 'why' };
    await expect(run('block-image', { subject: newId(), ...why })).rejects.toThrow(/use a file/);
    await expect(run('block-image', { subject: 'nothing', ...why })).rejects.toThrow(/neither/);
    await expect(run('block-image', { subject: text, ...why })).rejects.toThrow(/not an image/);
    await expect(run('unblock-image', { subject: newId() })).rejects.toThrow(/no entry/);
    await expect(run('unblock-image', { subject: 'x' })).rejects.toThrow(/not a valid id/);
    const ordinary = { ...ctx, caller: { ...ctx.caller, isSuperuser: false } };
    await expect(blockImage(ordinary, { imageId: newId() }, 'why')).rejects.toThrow(/not allowed/);
  });
});

test('a reported image is withdrawn and returned with the same rules as in the API', async () => {
  const image = await makeImage(maker);
  await expectJson(maker.patch(`/generate/image/${image.id}`, { is_public: true }));
  const withdrawn = run('withdraw-image', { subject: image.id });
  await expect(withdrawn).rejects.toThrow(/report/);
  await expect(withdrawn).rejects.toThrow(AdminError);
  const other = await app.signIn();
  const body = { subject_type: 'image', subject_id: image.id, reason: 'privacy' };
  await expectJson(other.post('/reports', body));
  await expect(run('return-image', { subject: image.id })).rejects.toThrow(/withdrawn/);
  await run('withdraw-image', { subject: image.id });
  expect((await other.get(`/generate/image/${image.id}`)).status).toBe(404);
  await run('return-image', { subject: image.id });
  expect((await other.get(`/generate/image/${image.id}`)).status).toBe(200);
  await expect(run('withdraw-image')).rejects.toThrow(/^Usage/);
});

test('the built-in characters are redrawn, and an unknown name is refused', async () => {
  await expect(run('redraw-cast')).rejects.toThrow('There is no built-in character.');
  await expect(run('redraw-cast', { subject: 'nobody-here' })).rejects.toThrow(/not a built-in/);
  const { slug } = await makeCharacter(app.ctx.db, { slug: 'amara-ezenwa', name: 'Amara Ezenwa' });
  expect(await run('redraw-cast', { subject: slug })).toBe(
    'The pictures of 1 character are redrawn.',
  );
  const character = await expectJson<Character>(maker.get(`/characters/${slug}`));
  expect(character.media.map(({ alt }) => alt)).toEqual([
    null,
    ...SEED_CHARACTERS.find((seed) => seed.slug === slug)!.pictures.map(({ alt }) => alt),
  ]);
});

test('media are copied to a bucket once', async () => {
  await expect(run('copy-media')).rejects.toThrow(/S3_BUCKET/);
  const s3 = await startS3StandIn();
  const env = {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET,
    S3_REGION: S3_KEYS.region,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  };
  const bucketed = await createTestApp({ roles: ['api'], env });
  try {
    const files = createFileStorage(join(bucketed.ctx.config.dataDir, 'media'));
    await files.put('characters/a/0-720.webp', Buffer.from('a portrait'));
    await files.put('images/b/c/1-320.avif', Buffer.from('a picture'));
    const by = { ...bucketed.ctx, caller: ctx.caller };
    expect(await run('copy-media', {}, by)).toMatch(/^2 files copied, 0 already/);
    expect(await run('copy-media', {}, by)).toMatch(/^0 files copied, 2 already/);
    expect((await bucketed.ctx.storage.get('images/b/c/1-320.avif'))!.toString()).toBe('a picture');
  } finally {
    await bucketed.close();
    await s3.close();
  }
});
