import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { WAITING_TEXT } from '#features/accounts/ui/copy.ts';
import { AFFILIATE_TEXT } from '#features/submissions/ui/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { continueButton, methodRadio, option } from './shop-screen.ts';
import { PHONE, setupApp, waitForHydration, waitForPath } from './stage.ts';

const app = setupApp({ isShared: true });

/** Holds back the scripts of the next page, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page whose scripts load only after `act`. */
async function openSlowly(path: string, act: (page: Page) => Promise<void>) {
  const page = await app.open({ path: '/legal/terms', width: PHONE });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await act(page);
  expect(await page.evaluate(() => 'earlyInput' in window)).toBe(true);
  release();
  await waitForHydration(page);
  await page.waitForFunction(() => !('earlyInput' in window));
  return page;
}

describe('before the program has loaded', () => {
  test('a checked box counts', async () => {
    const box = (page: Page) => page.getByRole('checkbox');
    const page = await openSlowly('/signup', (slow) => box(slow).check());
    await page.getByRole('button', { name: /Discord/ }).click();
    await page.waitForURL(/discord/);
  });

  test('typed text, a choice and the cursor position stay', async () => {
    const page = await openSlowly('/affiliate', async (slow) => {
      await slow.getByLabel(AFFILIATE_TEXT.firstName).fill('Robin');
      await slow.getByLabel(AFFILIATE_TEXT.traffic).selectOption('blog');
      await slow.getByLabel(AFFILIATE_TEXT.introduction).pressSequentially('I write');
      await slow.keyboard.press('Home');
    });
    await page.keyboard.type('What ');
    expect(await page.getByLabel(AFFILIATE_TEXT.introduction).inputValue()).toBe('What I write');
    expect(await page.getByLabel(AFFILIATE_TEXT.firstName).inputValue()).toBe('Robin');
    expect(await page.getByLabel(AFFILIATE_TEXT.traffic).inputValue()).toBe('blog');
  });

  test('a first message stays, and is stored', async () => {
    const path = '/login?next=%2Fchat%2Felena-marchetti';
    const message = (page: Page) =>
      page.getByRole('textbox', { name: WAITING_TEXT.label('Elena') });
    const page = await openSlowly(path, (slow) => message(slow).fill('It stopped'));
    await message(page).press('End');
    await page.keyboard.type(' at noon.');
    expect(await message(page).inputValue()).toBe('It stopped at noon.');
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => message(page).inputValue()).toBe('It stopped at noon.');
    expect(await page.evaluate(() => localStorage.getItem('first_messages'))).toContain('at noon.');
  });

  test('a press uses the choices that were made before it', async () => {
    const page = await openSlowly('/premium', async (slow) => {
      for (const id of ['monthly', 'quarterly', 'monthly'] as const) await option(slow, id).check();
      await methodRadio(slow, 'bank').check();
      await continueButton(slow).click();
    });
    await page.waitForURL(/\/login\?next=/);
    const next = new URL(new URL(page.url()).searchParams.get('next')!, page.url());
    expect(Object.fromEntries(next.searchParams)).toEqual({ plan: 'monthly', method: 'bank' });
  });

  test('the menu opens', async () => {
    const page = await openSlowly('/girls', (slow) =>
      slow.getByRole('button', { name: UI_TEXT.menu }).click(),
    );
    await page.getByRole('dialog').getByRole('link').first().waitFor();
  });

  // The pages of one document: the browser only changes the address.
  test.each([
    ['another page of a list', '/characters?page=2', '/characters?page=3'],
    ['another route', '/girls', '/guys'],
  ])('going back leads to %s', async (_, first, second) => {
    const names = (page: Page) => page.locator('article.character-card h3').allTextContents();
    const page = await app.open({ path: first });
    const expected = await names(page);
    await waitForHydration(page);
    await page.locator(`a[href^="${second}"]`).first().click();
    await waitForPath(page, second);
    await expect.poll(() => names(page)).not.toEqual(expected);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => 'earlyInput' in window);
    await page.goBack({ waitUntil: 'commit' });
    release();
    await waitForHydration(page);
    await waitForPath(page, first);
    await expect.poll(() => names(page)).toEqual(expected);
  });
});
