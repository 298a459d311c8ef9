import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { CHANGE_TEXT } from '#features/accounts/change-copy.ts';
import { SIGN_IN_TEXT } from '#features/accounts/ui/copy.ts';
import { PROFILE_TEXT as TEXT } from '#features/accounts/ui/profile/copy.ts';
import { waitForMail } from './outbox.ts';
import type { TestUser } from './person.ts';
import { waitForPath, expectAccessible, PHONE, setupApp } from './stage.ts';

const MINUTE = 60_000;
const app = setupApp();
const users: TestUser[] = [];
const READY_MADE = 'free@example.test';

// All users sign in before the clock changes, so their sessions are then eleven minutes old.
beforeAll(async () => {
  users.push(await app.createUser(), await app.createUser(), await app.createUser(READY_MADE));
  await app.restartWithClockOffset(11 * MINUTE);
});

async function openProfile(as: TestUser, width?: number): Promise<Page> {
  const page = await app.open({ path: '/profile', as, ...(width && { width }) });
  await page.getByRole('heading', { level: 1, name: TEXT.title }).waitFor();
  return page;
}
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const asked = (page: Page) => page.getByRole('dialog', { name: TEXT.again.title });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** Signs in on the local identity provider's page. */
async function signInAs(page: Page, { fullName, email }: Pick<TestUser, 'fullName' | 'email'>) {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

test('a new email address is saved after the sign-in, and signing in as another user can be retried', async () => {
  app.allowErrors(/403|409/);
  const [user] = users as [TestUser];
  const page = await openProfile(user, PHONE);
  const wanted = `typed-once-${process.pid}@example.test`;
  await page.getByRole('button', { name: TEXT.edit(TEXT.email) }).click();
  await page.getByLabel(TEXT.editEmail.label).fill(wanted);
  await page.getByRole('button', { name: TEXT.editEmail.update, exact: true }).click();
  await asked(page).getByText(TEXT.again.why.email).waitFor();
  await expectAccessible(page);
  await asked(page)
    .getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') })
    .click();
  await signInAs(page, { fullName: 'Somebody Else', email: 'somebody-else@example.test' });
  await toast(page, TEXT.again.failed);
  await asked(page)
    .getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') })
    .click();
  await signInAs(page, user);
  await toast(page, TEXT.editEmail.sentTitle);
  await page.getByText(TEXT.editEmail.pending(wanted)).waitFor();
  await waitForPath(page, '/profile');
});

test('canceling keeps the typed value and saves nothing', async () => {
  app.allowErrors(/403/);
  const [, user] = users as [TestUser, TestUser];
  const page = await openProfile(user);
  await page.getByRole('button', { name: TEXT.edit(TEXT.email) }).click();
  await page.getByLabel(TEXT.editEmail.label).fill('not-yet@example.test');
  await page.getByRole('button', { name: TEXT.editEmail.update, exact: true }).click();
  await asked(page).getByRole('button', { name: TEXT.cancel }).click();
  await asked(page).waitFor({ state: 'hidden' });
  expect(await page.getByLabel(TEXT.editEmail.label).inputValue()).toBe('not-yet@example.test');
});

test('a provider is linked after a fresh sign-in and reported by mail, and the mail’s link undoes it and signs out', async () => {
  app.allowErrors(/401/);
  const [, user] = users as [TestUser, TestUser];
  const page = await openProfile(user);
  await page.getByRole('button', { name: TEXT.signIn.link('discord') }).click();
  await asked(page)
    .getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') })
    .click();
  await signInAs(page, user);
  // The page continues to the provider to link.
  await page.waitForURL(/provider=discord/);
  await signInAs(page, user);
  await toast(page, TEXT.signIn.linkedNow('discord'));
  const events = card(page, TEXT.events.title);
  await events.getByText(TEXT.events.kinds.provider_linked('Discord')).waitFor();
  await events.getByText(TEXT.events.kinds.signed_in_again('Google')).waitFor();

  const { text } = await waitForMail(app.server, user.email, '/undo');
  const link = /https?:\S+\/undo/.exec(text)![0];
  const other = await app.open({ path: new URL(link).pathname });
  await other.getByRole('heading', { name: CHANGE_TEXT.askTitle }).waitFor();
  await expectAccessible(other);
  await other.getByRole('button', { name: CHANGE_TEXT.undo.link('discord') }).click();
  await other.getByRole('heading', { name: CHANGE_TEXT.undoneTitle }).waitFor();
  await waitForPath(page, '/login?next=%2Fprofile');
});

test('an export starts after a fresh sign-in with Discord', async () => {
  app.allowErrors(/403/);
  const [, , user] = users as [TestUser, TestUser, TestUser];
  const page = await openProfile(user);
  await card(page, TEXT.export.title).getByRole('button', { name: TEXT.export.start }).click();
  await asked(page)
    .getByRole('button', { name: SIGN_IN_TEXT.continueWith('discord') })
    .click();
  await page.getByRole('button', { name: READY_MADE }).click();
  await toast(page, TEXT.export.begun);
  await card(page, TEXT.export.title)
    .getByText(/^Ready: /)
    .waitFor();
});
