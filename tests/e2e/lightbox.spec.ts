import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openDatabase } from '#db/client.ts';
import { GALLERY_TEXT } from '#features/images/ui/copy.ts';
import { addImages } from '../load/bulk-rows.ts';
import {
  chooseMenuItem,
  card,
  gallery,
  GALLERY_PATH,
  lightbox,
  makeImages,
  nsfwCard,
  slide,
  toast,
} from './gallery-screen.ts';
import { waitForPath, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp();
const TEXT = GALLERY_TEXT;
const NAMES = ['The first evening', 'The second evening', 'The third evening'];

/** Creates a user with three pictures and opens the gallery, which shows the newest first. */
async function openThree(width?: number) {
  const user = await app.createUser();
  for (const prompt of NAMES) await makeImages(user, { prompt });
  const page = await app.open({ path: GALLERY_PATH, as: user, ...(width ? { width } : {}) });
  await card(page, NAMES[2]!).waitFor();
  return { user, page };
}
const scaleOf = (page: Page) =>
  lightbox(page)
    .locator('.yarl__slide_current .yarl__slide_wrapper')
    .evaluate((wrapper) => new DOMMatrix(getComputedStyle(wrapper).transform).a);
const hasFocus = (page: Page, name: string) =>
  expect.poll(() => card(page, name).evaluate((one) => one === document.activeElement)).toBe(true);

describe('the lightbox', () => {
  test('works with the keyboard alone and restores the focus', async () => {
    const { page } = await openThree();
    await card(page, NAMES[2]!).focus();
    await page.keyboard.press('Enter');
    await slide(page, NAMES[2]!).waitFor();
    await lightbox(page).getByText('1 of 3', { exact: true }).waitFor();
    await lightbox(page).getByRole('link', { name: /Elena/ }).waitFor();
    await expectAccessible(page);

    await page.keyboard.press('ArrowRight');
    await slide(page, NAMES[1]!).waitFor();
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
    await page.keyboard.press('-');
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page)).toBe(1);
    await page.keyboard.press('ArrowRight');
    await slide(page, NAMES[0]!).waitFor();
    await lightbox(page).getByText('3 of 3', { exact: true }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await slide(page, NAMES[1]!).waitFor();

    // The focus is trapped inside, and the arrow keys work on every button.
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab');
      expect(await lightbox(page).evaluate((box) => box.contains(document.activeElement))).toBe(
        true,
      );
    }
    await lightbox(page).getByRole('button', { name: TEXT.actions.copyPrompt }).focus();
    await page.keyboard.press('ArrowRight');
    await slide(page, NAMES[0]!).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => lightbox(page).count()).toBe(0);
    await hasFocus(page, NAMES[0]!);
  });

  test('supports swiping and zooming by touch', async () => {
    const { page } = await openThree(PHONE);
    await card(page, NAMES[2]!).tap();
    await slide(page, NAMES[2]!).waitFor();
    const touch = await page.context().newCDPSession(page);
    const drag = async (type: string, ...points: [number, number][]) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    await drag('touchStart', [330, 400]);
    for (const x of [280, 220, 150, 80, 40]) await drag('touchMove', [x, 400]);
    await drag('touchEnd');
    await slide(page, NAMES[1]!).waitFor();
    await lightbox(page).getByText('2 of 3', { exact: true }).waitFor();

    await drag('touchStart', [180, 400], [210, 400]);
    for (const by of [20, 50, 80, 110]) await drag('touchMove', [180 - by, 400], [210 + by, 400]);
    await drag('touchEnd');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
    await expectAccessible(page);
    await lightbox(page).getByRole('button', { name: TEXT.lightbox.close }).tap();
    await expect.poll(() => lightbox(page).count()).toBe(0);
  });

  test('reveals and covers pictures, deletes one and moves to the next', async () => {
    const user = await app.createUser();
    await makeImages(user, { prompt: NAMES[0]! });
    await makeImages(user, { prompt: NAMES[1]!, nsfw: true });
    await makeImages(user, { prompt: NAMES[2]! });
    const page = await app.open({ path: GALLERY_PATH, as: user });
    await card(page, NAMES[2]!).click();
    await slide(page, NAMES[2]!).waitFor();
    await page.keyboard.press('ArrowRight');
    const cover = lightbox(page).getByRole('button', { name: /^NSFW Content/ });
    await cover.click();
    await slide(page, NAMES[1]!).waitFor();
    await lightbox(page).getByRole('button', { name: TEXT.card.blur }).click();
    await cover.waitFor();

    await lightbox(page).getByRole('button', { name: TEXT.actions.remove }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: TEXT.remove.confirm }).click();
    await toast(page, TEXT.remove.done).waitFor();
    await slide(page, NAMES[0]!).waitFor();
    await page.getByRole('button', { name: TEXT.remove.undo }).click();
    await page.keyboard.press('Escape');
    await nsfwCard(page).waitFor();
  });

  test('closes when its picture is deleted in another tab', async () => {
    const user = await app.createUser();
    await makeImages(user, { prompt: NAMES[0]! });
    const open = () => app.open({ path: GALLERY_PATH, as: user });
    const [page, other] = await Promise.all([open(), open()]);
    await card(page, NAMES[0]!).click();
    await slide(page, NAMES[0]!).waitFor();
    await chooseMenuItem(other, NAMES[0]!, TEXT.actions.remove);
    await other.getByRole('button', { name: TEXT.remove.confirm }).click();
    await page.getByText(TEXT.empty).waitFor();
    expect(await lightbox(page).count()).toBe(0);
  });

  test('leads to the character', async () => {
    const { page } = await openThree();
    await card(page, NAMES[0]!).click();
    await lightbox(page).getByRole('link', { name: /Elena/ }).click();
    await waitForPath(page, GALLERY_PATH);
    await expect.poll(() => lightbox(page).count()).toBe(0);
  });
});

test('a gallery of thousands renders few pictures at once, and the lightbox loads more', async () => {
  const user = await app.createUser();
  const [image] = await makeImages(user, { prompt: NAMES[0]! });
  await app.restart('stop', async () => {
    const database = await openDatabase({ dataDir: app.server.dataDir });
    await addImages(database.pool, image!.id, 4_000);
    await database.close();
  });
  const page = await app.open({ path: GALLERY_PATH, as: user });
  await card(page, NAMES[0]!).click();
  await slide(page, NAMES[0]!).waitFor();
  await lightbox(page).getByText('1', { exact: true }).waitFor();
  const position = lightbox(page).getByRole('status').first();
  const goOn = async () => {
    await page.keyboard.press('ArrowRight');
    return Number(await position.innerText());
  };
  await expect.poll(goOn, { timeout: 40_000 }).toBeGreaterThan(64);
  await page.keyboard.press('Escape');
  // The gallery scrolls to the last viewed picture, beyond the first page of sixty.
  const focused = gallery(page).locator('[data-image]:focus');
  await focused.waitFor();
  const left = (await focused.getByRole('img').getAttribute('alt'))!;
  expect(left).toMatch(/^The first evening, 3[0-8]\d\d$/);

  await page.getByRole('link', { name: 'Characters', exact: true }).first().click();
  await waitForPath(page, '/characters');
  await page.goBack();
  await card(page, left).waitFor();

  const cards = gallery(page).getByRole('listitem');
  for (;;) {
    const last = Number(await cards.last().getAttribute('aria-posinset'));
    expect(await cards.count()).toBeLessThan(80);
    if (last === 2_001) break;
    await page.mouse.wheel(0, 4_000);
    await page.waitForFunction(
      (before) =>
        Number([...document.querySelectorAll('li[aria-posinset]')].at(-1)?.ariaPosInSet) > before,
      last,
    );
  }
});
