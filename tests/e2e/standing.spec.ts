import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIGN_IN_TEXT } from '#features/accounts/ui/copy.ts';
import { DELETION_PHRASE } from '#features/accounts/rules.ts';
import { PROFILE_TEXT } from '#features/accounts/ui/profile/copy.ts';
import { SUBSCRIPTION_TEXT } from '#features/billing/ui/subscription/copy.ts';
import type { AppealCases } from '#features/moderation/contract-standing.ts';
import { FIELD_PROBLEMS } from '#features/moderation/fields.ts';
import { STANDING_TEXT, STRIKE_TEXT } from '#features/moderation/ui/strike-copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { openChat, readSlugs } from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { waitForSubscriptionState, card, subscribe } from './shop-screen.ts';
import { waitForPath, DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ model: true });

const CLEAR = ['Kill all immigrants', 'I will kill my neighbor tonight'];
const { appeal: APPEAL } = STANDING_TEXT;

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

/** The browser logs rejected requests. */
const expectRefusals = () => app.allowErrors(/status of (400|401|403)/);

/** Opens a chat, gets the user suspended, and waits for the notice. */
async function getSuspended(user: TestUser, width: number) {
  expectRefusals();
  const [slug] = await readSlugs(app);
  const chat = await openChat(app, slug!, user, { width });
  const notice = chat.page.getByRole('dialog', { name: STRIKE_TEXT.titles.warning });
  await chat.sendText(CLEAR[0]!);
  await notice.waitFor();
  return { ...chat, notice };
}

test('a warning, a suspension, the suspension page, and a granted appeal by keyboard restore access', async () => {
  const user = await app.createUser();
  const { page, notice, sendText } = await getSuspended(user, PHONE);
  await expectAccessible(page, '[role=dialog]');
  expect(await notice.innerText()).toMatch(/attacked for who they are[^]*Active strikes[^]*1/);
  expect(await notice.innerText()).not.toContain(CLEAR[0]);
  await page.keyboard.press('Tab');
  await notice.getByRole('button', { name: STRIKE_TEXT.understood }).press('Enter');
  await notice.waitFor({ state: 'detached' });

  // Another page of the same user is open.
  const other = await app.open({ path: '/profile', as: user });
  await other.getByRole('heading', { level: 1, name: PROFILE_TEXT.title }).waitFor();

  await sendText(CLEAR[1]!);
  const suspension = page.getByRole('dialog', { name: STRIKE_TEXT.titles.suspension });
  await suspension.waitFor();
  // The page behind the dialog changes.
  await waitForPath(page, '/standing');
  await page.locator('main h1').waitFor();
  await expectAccessible(page, '[role=dialog]');
  await suspension.getByRole('button', { name: STRIKE_TEXT.goOn }).press('Enter');
  await heading(page, STANDING_TEXT.headings.suspended).waitFor();
  await waitForPath(other, '/standing');
  await page.getByRole('heading', { name: PROFILE_TEXT.export.title }).waitFor();
  await expectAccessible(page);

  // Other pages stay blocked, with and without a reload.
  await page.goto('/chat');
  await waitForPath(page, '/standing');
  const form = page.getByRole('listitem').filter({ hasText: STANDING_TEXT.step.suspension });
  await form.getByRole('button', { name: APPEAL.send }).press('Enter');
  await form.getByText(FIELD_PROBLEMS.appeal).waitFor();
  await form.getByLabel(APPEAL.label).fill('It was a line of a play.');
  await form.getByRole('button', { name: APPEAL.send }).press('Enter');
  await form.getByText('It was a line of a play.').waitFor();
  await expectAccessible(page);

  const admin = await app.createUser('admin@example.test');
  const { data } = await admin.call<AppealCases>('/appeals?limit=200');
  const own = data.find(({ email }) => email === user.email)!;
  await admin.call(`/appeals/${own.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ status: 'granted', answer: 'You are right.' }),
  });
  await waitForPath(page, '/');
  await page.goto('/standing');
  await heading(page, STANDING_TEXT.headings.good).waitFor();
  await page.getByText(APPEAL.granted).waitFor();
  await page.getByText('You are right.').waitFor();
});

test('signing in while suspended leads to the suspension page, and logging out leaves it', async () => {
  const user = await app.createUser();
  const { notice, sendText, page } = await getSuspended(user, DESKTOP);
  await notice.getByRole('button', { name: STRIKE_TEXT.understood }).click();
  await sendText(CLEAR[1]!);
  await page.getByRole('button', { name: STRIKE_TEXT.goOn }).click();
  await waitForPath(page, '/standing');
  await page.getByRole('button', { name: STANDING_TEXT.logout }).click();
  await waitForPath(page, '/');
  await page.getByRole('link', { name: UI_TEXT.login }).first().waitFor();
  expect(await storedToken(page)).toBeNull();

  await page.goto('/login');
  await page.getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') }).click();
  await page.waitForURL(/\/dev\/sign-in/);
  const form = page.locator('form.new');
  await form.getByLabel('Full name').fill(user.fullName);
  await form.getByLabel('E-mail').fill(user.email);
  await form.getByRole('button', { name: 'Continue' }).click();
  await waitForPath(page, '/standing');
  await heading(page, STANDING_TEXT.headings.suspended).waitFor();
  await page.getByRole('heading', { name: PROFILE_TEXT.danger.title }).waitFor();
});

test('on the suspension page, an action that needs a fresh sign-in continues after it', async () => {
  const user = await app.createUser();
  const { notice, sendText, page } = await getSuspended(user, PHONE);
  await notice.getByRole('button', { name: STRIKE_TEXT.understood }).click();
  await sendText(CLEAR[1]!);
  // A chunk that is requested while the server is down is missing, without affecting the rest.
  app.allowErrors(/could not be loaded|Failed to load resource/);
  await page.getByRole('button', { name: STRIKE_TEXT.goOn }).click();
  await waitForPath(page, '/standing');
  await app.restartWithClockOffset(11 * 60_000);
  await page.reload();
  await page.getByRole('button', { name: PROFILE_TEXT.export.start }).click();
  const dialog = page.getByRole('dialog', { name: PROFILE_TEXT.again.title });
  await dialog.getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') }).click();
  await page.waitForURL(/\/dev\/sign-in/);
  const form = page.locator('form.new');
  await form.getByLabel('Full name').fill(user.fullName);
  await form.getByLabel('E-mail').fill(user.email);
  await form.getByRole('button', { name: 'Continue' }).click();
  await waitForPath(page, '/standing');
  await page.getByRole('link', { name: PROFILE_TEXT.export.download }).waitFor();
});

test('on the suspension page, the subscription can be canceled and the account deleted', async () => {
  const { user } = await subscribe(app);
  const { notice, sendText, page } = await getSuspended(user, PHONE);
  await notice.getByRole('button', { name: STRIKE_TEXT.understood }).click();
  await sendText(CLEAR[1]!);
  await page.getByRole('button', { name: STRIKE_TEXT.goOn }).click();
  await waitForPath(page, '/standing');
  await card(page).getByRole('button', { name: SUBSCRIPTION_TEXT.cancel }).click();
  const cancel = page.getByRole('alertdialog', { name: SUBSCRIPTION_TEXT.cancelDialog.title });
  await cancel.getByRole('button', { name: SUBSCRIPTION_TEXT.cancel }).click();
  await card(page).getByText(SUBSCRIPTION_TEXT.looks.cancelled, { exact: true }).waitFor();
  await waitForSubscriptionState(user, 'cancelled');
  await expectAccessible(page);

  await page.getByRole('button', { name: PROFILE_TEXT.danger.open }).click();
  const dialog = page.getByRole('dialog', { name: PROFILE_TEXT.danger.dialogTitle });
  await dialog.getByLabel(PROFILE_TEXT.danger.label).fill(DELETION_PHRASE);
  await dialog.getByRole('button', { name: PROFILE_TEXT.danger.confirm }).click();
  await waitForPath(page, '/');
  expect(await storedToken(page)).toBeNull();
});
