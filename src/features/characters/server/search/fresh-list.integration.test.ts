import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { character_media, characters } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import type { CharacterList } from '../../contract.ts';

let app: TestApp;
let person: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signIn();
});
afterAll(() => app.close());

/** The character as the public list shows it; undefined when it is not listed. */
async function shown(id: string, to: TestClient = person) {
  const { data, count } = await expectJson<CharacterList>(to.get('/characters/?limit=100'));
  expect(data).toHaveLength(count);
  return data.find((one) => one.id === id);
}

const change = (id: string, to: Partial<typeof characters.$inferInsert>) =>
  app.ctx.db.update(characters).set(to).where(eq(characters.id, id));
const picture = (id: string, name: string) => ({
  id: newId(),
  character_id: id,
  position: 0,
  media_type: 'image' as const,
  mime_type: 'image/webp',
  files: { 320: `characters/x/${name}-320.webp` },
  width: 320,
  height: 427,
  engine: 'test',
});

describe('the cached list', () => {
  it('shows a changed character at once', async () => {
    const { id } = await makeCharacter(app.ctx.db);
    expect(await shown(id)).toMatchObject({ chat_count: 0, media: [] });
    await change(id, { name: 'Clara Newly Named' });
    expect(await shown(id)).toMatchObject({ name: 'Clara Newly Named' });
    await change(id, { chat_count: 5 });
    expect(await shown(id)).toMatchObject({ name: 'Clara Newly Named', chat_count: 5 });
  });

  it('shows another picture at once, even when the character’s row did not change', async () => {
    const { id } = await makeCharacter(app.ctx.db);
    await app.ctx.db.insert(character_media).values(picture(id, 'first'));
    expect((await shown(id))!.media[0]!.url).toBe('/media/characters/x/first-320.webp');
    await app.ctx.db.transaction(async (tx) => {
      await tx.delete(character_media).where(eq(character_media.character_id, id));
      await tx.insert(character_media).values(picture(id, 'second'));
    });
    expect((await shown(id))!.media[0]!.url).toBe('/media/characters/x/second-320.webp');
    await app.ctx.db.delete(character_media).where(eq(character_media.character_id, id));
    expect((await shown(id))!.media).toEqual([]);
  });

  it('drops what is no longer public, and shows it in its current state afterwards', async () => {
    const { id } = await makeCharacter(app.ctx.db);
    expect(await shown(id)).toBeDefined();
    await change(id, { is_public: false, name: 'Clara Hidden' });
    expect(await shown(id)).toBeUndefined();
    await change(id, { is_public: true });
    expect(await shown(id)).toMatchObject({ name: 'Clara Hidden' });
  });

  it('marks a character as owned only for its owner', async () => {
    const owner = await app.signIn();
    const { id } = await makeCharacter(app.ctx.db, { owner_id: owner.user.id });
    expect(await shown(id)).toMatchObject({ is_owner: false });
    expect(await shown(id, owner)).toMatchObject({ is_owner: true });
    expect(await shown(id)).toMatchObject({ is_owner: false });
  });
});
