import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#platform/errors.ts';
import { createApiApp } from '#platform/http/app.ts';
import { handleError } from '#platform/http/error-handler.ts';
import { drawInPool } from '#platform/models/image/illustrator.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import {
  optionPictureUrl,
  PICTURE_VERSION,
  previewUrl,
  type Portrayed,
} from '../../option-pictures.ts';
import { optionsFor, type Sex } from '../../options/index.ts';
import { registerPictureRoutes } from './routes.ts';

let stage: TestApp;
let ask: (address: string) => Promise<Response>;
const drawn = vi.spyOn(drawInPool, 'renderPortrait');

beforeAll(async () => {
  stage = await createTestApp();
  const app = createApiApp();
  app.use(async (c, next) => {
    c.set('ctx', stage.ctx);
    c.set('requestId', 'test');
    c.set('address', 'test');
    await next();
  });
  app.onError((error, c) => handleError(error, c));
  registerPictureRoutes(app);
  ask = async (address) => app.request(address.replace('/api/v1', ''));
});
afterAll(async () => {
  await drawInPool.close();
  await stage.close();
});

const person: Portrayed = {
  sex: 'female',
  style: 'realistic',
  age: 28,
  ethnicity: 'latina',
  body_type: 'slim',
  hair_color: 'brunette',
  hair_style: 'long',
  eye_color: 'brown',
  clothing: 'casual',
};
const sizeOf = async (answer: Response) => {
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { format, width, height };
};

describe('the picture of a choice', () => {
  it('is drawn once, then read from storage, and cached permanently', async () => {
    drawn.mockClear();
    const url = optionPictureUrl('female', 'realistic', 'hair_style', 'bun')!;
    const [one, two] = await Promise.all([ask(url), ask(url)]);
    expect(one.status).toBe(200);
    expect(one.headers.get('cache-control')).toContain('immutable');
    expect(await sizeOf(one)).toEqual({ format: 'webp', width: 320, height: 400 });
    expect(two.status).toBe(200);
    expect((await ask(url)).status).toBe(200);
    expect(drawn).toHaveBeenCalledTimes(1);
    // A hand or a turned back would hide what the tile shows.
    expect(drawn.mock.lastCall?.[2]).toMatchObject({ plain: true });
    const key = `options/female-realistic-hair_style-bun-v${PICTURE_VERSION}.webp`;
    expect(await stage.ctx.storage.has(key)).toBe(true);
  });

  it('shows body types as distinct full figures', async () => {
    for (const sex of ['female', 'male'] satisfies Sex[])
      for (const style of ['realistic', 'anime'] as const) {
        const ids = optionsFor(sex).body_type!.map(({ id }) => id);
        const pictures = await Promise.all(
          ids.map(async (id) => {
            const answer = await ask(optionPictureUrl(sex, style, 'body_type', id)!);
            expect(answer.status).toBe(200);
            return Buffer.from(await answer.arrayBuffer());
          }),
        );
        expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(
          ids.length,
        );
        expect(await sharp(pictures[0]).metadata()).toMatchObject({ width: 360, height: 480 });
      }
  });

  it('is refused for a value that this sex does not have', async () => {
    const address = (id: string) =>
      `/characters/options/picture?sex=male&style=anime&field=hair_style&id=${id}`;
    const refused = await ask(address('ponytail'));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ detail: [{ loc: ['query', 'id'] }] });
    expect((await ask(address('..%2F..%2Fx'))).status).toBe(422);
    expect((await ask('/characters/options/picture?sex=male&field=age&id=18')).status).toBe(422);
  });

  it('exists only for visible fields', () => {
    expect(optionPictureUrl('male', 'anime', 'body_type', 'wide')).toContain('id=wide');
    expect(optionPictureUrl('male', 'anime', 'style', 'realistic')).toContain('style=realistic');
    expect(optionPictureUrl('male', 'anime', 'occupation', 'chef')).toBeNull();
    expect(optionPictureUrl('male', 'anime', 'hair_style', 'ponytail')).toBeNull();
  });
});

describe('the live portrait', () => {
  it('is 480 wide, and drawn once for identical requests', async () => {
    drawn.mockClear();
    const url = previewUrl(person, 'face-1');
    const answers = await Promise.all([ask(url), ask(url), ask(url)]);
    expect(await sizeOf(answers[0]!)).toEqual({ format: 'webp', width: 480, height: 640 });
    expect((await ask(url)).status).toBe(200);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it.each<[string, string]>([
    ['age', '17'],
    ['age', '121'],
    ['ethnicity', 'latino'],
    ['clothing', 'opera_cape'],
    ['sex', 'other'],
    ['style', 'sketch'],
  ])('refuses a wrong %s', async (field, wrong) => {
    const url = new URL(previewUrl(person, 'face-1'), 'http://site.test');
    url.searchParams.set(field, wrong);
    const refused = await ask(`${url.pathname}${url.search}`);
    expect(refused.status).toBe(422);
    const { detail } = (await refused.json()) as { detail: { loc: string[] }[] };
    expect(detail.map(({ loc }) => loc[1])).toContain(field);
  });

  it('is refused after too many requests', async () => {
    const consume = vi
      .spyOn(stage.ctx.limits, 'consume')
      .mockRejectedValueOnce(new AppError('rate_limited', { retryAfter: 9 }));
    drawn.mockClear();
    const refused = await ask(previewUrl(person, 'face-9'));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('9');
    expect(drawn).not.toHaveBeenCalled();
    consume.mockRestore();
  });
});
