import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LOGIN_TEXT, SIGN_IN_TEXT, SIGNUP_TEXT } from '#features/accounts/ui/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { waitForPath, DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ isShared: true });

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));
const userMenu = (page: Page) => page.getByRole('button', { name: UI_TEXT.userMenu });
const whoAmI = async (token: string) =>
  (
    await fetch(`${app.server.url}/api/v1/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

describe('signing in', () => {
  test.each([
    ['google', PHONE],
    ['discord', DESKTOP],
  ] as const)('by %s through the local page, at %i px', async (provider, width) => {
    const page = await app.open({ path: '/login', width });
    await expectAccessible(page);
    await page.getByRole('button', { name: SIGN_IN_TEXT.continueWith(provider) }).click();
    await page.waitForURL(/\/dev\/sign-in/);
    await expectAccessible(page);
    const form = page.locator('form.new');
    await form.getByLabel('Full name').fill(`Quinn ${provider}`);
    await form.getByLabel('E-mail').fill(`quinn-${provider}@example.test`);
    await form.getByRole('button', { name: 'Continue' }).click();
    await waitForPath(page, '/');
    await page.getByText(SIGNUP_TEXT.success('Everafter'), { exact: true }).waitFor();
    await userMenu(page).waitFor();
    expect(await userMenu(page).getAttribute('aria-label')).toContain(`Quinn ${provider}`);
    expect(page.url()).not.toContain('credential');
    const token = await storedToken(page);
    expect(await whoAmI(token!)).toBe(200);

    await page.reload();
    await userMenu(page).waitFor();
    expect(await storedToken(page)).toBe(token);
  });

  test('a new account requires the terms and shows a welcome', async () => {
    const page = await app.open({ path: '/signup' });
    await expectAccessible(page);
    const google = page.getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') });
    const terms = page.getByRole('checkbox');
    await google.click();
    await page.getByText(SIGNUP_TEXT.termsRequired, { exact: true }).waitFor();
    await page.getByText(SIGNUP_TEXT.acceptTerms).waitFor();
    await page.getByText(SIGNUP_TEXT.termsMissing).waitFor();
    expect(await terms.evaluate((box) => box === document.activeElement)).toBe(true);
    await expectAccessible(page);
    expect(new URL(page.url()).pathname).toBe('/signup');

    await terms.check();
    expect(await page.getByText(SIGNUP_TEXT.termsMissing).count()).toBe(0);
    await google.click();
    await page.waitForURL(/\/dev\/sign-in/);
    const form = page.locator('form.new');
    await form.getByLabel('Full name').fill('Noor Newcomer');
    await form.getByLabel('E-mail').fill('noor@example.test');
    await form.getByRole('button', { name: 'Continue' }).click();
    await waitForPath(page, '/');
    await page.getByText(SIGNUP_TEXT.success('Everafter'), { exact: true }).waitFor();
    await page.getByText(SIGNUP_TEXT.created).waitFor();
  });

  test('the same email with another provider names the one to use', async () => {
    app.allowErrors(/409|account_exists|ApiError/);
    const known = await app.createUser();
    const page = await app.open({ path: '/login' });
    await page.getByRole('button', { name: SIGN_IN_TEXT.continueWith('discord') }).click();
    const form = page.locator('form.new');
    await form.getByLabel('Full name').fill('Somebody Else');
    await form.getByLabel('E-mail').fill(known.email);
    await form.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/login/);
    const problem = page.getByRole('alert').filter({ hasText: 'Google' });
    await problem.waitFor();
    expect(await storedToken(page)).toBeNull();
  });

  test('a denied or empty Discord callback leads back with an error', async () => {
    app.allowErrors(/discord/i);
    const page = await app.open({ path: '/auth/discord/callback?error=access_denied' });
    await page.getByText(LOGIN_TEXT.discordCanceled).first().waitFor();
    await page.waitForURL(/\/login/);
    await page.goto('/auth/discord/callback');
    await page.getByText(LOGIN_TEXT.discordNoCode).first().waitFor();
    await page.waitForURL(/\/login/);
  });
});

describe('a session', () => {
  test('also ends on the server when the user logs out', async () => {
    const user = await app.createUser();
    const page = await app.open({ as: user, path: '/girls' });
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: UI_TEXT.subscription }).waitFor();
    await expectAccessible(page, '[role=menu]');
    await page.getByRole('menuitem', { name: UI_TEXT.logout }).click();
    await waitForPath(page, '/');
    await page.getByRole('link', { name: UI_TEXT.login, exact: true }).first().waitFor();
    expect(await storedToken(page)).toBeNull();
    await expect.poll(() => whoAmI(user.token)).toBe(401);
  });

  test('signs out in every tab of the browser', async () => {
    const user = await app.createUser();
    const page = await app.open({ as: user, path: '/chat' });
    const other = await page.context().newPage();
    await other.goto('/girls');
    await userMenu(other).waitFor();
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: UI_TEXT.logout }).click();
    await waitForPath(page, '/');
    await other.getByRole('link', { name: UI_TEXT.login, exact: true }).first().waitFor();
  });

  test('with an unknown token ends silently', async () => {
    app.allowErrors(/401/);
    const user = await app.createUser();
    const page = await app.open({ as: { ...user, token: 'x'.repeat(43) } });
    await page.getByRole('link', { name: UI_TEXT.login, exact: true }).first().waitFor();
    await expect.poll(() => storedToken(page)).toBeNull();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByText(UI_TEXT.signedOut.title).count()).toBe(0);
  });

  test.each([
    ['503', (route: Route) => route.fulfill({ status: 503, json: { detail: 'Busy.' } })],
    ['a lost connection', (route: Route) => route.abort('connectionreset')],
  ])('survives %s at page load', async (_name, fail) => {
    app.allowErrors(/503|ERR_CONNECTION_RESET/);
    const user = await app.createUser();
    let isDown = true;
    const page = await app.open({
      as: user,
      path: '/chat',
      width: PHONE,
      prepare: (context) =>
        context.route('**/api/v1/users/me', (route) => (isDown ? fail(route) : route.continue())),
    });
    await page.getByRole('heading', { name: UI_TEXT.unreachableTitle }).waitFor();
    await expectAccessible(page);
    expect(await storedToken(page)).toBe(user.token);
    isDown = false;
    // The page also retries on its own and may be first.
    const back = userMenu(page).waitFor();
    await Promise.any([page.getByRole('button', { name: UI_TEXT.tryAgain }).click(), back]);
    await back;
    expect(new URL(page.url()).pathname).toBe('/chat');
    expect(await storedToken(page)).toBe(user.token);
  });

  test('is required for the chat, and the return path is kept and cannot leave the site', async () => {
    const page = await app.open({ path: '/chat' });
    await waitForPath(page, '/login?next=%2Fchat');
    await page.goto('/login?next=https%3A%2F%2Felsewhere.example%2F');
    await page.getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') }).click();
    await page.getByRole('button', { name: /Mara Lindqvist/ }).click();
    await waitForPath(page, '/');
    await page.getByText(LOGIN_TEXT.success, { exact: true }).waitFor();
    await page.goto('/login');
    await waitForPath(page, '/');
  });
});

test('signing in works with the keyboard alone', async () => {
  const page = await app.open({ path: '/login' });
  const google = page.getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') });
  await expect.poll(() => google.isEnabled()).toBe(true);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: UI_TEXT.skipToContent });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await tabTo(page, SIGN_IN_TEXT.continueWith('google'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dev\/sign-in/);
  await tabTo(page, 'Robin Vale');
  await page.keyboard.press('Enter');
  await waitForPath(page, '/');
  await userMenu(page).waitFor();
});

/** Presses Tab until an element with this text has the focus. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused.includes(text)) return;
  }
  throw new Error(`The Tab key does not reach "${text}".`);
}
