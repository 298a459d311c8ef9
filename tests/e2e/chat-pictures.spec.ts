import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ImageList } from '#features/images/contract.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { startWebuiStandIn } from '../stand-ins/automatic1111.ts';
import { onScreen, openChat, readSlugs, type ChatScreen } from './chat-screen.ts';
import type { Person } from './person.ts';
import { expectAccessible, PHONE, setStage } from './stage.ts';

const webui = await startWebuiStandIn();
afterAll(() => webui.close());
const stage = setStage({
  model: true,
  env: { IMAGE_ENGINE: 'automatic1111', IMAGE_BASE_URL: webui.origin },
});
let slug: string;
beforeAll(async () => {
  [slug] = (await readSlugs(stage)) as [string];
});
afterEach(() => webui.unlock());

const ASK = 'Send me a selfie at the beach in a red dress';
const pictureOn = (page: Page) =>
  page.getByRole('log').getByRole('img', { name: /^Picture from / });
const waitingOn = (page: Page) => page.getByRole('progressbar', { name: COPY.picture.progress });
const collectionOf = async (person: Person) =>
  (await person.call<ImageList>('/generate/?source=chat')).images;
const tokensOf = async (person: Person) =>
  (await person.call<{ balance: { available: number; held: number } }>('/billing/ledger')).balance;

/** Whether the picture's own file has come, and how wide it is shown. */
const readPicture = (page: Page) =>
  pictureOn(page)
    .last()
    .evaluate((img: HTMLImageElement) => ({
      isLoaded: img.complete && img.naturalWidth > 0,
      width: Math.round(img.getBoundingClientRect().width),
      ratio: img.getBoundingClientRect().height / img.getBoundingClientRect().width,
    }));

async function isShown(page: Page): Promise<void> {
  await pictureOn(page).last().waitFor();
  await expect.poll(async () => (await readPicture(page)).isLoaded).toBe(true);
}

/** Asks while no picture can be finished: the words have come, the picture is on its way. */
async function askAndHold(as: Person, options: { width?: number } = {}): Promise<ChatScreen> {
  webui.lock();
  const chat = await openChat(stage, slug, as, options);
  await chat.say(ASK);
  await chat.isIdle();
  await waitingOn(chat.page).waitFor();
  return chat;
}

test('asked for, it comes after the words, into every page that is open, and into the collection', async () => {
  const person = await stage.person();
  const { page, log } = await askAndHold(person);
  expect(await pictureOn(page).count()).toBe(0);
  expect(await tokensOf(person)).toMatchObject({ available: 18, held: 2 });
  await expectAccessible(page);
  const heightBefore = await log.evaluate((element) => element.scrollHeight);
  await page.reload();
  await onScreen(page);
  await waitingOn(page).waitFor();
  const other = await stage.open({ path: `/chat/${slug}`, as: person });
  await waitingOn(other).waitFor();
  webui.unlock();
  for (const each of [page, other]) {
    await isShown(each);
    expect(await waitingOn(each).count()).toBe(0);
  }
  const { width, ratio } = await readPicture(page);
  expect(width).toBeLessThanOrEqual(176);
  expect(ratio).toBeCloseTo(1216 / 832, 1);
  // What is new beside the picture are the actions that float below it.
  const heightAfter = await log.evaluate((element) => element.scrollHeight);
  expect(Math.abs(heightAfter - heightBefore)).toBeLessThan(24);
  await expectAccessible(page);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), pictureOn(page).click()]);
  await tab.waitForURL(/\/media\/images\/.+signature=/);
  expect(await tab.evaluate(() => document.contentType)).toBe('image/webp');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  expect(await collectionOf(person)).toMatchObject([{ source: 'chat', is_nsfw: false }]);
  expect(await tokensOf(person)).toMatchObject({ available: 18, held: 0 });
  await page
    .getByRole('link', { name: new RegExp(COPY.list.image) })
    .first()
    .waitFor();
  await page.reload();
  await onScreen(page);
  await isShown(page);
});

test('its address is renewed when it has ended while the page was open', async () => {
  const person = await stage.person();
  const { page, say, isIdle } = await openChat(stage, slug, person);
  await say(ASK);
  await isIdle();
  await isShown(page);
  let renewals = 0;
  page.on('request', (request) => (renewals += /\/generate\/image\//.test(request.url()) ? 1 : 0));
  const readImage = page.waitForRequest(/\/generate\/image\//);
  await page.clock.install({ time: Date.now() + 20 * 3600_000 });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await readImage;
  await isShown(page);
  // By this clock the new address has ended too; that is no reason to ask without end.
  await say('It is lovely');
  await isIdle();
  expect(renewals).toBeLessThanOrEqual(2);
});

test('on a phone nothing is wider than the screen', async () => {
  const { page } = await askAndHold(await stage.person(), { width: PHONE });
  webui.unlock();
  await isShown(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  expect((await readPicture(page)).width).toBeLessThanOrEqual(176);
  await expectAccessible(page);
});

test('a server that is killed on the way makes it after its start, once', async () => {
  stage.expectTrouble(/ERR_|Failed to (load|fetch)|50[0-9]/);
  const person = await stage.person();
  const { page } = await askAndHold(person);
  await stage.restart('kill');
  webui.unlock();
  await expect.poll(() => collectionOf(person), { timeout: 40_000 }).toHaveLength(1);
  await isShown(page);
  expect(await pictureOn(page).count()).toBe(1);
  expect(await tokensOf(person)).toMatchObject({ available: 18, held: 0 });
}, 120_000);

test('canceled, it says so and gives the tokens back; a retry brings it', async () => {
  const person = await stage.person();
  const { page, shows } = await askAndHold(person);
  await page.getByRole('button', { name: COPY.picture.cancel }).click();
  await shows(COPY.picture.canceled);
  await expect.poll(() => tokensOf(person)).toMatchObject({ available: 20, held: 0 });
  await expectAccessible(page);
  await page.reload();
  await onScreen(page);
  await shows(COPY.picture.canceled);
  webui.unlock();
  await page.getByRole('button', { name: COPY.message.retry }).click();
  await isShown(page);
  expect(await tokensOf(person)).toMatchObject({ available: 18, held: 0 });
});

test('a picture that fails says why, and can be tried again', async () => {
  webui.fail({ kind: 'out_of_memory' });
  const person = await stage.person();
  const { page, say, shows } = await openChat(stage, slug, person);
  await say(ASK);
  await shows(/The image engine/);
  expect(await tokensOf(person)).toMatchObject({ available: 20, held: 0 });
  await page.getByRole('button', { name: COPY.message.retry }).click();
  await isShown(page);
});

test('with too few tokens the words come, and in its place what it takes and the way on', async () => {
  stage.expectTrouble(/429/);
  const person = await stage.person();
  for (const number_of_images of [8, 2])
    await person.call('/generate/image', {
      method: 'POST',
      body: JSON.stringify({ prompt: 'A quiet sea at dusk', number_of_images }),
    });
  const { page, say, shows } = await openChat(stage, slug, person);
  await say(ASK);
  await shows(COPY.picture.needsTokens);
  await shows(/New free credits in \d+ (h|min)/);
  await expectAccessible(page);
  await page.getByRole('button', { name: COPY.message.retry }).click();
  await page.getByText(COPY.picture.retryFailed).waitFor();
  await page.reload();
  await onScreen(page);
  await shows(COPY.picture.needsTokens);
  await page.getByRole('log').getByRole('link', { name: COPY.limit.upgrade }).click();
  await page.waitForURL(/\/premium\?pack=small&next=%2Fchat%2F/);
});

test('deleted in the collection, the open chat says so and shows no broken picture', async () => {
  const person = await stage.person();
  const { page, say, shows } = await openChat(stage, slug, person);
  await say(ASK);
  await isShown(page);
  const [image] = await collectionOf(person);
  await person.call(`/generate/image/${image!.id}`, { method: 'DELETE' });
  await shows(COPY.picture.gone);
  expect(await pictureOn(page).count()).toBe(0);
  await person.call(`/generate/image/${image!.id}/restore`, { method: 'POST' });
  await isShown(page);
});

test('a chat that is restarted on the way is empty, and nothing is spent', async () => {
  const person = await stage.person();
  const { page } = await askAndHold(person);
  await page
    .getByRole('button', { name: /^Options for the chat/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: COPY.restart.action }).click();
  const question = page.getByRole('alertdialog', { name: COPY.restart.title });
  await question.getByText(COPY.restart.pictures).waitFor();
  await question.getByRole('button', { name: COPY.restart.confirm }).click();
  await waitingOn(page).waitFor({ state: 'detached' });
  expect(await tokensOf(person)).toMatchObject({ available: 20, held: 0 });
  webui.unlock();
  expect(await collectionOf(person)).toEqual([]);
});
