import { beforeAll, describe, expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { openChat, readSlugs, waitForChat } from './chat-screen.ts';
import { waitForWorker } from './push-screen.ts';
import { DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ serviceWorker: true });
/** The browser's messages about missing pages and calls. */
const OFFLINE_ERRORS = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const TITLE = 'You are offline';

let slugs: string[];
beforeAll(async () => void (slugs = await readSlugs(app, 3)));

describe('without a network', () => {
  test.each([PHONE, 768, DESKTOP])(
    'at %i px a page says so, lists the drafts, and reloads automatically when the network is back',
    async (width) => {
      app.allowErrors(OFFLINE_ERRORS);
      const user = await app.createUser();
      const { page, input } = await openChat(app, slugs[0]!, user, { width });
      await waitForWorker(page);
      await input.fill('A letter that I have not finished');
      await page.goto('/profile');
      await page.context().setOffline(true);
      await page.goto('/collection');
      await page.getByRole('heading', { name: TITLE }).waitFor();
      const draft = page.getByRole('link', { name: /A letter that I have not finished/ });
      await draft.waitFor();
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide).toBe(false);

      await page.getByRole('button', { name: 'Try again' }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('Still offline. We’ll keep trying.').waitFor();
      await draft.click();
      await page.getByRole('heading', { name: TITLE }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/chat/${slugs[0]}`);

      await page.context().setOffline(false);
      const chat = await waitForChat(page);
      expect(await chat.input.inputValue()).toBe('A letter that I have not finished');
    },
  );

  test('drafts are shown only to their author', async () => {
    app.allowErrors(OFFLINE_ERRORS);
    const { page, input } = await openChat(app, slugs[0]!, await app.createUser());
    await waitForWorker(page);
    await input.fill('A secret letter');
    // Before any script of a page: a page that starts signed in would request more.
    await page.addInitScript(() => localStorage.removeItem('auth_token'));
    await page.goto('/legal/terms');
    await page.context().setOffline(true);
    await page.goto('/collection');
    await page.getByRole('heading', { name: TITLE }).waitFor();
    expect(await page.getByText('A secret letter').count()).toBe(0);
    expect(await page.locator('#drafts').isHidden()).toBe(true);
  });

  test('the open chat says so and keeps sent messages, also across a reload', async () => {
    app.allowErrors(OFFLINE_ERRORS);
    const user = await app.createUser();
    const chat = await openChat(app, slugs[1]!, user, { width: PHONE });
    const { page } = chat;
    await waitForWorker(page);
    await page.context().setOffline(true);
    await page.getByText(COPY.conversation.noNetwork).waitFor();
    await chat.sendText('Are you there?');
    await page.getByText(COPY.composer.offline).waitFor();
    expect(await chat.input.inputValue()).toBe('Are you there?');
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('link', { name: /Are you there\?/ }).waitFor();
    await page.context().setOffline(false);
    const again = await waitForChat(page);
    expect(await again.input.inputValue()).toBe('Are you there?');
    await again.input.press('Enter');
    await again.waitForReply();
    await page.reload();
    expect(await (await waitForChat(page)).input.inputValue()).toBe('');
  });

  test('a text without a response is a draft again after a crash', async () => {
    app.allowErrors(OFFLINE_ERRORS);
    const user = await app.createUser();
    const chat = await openChat(app, slugs[2]!, user);
    const { page } = chat;
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = (input, init) =>
        input instanceof Request && input.method === 'POST' && input.url.endsWith('/messages')
          ? new Promise(() => {})
          : fetch(input, init);
    });
    await chat.sendText('Held on its way');
    await expect.poll(() => chat.input.inputValue()).toBe('');
    await chat.waitForText('Held on its way');
    // A page that crashes runs nothing: no event stores the text.
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => {});
    await crashed;
    const next = await page.context().newPage();
    await next.goto(`/chat/${slugs[2]}`);
    expect(await (await waitForChat(next)).input.inputValue()).toBe('Held on its way');
  });
});

describe('the service worker', () => {
  test('keeps the offline page and its files, and no user data', async () => {
    const user = await app.createUser();
    const { page } = await openChat(app, slugs[0]!, user);
    await waitForWorker(page);
    await page.goto('/collection');
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const paths = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return { names, paths: paths.flat().map((url) => new URL(url).pathname) };
    });
    expect(kept.names).toEqual([expect.stringMatching(/^offline-[0-9a-f]{12}$/)]);
    expect(kept.paths.toSorted()).toEqual([
      expect.stringMatching(/^\/assets\/figtree-.*\.woff2$/),
      expect.stringMatching(/^\/assets\/fraunces-.*\.woff2$/),
      '/favicon.svg',
      '/offline',
      '/offline.js',
    ]);
  });

  test('is always revalidated, and the offline page runs no foreign script', async () => {
    const worker = await fetch(`${app.server.url}/sw.js`);
    expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(await worker.text()).not.toMatch(/__BUILD__|__FONTS__|\bimport\b/);
    const offline = await fetch(`${app.server.url}/offline`);
    const policy = offline.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test('of an older release is replaced, and open pages continue', async () => {
    const { page } = await openChat(app, slugs[0]!, await app.createUser());
    await waitForWorker(page);
    await page.evaluate(() => caches.open('offline-of-before'));
    await page.evaluate(async () => {
      const changed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      // Another address of the worker, so that it replaces the one of this registration.
      await navigator.serviceWorker.register('/sw.js?next');
      await changed;
    });
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .toEqual([expect.stringMatching(/^offline-[0-9a-f]{12}$/)]);
    const chat = await waitForChat(page);
    await chat.sendText('Still with me?');
    await chat.waitForReply();
  });
});
