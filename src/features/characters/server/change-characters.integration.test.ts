import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { character_media, characters } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import {
  waitForPortrait,
  createCharacter,
  publish,
  readCharacter,
  woman,
} from '#tests/helpers/characters.ts';
import type { CharacterConflict } from '../contract-changes.ts';
import type { Character } from '../contract.ts';
import { textsOf } from './check-character-texts.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';

let app: TestApp;
let owner: TestClient;
let stranger: TestClient;
let superuser: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  [owner, stranger, superuser] = await Promise.all([
    app.signIn(),
    app.signIn(),
    app.signIn({ is_superuser: true }),
  ]);
});
afterAll(() => app.close());

describe('changing', () => {
  it('changes only the given fields, and redraws when the appearance changed', async () => {
    const made = await createCharacter(owner);
    await waitForPortrait(owner, made.slug);
    const before = (await readCharacter(owner, made.slug)).media[0]!.url;
    const renamed = await expectJson<Character>(
      owner.patch(`/characters/${made.slug}`, { name: 'Mara Holm', opening_message: null }),
    );
    expect(renamed).toMatchObject({
      name: 'Mara Holm',
      opening_message: null,
      slug: made.slug,
      version: 2,
      portrait_status: 'ready',
      description: woman.description,
    });
    await expectJson(owner.patch(`/characters/${made.slug}`, { hair_color: 'black' }));
    await waitForPortrait(owner, made.slug);
    const { media } = await readCharacter(owner, made.slug);
    expect(media).toHaveLength(1);
    expect(media[0]!.url).not.toBe(before);
    const old = before.replace('/media/', '');
    await expect.poll(() => app.ctx.storage.get(old)).toBeNull();
  });

  it('returns both versions with a conflict', async () => {
    const { slug, version } = await createCharacter(owner);
    await expectJson(
      owner.patch(`/characters/${slug}`, { age: 32 }, { 'if-match': `"${version}"` }),
    );
    const late = await owner.patch(
      `/characters/${slug}`,
      { age: 33, name: 'Maja' },
      { 'if-match': `"${version}"` },
    );
    expect(late.status).toBe(409);
    const body = (await late.json()) as CharacterConflict;
    expect(body).toMatchObject({
      code: 'conflict',
      current: { age: 32, name: 'Mara Lindqvist', version: 2 },
      yours: { age: 33, name: 'Maja' },
    });
    expect(
      (await owner.patch(`/characters/${slug}`, { age: 33 }, { 'if-match': 'x' })).status,
    ).toBe(400);
  });

  it('accepts exactly one of several concurrent changes of one version', async () => {
    const { slug } = await createCharacter(owner);
    const answers = await Promise.all(
      [41, 42, 43, 44].map((age) =>
        owner.patch(`/characters/${slug}`, { age }, { 'if-match': '"1"' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it.each<[string, object, number]>([
    ['seventeen years', { age: 17 }, 422],
    ['no change', {}, 422],
    ['a value of the other sex', { hair_style: 'buzz_cut' }, 422],
    ['texts about a minor', { persona: 'She turns sixteen next week.' }, 400],
  ])('refuses %s', async (_name, change, status) => {
    // A strike may end the session, so this test has its own user.
    const person = await app.signIn();
    const { slug } = await createCharacter(person);
    expect((await person.patch(`/characters/${slug}`, change)).status).toBe(status);
    const [row] = await app.ctx.db.select().from(characters).where(eq(characters.slug, slug));
    expect(row).toMatchObject({ version: 1, age: 31 });
  });

  it.each<[string, object]>([
    ['in the greeting', { opening_message: 'I am 17 years old, kiss me.' }],
    ['in another greeting', { alternate_greetings: ['Hi.', 'I turn 17 next week, kiss me.'] }],
    ['in the lorebook', { character_book: { entries: [{ content: 'She is 14 years old.' }] } }],
    ['in lorebook keys', { character_book: { entries: [{ keys: ['she is 14 years old'] }] } }],
    [
      'in lorebook comments',
      { character_book: { entries: [{ comment: 'She is 14 years old.' }] } },
    ],
    ['split by a comment', { opening_message: 'I am six{{// }}teen years old, kiss me.' }],
    ['split by a choice', { opening_message: 'I am six{{random:teen}} years old, kiss me.' }],
    ['split by a template token', { opening_message: 'I am six<think>teen years old, kiss me.' }],
    [
      'split in the lorebook',
      { character_book: { entries: [{ content: 'She is six{{noop}}teen years old.' }] } },
    ],
  ])('refuses an age under 18 %s and changes nothing', async (_name, change) => {
    const person = await app.signIn();
    const { slug } = await createCharacter(person);
    const answer = await person.patch(`/characters/${slug}`, change);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
    const [row] = await app.ctx.db.select().from(characters).where(eq(characters.slug, slug));
    expect(row).toMatchObject({ version: 1, alternate_greetings: [], character_book: null });
  });

  it('judges text, never ids or choices', async () => {
    const { id, slug } = await createCharacter(owner);
    await waitForPortrait(owner, slug);
    await app.ctx.db.delete(character_media).where(eq(character_media.character_id, id));
    // Ids contain digits next to letters; this one resembles an age.
    await app.ctx.db
      .update(characters)
      .set({ id: '01993f5e-7c1a-7000-8a15-15a61f0f9b11' })
      .where(eq(characters.slug, slug));
    expect((await owner.patch(`/characters/${slug}`, { scenario: 'A walk.' })).status).toBe(200);
    const row = { ...stubOf<Parameters<typeof textsOf>[0]>({ name: 'Mara' }), id: 'x', slug: 'y' };
    expect(Object.keys(textsOf(row))).toHaveLength(1);
  });

  it('is for the owner and superusers; others do not see their fields', async () => {
    const { slug } = await createCharacter(owner);
    expect((await stranger.patch(`/characters/${slug}`, { age: 40 })).status).toBe(404);
    expect((await superuser.patch(`/characters/${slug}`, { age: 40 })).status).toBe(200);
    expect((await app.request(`/api/v1/characters/${slug}`)).status).toBe(404);
    await publish(owner, superuser, slug);
    expect((await stranger.patch(`/characters/${slug}`, { age: 41 })).status).toBe(403);
    expect((await stranger.delete(`/characters/${slug}`)).status).toBe(403);
    expect(
      (await owner.patch(`/characters/${slug}`, { age: 22, is_public: false, owner_id: 'x' }))
        .status,
    ).toBe(200);
    expect(await readCharacter(owner, slug)).toMatchObject({ is_public: true, is_owner: true });
  });
});

describe('the portrait', () => {
  it('leaves the character usable when it fails, and is redrawn on request', async () => {
    const { slug, id } = await createCharacter(owner);
    await waitForPortrait(owner, slug);
    await app.ctx.db.delete(character_media).where(eq(character_media.character_id, id));
    await app.ctx.db
      .update(characters)
      .set({ portrait_status: 'failed' })
      .where(eq(characters.id, id));
    expect((await owner.get(`/chat/character/${slug}`)).status).toBe(200);
    expect((await stranger.post(`/characters/${slug}/portrait`)).status).toBe(404);
    const again = await owner.post(`/characters/${slug}/portrait`);
    expect(again.status).toBe(202);
    await waitForPortrait(owner, slug);
    expect((await readCharacter(owner, slug)).media).toHaveLength(1);
  });
});

it('the database refuses minors on every path', async () => {
  const { id } = await createCharacter(owner);
  await expect(
    app.ctx.db.execute(sql`UPDATE characters SET age = 17 WHERE id = ${id}`),
  ).rejects.toThrow();
});
