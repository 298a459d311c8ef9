import { describe, expect, test } from 'vitest';
import { SEARCH_TEXT } from '#features/characters/ui/search/copy.ts';
import { AGE_TEXT, UI_TEXT } from '#ui/copy.ts';
import { waitForPath, DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp();

describe('the 18+ notice', () => {
  test('is acknowledged once and recorded on the server', async () => {
    const page = await app.open({ isFirstVisit: true });
    const notice = page.getByRole('dialog', { name: AGE_TEXT.title });
    await notice.waitFor();
    await expectAccessible(page);
    const [saved] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/age-acknowledgements')),
      notice.getByRole('button', { name: AGE_TEXT.confirm }).click(),
    ]);
    expect(saved.status()).toBeLessThan(300);
    await notice.waitFor({ state: 'hidden' });

    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    expect(await notice.isVisible()).toBe(false);
    const status = await page.request.get('/api/v1/age-acknowledgements');
    expect(await status.json()).toMatchObject({ acknowledged: true });
  });

  test('cannot be passed by Escape', async () => {
    const page = await app.open({ isFirstVisit: true, path: '/girls' });
    const notice = page.getByRole('dialog', { name: AGE_TEXT.title });
    await notice.waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await notice.isVisible()).toBe(true);
  });
});

test.each(['/', '/girls', '/login', '/legal/terms'])(
  'the program of %s waits for the first paint',
  async (path) => {
    const page = await app.open({ path });
    const html = await (await page.request.get(path)).text();
    // Immediate requests: none of the program.
    expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
    expect(html.match(/<link rel="held"/g)!.length).toBeGreaterThan(5);
    expect(html).toContain('<script type="held"');
  },
);

test('the program of a page that is never painted begins when the page has loaded', async () => {
  const page = await app.open({
    path: '/login',
    prepare: (context) =>
      context.addInitScript(() => {
        PerformanceObserver.prototype.observe = () => {};
      }),
  });
  const [started, loaded] = await page.evaluate(() => [
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
    performance.getEntriesByType('navigation')[0]!.toJSON() as PerformanceNavigationTiming,
  ]);
  expect(Math.min(...started)).toBeGreaterThanOrEqual(loaded.loadEventStart);
});

describe('a page with slow JavaScript', () => {
  test('opens the search that was requested before hydration', async () => {
    const page = await app.open({ path: '/login' });
    let letProgramCome = (): void => {};
    const held = new Promise<void>((resolve) => (letProgramCome = resolve));
    await page.route('**/assets/root-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/girls', { waitUntil: 'commit' });
    await page.getByRole('button', { name: SEARCH_TEXT.open }).click();
    await page.waitForURL('**/characters?search=open', { waitUntil: 'commit' });
    letProgramCome();
    await page.getByPlaceholder(SEARCH_TEXT.input).waitFor();
  });

  test('stays unchanged when the search cannot be loaded', async () => {
    app.allowErrors(/ERR_FAILED|could not be loaded/);
    const page = await app.open({
      path: '/girls',
      prepare: (context) => context.route('**/assets/search-dialog-*.js', (route) => route.abort()),
    });
    for (const turn of [1, 2]) {
      await page.getByRole('button', { name: SEARCH_TEXT.open }).click();
      await expect
        .poll(() => page.getByText(UI_TEXT.partFailed.text, { exact: true }).count())
        .toBe(turn);
    }
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('the home page', () => {
  test.each([
    [PHONE, 'dark'],
    [PHONE, 'light'],
    [DESKTOP, 'dark'],
    [DESKTOP, 'light'],
  ] as const)('is accessible at %i px, %s', async (width, theme) => {
    const page = await app.open({ width, storage: { theme } });
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'no sideways scrolling').toBe(0);
  });
});

describe('browsing', () => {
  test.each(['/characters', '/girls', '/guys', '/anime', '/sex-chat', '/premium'])(
    '%s is complete and accessible on a phone and a desktop',
    async (path) => {
      for (const width of [PHONE, DESKTOP]) {
        const page = await app.open({ path, width });
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page);
        if (path !== '/premium') {
          expect(await page.locator('article.character-card').count()).toBe(12);
          expect(await page.locator('meta[name=rating]').count()).toBeGreaterThan(0);
          expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(path);
          expect(await page.locator('meta[property="og:title"]').count()).toBe(1);
        }
        await page.context().close();
      }
    },
  );

  test('shows pages of twelve, at most five page numbers, and no duplicates', async () => {
    const page = await app.open({ path: '/characters' });
    const pages = page.getByRole('navigation', { name: UI_TEXT.pageNavigation });
    const numbers = pages.getByRole('link').filter({ hasText: /^\d+$/ });
    expect(await numbers.count()).toBe(5);
    expect(await pages.getByText('…').count()).toBe(1);
    const names = () => page.locator('article.character-card h3').allTextContents();
    const first = await names();
    await pages.getByRole('link', { name: UI_TEXT.nextPage }).click();
    await waitForPath(page, '/characters?page=2');
    const current = pages.locator('[aria-current=page]');
    await expect.poll(() => current.textContent()).toBe('2');
    await expect.poll(async () => (await names()).length).toBe(12);
    const second = await names();
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    await page.goBack();
    await expect.poll(async () => (await names()).join()).toBe(first.join());
  });

  test('cards cycle through several pictures and lead to the chat through the login', async () => {
    const page = await app.open({ path: '/girls' });
    const card = page.locator('article.character-card').first();
    const link = card.getByRole('link');
    const to = await link.getAttribute('href');
    expect(to).toMatch(/^\/chat\/[a-z0-9-]+$/);
    await link.click();
    await waitForPath(page, `/login?next=${encodeURIComponent(to!)}`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: /Robin Vale/ }).click();
    await waitForPath(page, to!);
    await page.getByRole('textbox').waitFor();
  });

  test('an unknown page is a 404 with a link home', async () => {
    app.allowErrors(/404/);
    const page = await app.open({ path: '/characters' });
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: UI_TEXT.notFoundTitle }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: UI_TEXT.backHome }).click();
    await waitForPath(page, '/');
  });

  test('every link of the shell works', async () => {
    const page = await app.open({ path: '/girls' });
    const paths = await page
      .locator('header a[href^="/"], nav a[href^="/"], footer a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths)
      expect((await page.request.get(path)).status(), path).toBeLessThan(400);
  });

  test('phones have their bars, their menu, and five tabs', async () => {
    const page = await app.open({ width: PHONE, path: '/anime' });
    const bars = page.getByRole('navigation', { name: UI_TEXT.mainNavigation });
    const tabs = bars.getByRole('link');
    await expect
      .poll(() => tabs.allInnerTexts())
      .toEqual(['Explore', 'Generate', 'Create', 'Chat', 'Premium']);
    const categories = page.getByRole('navigation', { name: UI_TEXT.categories });
    expect(await categories.locator('[aria-current=page]:visible').innerText()).toBe('Anime');
    await page.getByRole('button', { name: UI_TEXT.openMenu }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: 'Characters', exact: true }).waitFor();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Characters', exact: true }).click();
    await waitForPath(page, '/characters');
    await menu.waitFor({ state: 'hidden' });
  });
});

describe('machine-readable documents', () => {
  test('the API documentation opens without errors', async () => {
    const page = await app.open({ path: '/api/docs' });
    await page.getByRole('heading', { name: 'Chat', level: 3 }).click();
    await page.getByText('/chat/{chat_id}/messages').first().waitFor();
  });

  test('sitemap, robots, manifest and health are served', async () => {
    const { url } = app.server;
    const text = async (path: string) => {
      const response = await fetch(url + path);
      expect(response.status, path).toBe(200);
      return response.text();
    };
    expect(await text('/sitemap.xml')).toContain(`<loc>${url}/girls</loc>`);
    expect(await text('/robots.txt')).toContain('Sitemap:');
    expect(JSON.parse(await text('/manifest.webmanifest'))).toHaveProperty('icons');
    expect(JSON.parse(await text('/health'))).toEqual({ status: 'ok' });
    expect(JSON.parse(await text('/ready'))).toMatchObject({ status: 'ready' });
    expect(await text('/metrics')).toContain('# TYPE');
  });
});
