import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { character_media, characters } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import type { Character, CharacterList } from '../contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const list = (query: string) =>
  expectJson<CharacterList>(app.request(`/api/v1/characters/?${query}`));

async function addPicture(characterId: string, position: number): Promise<void> {
  const files = {
    320: `characters/x/${position}-320.webp`,
    720: `characters/x/${position}-720.webp`,
  };
  await app.ctx.db.insert(character_media).values({
    id: newId(),
    character_id: characterId,
    position,
    media_type: 'image',
    mime_type: 'image/webp',
    files,
    width: 720,
    height: 960,
    engine: 'test',
  });
}

describe('lists', () => {
  it('contain public characters with their media in order, and no private ones', async () => {
    const [first, second] = [
      await makeCharacter(app.ctx.db, { rank: 50 }),
      await makeCharacter(app.ctx.db, { rank: 49 }),
    ];
    await makeCharacter(app.ctx.db, { is_public: false, rank: 51 });
    await addPicture(first.id, 1);
    await addPicture(first.id, 0);
    const { data } = await list('limit=2');
    expect(data.map((one) => one.slug)).toEqual([first.slug, second.slug]);
    expect(data[0]!.media.map((item) => item.url)).toEqual([
      '/media/characters/x/0-720.webp',
      '/media/characters/x/1-720.webp',
    ]);
    expect(data[0]!.media[0]!.srcset).toBe(
      '/media/characters/x/0-320.webp 320w, /media/characters/x/0-720.webp 720w',
    );
    expect(data[1]!.media).toEqual([]);
  });

  it('filter by sex and style, with a count that follows changes', async () => {
    const before = (await list('sex=male&style=anime&limit=1')).count;
    const made = await makeCharacter(app.ctx.db, { sex: 'male', style: 'anime' });
    await makeCharacter(app.ctx.db, { sex: 'male', style: 'realistic' });
    await makeCharacter(app.ctx.db, { sex: 'male', style: 'anime', is_public: false });
    const found = await list('sex=male&style=anime&limit=200&skip=0');
    expect(found.count).toBe(before + 1);
    expect(found.data.every((one) => one.sex === 'male' && one.style === 'anime')).toBe(true);
    await app.ctx.db
      .update(characters)
      .set({ is_public: false })
      .where(sql`id = ${made.id}`);
    expect((await list('sex=male&style=anime&limit=3')).count).toBe(before);
  });

  it('page by cursor to the end, each character once', async () => {
    for (let n = 0; n < 7; n += 1) await makeCharacter(app.ctx.db, { rank: n % 2 });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: CharacterList = await list(`limit=4${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...page.data.map((one) => one.id));
      cursor = page.next_cursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe((await list('limit=1&skip=1')).count);
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=many',
    'skip=-1',
    'sex=unknown',
    'style=oil',
    'cursor=nonsense',
  ])('refuse %s', async (query) => {
    const answer = await app.request(`/api/v1/characters/?${query}`);
    expect([400, 422]).toContain(answer.status);
  });

  it('of the user’s own characters need a session and contain only those', async () => {
    expect((await app.request('/api/v1/characters/?only_private=true')).status).toBe(401);
    const person = await app.signIn();
    const own = await makeCharacter(app.ctx.db, { owner_id: person.user.id, is_public: false });
    const mine = await expectJson<CharacterList>(person.get('/characters/?only_private=true'));
    expect(mine.data.map((one) => [one.id, one.is_owner])).toEqual([[own.id, true]]);
    expect(mine.count).toBe(1);
  });
});

describe('one character', () => {
  it('is readable by everyone when public, otherwise by its owner and superusers', async () => {
    const [owner, stranger, admin] = [
      await app.signIn(),
      await app.signIn(),
      await app.signIn({ is_superuser: true }),
    ];
    const own = await makeCharacter(app.ctx.db, { owner_id: owner.user.id, is_public: false });
    const shown = await makeCharacter(app.ctx.db);
    const statuses = await Promise.all([
      app.request(`/api/v1/characters/${shown.slug}`),
      app.request(`/api/v1/characters/${own.slug}`),
      stranger.get(`/characters/${own.slug}`),
      stranger.get(`/chat/character/${own.slug}`),
      owner.get(`/characters/${own.slug}`),
      admin.get(`/characters/${own.slug}`),
    ]);
    expect(statuses.map((answer) => answer.status)).toEqual([200, 404, 404, 404, 200, 200]);
    const full = await expectJson<Character>(app.request(`/api/v1/characters/${shown.slug}`));
    expect(full).toMatchObject({
      hobbies: ['hiking', 'writing'],
      card: { tags: [], extensions: {} },
    });
  });

  it('is an adult on every write path', async () => {
    await expect(makeCharacter(app.ctx.db, { age: 17 })).rejects.toThrow();
    const grown = await makeCharacter(app.ctx.db, { age: 18 });
    await expect(
      app.ctx.db
        .update(characters)
        .set({ age: 16 })
        .where(sql`id = ${grown.id}`),
    ).rejects.toThrow();
    await expect(makeCharacter(app.ctx.db, { age: 121 })).rejects.toThrow();
  });
});
