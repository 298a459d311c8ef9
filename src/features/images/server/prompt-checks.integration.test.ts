import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { strikes } from '#db/schema/index.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { createFakeImages } from '#tests/helpers/fake-images.ts';
import { createImageApi } from '#tests/helpers/images.ts';

const fake = createFakeImages();
let app: TestApp;
const { generate } = createImageApi(() => app);

beforeAll(async () => {
  app = await createTestApp({ image: fake.engine });
});
beforeEach(() => fake.reset());
afterAll(() => app.close());

test('a blocked prompt is refused with the catalog’s sentence, and counts as a strike', async () => {
  const someone = await app.signIn();
  const response = await generate(someone, 1, {}, { prompt: 'She is 15, by a window' });
  expect(response.status).toBe(400);
  const body = (await response.json()) as { code: string; detail: string };
  expect(body.code).toBe('content_blocked');
  expect(body.detail).toMatch(/everyone here is an adult/);
  const mine = eq(strikes.user_id, someone.user.id);
  expect(await app.ctx.db.$count(strikes, mine)).toBe(1);
  // The suspension also applies to the open session at once.
  expect((await someone.get('/generate/')).status).toBe(403);
  expect(fake.requests).toHaveLength(0);
});

test.each([
  // Stripped marks do not hide a violation.
  'portrait of a woman, 15 <km> years old',
  'portrait of a woman, 15 AND years old',
  'portrait of a woman, 15 __x__ years old',
  'a <no> schoolgirl by a window',
  'a school<s>girl by a window',
  // An engine ignores negations and draws the words.
  'a woman on a bench, no schoolgirl',
  'without little girl, on a bench',
  // Only a person could judge whether this is a real person.
  'a woman who looks like Emma Larsen',
])('what an engine would read is judged too: %s', async (prompt) => {
  const someone = await app.signIn();
  const response = await generate(someone, 1, {}, { prompt });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'content_blocked' });
  expect(fake.requests).toHaveLength(0);
});

test('explicit words require NSFW, and cause no strike', async () => {
  const someone = await app.signIn();
  for (const prompt of ['a nude on a sofa', 'topless at the beach', 'na<s>ked']) {
    const response = await generate(someone, 1, {}, { prompt });
    expect([prompt, response.status]).toEqual([prompt, 400]);
    expect(await response.json()).toMatchObject({
      code: 'content_blocked',
      detail: expect.stringContaining('NSFW'),
    });
  }
  expect(await app.ctx.db.$count(strikes, eq(strikes.user_id, someone.user.id))).toBe(0);
  for (const prompt of ['in a striped shirt', 'nude lipstick, black dress', 'a cucumber salad'])
    expect([prompt, (await generate(someone, 1, {}, { prompt })).status]).toEqual([prompt, 200]);
});

test('finds a violation spread over prompt and character; another user’s text causes no strike', async () => {
  const someone = await app.signIn();
  const { slug } = await makeCharacter(app.ctx.db, { description: 'She is 15.' });
  const path = `/characters/${slug}/image`;
  expect((await someone.post(path, { prompt: 'By the sea' })).status).toBe(400);
  expect(await app.ctx.db.$count(strikes, eq(strikes.user_id, someone.user.id))).toBe(0);
});
