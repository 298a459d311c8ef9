import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COLLECTION_TEXT, GALLERY_TEXT } from '#features/images/ui/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import {
  chooseMenuItem,
  card,
  readClipboard,
  gallery,
  GALLERY_PATH,
  lightbox,
  makeImages,
  nsfwCard,
  readImages,
  slide,
  toast,
} from './gallery-screen.ts';
import { waitForPath, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ isShared: true });
const WALK = 'A walk along the river';
const TEA = 'Tea on the balcony';
const TEXT = GALLERY_TEXT;
const allowClipboard = (context: BrowserContext) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);
/** Stubs the share sheet of a phone. `window.shared` holds the shared data. */
const addShareSheet = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        Object.assign(window, { shared: data });
        return Promise.resolve();
      },
    });
  });

describe('My Collection', () => {
  test('requires an account', async () => {
    const page = await app.open({ path: '/collection' });
    await waitForPath(page, '/login?next=%2Fcollection');
  });

  test.each([PHONE, 768, 1440])('says what to do while it is empty, at %i px', async (width) => {
    const user = await app.createUser();
    const page = await app.open({ path: '/collection', as: user, width });
    await page.getByRole('heading', { level: 1, name: COLLECTION_TEXT.title }).waitFor();
    await page.getByText(TEXT.empty).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: COLLECTION_TEXT.startChat }).click();
    await page.waitForURL(/\/chat$/);
  });

  test('that cannot be loaded shows an error and a retry', async () => {
    app.allowErrors(/503/);
    const user = await app.createUser();
    let isDown = true;
    const page = await app.open({
      path: '/collection',
      as: user,
      prepare: (context) =>
        context.route('**/api/v1/generate/?**', (route) =>
          isDown ? route.fulfill({ status: 503, json: { detail: 'Down' } }) : route.continue(),
        ),
    });
    await toast(page, TEXT.loadFailed.text).filter({ hasText: TEXT.loadFailed.title }).waitFor();
    isDown = false;
    await page.getByRole('button', { name: UI_TEXT.tryAgain }).click();
    await page.getByText(TEXT.empty).waitFor();
  });
});

describe('a gallery', () => {
  test.each([PHONE, 768, 1440])('shows pictures of every shape, at %i px', async (width) => {
    const user = await app.createUser();
    await makeImages(user, { prompt: WALK, number_of_images: 2 });
    await makeImages(user, { prompt: TEA, aspect: 'landscape' });
    await makeImages(user, { prompt: 'A quiet square', aspect: 'square' });
    const page = await app.open({ path: GALLERY_PATH, as: user, width });
    await expect.poll(() => gallery(page).getByRole('img').count()).toBe(4);
    const columns = await gallery(page)
      .getByRole('listitem')
      .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().left)).size);
    expect(columns).toBe(width === PHONE ? 2 : 4);
    await page.getByText(TEXT.aiMade).waitFor();
    const picture = gallery(page).getByRole('img', { name: TEA });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(/\.avif\?/);
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });

  test('keeps NSFW pictures covered until they are revealed', async () => {
    const user = await app.createUser();
    await makeImages(user, { prompt: TEA, nsfw: true });
    const asked: string[] = [];
    const page = await app.open({
      path: GALLERY_PATH,
      as: user,
      prepare: async (context) =>
        context.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    });
    await nsfwCard(page).waitFor();
    await expectAccessible(page);
    const files = () => asked.filter((path) => path.includes('/images/'));
    expect(files()).toEqual([]);
    await nsfwCard(page).click();
    await card(page, TEA).waitFor();
    expect(await lightbox(page).count()).toBe(0);
    await expect.poll(() => files().length).toBeGreaterThan(0);

    await card(page, TEA).click();
    await slide(page, TEA).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => lightbox(page).count()).toBe(0);
    await card(page, TEA).hover();
    await page.getByRole('button', { name: TEXT.card.blur }).click();
    await nsfwCard(page).waitFor();
    await page.getByRole('button', { name: TEXT.card.reveal }).click();
    await card(page, TEA).waitFor();
  });

  test('shows NSFW pictures uncovered to premium users who chose so', async () => {
    const free = await app.createUser();
    await makeImages(free, { prompt: TEA, nsfw: true });
    const plain = await app.open({ path: GALLERY_PATH, as: free });
    await nsfwCard(plain).waitFor();
    expect(await plain.getByLabel(TEXT.keepClear).count()).toBe(0);

    const user = await app.createUser('premium@example.test');
    await makeImages(user, { prompt: TEA, nsfw: true });
    const page = await app.open({ path: GALLERY_PATH, as: user });
    await nsfwCard(page).waitFor();
    await page.getByLabel(TEXT.keepClear).check();
    await card(page, TEA).waitFor();
    await page.reload();
    await card(page, TEA).waitFor();
    expect(await nsfwCard(page).count()).toBe(0);
  });

  test('copies the prompt to the clipboard and opens the picture in a new tab', async () => {
    const user = await app.createUser();
    const [image] = await makeImages(user, { prompt: WALK });
    const page = await app.open({ path: GALLERY_PATH, as: user, prepare: allowClipboard });
    await chooseMenuItem(page, WALK, TEXT.actions.copyPrompt);
    await toast(page, TEXT.copy.done).waitFor();
    expect(await readClipboard(page)).toBe(WALK);
    const opened = page.context().waitForEvent('page');
    await chooseMenuItem(page, WALK, TEXT.actions.download);
    const tab = await opened;
    await tab.waitForURL((url) => url.pathname === new URL(image!.url, url).pathname);
  });

  test('deletes a picture after a confirmation, and can undo that', async () => {
    const user = await app.createUser();
    await makeImages(user, { prompt: WALK });
    await makeImages(user, { prompt: TEA });
    const page = await app.open({ path: GALLERY_PATH, as: user });
    const elsewhere = await app.open({ path: GALLERY_PATH, as: user, width: PHONE });
    await card(elsewhere, TEA).waitFor();
    await chooseMenuItem(page, TEA, TEXT.actions.remove);
    const question = page.getByRole('alertdialog', { name: TEXT.remove.title });
    await question.getByText(TEXT.remove.text).waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await card(page, TEA).waitFor();

    await chooseMenuItem(page, TEA, TEXT.actions.remove);
    await question.getByRole('button', { name: TEXT.remove.confirm }).click();
    await toast(page, TEXT.remove.done).waitFor();
    await expect.poll(() => card(page, TEA).count()).toBe(0);
    await expect
      .poll(() => card(page, WALK).evaluate((one) => one === document.activeElement))
      .toBe(true);
    await expect.poll(() => card(elsewhere, TEA).count()).toBe(0);
    await page.getByRole('button', { name: TEXT.remove.undo }).click();
    await card(page, TEA).waitFor();
    await card(elsewhere, TEA).waitFor();
    expect(await readImages(user)).toHaveLength(2);
  });

  test('shows an error and keeps the picture when deletion fails', async () => {
    app.allowErrors(/500/);
    const user = await app.createUser();
    await makeImages(user, { prompt: TEA });
    const page = await app.open({ path: GALLERY_PATH, as: user });
    await page.route('**/api/v1/generate/image/*', (route) => route.fulfill({ status: 500 }));
    await chooseMenuItem(page, TEA, TEXT.actions.remove);
    await page.getByRole('button', { name: TEXT.remove.confirm }).click();
    await toast(page, TEXT.remove.failed.text).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await card(page, TEA).waitFor();
  });

  test('reloads a picture whose URL has expired', async () => {
    app.allowErrors(/40[34]/);
    const user = await app.createUser();
    await makeImages(user, { prompt: TEA });
    const page = await app.open({
      path: GALLERY_PATH,
      as: user,
      prepare: (context) =>
        context.route('**/api/v1/generate/?**', async (route) => {
          const response = await route.fetch();
          const text = (await response.text()).replaceAll('signature=', 'signature=x');
          await route.fulfill({ response: response, body: text });
        }),
    });
    const picture = gallery(page).getByRole('img', { name: TEA });
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });
});

describe('a shared picture', () => {
  test('is confirmed, marked, visible to others, and can be unshared', async () => {
    app.allowErrors(/404/);
    const user = await app.createUser();
    const [image] = await makeImages(user, { prompt: WALK });
    const path = `/image/${image!.id}`;
    const page = await app.open({ path: GALLERY_PATH, as: user, prepare: allowClipboard });
    await chooseMenuItem(page, WALK, TEXT.actions.share);
    const question = page.getByRole('alertdialog', { name: TEXT.share.ask });
    await question.getByText(TEXT.share.explain).waitFor();
    await question.getByRole('button', { name: TEXT.share.confirm }).click();
    await toast(page, TEXT.share.copied).waitFor();
    expect(await readClipboard(page)).toBe(app.server.url + path);
    await gallery(page).getByText(TEXT.card.shared).waitFor();

    const other = await app.createUser();
    const seen = await app.open({ path, as: other });
    await seen.getByRole('img').first().waitFor();
    await seen.getByRole('link', { name: /Elena/ }).waitFor();
    expect(await seen.getByText(WALK).count()).toBe(0);
    await expectAccessible(seen);
    await seen.getByRole('button', { name: 'Report' }).click();
    await seen.getByRole('dialog').getByRole('radio').first().waitFor();

    await chooseMenuItem(page, WALK, TEXT.actions.stopSharing);
    await toast(page, TEXT.share.stopped).waitFor();
    await expect.poll(() => gallery(page).getByText(TEXT.card.shared).count()).toBe(0);
    await seen.reload();
    await seen.getByRole('heading', { name: 'This picture is not available' }).waitFor();
    await expectAccessible(seen);
  });

  test('uses the share sheet where the browser has one', async () => {
    const user = await app.createUser();
    const [image] = await makeImages(user, { prompt: WALK });
    await user.call(`/generate/image/${image!.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ is_public: true }),
    });
    const page = await app.open({ path: GALLERY_PATH, as: user, prepare: addShareSheet });
    await chooseMenuItem(page, WALK, TEXT.actions.share);
    expect(await page.evaluate(() => 'shared' in window && window.shared)).toEqual({
      title: 'AI Generated Image',
      text: WALK,
      url: `${app.server.url}/image/${image!.id}`,
    });
  });

  test('is blurred for free users when it is NSFW, with the reason', async () => {
    const user = await app.createUser();
    const [image] = await makeImages(user, { prompt: WALK, nsfw: true });
    await user.call(`/generate/image/${image!.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ is_public: true }),
    });
    const page = await app.open({ path: `/image/${image!.id}`, as: await app.createUser() });
    await page.getByText(TEXT.card.hidden.title).waitFor();
    await expectAccessible(page);
    const confirm = page.getByRole('button', { name: TEXT.card.confirmAge });
    if (await confirm.isVisible()) await confirm.click();
    await page.getByRole('link', { name: TEXT.card.premiumLink }).waitFor();
  });

  test('requires an account', async () => {
    const page = await app.open({ path: '/image/019a0000-0000-7000-8000-000000000000' });
    await page.waitForURL(/\/login\?next=/);
  });
});
