import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Character, CharacterList } from '#features/characters/contract.ts';
import type { Chat, ChatList } from '#features/chat/contract.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import {
  waitForPortrait,
  createCharacter,
  publish,
  readCharacter,
  postPublicationAction,
} from '#tests/helpers/characters.ts';
import { createMediaClient } from '#tests/helpers/images.ts';
import { S3_BUCKET, S3_KEYS, startS3StandIn } from '#tests/stand-ins/s3-server.ts';

const HOUR = 3_600_000;

describe.each(['files', 's3'] as const)('portraits kept in %s', (kind) => {
  let s3: Awaited<ReturnType<typeof startS3StandIn>> | undefined;
  let app: TestApp;
  let fetchMedia: ReturnType<typeof createMediaClient>;
  let owner: TestClient;
  let stranger: TestClient;
  let superuser: TestClient;
  let ahead = 0;

  beforeAll(async () => {
    s3 = kind === 's3' ? await startS3StandIn({ pageSize: 3 }) : undefined;
    app = await createTestApp({
      now: () => new Date(Date.now() + ahead),
      ...(s3 ? { env: settingsOf(s3.endpoint) } : {}),
    });
    fetchMedia = createMediaClient(app);
    [owner, stranger, superuser] = await Promise.all([
      app.signIn(),
      app.signIn(),
      app.signIn({ is_superuser: true }),
    ]);
  });
  afterAll(async () => {
    await app.close();
    await s3?.close();
  });

  const status = async (address: string) => (await fetchMedia(address)).status;
  const bare = (address: string) => address.split('?')[0]!;
  const portraitOf = async (client: TestClient, slug: string) =>
    (await readCharacter(client, slug)).media[0]!.url;
  const makeDrawn = async (): Promise<Character> => {
    const { slug } = await createCharacter(owner);
    await waitForPortrait(owner, slug);
    return readCharacter(owner, slug);
  };
  const portraitInChats = async (client: TestClient, slug: string) => {
    const { data } = await expectJson<ChatList>(client.get('/chat/'));
    return data.find(({ character }) => character.slug === slug)?.character.media[0]?.url;
  };

  test('of a private character are served only at its viewers’ signed URLs', async () => {
    const { slug, media } = await makeDrawn();
    const { url, srcset } = media[0]!;
    const response = await fetchMedia(url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    for (const candidate of srcset!.split(', '))
      expect([candidate, await status(candidate.split(' ')[0]!)]).toEqual([candidate, 200]);
    expect(await status(bare(url))).toBe(404);
    expect(await status(url.replace('-720.', '-480.'))).toBe(403);
    expect(await status(url.replace(/signature=./, 'signature=!'))).toBe(403);
    expect(await status(`${bare(url)}?signature=`)).toBe(403);
    expect((await stranger.get(`/characters/${slug}`)).status).toBe(404);
    expect(await status(await portraitOf(superuser, slug))).toBe(200);
    const own = await expectJson<CharacterList>(owner.get('/characters/?only_private=true'));
    expect(own.data.find((one) => one.slug === slug)!.media[0]!.url).toBe(url);
    ahead += 13 * HOUR;
    expect(await status(url)).toBe(403);
    expect(await status(await portraitOf(owner, slug))).toBe(200);
  });

  test('of a public character are public until it is withdrawn', async () => {
    const { slug, media } = await makeDrawn();
    const open = bare(media[0]!.url);
    await publish(owner, superuser, slug);
    expect(await portraitOf(stranger, slug)).toBe(open);
    const response = await fetchMedia(open);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'private, max-age=3600',
    ]);
    await expectJson<Chat>(stranger.get(`/chat/character/${slug}`));
    expect(await portraitInChats(stranger, slug)).toBe(open);

    await expectJson(postPublicationAction(owner, slug, 'withdraw'));
    expect(await status(open)).toBe(404);
    const kept = (await portraitInChats(stranger, slug))!;
    expect([kept === open, await status(kept)]).toEqual([false, 200]);
    expect(await status(await portraitOf(owner, slug))).toBe(200);
  });

  test('are deleted with their character, except for users who have a chat with it', async () => {
    const alone = await makeDrawn();
    const ownChat = await expectJson<Chat>(owner.get(`/chat/character/${alone.slug}`));
    await owner.delete(`/characters/${alone.slug}`);
    expect(await status(alone.media[0]!.url)).toBe(404);
    expect(await status(ownChat.character.media[0]!.url)).toBe(404);

    const met = await makeDrawn();
    await publish(owner, superuser, met.slug);
    const chat = await expectJson<Chat>(stranger.get(`/chat/character/${met.slug}`));
    await owner.delete(`/characters/${met.slug}`);
    expect(await status(bare(met.media[0]!.url))).toBe(404);
    const kept = (await portraitInChats(stranger, met.slug))!;
    expect(await status(kept)).toBe(200);
    await stranger.delete(`/chat/${chat.id}`);
    expect(await status(kept)).toBe(404);
  });
});

const settingsOf = (endpoint: string) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET,
  S3_REGION: S3_KEYS.region,
  S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
  S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
});
