import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GALLERY_TEXT, IMAGE_TEXT } from '#features/images/ui/copy.ts';
import { STUDIO_TEXT } from '#features/images/ui/studio/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { chooseMenuItem, card, gallery, lightbox, makeImages, toast } from './gallery-screen.ts';
import type { TestUser } from './person.ts';
import { waitForPath, setupApp } from './stage.ts';

const app = setupApp({ isShared: true });
const TEXT = GALLERY_TEXT;
const WALK = 'A walk by the river in autumn';
const WORDS = 'Words that nobody wants to write twice';

const share = (user: TestUser, id: string, isPublic: boolean) =>
  user.call(`/generate/image/${id}`, {
    method: 'PATCH',
    body: JSON.stringify({ is_public: isPublic }),
  });
const box = (page: Page) => page.getByRole('textbox', { name: STUDIO_TEXT.prompt.label });

describe('a chunk of the page that cannot be loaded', () => {
  const open = (user: TestUser, asset: string) =>
    app.open({
      path: '/generator',
      as: user,
      prepare: (context) => context.route(`**/assets/${asset}`, (route) => route.abort()),
    });
  const menu = (page: Page) => page.getByRole('button', { name: TEXT.card.menu(WALK) });
  const settings = (page: Page) => page.getByRole('button', { name: STUDIO_TEXT.prompt.settings });

  test.each([
    ['lightbox-*.css', (page: Page) => card(page, WALK), lightbox],
    ['lightbox-*.js', (page: Page) => card(page, WALK), lightbox],
    ['image-menu-*', menu, (page: Page) => page.getByRole('menu')],
    ['settings-dialog-*', settings, (page: Page) => page.getByRole('dialog')],
  ])('costs itself alone, and comes with the page: %s', async (asset, opener, opened) => {
    app.allowErrors(/ERR_FAILED|could not be loaded/);
    const user = await app.createUser();
    await makeImages(user, { prompt: WALK });
    const page = await open(user, asset);
    await box(page).fill(WORDS);
    await card(page, WALK).waitFor();
    for (const turn of [1, 2]) {
      await opener(page).click();
      await expect.poll(() => toast(page, UI_TEXT.partFailed.text).count()).toBe(turn);
      expect(await opened(page).count()).toBe(0);
    }
    expect(await box(page).inputValue()).toBe(WORDS);
    await page.context().unrouteAll();
    await page.reload();
    await opener(page).click();
    await opened(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => box(page).inputValue()).toBe(WORDS);
  });

  test('the gallery shows the error in its place', async () => {
    app.allowErrors(/ERR_FAILED|could not be loaded/);
    const page = await open(await app.createUser(), 'gallery-*.js');
    await box(page).fill(WORDS);
    await page.getByRole('heading', { name: TEXT.loadFailed.text }).waitFor();
    await page.context().unrouteAll();
    await page.getByRole('button', { name: UI_TEXT.tryAgain }).click();
    await page.getByText(TEXT.empty).waitFor();
    expect(await box(page).inputValue()).toBe(WORDS);
  });
});

test('a confirmation dialog closes when the page changes', async () => {
  const user = await app.createUser();
  await makeImages(user, { prompt: WALK });
  const page = await app.open({ path: '/generate', as: user });
  await card(page, WALK).waitFor();
  await page.getByRole('link', { name: STUDIO_TEXT.generate.free }).click();
  await waitForPath(page, '/generator');
  await chooseMenuItem(page, WALK, TEXT.actions.remove);
  await page.getByRole('alertdialog', { name: TEXT.remove.title }).waitFor();
  await page.goBack();
  await waitForPath(page, '/generate');
  await card(page, WALK).waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});

test('a picture that is no longer shared disappears from pages that showed it', async () => {
  app.allowErrors(/404/);
  const user = await app.createUser();
  const [image] = await makeImages(user, { prompt: WALK });
  await share(user, image!.id, true);
  const seen = await app.open({ path: `/image/${image!.id}`, as: await app.createUser() });
  await seen.getByText(IMAGE_TEXT.shared).waitFor();
  await share(user, image!.id, false);
  await seen.getByRole('link', { name: 'Characters', exact: true }).first().click();
  await waitForPath(seen, '/characters');
  await seen.goBack();
  await seen.getByRole('heading', { name: IMAGE_TEXT.missing.title }).waitFor();
  expect(await seen.getByRole('img', { name: TEXT.card.untitled }).count()).toBe(0);
});

test.each(['/generator', '/generate'])(
  '%s shows the new user’s data after another user signs in in another tab',
  async (path) => {
    const [user, other] = [await app.createUser(), await app.createUser()];
    await makeImages(user, { prompt: WALK });
    const page = await app.open({ path, as: user });
    await card(page, WALK).waitFor();
    if (path === '/generator') await box(page).fill(WORDS);
    const tab = await page.context().newPage();
    await tab.goto('/legal');
    await tab.evaluate((token) => localStorage.setItem('auth_token', token), other.token);
    await page.getByText(TEXT.empty).waitFor();
    expect(await gallery(page).count()).toBe(0);
    if (path === '/generator') await expect.poll(() => box(page).inputValue()).toBe('');
  },
);
