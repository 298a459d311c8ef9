import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { audit_log, character_slugs, characters } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import type { Storage } from '#platform/storage.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import {
  waitForPortrait,
  createCharacter,
  publish,
  readCharacter,
  postPublicationAction,
} from '#tests/helpers/characters.ts';
import type { CharacterList } from '../contract.ts';
import { SEED_CHARACTERS } from '../cast/seeds/index.ts';
import { changePublication } from './change-publication.ts';
import { seedCharacters } from './seed-characters.ts';
import { sweepCharacters } from './sweep-characters.ts';

let clock = new Date('2026-11-21T12:00:00Z');
let app: TestApp;
let owner: TestClient;
let superuser: TestClient;
beforeAll(async () => {
  app = await createTestApp({ now: () => clock });
  [owner, superuser] = await Promise.all([app.signIn(), app.signIn({ is_superuser: true })]);
});
afterAll(() => app.close());

const waiting = async (): Promise<string> => {
  const { slug } = await createCharacter(owner);
  await waitForPortrait(owner, slug);
  await postPublicationAction(owner, slug, 'request');
  return slug;
};

/** A superuser’s context in which `meanwhile` runs between the check and the write. */
function interrupted(meanwhile: () => Promise<unknown>): UserContext {
  const { db } = app.ctx;
  const late = new Proxy(db, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (key === 'transaction')
        return async (...work: Parameters<typeof db.transaction>) => {
          await meanwhile();
          return db.transaction(...work);
        };
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const { id, full_name: fullName, email, plan } = superuser.user;
  const caller = { id, sessionId: id, fullName, email, plan, isSuperuser: true };
  return { ...app.ctx, db: late, caller };
}

describe('an approval', () => {
  it('of a version that changed since it was read is refused', async () => {
    const slug = await waiting();
    const { version } = await readCharacter(superuser, slug);
    await expectJson(owner.patch(`/characters/${slug}`, { description: 'Somebody else now.' }));
    const approve = (known: number) =>
      superuser.post(
        `/characters/${slug}/publication`,
        { action: 'approve' },
        { 'if-match': `"${known}"` },
      );
    expect((await approve(version)).status).toBe(409);
    expect(await readCharacter(owner, slug)).toMatchObject({ publication: 'requested' });
    expect((await approve(version + 1)).status).toBe(200);
  });

  it.each<[string, (slug: string) => Promise<unknown>, number]>([
    ['withdrawn', (slug) => expectJson(postPublicationAction(owner, slug, 'withdraw')), 200],
    ['changed', (slug) => expectJson(owner.patch(`/characters/${slug}`, { name: 'Nora' })), 200],
    ['deleted', (slug) => owner.delete(`/characters/${slug}`), 404],
  ])('of a character %s at that moment publishes nothing', async (_, meanwhile, status) => {
    const slug = await waiting();
    const ctx = interrupted(() => meanwhile(slug));
    await expect(changePublication(ctx, slug, { action: 'approve' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await app.request(`/api/v1/characters/${slug}`)).status).toBe(404);
    expect((await owner.get(`/characters/${slug}`)).status).toBe(status);
  });
});

it('a repeated request keeps its place in the queue', async () => {
  const [first, second] = [await waiting(), await waiting()];
  clock = new Date(clock.getTime() + 60_000);
  await expectJson(postPublicationAction(owner, first, 'request'));
  const { data } = await expectJson<CharacterList>(superuser.get('/characters/publications'));
  const slugs = data.map(({ slug }) => slug);
  expect(slugs.indexOf(first)).toBeLessThan(slugs.indexOf(second));
});

it('records a superuser’s changes to another user’s character, but not the owner’s', async () => {
  const made = await createCharacter(owner);
  await publish(owner, superuser, made.slug);
  await expectJson(owner.patch(`/characters/${made.slug}`, { description: 'Mends violins.' }));
  await expectJson(superuser.patch(`/characters/${made.slug}`, { name: 'Nora', tags: ['craft'] }));
  await expectJson(postPublicationAction(superuser, made.slug, 'withdraw'));
  expect((await superuser.post(`/characters/${made.slug}/portrait`)).status).toBe(202);
  await superuser.delete(`/characters/${made.slug}`);
  const acts = await app.ctx.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject_id, made.id))
    .orderBy(audit_log.id);
  expect(acts.map(({ action }) => action)).toEqual([
    'publication.approve',
    'character.changed',
    'publication.withdraw',
    'character.redrawn',
    'character.deleted',
  ]);
  expect(acts[1]).toMatchObject({
    actor_id: superuser.user.id,
    details: { fields: ['name', 'tags'] },
  });
});

describe('files', () => {
  let put: Storage['put'];
  beforeAll(() => {
    put = app.ctx.storage.put.bind(app.ctx.storage);
  });
  afterEach(() => vi.restoreAllMocks());
  const filesOf = async (id: string) => {
    const keys: string[] = [];
    for await (const { key } of app.ctx.storage.list(`characters/${id}`)) keys.push(key);
    return keys;
  };

  it('of a portrait that could not be stored completely are deleted', async () => {
    const failing = vi.spyOn(app.ctx.storage, 'put').mockImplementation(async (key, bytes) => {
      if (key.endsWith('-320.webp')) throw new Error('the disk is full');
      return put(key, bytes);
    });
    const { id, slug } = await createCharacter(owner);
    await expect
      .poll(async () => (await readCharacter(owner, slug)).portrait_status, { timeout: 20_000 })
      .toBe('failed');
    expect(failing.mock.calls.some(([key]) => key.includes(id))).toBe(true);
    await expect.poll(() => filesOf(id)).toEqual([]);
  });

  it('of a character that is deleted while it is drawn are deleted', async () => {
    let drawing: Promise<unknown> | undefined;
    const { promise: slug, resolve } = Promise.withResolvers<string>();
    const last = Promise.withResolvers<void>();
    vi.spyOn(app.ctx.storage, 'put').mockImplementation(async (key, bytes) => {
      await (drawing ??= slug.then((one) => owner.delete(`/characters/${one}`)));
      await put(key, bytes);
      if (key.endsWith('-320.webp')) last.resolve();
    });
    const made = await createCharacter(owner);
    resolve(made.slug);
    await last.promise;
    await expect.poll(() => filesOf(made.id), { timeout: 10_000 }).toEqual([]);
  });

  it('that a failing storage keeps are deleted by the next sweep', async () => {
    const { id, slug } = await createCharacter(owner);
    await waitForPortrait(owner, slug);
    await owner.delete(`/characters/${slug}`);
    clock = new Date(clock.getTime() + 31 * 86_400_000);
    vi.spyOn(app.ctx.storage, 'remove').mockRejectedValueOnce(new Error('out of reach'));
    await expect(sweepCharacters(app.ctx)).rejects.toThrow('out of reach');
    await sweepCharacters(app.ctx);
    expect(await filesOf(id)).toEqual([]);
    expect(await app.ctx.db.$count(characters, eq(characters.id, id))).toBe(0);
  });
});

it('a removed built-in character does not return on the next start', async () => {
  const slugs = SEED_CHARACTERS.map(({ slug }) => ({ slug }));
  await app.ctx.db.insert(character_slugs).values(slugs);
  await seedCharacters(app.ctx);
  expect(await app.ctx.db.$count(characters, eq(characters.slug, slugs[0]!.slug))).toBe(0);
});
