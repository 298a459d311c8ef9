import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters, strikes } from '#db/schema/index.ts';
import type { Chat, ChatList } from '#features/chat/contract.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import {
  waitForPortrait,
  createCharacter,
  publish,
  readCharacter,
  postPublicationAction,
} from '#tests/helpers/characters.ts';
import type { Character, CharacterList } from '../contract.ts';
import { sweepCharacters } from './sweep-characters.ts';

let clock = new Date('2026-11-21T12:00:00Z');
let app: TestApp;
let owner: TestClient;
let stranger: TestClient;
let superuser: TestClient;

beforeAll(async () => {
  app = await createTestApp({ now: () => clock });
  [owner, stranger, superuser] = await Promise.all([
    app.signIn(),
    app.signIn(),
    app.signIn({ is_superuser: true }),
  ]);
});
afterAll(() => app.close());

describe('publishing', () => {
  it('is requested, waits, and is approved; then everyone finds it until it is withdrawn', async () => {
    const { slug } = await createCharacter(owner);
    expect((await postPublicationAction(superuser, slug, 'approve')).status).toBe(409);
    await waitForPortrait(owner, slug);
    expect(
      await expectJson<Character>(postPublicationAction(owner, slug, 'request')),
    ).toMatchObject({
      publication: 'requested',
      is_public: false,
    });
    expect((await stranger.get('/characters/publications')).status).toBe(403);
    const waiting = await expectJson<CharacterList>(superuser.get('/characters/publications'));
    expect(waiting.data.map((one) => one.slug)).toContain(slug);
    expect((await postPublicationAction(owner, slug, 'approve')).status).toBe(403);
    await expectJson(postPublicationAction(superuser, slug, 'approve'));
    expect((await app.request(`/api/v1/characters/${slug}`)).status).toBe(200);
    expect(
      await expectJson<Character>(postPublicationAction(owner, slug, 'withdraw')),
    ).toMatchObject({
      publication: 'private',
    });
    expect((await stranger.get(`/characters/${slug}`)).status).toBe(404);
  });

  it('is refused when its texts no longer pass, without a strike for the reviewer', async () => {
    const { slug } = await createCharacter(owner);
    await waitForPortrait(owner, slug);
    await postPublicationAction(owner, slug, 'request');
    await app.ctx.db
      .update(characters)
      .set({ description: 'She is 15 and my girlfriend.' })
      .where(eq(characters.slug, slug));
    const answer = await postPublicationAction(superuser, slug, 'approve');
    expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
    expect(await app.ctx.db.$count(strikes)).toBe(0);
    expect(await readCharacter(superuser, slug)).toMatchObject({ is_public: false });
  });

  it('is declined with a note, and can be requested again', async () => {
    const { slug } = await createCharacter(owner);
    await waitForPortrait(owner, slug);
    await postPublicationAction(owner, slug, 'request');
    await expectJson(
      postPublicationAction(superuser, slug, 'decline', 'Please write a longer description.'),
    );
    expect(await readCharacter(owner, slug)).toMatchObject({
      publication: 'declined',
      publication_note: 'Please write a longer description.',
    });
    expect((await postPublicationAction(owner, slug, 'request')).status).toBe(200);
  });
});

describe('deleting', () => {
  it('removes it from every list and its owner’s chats; others keep theirs, the slug is never reused', async () => {
    const made = await createCharacter(owner, { name: 'Nora Solo' });
    await publish(owner, superuser, made.slug);
    const open = (person: TestClient) =>
      expectJson<Chat>(person.get(`/chat/character/${made.slug}`));
    const [mine, theirs] = [await open(owner), await open(stranger)];
    expect((await owner.delete(`/characters/${made.slug}`)).status).toBe(204);
    expect((await owner.get(`/characters/${made.slug}`)).status).toBe(404);
    expect((await owner.delete(`/characters/${made.slug}`)).status).toBe(404);
    const own = await expectJson<CharacterList>(
      owner.get('/characters/?only_private=true&limit=200'),
    );
    expect(own.data.map(({ slug }) => slug)).not.toContain(made.slug);
    const chatsOf = async (person: TestClient) =>
      (await expectJson<ChatList>(person.get('/chat/?limit=200'))).data.map(({ id }) => id);
    expect(await chatsOf(owner)).not.toContain(mine.id);
    expect((await owner.get(`/chat/${mine.id}`)).status).toBe(404);
    expect(await chatsOf(stranger)).toContain(theirs.id);
    expect((await stranger.get(`/chat/${theirs.id}`)).status).toBe(200);
    expect((await createCharacter(owner, { name: 'Nora Solo' })).slug).not.toBe(made.slug);
  });

  it('erases it with its files after thirty days, unless another user still chats with it', async () => {
    const made = await createCharacter(owner, { name: 'Ilse Brandt' });
    await waitForPortrait(owner, made.slug);
    const file = (await readCharacter(owner, made.slug)).media[0]!.url.replace('/media/', '');
    await owner.delete(`/characters/${made.slug}`);
    await sweepCharacters(app.ctx);
    expect(await app.ctx.db.$count(characters, eq(characters.id, made.id))).toBe(1);
    clock = new Date(clock.getTime() + 31 * 86_400_000);
    await sweepCharacters(app.ctx);
    clock = new Date('2026-11-21T12:00:00Z');
    expect(await app.ctx.db.$count(characters, eq(characters.id, made.id))).toBe(0);
    expect(await app.ctx.storage.get(file)).toBeNull();
    expect((await createCharacter(owner, { name: 'Ilse Brandt' })).slug).not.toBe(made.slug);
  });
});
