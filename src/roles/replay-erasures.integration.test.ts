import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { characters, generated_images, users } from '#db/schema/index.ts';
import { erasureJobs } from '#platform/erasures/job.ts';
import { digestOf, noteErasure, readErasures } from '#platform/erasures/journal.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { makeImage, signInAdult } from '#tests/helpers/images.ts';
import { replayErasures } from './replay-erasures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ image: createFakeImages().engine });
  await app.ctx.jobs.work(app.ctx, erasureJobs);
});
afterAll(() => app.close());

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const readUser = async (id: string) => {
  const [row] = await app.ctx.db.select().from(users).where(eq(users.id, id));
  return row;
};
const kindsOf = async (id: string) =>
  (await readErasures(app.ctx.storage))
    .filter(({ digest }) => digest === digestOf(id))
    .map(({ kind }) => kind);

it('erases an account that a restore brought back, with its characters, and ends its sessions', async () => {
  const person = await signInAdult(app);
  const character = await makeCharacter(app.ctx.db, { owner_id: person.user.id });
  const other = await app.signIn();
  // As after a restore: the journal contains an erasure that the database does not.
  await noteErasure(app.ctx.storage, 'account', person.user.id, daysAgo(2));
  await noteErasure(app.ctx.storage, 'account', newId(), daysAgo(2));
  expect(await replayErasures(app.ctx)).toMatchObject({ accounts: 1, characters: 0 });
  expect(await readUser(person.user.id)).toBeUndefined();
  expect(await app.ctx.db.$count(characters, eq(characters.id, character.id))).toBe(0);
  expect((await person.get('/users/me')).status).toBe(401);
  expect((await other.get('/users/me')).status).toBe(200);
  expect(await replayErasures(app.ctx)).toMatchObject({ accounts: 0, characters: 0, images: 0 });
});

it('schedules an account’s erasure again, from the day it was requested', async () => {
  const [leaving, kept] = [await app.signIn(), await app.signIn()];
  await noteErasure(app.ctx.storage, 'leaving', leaving.user.id, daysAgo(4));
  await noteErasure(app.ctx.storage, 'leaving', kept.user.id, daysAgo(4));
  await noteErasure(app.ctx.storage, 'kept', kept.user.id, daysAgo(3));
  expect(await replayErasures(app.ctx)).toMatchObject({ accounts: 1 });
  const due = (await readUser(leaving.user.id))!.erase_at!.getTime();
  expect(Math.round((due - Date.now()) / DAY)).toBe(10);
  expect((await readUser(kept.user.id))!.erase_at).toBeNull();
  expect((await leaving.get('/users/me')).status).toBe(401);
});

it('deletes characters and blocked pictures that a restore brought back', async () => {
  const person = await signInAdult(app);
  const { id: image } = await makeImage(person);
  const { id } = await makeCharacter(app.ctx.db, { owner_id: person.user.id, is_public: true });
  await noteErasure(app.ctx.storage, 'image', image, daysAgo(1));
  await noteErasure(app.ctx.storage, 'character', id, daysAgo(1));
  expect(await replayErasures(app.ctx)).toMatchObject({ characters: 1, images: 1 });
  const [row] = await app.ctx.db.select().from(characters).where(eq(characters.id, id));
  expect(row).toMatchObject({ is_public: false, deleted_at: expect.any(Date) });
  expect(await app.ctx.db.$count(generated_images, eq(generated_images.id, image))).toBe(0);
  for await (const { key } of app.ctx.storage.list('images')) expect(key).not.toContain(image);
});

it('records deletions of accounts and characters', async () => {
  const superuser = await app.signIn({ is_superuser: true });
  const person = await app.signIn();
  const { id, slug } = await makeCharacter(app.ctx.db, { owner_id: person.user.id });
  expect((await person.delete(`/characters/${slug}`)).status).toBe(204);
  expect((await superuser.delete(`/users/${person.user.id}`)).ok).toBe(true);
  await expect.poll(() => kindsOf(id)).toEqual(['character']);
  await expect.poll(() => kindsOf(person.user.id)).toEqual(['leaving']);
});
