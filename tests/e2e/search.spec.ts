import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SEARCH_TEXT } from '#features/characters/ui/search/copy.ts';
import { FILTER_TEXT } from '#features/marketing/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { waitForPath, DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp();

const field = (page: Page) => page.getByPlaceholder(SEARCH_TEXT.input);
const rows = (page: Page) => page.getByRole('dialog').getByRole('option');

/** Waits until the header shows the session state, which happens after hydration. */
const waitForSessionState = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-show]'));

async function openByShortcut(page: Page): Promise<void> {
  await waitForSessionState(page);
  await page.keyboard.press('Control+k');
  await rows(page).first().waitFor();
}

describe('the search dialog', () => {
  test('opens with its shortcut and works with the keyboard alone', async () => {
    const user = await app.createUser();
    const page = await app.open({ path: '/girls', as: user });
    await openByShortcut(page);
    await expectAccessible(page);
    await expect.poll(() => rows(page).count()).toBe(40);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);

    await page.keyboard.type('elena marcheti');
    await expect.poll(() => rows(page).count()).toBe(1);
    const row = rows(page).first();
    expect(await row.innerText()).toMatch(/Elena Marchetti, 34\s+Sage/);
    expect(await row.locator('.sr-only').innerText()).toBe(SEARCH_TEXT.sexes.female);
    expect(await row.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await waitForPath(page, '/character/elena-marchetti');
    await field(page).waitFor({ state: 'hidden' });

    await openByShortcut(page);
    expect(await field(page).inputValue()).toBe('');
    const second = await rows(page).nth(1).getAttribute('data-value');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => rows(page).nth(1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await waitForPath(page, `/character/${second}`);
  });

  test('shows a message without matches, and no message for a failure', async () => {
    const page = await app.open({ path: '/guys' });
    await openByShortcut(page);
    await field(page).fill('qqqqwwww');
    await page.getByText(SEARCH_TEXT.empty).waitFor();
    await expectAccessible(page);
    app.allowErrors(/503/);
    await page.route('**/api/v1/characters/search*', (route) => route.fulfill({ status: 503 }));
    await field(page).fill('elena');
    await page.getByText(SEARCH_TEXT.empty).waitFor();
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'hidden' });
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('shows a loading state until the first response, and ignores outdated responses', async () => {
    const held: (() => void)[] = [];
    const page = await app.open({
      path: '/anime',
      prepare: (context) =>
        context.route('**/api/v1/characters/search*', async (route) => {
          if (new URL(route.request().url()).searchParams.get('q') === 'slow')
            await new Promise<void>((resolve) => held.push(resolve));
          await route.continue().catch(() => undefined);
        }),
    });
    await page.getByRole('button', { name: SEARCH_TEXT.open }).click();
    await rows(page).first().waitFor();
    await field(page).fill('slow');
    await expect.poll(() => held.length).toBe(1);
    // Old results stay visible while the next response is pending.
    expect(await rows(page).count()).toBe(40);
    await field(page).fill('elena marchetti');
    await expect.poll(() => rows(page).count()).toBe(1);
    held[0]!();
    expect(await rows(page).first().innerText()).toContain('Elena Marchetti');
  });

  test('has a button on phones, and leads visitors through the login', async () => {
    const page = await app.open({ path: '/', width: PHONE });
    await page.getByRole('button', { name: SEARCH_TEXT.open }).tap();
    await rows(page).first().waitFor();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'no sideways scrolling').toBe(0);
    await field(page).fill('elena marchetti');
    await expect.poll(() => rows(page).count()).toBe(1);
    await rows(page).first().tap();
    await waitForPath(page, `/login?next=${encodeURIComponent('/character/elena-marchetti')}`);
  });

  test('belongs to the main layout, so a chat has no search', async () => {
    const user = await app.createUser();
    const page = await app.open({ path: '/chat', as: user });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: SEARCH_TEXT.open }).count()).toBe(0);
  });

  test('and its list are loaded on demand', async () => {
    const scripts: string[] = [];
    const page = await app.open({
      path: '/characters',
      prepare: async (context) =>
        context.on('response', (response) => {
          if (response.url().endsWith('.js')) scripts.push(response.url());
        }),
    });
    await page.getByRole('navigation', { name: UI_TEXT.pageNavigation }).waitFor();
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await openByShortcut(page);
    expect(scripts.length).toBeGreaterThan(before);
  });
});

describe('filters', () => {
  const names = (page: Page) => page.locator('article.character-card h3').allTextContents();
  const openFilters = async (page: Page) => {
    await waitForSessionState(page);
    await page.getByRole('button', { name: new RegExp(`^${FILTER_TEXT.open}`) }).click();
    const dialog = page.getByRole('dialog', { name: FILTER_TEXT.title });
    await dialog.waitFor();
    return dialog;
  };

  test.each([PHONE, DESKTOP])(
    'are selected at %i px, stored in the URL, and survive a reload and back navigation',
    async (width) => {
      const page = await app.open({ path: '/characters?page=2', width });
      const whole = await names(page);
      const dialog = await openFilters(page);
      await expectAccessible(page);
      await dialog.getByLabel(FILTER_TEXT.ageFrom).fill('25');
      // A chip is a checkbox and works with the keyboard.
      await dialog.getByRole('checkbox', { name: 'Latina / Latino', exact: true }).press('Space');
      await dialog.getByRole('checkbox', { name: 'Asian', exact: true }).press('Space');
      await dialog.getByRole('button', { name: FILTER_TEXT.apply }).click();
      await waitForPath(page, '/characters?age_min=25&ethnicity=latina,asian,latino');
      await dialog.waitFor({ state: 'hidden' });
      const set = page.getByRole('list', { name: FILTER_TEXT.active });
      await set.waitFor();
      await expectAccessible(page);
      const narrowed = await names(page);
      expect(narrowed.length).toBeGreaterThan(0);
      expect(narrowed).not.toEqual(whole);

      await page.reload();
      await set.waitFor();
      expect(await names(page)).toEqual(narrowed);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
        /\/characters$/,
      );

      await set.getByRole('link', { name: FILTER_TEXT.remove('Latina / Latino') }).click();
      await waitForPath(page, '/characters?age_min=25&ethnicity=asian');
      await page.getByRole('link', { name: FILTER_TEXT.sorts.newest }).click();
      await waitForPath(page, '/characters?age_min=25&ethnicity=asian&sort=newest');
      await page.goBack();
      await page.goBack();
      await waitForPath(page, '/characters?age_min=25&ethnicity=latina,asian,latino');
      await expect.poll(() => names(page)).toEqual(narrowed);
      await page.goBack();
      await waitForPath(page, '/characters?page=2');
      await expect.poll(() => names(page)).toEqual(whole);
      expect(await set.count()).toBe(0);
    },
  );

  test('are kept across pages, and reset to the first page when they change', async () => {
    const page = await app.open({ path: '/characters?sort=newest' });
    const pages = page.getByRole('navigation', { name: UI_TEXT.pageNavigation });
    await pages.getByRole('link', { name: UI_TEXT.nextPage }).click();
    await waitForPath(page, '/characters?sort=newest&page=2');
    await expect.poll(() => pages.locator('[aria-current=page]').textContent()).toBe('2');
    const dialog = await openFilters(page);
    await dialog.getByRole('checkbox', { name: 'Slim', exact: true }).press('Space');
    await dialog.getByRole('button', { name: FILTER_TEXT.apply }).click();
    await waitForPath(page, '/characters?body_type=slim&sort=newest');
  });

  test('without matches show a message and a reset', async () => {
    const page = await app.open({ path: '/girls?age_min=119' });
    await page.getByRole('heading', { name: FILTER_TEXT.emptyTitle }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: FILTER_TEXT.clear }).last().click();
    await waitForPath(page, '/girls');
    await expect.poll(async () => (await names(page)).length).toBe(12);
  });

  test.each(['/girls', '/guys', '/anime'])(
    'of %s offer only the values of that list',
    async (path) => {
      const page = await app.open({ path: `${path}?ethnicity=nobody&age_min=x` });
      expect((await names(page)).length).toBe(12);
      expect(await page.locator('meta[name=robots]').count()).toBe(0);
      const dialog = await openFilters(page);
      const has = (name: string) => dialog.getByRole('checkbox', { name, exact: true }).count();
      const shown = [await has('Latina'), await has('Latino'), await has('Latina / Latino')];
      expect(shown).toEqual({ '/girls': [1, 0, 0], '/guys': [0, 1, 0], '/anime': [0, 0, 1] }[path]);
    },
  );
});
