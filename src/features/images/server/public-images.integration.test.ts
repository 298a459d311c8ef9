import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Report, ReportList, ReportReceipt } from '#features/moderation/contract.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { auditActionsFor } from '#tests/helpers/audit.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { createMediaClient, signInAdult, makeImage } from '#tests/helpers/images.ts';
import type { GeneratedImage } from '../contract.ts';

const HOUR = 3_600_000;
const fake = createFakeImages();
let clock = new Date();
let app: TestApp;
let fetchMedia: ReturnType<typeof createMediaClient>;
let superuser: TestClient;

beforeAll(async () => {
  app = await createTestApp({ image: fake.engine, now: () => clock });
  fetchMedia = createMediaClient(app);
  superuser = await signInAdult(app, { is_superuser: true });
});
beforeEach(() => {
  clock = new Date();
});
afterAll(() => app.close());

const pathOf = ({ id }: { id: string }) => `/generate/image/${id}`;
const read = (by: TestClient, image: { id: string }) =>
  expectJson<GeneratedImage>(by.get(pathOf(image)));
const change = (by: TestClient, image: { id: string }, is_public: unknown) =>
  by.patch(pathOf(image), { is_public });
const report = (by: TestClient, { id }: { id: string }, reason = 'privacy') =>
  by.post('/reports', { subject_type: 'image', subject_id: id, reason });
const listed = async ({ id }: { id: string }): Promise<Report | undefined> =>
  (await expectJson<ReportList>(superuser.get('/reports?limit=200'))).data.find(
    ({ subject_id }) => subject_id === id,
  );

test('a public image is visible without its prompt to any signed-in user with its id', async () => {
  const [maker, other] = [await app.signIn(), await app.signIn()];
  const made = await makeImage(maker);
  expect(made.is_public).toBe(false);
  expect((await other.get(pathOf(made))).status).toBe(404);
  const shared = await expectJson<GeneratedImage>(change(maker, made, true));
  expect(shared).toMatchObject({ id: made.id, is_public: true, is_owner: true });
  const seen = await read(other, made);
  expect(seen).toMatchObject({ is_public: true, is_owner: false, prompt: '', is_blurred: false });
  expect((await fetchMedia(seen.url)).status).toBe(200);
  expect((await app.request(`/api/v1${pathOf(made)}`)).status).toBe(401);
  for (const image of (await expectJson<{ images: GeneratedImage[] }>(other.get('/generate/')))
    .images)
    expect(image.id).not.toBe(made.id);
});

test('making it private ends access for others at once, also at signed addresses', async () => {
  const [maker, other] = [await app.signIn(), await app.signIn()];
  const made = await makeImage(maker);
  await expectJson(change(maker, made, true));
  const seen = await read(other, made);
  expect(await expectJson(change(maker, made, false))).toMatchObject({ is_public: false });
  expect((await other.get(pathOf(made))).status).toBe(404);
  for (const address of `${seen.srcset}, ${seen.srcset_avif}`.split(', '))
    expect((await fetchMedia(address.split(' ')[0]!)).status).toBe(404);
  // The maker's own address has no audience, and removing the parameter breaks the signature.
  expect((await fetchMedia(made.url)).status).toBe(200);
  expect((await fetchMedia(seen.url.replace('&audience=public', ''))).status).toBe(403);
});

test('removal hides it from everybody at once, and undoing that restores it', async () => {
  const [maker, other] = [await app.signIn(), await app.signIn()];
  const made = await makeImage(maker);
  await expectJson(change(maker, made, true));
  const seen = await read(other, made);
  await maker.delete(pathOf(made));
  for (const someone of [maker, other, superuser])
    expect((await someone.get(pathOf(made))).status).toBe(404);
  for (const { url } of [made, seen]) expect((await fetchMedia(url)).status).toBe(404);
  expect((await change(maker, made, false)).status).toBe(404);
  expect((await report(other, made)).status).toBe(404);
  await expectJson(maker.post(`${pathOf(made)}/restore`));
  expect((await fetchMedia((await read(other, made)).url)).status).toBe(200);
});

test('only its creator can make it public or private', async () => {
  const [maker, other] = [await app.signIn(), await app.signIn()];
  const made = await makeImage(maker);
  for (const someone of [other, superuser])
    for (const isPublic of [true, false])
      expect((await change(someone, made, isPublic)).status).toBe(404);
  await expectJson(change(maker, made, true));
  for (const someone of [other, superuser])
    expect((await change(someone, made, false)).status).toBe(404);
  expect((await read(other, made)).is_public).toBe(true);
  for (const wrong of ['true', 1, null, undefined])
    expect((await change(maker, made, wrong)).status).toBe(422);
  const nobody = await app.request(`/api/v1${pathOf(made)}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ is_public: true }),
  });
  expect(nobody.status).toBe(401);
});

test('viewers can report it, and superusers see it only in the report', async () => {
  const [maker, other] = [await signInAdult(app), await app.signIn()];
  const { slug, name } = await makeCharacter(app.ctx.db);
  const made = await makeImage(maker, { character_slug: slug, nsfw: true });
  expect((await report(other, made)).status).toBe(404);
  expect((await report(other, { id: 'no id' })).status).toBe(404);
  expect((await report(maker, made)).status).toBe(201);
  const own = (await listed(made))!;
  expect(own).toMatchObject({ subject_type: 'image', is_urgent: false });
  expect(own.subject).toMatchObject({ name, slug, chat_id: null, excerpt: made.prompt });
  const seen = own.subject!.image!;
  expect(seen).toMatchObject({ is_nsfw: true, is_blurred: false, is_public: false });
  expect(seen.owner_id).toBe(maker.user.id);
  expect((await fetchMedia(seen.url)).status).toBe(200);
  expect((await superuser.get(pathOf(made))).status).toBe(404);

  await expectJson(change(maker, made, true));
  expect((await report(other, made, 'underage')).status).toBe(201);
  expect((await listed(made))!.is_urgent).toBe(true);
  expect((await other.get('/reports')).status).toBe(403);
  await maker.delete(pathOf(made));
  expect((await listed(made))!.subject).toBeNull();
});

test('a superuser without the 18+ notice sees a reported NSFW image blurred', async () => {
  const maker = await signInAdult(app);
  const made = await makeImage(maker, { nsfw: true });
  const { id } = await expectJson<ReportReceipt>(report(maker, made));
  const fresh = await app.signIn({ is_superuser: true });
  const { data } = await expectJson<ReportList>(fresh.get('/reports?limit=200'));
  expect(data.find((one) => one.id === id)!.subject!.image).toMatchObject({ is_blurred: true });
});

test('a superuser can withdraw a reported image, and only superusers can undo that', async () => {
  const [maker, other] = [await app.signIn(), await app.signIn()];
  const made = await makeImage(maker);
  await expectJson(change(maker, made, true));
  const seen = await read(other, made);
  const { id } = await expectJson<ReportReceipt>(report(other, made));
  const withdrawn = await expectJson<GeneratedImage>(change(superuser, made, false));
  expect(withdrawn).toMatchObject({ id: made.id, is_public: false, is_owner: false });
  expect((await other.get(pathOf(made))).status).toBe(404);
  expect((await fetchMedia(seen.url)).status).toBe(404);
  expect((await listed(made))!.subject!.image!.is_withdrawn).toBe(true);
  expect((await read(maker, made)).is_public).toBe(false);
  const refused = await change(maker, made, true);
  expect(refused.status).toBe(403);
  expect(((await refused.json()) as { detail: string }).detail).toContain('support');

  await expectJson(superuser.patch(`/reports/${id}`, { status: 'resolved' }));
  await expectJson(change(superuser, made, true));
  expect((await read(other, made)).is_public).toBe(true);
  expect((await change(maker, made, true)).status).toBe(200);
  // An upheld report keeps the superusers' access; a dismissed one does not.
  await expectJson(change(superuser, made, false));
  // The maker's later change to private is kept.
  expect((await change(maker, made, false)).status).toBe(200);
  expect(await expectJson(change(superuser, made, true))).toMatchObject({ is_public: false });
  expect((await other.get(pathOf(made))).status).toBe(404);
  expect((await change(maker, made, true)).status).toBe(200);
  expect(await auditActionsFor(app, made.id)).toEqual([
    'image.withdrawn',
    'image.returned',
    'image.withdrawn',
    'image.returned',
  ]);
});

test('a dismissed report does not give superusers access to an image', async () => {
  const [maker, other] = [await app.signIn(), await app.signIn()];
  const made = await makeImage(maker);
  await expectJson(change(maker, made, true));
  const { id } = await expectJson<ReportReceipt>(report(other, made));
  await expectJson(superuser.patch(`/reports/${id}`, { status: 'dismissed' }));
  expect((await change(superuser, made, false)).status).toBe(404);
  clock = new Date(clock.getTime() + HOUR);
  expect((await read(other, made)).is_public).toBe(true);
});
