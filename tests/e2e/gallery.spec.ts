import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COLLECTION_TEXT, GALLERY_TEXT } from '#features/images/ui/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import {
  act,
  card,
  clipboard,
  gallery,
  GALLERY_PATH,
  lightbox,
  makeImages,
  nsfwCard,
  readImages,
  slide,
  toast,
} from './gallery-screen.ts';
import { arrived, expectAccessible, PHONE, setStage } from './stage.ts';

const stage = setStage();
const WALK = 'A walk along the river';
const TEA = 'Tea on the balcony';
const TEXT = GALLERY_TEXT;
const allowClipboard = (context: BrowserContext) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);
/** As on a phone: the browser has a share sheet. What it was given stands in `window.shared`. */
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
  test('is for people with an account', async () => {
    const page = await stage.open({ path: '/collection' });
    await arrived(page, '/login?next=%2Fcollection');
  });

  test.each([PHONE, 768, 1440])('says what to do while it is empty, at %i px', async (width) => {
    const person = await stage.person();
    const page = await stage.open({ path: '/collection', as: person, width });
    await page.getByRole('heading', { level: 1, name: COLLECTION_TEXT.title }).waitFor();
    await page.getByText(TEXT.empty).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: COLLECTION_TEXT.startChat }).click();
    await page.waitForURL(/\/chat$/);
  });

  test('that cannot be read says so, and can be tried again in place', async () => {
    stage.expectTrouble(/503/);
    const person = await stage.person();
    let isDown = true;
    const page = await stage.open({
      path: '/collection',
      as: person,
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
    const person = await stage.person();
    await makeImages(person, { prompt: WALK, number_of_images: 2 });
    await makeImages(person, { prompt: TEA, aspect: 'landscape' });
    await makeImages(person, { prompt: 'A quiet square', aspect: 'square' });
    const page = await stage.open({ path: GALLERY_PATH, as: person, width });
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
    const person = await stage.person();
    await makeImages(person, { prompt: TEA, nsfw: true });
    const asked: string[] = [];
    const page = await stage.open({
      path: GALLERY_PATH,
      as: person,
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

  test('shows NSFW pictures clear to premium people who wish so', async () => {
    const free = await stage.person();
    await makeImages(free, { prompt: TEA, nsfw: true });
    const plain = await stage.open({ path: GALLERY_PATH, as: free });
    await nsfwCard(plain).waitFor();
    expect(await plain.getByLabel(TEXT.keepClear).count()).toBe(0);

    const person = await stage.person('premium@example.test');
    await makeImages(person, { prompt: TEA, nsfw: true });
    const page = await stage.open({ path: GALLERY_PATH, as: person });
    await nsfwCard(page).waitFor();
    await page.getByLabel(TEXT.keepClear).check();
    await card(page, TEA).waitFor();
    await page.reload();
    await card(page, TEA).waitFor();
    expect(await nsfwCard(page).count()).toBe(0);
  });

  test('gives the prompt to the clipboard and the picture to a new tab', async () => {
    const person = await stage.person();
    const [image] = await makeImages(person, { prompt: WALK });
    const page = await stage.open({ path: GALLERY_PATH, as: person, prepare: allowClipboard });
    await act(page, WALK, TEXT.actions.copyPrompt);
    await toast(page, TEXT.copy.done).waitFor();
    expect(await clipboard(page)).toBe(WALK);
    const opened = page.context().waitForEvent('page');
    await act(page, WALK, TEXT.actions.download);
    const tab = await opened;
    await tab.waitForURL((url) => url.pathname === new URL(image!.url, url).pathname);
  });

  test('deletes a picture after a question, and brings it back', async () => {
    const person = await stage.person();
    await makeImages(person, { prompt: WALK });
    await makeImages(person, { prompt: TEA });
    const page = await stage.open({ path: GALLERY_PATH, as: person });
    const elsewhere = await stage.open({ path: GALLERY_PATH, as: person, width: PHONE });
    await card(elsewhere, TEA).waitFor();
    await act(page, TEA, TEXT.actions.remove);
    const question = page.getByRole('alertdialog', { name: TEXT.remove.title });
    await question.getByText(TEXT.remove.text).waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await card(page, TEA).waitFor();

    await act(page, TEA, TEXT.actions.remove);
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
    expect(await readImages(person)).toHaveLength(2);
  });

  test('that cannot delete says so and keeps the picture', async () => {
    stage.expectTrouble(/500/);
    const person = await stage.person();
    await makeImages(person, { prompt: TEA });
    const page = await stage.open({ path: GALLERY_PATH, as: person });
    await page.route('**/api/v1/generate/image/*', (route) => route.fulfill({ status: 500 }));
    await act(page, TEA, TEXT.actions.remove);
    await page.getByRole('button', { name: TEXT.remove.confirm }).click();
    await toast(page, TEXT.remove.failed.text).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await card(page, TEA).waitFor();
  });

  test('reads a picture anew whose address does not hold any more', async () => {
    stage.expectTrouble(/40[34]/);
    const person = await stage.person();
    await makeImages(person, { prompt: TEA });
    const page = await stage.open({
      path: GALLERY_PATH,
      as: person,
      prepare: (context) =>
        context.route('**/api/v1/generate/?**', async (route) => {
          const answer = await route.fetch();
          const text = (await answer.text()).replaceAll('signature=', 'signature=x');
          await route.fulfill({ response: answer, body: text });
        }),
    });
    const picture = gallery(page).getByRole('img', { name: TEA });
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });
});

describe('what is shared', () => {
  test('is asked about, marked, seen by others, and taken back', async () => {
    stage.expectTrouble(/404/);
    const person = await stage.person();
    const [image] = await makeImages(person, { prompt: WALK });
    const path = `/image/${image!.id}`;
    const page = await stage.open({ path: GALLERY_PATH, as: person, prepare: allowClipboard });
    await act(page, WALK, TEXT.actions.share);
    const question = page.getByRole('alertdialog', { name: TEXT.share.ask });
    await question.getByText(TEXT.share.explain).waitFor();
    await question.getByRole('button', { name: TEXT.share.confirm }).click();
    await toast(page, TEXT.share.copied).waitFor();
    expect(await clipboard(page)).toBe(stage.server.url + path);
    await gallery(page).getByText(TEXT.card.shared).waitFor();

    const other = await stage.person();
    const seen = await stage.open({ path, as: other });
    await seen.getByRole('img').first().waitFor();
    await seen.getByRole('link', { name: /Elena/ }).waitFor();
    expect(await seen.getByText(WALK).count()).toBe(0);
    await expectAccessible(seen);
    await seen.getByRole('button', { name: 'Report' }).click();
    await seen.getByRole('dialog').getByRole('radio').first().waitFor();

    await act(page, WALK, TEXT.actions.stopSharing);
    await toast(page, TEXT.share.stopped).waitFor();
    await expect.poll(() => gallery(page).getByText(TEXT.card.shared).count()).toBe(0);
    await seen.reload();
    await seen.getByRole('heading', { name: 'This picture is not available' }).waitFor();
    await expectAccessible(seen);
  });

  test('goes to the share sheet where there is one', async () => {
    const person = await stage.person();
    const [image] = await makeImages(person, { prompt: WALK });
    await person.call(`/generate/image/${image!.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ is_public: true }),
    });
    const page = await stage.open({ path: GALLERY_PATH, as: person, prepare: addShareSheet });
    await act(page, WALK, TEXT.actions.share);
    expect(await page.evaluate(() => 'shared' in window && window.shared)).toEqual({
      title: 'AI Generated Image',
      text: WALK,
      url: `${stage.server.url}/image/${image!.id}`,
    });
  });

  test('reaches a free person blurred when it is NSFW, and says why', async () => {
    const person = await stage.person();
    const [image] = await makeImages(person, { prompt: WALK, nsfw: true });
    await person.call(`/generate/image/${image!.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ is_public: true }),
    });
    const page = await stage.open({ path: `/image/${image!.id}`, as: await stage.person() });
    await page.getByText(TEXT.card.hidden.title).waitFor();
    await expectAccessible(page);
    const confirm = page.getByRole('button', { name: TEXT.card.confirmAge });
    if (await confirm.isVisible()) await confirm.click();
    await page.getByRole('link', { name: TEXT.card.premiumLink }).waitFor();
  });

  test('is for people with an account', async () => {
    const page = await stage.open({ path: '/image/019a0000-0000-7000-8000-000000000000' });
    await page.waitForURL(/\/login\?next=/);
  });
});
