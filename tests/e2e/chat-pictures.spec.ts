import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ImageList } from '#features/images/contract.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { startWebuiStandIn } from '../stand-ins/automatic1111.ts';
import { waitForChat, openChat, readSlugs, type ChatScreen } from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const webui = await startWebuiStandIn();
afterAll(() => webui.close());
const app = setupApp({
  model: true,
  env: { IMAGE_ENGINE: 'automatic1111', IMAGE_BASE_URL: webui.origin },
});
let slug: string;
beforeAll(async () => {
  [slug] = (await readSlugs(app)) as [string];
});
afterEach(() => webui.unlock());

const ASK = 'Send me a selfie at the beach in a red dress';
const pictureOn = (page: Page) =>
  page.getByRole('log').getByRole('img', { name: /^Picture from / });
const progressOn = (page: Page) => page.getByRole('progressbar', { name: COPY.picture.progress });
const collectionOf = async (user: TestUser) =>
  (await user.call<ImageList>('/generate/?source=chat')).images;
const tokensOf = async (user: TestUser) =>
  (await user.call<{ balance: { available: number; held: number } }>('/billing/ledger')).balance;

/** Returns whether the picture has loaded, and its displayed width. */
const readPicture = (page: Page) =>
  pictureOn(page)
    .last()
    .evaluate((img: HTMLImageElement) => ({
      isLoaded: img.complete && img.naturalWidth > 0,
      width: Math.round(img.getBoundingClientRect().width),
      ratio: img.getBoundingClientRect().height / img.getBoundingClientRect().width,
    }));

async function waitUntilShown(page: Page): Promise<void> {
  await pictureOn(page).last().waitFor();
  await expect.poll(async () => (await readPicture(page)).isLoaded).toBe(true);
}

/** Requests a picture while the engine is held: the text reply is complete, the picture is pending. */
async function requestHeldPicture(
  as: TestUser,
  options: { width?: number } = {},
): Promise<ChatScreen> {
  webui.lock();
  const chat = await openChat(app, slug, as, options);
  await chat.sendText(ASK);
  await chat.waitForReply();
  await progressOn(chat.page).waitFor();
  return chat;
}

test('a requested picture appears after the text in every open page and in the collection', async () => {
  const user = await app.createUser();
  const { page, log } = await requestHeldPicture(user);
  expect(await pictureOn(page).count()).toBe(0);
  expect(await tokensOf(user)).toMatchObject({ available: 18, held: 2 });
  await expectAccessible(page);
  const heightBefore = await log.evaluate((element) => element.scrollHeight);
  await page.reload();
  await waitForChat(page);
  await progressOn(page).waitFor();
  const other = await app.open({ path: `/chat/${slug}`, as: user });
  await progressOn(other).waitFor();
  webui.unlock();
  for (const each of [page, other]) {
    await waitUntilShown(each);
    expect(await progressOn(each).count()).toBe(0);
  }
  const { width, ratio } = await readPicture(page);
  expect(width).toBeLessThanOrEqual(176);
  expect(ratio).toBeCloseTo(1216 / 832, 1);
  // Only the actions below the picture are new.
  const heightAfter = await log.evaluate((element) => element.scrollHeight);
  expect(Math.abs(heightAfter - heightBefore)).toBeLessThan(24);
  await expectAccessible(page);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), pictureOn(page).click()]);
  await tab.waitForURL(/\/media\/images\/.+signature=/);
  expect(await tab.evaluate(() => document.contentType)).toBe('image/webp');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  expect(await collectionOf(user)).toMatchObject([{ source: 'chat', is_nsfw: false }]);
  expect(await tokensOf(user)).toMatchObject({ available: 18, held: 0 });
  await page
    .getByRole('link', { name: new RegExp(COPY.list.image) })
    .first()
    .waitFor();
  await page.reload();
  await waitForChat(page);
  await waitUntilShown(page);
});

test('the URL of a picture is renewed when it expires while the page is open', async () => {
  const user = await app.createUser();
  const { page, sendText, waitForReply } = await openChat(app, slug, user);
  await sendText(ASK);
  await waitForReply();
  await waitUntilShown(page);
  let renewals = 0;
  page.on('request', (request) => (renewals += /\/generate\/image\//.test(request.url()) ? 1 : 0));
  const readImage = page.waitForRequest(/\/generate\/image\//);
  await page.clock.install({ time: Date.now() + 20 * 3600_000 });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await readImage;
  await waitUntilShown(page);
  // By this clock the new URL has expired too, which must not cause an endless loop.
  await sendText('It is lovely');
  await waitForReply();
  expect(renewals).toBeLessThanOrEqual(2);
});

test('while its file loads, a picture shimmers in its own colors', async () => {
  const user = await app.createUser();
  const chat = await openChat(app, slug, user);
  await chat.sendText(ASK);
  await waitUntilShown(chat.page);
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const later = await app.open({
    path: `/chat/${slug}`,
    as: user,
    prepare: (context) =>
      context.route('**/media/images/**', async (route) => {
        await held;
        await route.continue();
      }),
  });
  const look = () =>
    pictureOn(later)
      .last()
      .evaluate((img) => {
        const { animationName, backgroundImage, backgroundColor } = getComputedStyle(img);
        return { animationName, backgroundColor, hasLikeness: backgroundImage.startsWith('url(') };
      });
  await pictureOn(later).last().waitFor();
  await expect.poll(look).toMatchObject({ animationName: 'shimmer', hasLikeness: true });
  expect((await look()).backgroundColor).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  release();
  await waitUntilShown(later);
  await expect.poll(look).toMatchObject({ animationName: 'none', hasLikeness: false });
});

test('on a phone nothing is wider than the screen', async () => {
  const { page } = await requestHeldPicture(await app.createUser(), { width: PHONE });
  webui.unlock();
  await waitUntilShown(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  expect((await readPicture(page)).width).toBeLessThanOrEqual(176);
  await expectAccessible(page);
});

test('a killed server generates the picture once after its restart', async () => {
  app.allowErrors(/ERR_|Failed to (load|fetch)|50[0-9]/);
  const user = await app.createUser();
  const { page } = await requestHeldPicture(user);
  await app.restart('kill');
  webui.unlock();
  await expect.poll(() => collectionOf(user), { timeout: 40_000 }).toHaveLength(1);
  await waitUntilShown(page);
  expect(await pictureOn(page).count()).toBe(1);
  expect(await tokensOf(user)).toMatchObject({ available: 18, held: 0 });
}, 120_000);

test('a canceled picture returns the tokens and can be retried', async () => {
  const user = await app.createUser();
  const { page, waitForText } = await requestHeldPicture(user);
  await page.getByRole('button', { name: COPY.picture.cancel }).click();
  await waitForText(COPY.picture.canceled);
  await expect.poll(() => tokensOf(user)).toMatchObject({ available: 20, held: 0 });
  await expectAccessible(page);
  await page.reload();
  await waitForChat(page);
  await waitForText(COPY.picture.canceled);
  webui.unlock();
  await page.getByRole('button', { name: COPY.message.retry }).click();
  await waitUntilShown(page);
  expect(await tokensOf(user)).toMatchObject({ available: 18, held: 0 });
});

test('a failed picture shows the reason and can be retried', async () => {
  webui.fail({ kind: 'out_of_memory' });
  const user = await app.createUser();
  const { page, sendText, waitForText } = await openChat(app, slug, user);
  await sendText(ASK);
  await waitForText(/The image engine/);
  expect(await tokensOf(user)).toMatchObject({ available: 20, held: 0 });
  await page.getByRole('button', { name: COPY.message.retry }).click();
  await waitUntilShown(page);
});

test('without enough tokens the text arrives, with the price and a link to the shop instead of the picture', async () => {
  app.allowErrors(/429/);
  const user = await app.createUser();
  for (const number_of_images of [8, 2])
    await user.call('/generate/image', {
      method: 'POST',
      body: JSON.stringify({ prompt: 'A quiet sea at dusk', number_of_images }),
    });
  const { page, sendText, waitForText } = await openChat(app, slug, user);
  await sendText(ASK);
  await waitForText(COPY.picture.needsTokens);
  await waitForText(/New free credits in \d+ (h|min)/);
  await expectAccessible(page);
  await page.getByRole('button', { name: COPY.message.retry }).click();
  await page.getByText(COPY.picture.retryFailed).waitFor();
  await page.reload();
  await waitForChat(page);
  await waitForText(COPY.picture.needsTokens);
  await page.getByRole('log').getByRole('link', { name: COPY.limit.upgrade }).click();
  await page.waitForURL(/\/premium\?pack=small&next=%2Fchat%2F/);
});

test('after deletion in the collection, the open chat shows a notice instead of a broken picture', async () => {
  const user = await app.createUser();
  const { page, sendText, waitForText } = await openChat(app, slug, user);
  await sendText(ASK);
  await waitUntilShown(page);
  const [image] = await collectionOf(user);
  await user.call(`/generate/image/${image!.id}`, { method: 'DELETE' });
  await waitForText(COPY.picture.gone);
  expect(await pictureOn(page).count()).toBe(0);
  await user.call(`/generate/image/${image!.id}/restore`, { method: 'POST' });
  await waitUntilShown(page);
});

test('a chat that is restarted during generation is empty, and no tokens are spent', async () => {
  const user = await app.createUser();
  const { page } = await requestHeldPicture(user);
  await page
    .getByRole('button', { name: /^Options for the chat/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: COPY.restart.action }).click();
  const question = page.getByRole('alertdialog', { name: COPY.restart.title });
  await question.getByText(COPY.restart.pictures).waitFor();
  await question.getByRole('button', { name: COPY.restart.confirm }).click();
  await progressOn(page).waitFor({ state: 'detached' });
  expect(await tokensOf(user)).toMatchObject({ available: 20, held: 0 });
  webui.unlock();
  expect(await collectionOf(user)).toEqual([]);
});
