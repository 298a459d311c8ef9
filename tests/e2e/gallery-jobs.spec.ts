import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImageJob } from '#features/images/contract.ts';
import { GALLERY_TEXT } from '#features/images/ui/copy.ts';
import { startImagesStandIn, type ImagesStandIn } from '../stand-ins/openai-images.ts';
import { card, gallery, GALLERY_PATH, SLUG } from './gallery-screen.ts';
import type { TestUser } from './person.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const env: Record<string, string> = {
  IMAGE_ENGINE: 'openai',
  IMAGE_MODEL: 'gpt-image-1',
  IMAGE_CONCURRENCY: '2',
};
let engine: ImagesStandIn;
beforeAll(async () => {
  engine = await startImagesStandIn();
  env['IMAGE_BASE_URL'] = engine.base_url;
});
afterAll(() => engine.close());
const app = setupApp({ env });

const TEXT = GALLERY_TEXT.job;
const PROMPT = 'Lanterns over the water, and the whole town on the bridge to watch them go';

/** Starts a job without waiting for its pictures. */
const begin = (user: TestUser, count: number) =>
  user.call<ImageJob>('/generate/image', {
    method: 'POST',
    headers: { prefer: 'respond-async' },
    body: JSON.stringify({ prompt: PROMPT, number_of_images: count, character_slug: SLUG }),
  });

describe('pictures in progress', () => {
  test('have placeholders, also after a reload and on another device, until they are canceled', async () => {
    const user = await app.createUser();
    const page = await app.open({ path: GALLERY_PATH, as: user });
    await page.getByText(GALLERY_TEXT.empty).waitFor();
    engine.fail({ kind: 'silence' }, 2);
    await begin(user, 2);
    const places = gallery(page).getByRole('progressbar');
    await expect.poll(() => places.count()).toBe(2);
    expect(await places.first().getAttribute('aria-valuenow')).toMatch(/^\d+$/);
    await page.getByText(TEXT.making(2)).waitFor();
    await expectAccessible(page);

    const elsewhere = await app.open({ path: GALLERY_PATH, as: user, width: PHONE });
    await expect.poll(() => gallery(elsewhere).getByRole('progressbar').count()).toBe(2);
    const wide = await elsewhere.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    await page.reload();
    await expect.poll(() => places.count()).toBe(2);
    await page.getByRole('button', { name: TEXT.cancelLabel(PROMPT.slice(0, 60)) }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(GALLERY_TEXT.empty).waitFor();
    // The gallery receives the focus of the removed element.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await elsewhere.getByText(GALLERY_TEXT.empty).waitFor();
  });

  test('appear at the front as they finish', async () => {
    const user = await app.createUser();
    const page = await app.open({ path: GALLERY_PATH, as: user });
    await page.getByText(GALLERY_TEXT.empty).waitFor();
    await begin(user, 2);
    await expect.poll(() => card(page, PROMPT).count()).toBe(2);
    await expect.poll(() => page.getByText(TEXT.making(2)).count()).toBe(0);
  });

  test('appear even when a proxy buffers the event stream, including those requested elsewhere', async () => {
    const user = await app.createUser();
    engine.fail({ kind: 'silence' });
    const job = await begin(user, 2);
    const page = await app.open({
      path: GALLERY_PATH,
      as: user,
      prepare: (context) => context.route('**/api/v1/events', () => undefined),
    });
    const places = gallery(page).getByRole('progressbar');
    await expect.poll(() => places.count()).toBe(1);
    await expect.poll(() => card(page, PROMPT).count()).toBe(1);
    await user.call(`/generate/jobs/${job.id}/cancel`, { method: 'POST' });
    await expect.poll(() => places.count()).toBe(0);
    expect(await card(page, PROMPT).count()).toBe(1);
  });

  test('that failed show the reason and the returned tokens until dismissed, also to a user who left in the meantime', async () => {
    const user = await app.createUser();
    const page = await app.open({ path: GALLERY_PATH, as: user });
    await page.getByText(GALLERY_TEXT.empty).waitFor();
    engine.fail({ kind: 'policy' });
    await begin(user, 2);
    await page.getByText(TEXT.outcome(1, 2, 2)).waitFor();
    await page.getByText(/declined this prompt/).waitFor();
    await expect.poll(() => card(page, PROMPT).count()).toBe(1);
    await expectAccessible(page);
    await page.reload();
    await page.getByText(TEXT.outcome(1, 2, 2)).waitFor();
    await page.getByText(/declined this prompt/).waitFor();
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'DELETE'),
      page.getByRole('button', { name: TEXT.dismissLabel(PROMPT.slice(0, 60)) }).click(),
    ]);
    await expect.poll(() => page.getByText(TEXT.outcome(1, 2, 2)).count()).toBe(0);
    await page.reload();
    await expect.poll(() => card(page, PROMPT).count()).toBe(1);
    expect(await page.getByText(TEXT.outcome(1, 2, 2)).count()).toBe(0);
  });
});
