import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  character_media,
  characters,
  chats,
  data_exports,
  generated_images,
  mails,
  messages,
  uploaded_pictures,
  users,
  voice_recordings,
} from '#db/schema/index.ts';
import { eraseDue } from '#features/accounts/server/deletion/erase-due.ts';
import { runExport } from '#features/accounts/server/export/run-export.ts';
import { sweepCharacters } from '#features/characters/server/sweep-characters.ts';
import { deliverMail } from '#platform/mail/deliver-mail.ts';
import { ACCOUNT_PARTS } from '#roles/account-parts.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { importCard, makeV2Card } from '#tests/helpers/cards.ts';
import {
  createCharacter,
  publish,
  readCharacter,
  waitForPortrait,
} from '#tests/helpers/characters.ts';
import { waitForPicture } from '#tests/helpers/chat-pictures.ts';
import { openChat, sendMessage } from '#tests/helpers/chats.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { createMediaClient, makeImage, signInAdult } from '#tests/helpers/images.ts';
import { keepRecording, LISTENS, sendRecording } from '#tests/helpers/recordings.ts';
import { sendPicture, uploadPicture } from '#tests/helpers/sent-pictures.ts';
import { filesWith, listFiles, tablesWith } from '#tests/helpers/traces.ts';
import { zip64 } from '#tests/helpers/zip64.ts';

const DAY = 24 * 3_600_000;
const EMAIL = 'quillon@zyxwander.test';

let app: TestApp;
let fetchMedia: ReturnType<typeof createMediaClient>;
let ahead = 0;

beforeAll(async () => {
  app = await createTestApp({
    now: () => new Date(Date.now() + ahead),
    image: createFakeImages().engine,
    env: LISTENS,
  });
  fetchMedia = createMediaClient(app);
});
afterAll(() => app.close());

const asset = (type: string, path: string) => ({
  type,
  uri: `embeded://${path}`,
  name: type,
  ext: 'png',
});
const picture = (background: string) =>
  sharp({ create: { width: 500, height: 500, channels: 3, background } })
    .png()
    .toBuffer();

/** Imports a character with two pictures of its own. @returns its slug */
async function importWithPictures(owner: TestClient): Promise<string> {
  const assets = [asset('icon', 'icon.png'), asset('emotion', 'happy.png')];
  const card = { ...makeV2Card({ age: 28, assets }), spec: 'chara_card_v3', spec_version: '3.0' };
  const file = await zip64({
    'card.json': Buffer.from(JSON.stringify(card)),
    'icon.png': await picture('#c02020'),
    'happy.png': await picture('#20c020'),
  });
  const { slug } = await expectJson<{ slug: string }>(importCard(owner, file));
  await waitForPortrait(owner, slug);
  return slug;
}

/** Everything that a person can have files of, created as users create it. */
async function live(person: TestClient, superuser: TestClient): Promise<void> {
  const { slug: open } = await createCharacter(person, { name: 'Mara Lindqvist' });
  await publish(person, superuser, open);
  const { slug: hidden } = await createCharacter(person, { name: 'Vera Holm' });
  await waitForPortrait(person, hidden);
  await expectJson(person.patch(`/characters/${hidden}`, { hair_color: 'black' }));
  await waitForPortrait(person, hidden);
  await importWithPictures(person);
  const { slug: ended } = await createCharacter(person, { name: 'Ida Brandt' });
  await waitForPortrait(person, ended);
  expect((await person.delete(`/characters/${ended}`)).status).toBe(204);

  await makeImage(person);
  await makeImage(person, { character_slug: open });
  const { id: removed } = await makeImage(person);
  expect((await person.delete(`/generate/image/${removed}`)).status).toBe(204);
  const chat = await openChat(person, open);
  await sendMessage(person, chat.id, 'Send me a selfie at the beach in a red dress');
  await waitForPicture(person, chat.id, 'done');
  await sendPicture(person, chat.id, (await uploadPicture(person, chat.id)).id, 'Where I live');
  await uploadPicture(person, chat.id);
  await sendRecording(person, chat.id, (await keepRecording(person, chat.id)).id);
  await keepRecording(person, chat.id);

  await expectJson(person.get('/users/me/export?start=true'));
  const [asked] = await app.ctx.db.select().from(data_exports);
  await runExport(app.ctx, ACCOUNT_PARTS, { id: asked!.id });
  await deliverAll();
}

async function deliverAll(): Promise<void> {
  for (const mail of await app.ctx.db.select({ id: mails.id }).from(mails))
    await deliverMail(app.ctx, mail);
}

/** These keep ids of erased rows, which refer to nothing: sums must balance, and actions of the team stay. */
const KEEP_IDS = ['public.audit_log', 'public.ledger_entries'];
const ID = /^[0-9a-f-]{36}$/;

/** The ids and names that rows or files of the person could contain. */
async function identifiersOf(userId: string): Promise<string[]> {
  const { db } = app.ctx;
  const [own, talks, images, sent, spoken, exports] = await Promise.all([
    db.select().from(characters).where(eq(characters.owner_id, userId)),
    db.select().from(chats).where(eq(chats.user_id, userId)),
    db.select().from(generated_images).where(eq(generated_images.user_id, userId)),
    db.select().from(uploaded_pictures).where(eq(uploaded_pictures.user_id, userId)),
    db.select().from(voice_recordings).where(eq(voice_recordings.user_id, userId)),
    db.select().from(data_exports).where(eq(data_exports.user_id, userId)),
  ]);
  const said = await db.select({ id: messages.id }).from(messages);
  expect([own.length, talks.length, exports.length]).toEqual([4, 1, 1]);
  expect(images.length).toBeGreaterThan(2);
  expect([sent.length, spoken.length]).toEqual([2, 2]);
  expect(said.length).toBeGreaterThan(1);
  return [
    userId,
    EMAIL,
    ...own.flatMap(({ id, slug }) => [id, slug]),
    ...[...talks, ...images, ...sent, ...spoken, ...exports, ...said].map(({ id }) => id),
  ];
}

test('an erasure leaves no file and no row of a person', async () => {
  const superuser = await app.signIn({ is_superuser: true });
  await deliverAll();
  const person = await signInAdult(app, { email: EMAIL, plan: 'premium' });
  const before = new Set(listFiles(app));
  await live(person, superuser);
  const identifiers = await identifiersOf(person.user.id);
  const made = listFiles(app).filter((path) => !before.has(path));
  const kinds = [
    '/characters/',
    '/own/',
    '/images/',
    '/uploads/',
    '/recordings/',
    '/exports/',
    '/outbox/',
  ];
  for (const kind of kinds)
    expect([kind, made.some((path) => path.includes(kind))]).toEqual([kind, true]);

  await app.ctx.db.update(users).set({ erase_at: app.ctx.now() }).where(eq(users.email, EMAIL));
  await eraseDue(app.ctx, ACCOUNT_PARTS);
  expect(await app.ctx.db.$count(users, eq(users.email, EMAIL))).toBe(0);
  // The journal of erasures records that something was erased, not what: it contains no id, as checked below.
  const left = listFiles(app).filter((path) => !before.has(path));
  expect(left.filter((path) => !path.includes('/media/erasures/'))).toEqual([]);
  expect(left.some((path) => path.includes('-account-'))).toBe(true);
  const found: string[] = [];
  for (const identifier of identifiers)
    found.push(
      ...(await tablesWith(app, identifier))
        .filter(
          (table) =>
            !(ID.test(identifier) && identifier !== person.user.id && KEEP_IDS.includes(table)),
        )
        .map((table) => `${identifier} in ${table}`),
      ...filesWith(app, identifier).map((path) => `${identifier} in ${path}`),
    );
  expect(found).toEqual([]);
}, 120_000);

describe('the files of a deleted private character', () => {
  test('are at none of their old addresses, and are deleted when the time to restore is over', async () => {
    const owner = await signInAdult(app);
    const slug = await importWithPictures(owner);
    const { media } = await readCharacter(owner, slug);
    const chat = await openChat(owner, slug);
    const signed = [
      ...media.flatMap(({ url, srcset }) => [
        url,
        ...(srcset?.split(', ').map((one) => one.split(' ')[0]!) ?? []),
      ]),
      ...chat.character.media.map(({ url }) => url),
    ];
    expect(media.length).toBe(3);
    const rows = await app.ctx.db
      .select({ files: character_media.files })
      .from(character_media)
      .innerJoin(characters, eq(characters.id, character_media.character_id))
      .where(eq(characters.slug, slug));
    const keys = rows.flatMap(({ files }) => Object.values(files));
    const status = async (address: string) => (await fetchMedia(address)).status;
    for (const address of signed) expect([address, await status(address)]).toEqual([address, 200]);

    expect((await owner.delete(`/characters/${slug}`)).status).toBe(204);
    const bare = [...signed, ...keys.map((key) => `/media/${key}`)].map(
      (one) => one.split('?')[0]!,
    );
    const renewed = keys.map((key) => app.ctx.addresses.sign(key, app.ctx.now()));
    for (const address of [...signed, ...bare, ...renewed]) {
      const partial = await fetchMedia(address, { headers: { range: 'bytes=0-9' } });
      const head = await fetchMedia(address, { method: 'HEAD' });
      const seen = [await status(address), partial.status, head.status];
      expect([address, seen]).toEqual([address, [404, 404, 404]]);
    }
    for (const key of keys) expect(await app.ctx.storage.has(key)).toBe(true);
    ahead = 31 * DAY;
    await sweepCharacters(app.ctx);
    for (const key of keys) expect([key, await app.ctx.storage.has(key)]).toEqual([key, false]);
    expect(await app.ctx.db.$count(chats, eq(chats.id, chat.id))).toBe(0);
  });
});
