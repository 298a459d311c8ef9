import { afterEach, expect, it } from 'vitest';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { ASYNC, createImageApi } from '#tests/helpers/images.ts';
import type { ImageJob } from '../contract.ts';

let app: TestApp;
const { generate, ended } = createImageApi(() => app);

afterEach(() => app.close());

it('a job of the illustrator names what it does not draw, but not the person', async () => {
  app = await createTestApp();
  const someone = await app.signIn();
  const { slug } = await makeCharacter(app.ctx.db, { slug: 'elena-marchetti' });
  const order = { prompt: 'Elena on a horse at the beach, smiling', character_slug: slug };
  const begun = await expectJson<ImageJob>(generate(someone, 1, ASYNC, order));
  expect(begun.not_drawn).toEqual(['horse']);
  const job = await ended(someone, begun.id);
  expect([job.status, job.not_drawn]).toEqual(['done', ['horse']]);
});

it('a job of an image model names nothing', async () => {
  app = await createTestApp({ image: createFakeImages().engine });
  const someone = await app.signIn();
  const begun = await expectJson<ImageJob>(
    generate(someone, 1, ASYNC, { prompt: 'On a horse at the beach' }),
  );
  expect((await ended(someone, begun.id)).not_drawn).toEqual([]);
});
