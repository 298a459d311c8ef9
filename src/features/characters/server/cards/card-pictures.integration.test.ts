import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CharacterList } from '#features/characters/contract.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { importCard, makeV2Card } from '#tests/helpers/cards.ts';
import { waitForPortrait, publish, readCharacter } from '#tests/helpers/characters.ts';
import { createMediaClient } from '#tests/helpers/images.ts';
import { zip64 } from '#tests/helpers/zip64.ts';
import type { CardPreview } from '../../contract-cards.ts';
import type { Character } from '../../contract.ts';

let app: TestApp;
let owner: TestClient;
let fetchMedia: ReturnType<typeof createMediaClient>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signIn();
  fetchMedia = createMediaClient(app);
});
afterAll(() => app.close());

const picture = (color: string, side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .png()
    .toBuffer();
const asset = (type: string, path: string, name: string) => ({
  type,
  uri: `embeded://${path}`,
  name,
  ext: 'png',
});

/**
 * A CharX file as other tools write it: 64-bit archive, V3 card, an emotion, a background, the main
 * icon.
 */
async function charx(more: Record<string, Uint8Array> = {}): Promise<Buffer> {
  const assets = [
    asset('emotion', 'assets/emotion/happy.png', 'happy'),
    asset('icon', 'assets/icon/main.png', 'main'),
    asset('background', 'assets/background/room.png', 'room'),
  ];
  const card = { ...makeV2Card({ age: 28, assets }), spec: 'chara_card_v3', spec_version: '3.0' };
  return zip64({
    'card.json': Buffer.from(JSON.stringify(card)),
    'assets/icon/main.png': await picture('#c02020', 800),
    'assets/emotion/happy.png': await picture('#20c020', 400),
    'assets/background/room.png': await picture('#2020c0', 64),
    ...more,
  });
}

const colorOf = async (url: string) => {
  const answer = await fetchMedia(url);
  expect([url, answer.status]).toEqual([url, 200]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { exif } = await sharp(bytes).metadata();
  expect(exif).toBeUndefined();
  const { dominant } = await sharp(bytes).stats();
  return Object.entries(dominant).sort(([, a], [, b]) => b - a)[0]![0];
};

const filesOf = async (id: string) => {
  const found: string[] = [];
  for await (const { key } of app.ctx.storage.list(`characters/${id}`)) found.push(key);
  return found;
};

describe('the pictures of a CharX file', () => {
  it('are stored as media of the owner, the main icon first, with a drawn portrait for others', async () => {
    const file = await charx();
    const seen = await expectJson<CardPreview>(importCard(owner, file, { preview: 'true' }));
    expect([seen.taken.pictures, seen.left_out]).toEqual([3, []]);
    const { slug, id } = await expectJson<Character>(importCard(owner, file));
    await waitForPortrait(owner, slug);
    const { media } = await readCharacter(owner, slug);
    expect(media).toHaveLength(4);
    const colors = await Promise.all(media.slice(0, 3).map(({ url }) => colorOf(url)));
    expect(colors).toEqual(['r', 'g', 'b']);
    expect(media[0]).toMatchObject({ width: 720, height: 720, thumbhash: expect.any(String) });
    expect(media[0]!.srcset!.split(', ')).toHaveLength(3);
    const own = await expectJson<CharacterList>(owner.get('/characters/?only_private=true'));
    expect(own.data.find((one) => one.slug === slug)!.media).toHaveLength(4);

    const superuser = await app.signIn({ is_superuser: true });
    await publish(owner, superuser, slug);
    const shown = (await readCharacter(await app.signIn(), slug)).media;
    expect(shown.map((item) => item.id)).toEqual([media[3]!.id]);
    expect((await fetchMedia(media[0]!.url.split('?')[0]!)).status).toBe(404);
    expect((await fetchMedia(media[0]!.url)).status).toBe(200);

    await owner.delete(`/characters/${slug}`);
    expect((await fetchMedia(media[0]!.url)).status).toBe(404);
    expect((await filesOf(id)).length).toBeGreaterThan(0);
  });

  it('that cannot be read are left out and reported', async () => {
    const file = await charx({
      'assets/icon/main.png': Buffer.from('no picture'),
      'assets/background/room.png': await picture('#2020c0', 8),
    });
    const seen = await expectJson<CardPreview>(importCard(owner, file, { preview: 'true' }));
    expect(seen.taken.pictures).toBe(1);
    expect(seen.left_out).toEqual(['2 pictures in the file cannot be read and are left out.']);
    const { media } = await expectJson<Character>(importCard(owner, file));
    expect(media).toHaveLength(1);
  });

  it('are imported from assets of custom types too, if they are named like pictures', async () => {
    const assets = [
      asset('x-risu-asset', 'assets/other/image/beach.png', 'beach'),
      asset('x-risu-asset', 'assets/other/audio/song.mp3', 'song'),
      asset('icon', 'assets/icon/image/iconx.png', 'main'),
    ];
    const card = { ...makeV2Card({ age: 28, assets }), spec: 'chara_card_v3', spec_version: '3.0' };
    const file = zip64({
      'card.json': Buffer.from(JSON.stringify(card)),
      'module.risum': Buffer.from([0x6f, 0]),
      'assets/icon/image/iconx.png': await picture('#c02020', 200),
      'assets/other/image/beach.png': await picture('#2020c0', 200),
      'assets/other/audio/song.mp3': Buffer.from('ID3'),
    });
    const seen = await expectJson<CardPreview>(importCard(owner, file, { preview: 'true' }));
    expect([seen.taken.pictures, seen.left_out]).toEqual([
      2,
      ['Sounds, models, missing files and more than 12 pictures are left out.'],
    ]);
    const { media } = await expectJson<Character>(importCard(owner, file));
    expect(await Promise.all(media.map(({ url }) => colorOf(url)))).toEqual(['r', 'b']);
  });

  it('refuse the file with a message when they are too large', async () => {
    const file = await charx({ 'assets/icon/main.png': new Uint8Array(11 * 1024 ** 2) });
    const answer = await importCard(owner, file);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { detail: string }).detail).toContain('larger than 10 MB');
  });

  it('are stored once when the import is repeated with its key', async () => {
    const file = await charx();
    const key = { 'idempotency-key': 'the same import' };
    const first = await expectJson<Character>(importCard(owner, file, {}, key));
    const before = await filesOf(first.id);
    const again = await expectJson<Character>(importCard(owner, file, {}, key));
    expect(again.id).toBe(first.id);
    await waitForPortrait(owner, first.slug);
    expect((await filesOf(first.id)).filter((path) => path.includes('/own/'))).toEqual(
      before.filter((path) => path.includes('/own/')),
    );
  });
});
