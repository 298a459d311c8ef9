import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SIGN_IN_TEXT } from '#features/accounts/ui/copy.ts';
import { CONTACT_TEXT } from '#features/submissions/ui/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { openChat, readSlugs, waitForChat } from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { expectAccessible, setupApp, waitForHydration, waitForPath } from './stage.ts';

const app = setupApp({ model: true, isShared: true });
let slugs: string[];
beforeAll(async () => void (slugs = await readSlugs(app)));

/** Signs out in another tab of the browser. */
async function signOutElsewhere(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/profile');
  await tab.getByRole('button', { name: UI_TEXT.userMenu }).click();
  await tab.getByRole('menuitem', { name: UI_TEXT.logout }).click();
  await tab.waitForFunction(() => !localStorage.getItem('auth_token'));
  return tab;
}

/** Ends the session from another device. */
const endSession = (user: TestUser) => user.call('/logout', { method: 'POST' });

async function signInAgain(page: Page, { email }: TestUser): Promise<void> {
  const { token } = await app.createUser(email);
  const tab = await page.context().newPage();
  await tab.goto('/legal');
  await tab.evaluate((given) => localStorage.setItem('auth_token', given), token);
}

describe('a session that ends while a chat is open', () => {
  test.each(['in another tab', 'on another device'])(
    '%s leads to the sign-in page with a sentence, and keeps what is typed',
    async (where) => {
      app.allowErrors(/401/);
      const user = await app.createUser();
      const { page, input } = await openChat(app, slugs[0]!, user);
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 401) refused.push(new URL(response.url()).pathname);
      });
      await input.fill('Half a thought');
      if (where === 'in another tab') await signOutElsewhere(page);
      else {
        await endSession(user);
        await input.press('Enter');
      }
      await waitForPath(page, `/login?next=${encodeURIComponent(`/chat/${slugs[0]}`)}`);
      await page.getByRole('alert').getByText(SIGN_IN_TEXT.ended).waitFor();
      await expectAccessible(page);
      // The send, the event stream, and one check of the session.
      expect(refused.filter((path) => path.endsWith('/users/me')).length).toBeLessThanOrEqual(1);
      expect(refused.length).toBeLessThanOrEqual(4);

      await signInAgain(page, user);
      const again = await waitForChat(page);
      expect(await again.input.inputValue()).toBe('Half a thought');
      expect(await again.countText('Half a thought')).toBe(0);
    },
  );
});

test('a page that needs a user leads to the sign-in page, also if it is asked for again meanwhile', async () => {
  const page = await app.open({ path: '/girls' });
  await waitForHydration(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/assets/login-page-*.js', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  const link = page.locator('a[href="/collection"]:visible').first();
  await link.click();
  await expect.poll(() => asked).toBe(1);
  await link.click();
  release();
  await waitForPath(page, '/login?next=%2Fcollection');
});

test('a session that ends on a public page is told there; signing out oneself is not', async () => {
  app.allowErrors(/401/);
  const user = await app.createUser();
  const page = await app.open({ path: '/contact', as: user });
  await page.getByRole('button', { name: UI_TEXT.userMenu }).waitFor();
  const field = page.getByLabel(CONTACT_TEXT.message, { exact: true });
  await field.fill('A question');
  const tab = await signOutElsewhere(page);
  await page.getByText(UI_TEXT.signedOut.text).waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');
  expect(await field.inputValue()).toBe('A question');

  await tab.getByRole('link', { name: UI_TEXT.login, exact: true }).first().click();
  await tab.getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') }).waitFor();
  expect(await tab.getByText(SIGN_IN_TEXT.ended).count()).toBe(0);
});
