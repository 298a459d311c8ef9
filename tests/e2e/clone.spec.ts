import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { LIKENESS_WORDING } from '#features/characters/clone-wording.ts';
import type { Character, CharacterList } from '#features/characters/contract.ts';
import { CLONE_TEXT } from '#features/characters/ui/clone/copy.ts';
import { SEARCH_TEXT } from '#features/characters/ui/search/copy.ts';
import {
  drawSwatches,
  respondWith,
  redirectTo,
  stallAfterHeaders,
  startImageHost,
  type ImageHost,
} from '../stand-ins/image-host.ts';
import type { TestUser } from './person.ts';
import { waitForPath, expectAccessible, PHONE, setupApp } from './stage.ts';

const PATH = '/clone-ai-companion';
const app = setupApp({ env: { CLONE_ALLOW_LOOPBACK: 'true' } });
let host: ImageHost;

beforeAll(async () => {
  host = await startImageHost();
  const picture = drawSwatches({ hair: '#141215', skin: '#c78f65', clothes: '#a3202c' });
  host.on('/p.png', respondWith(await picture.png().toBuffer()));
});
afterAll(() => host.close());

const address = (page: Page) => page.getByLabel(CLONE_TEXT.url, { exact: true });
const consent = (page: Page) => page.getByRole('checkbox', { name: LIKENESS_WORDING });
const button = (page: Page) => page.getByRole('button', { name: CLONE_TEXT.submit });
const shown = (page: Page) => page.getByRole('img', { name: CLONE_TEXT.preview.alt });
const toast = (page: Page, [title, text]: readonly [string, string]) =>
  page.locator('[data-sonner-toast]').filter({ hasText: title }).filter({ hasText: text });
const ownCount = async (user: TestUser) =>
  (await user.call<CharacterList>('/characters/?only_private=true')).count;

async function search(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(SEARCH_TEXT.input).fill(name);
}

test('creates a character from a picture with the keyboard alone', async () => {
  const user = await app.createUser();
  const page = await app.open({ path: PATH, as: user });
  await page.getByRole('heading', { level: 1, name: CLONE_TEXT.heading }).waitFor();
  await page.getByText(CLONE_TEXT.preview.empty).waitFor();
  expect(await button(page).isDisabled()).toBe(true);
  await expectAccessible(page);
  await search(page, 'Wyxley');
  await page.getByText(SEARCH_TEXT.empty).waitFor();
  await page.keyboard.press('Escape');

  await address(page).focus();
  await page.keyboard.type(host.url('/p.png'));
  await shown(page).waitFor();
  await expect.poll(() => button(page).isEnabled()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wyxley');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await consent(page).isChecked()).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await toast(page, CLONE_TEXT.toasts.success).waitFor();
  await page.waitForURL(/\/character\/wyxley/);
  const slug = new URL(page.url()).pathname.split('/').at(-1)!;
  const made = await user.call<Character>(`/characters/${slug}`);
  expect(made).toMatchObject({
    name: 'Wyxley',
    is_public: false,
    is_owner: true,
    hair_color: 'black',
    clothing: 'red_dress',
  });
  expect(made.age).toBeGreaterThanOrEqual(25);
  await search(page, 'Wyxley');
  await page.getByRole('option', { name: 'Wyxley' }).waitFor();
});

test('rejects an invalid address and a picture that does not load', async () => {
  app.allowErrors(/422/);
  host.on('/page', respondWith('<html></html>'));
  host.on('/inside', redirectTo('https://10.0.0.1/p.png'));
  const user = await app.createUser();
  const page = await app.open({ path: PATH, as: user });
  await address(page).fill('portrait');
  expect(await button(page).isDisabled()).toBe(true);
  await address(page).press('Enter');
  await toast(page, CLONE_TEXT.toasts.invalidUrl).waitFor();

  for (const path of ['/page', '/inside']) {
    await address(page).fill(host.url(path));
    await page.getByText(CLONE_TEXT.preview.failed, { exact: true }).waitFor();
    await page.getByText(CLONE_TEXT.preview.failedHint, { exact: true }).waitFor();
    expect(await button(page).isDisabled()).toBe(true);
  }
  await expectAccessible(page);
  await address(page).press('Enter');
  await toast(page, CLONE_TEXT.toasts.imageError).waitFor();

  await address(page).fill(host.url('/p.png'));
  await shown(page).waitFor();
  await expect.poll(() => button(page).isEnabled()).toBe(true);
  expect(await ownCount(user)).toBe(0);
});

test('does not submit without the likeness consent', async () => {
  const user = await app.createUser();
  const page = await app.open({ path: PATH, as: user, width: PHONE });
  await address(page).fill(host.url('/p.png'));
  await expect.poll(() => button(page).isEnabled()).toBe(true);
  await button(page).click();
  await page.getByRole('alert').filter({ hasText: CLONE_TEXT.consentMissing }).waitFor();
  expect(await consent(page).evaluate((box) => box === document.activeElement)).toBe(true);
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  expect(await ownCount(user)).toBe(0);
  await consent(page).check();
  await expect.poll(() => page.getByText(CLONE_TEXT.consentMissing).count()).toBe(0);
});

test('cancel discards everything, and the form can be used again', async () => {
  const picture = await drawSwatches({ hair: '#141215', skin: '#c78f65', clothes: '#a3202c' })
    .png()
    .toBuffer();
  host.on('/once.png', respondWith(picture));
  const user = await app.createUser();
  const page = await app.open({ path: PATH, as: user });
  await address(page).fill(host.url('/once.png'));
  await shown(page).waitFor();
  await consent(page).check();
  // The preview loads. The second request fails.
  host.on('/once.png', stallAfterHeaders);
  await button(page).click();
  const progress = page.getByRole('region', { name: CLONE_TEXT.progress.label });
  await progress.getByText(CLONE_TEXT.progress.stages.fetching).first().waitFor();
  await progress.getByText(CLONE_TEXT.progress.stages.drawing).waitFor();
  await page.getByRole('button', { name: CLONE_TEXT.submitting }).waitFor();
  await expectAccessible(page);
  await progress.getByRole('button', { name: CLONE_TEXT.cancel }).click();
  await page.getByText(CLONE_TEXT.canceled).waitFor();
  await host.waitForAbort('/once.png');
  expect(await ownCount(user)).toBe(0);
  expect(await button(page).isEnabled()).toBe(true);
});

test('a failure shows the catalog’s error text and the reason', async () => {
  app.allowErrors(/422/);
  const picture = await drawSwatches({ hair: '#141215', skin: '#c78f65', clothes: '#a3202c' })
    .png()
    .toBuffer();
  host.on('/gone.png', respondWith(picture));
  const user = await app.createUser();
  const page = await app.open({ path: PATH, as: user });
  await address(page).fill(host.url('/gone.png'));
  await shown(page).waitFor();
  await consent(page).check();
  host.on('/gone.png', (_request, response) => void response.writeHead(404).end());
  await button(page).click();
  await toast(page, CLONE_TEXT.toasts.failed).waitFor();
  await page.getByRole('alert').filter({ hasText: 'does not provide this picture' }).waitFor();
  expect(await ownCount(user)).toBe(0);
});

test('the links lead to the girls and to the wizards, and visitors sign in first', async () => {
  const page = await app.open({ path: PATH, as: await app.createUser() });
  await page.getByRole('heading', { name: CLONE_TEXT.how.title }).waitFor();
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(expect.arrayContaining(['/girls', '/create-ai-companion']));
  const visitor = await app.open({ path: PATH });
  await waitForPath(visitor, `/login?next=${encodeURIComponent(PATH)}`);
});
