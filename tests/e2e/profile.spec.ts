import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { SIGN_IN_TEXT } from '#features/accounts/ui/copy.ts';
import { PROFILE_TEXT as TEXT } from '#features/accounts/ui/profile/copy.ts';
import { EXPORT_TEXT } from '#features/marketing/legal/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { waitForMail } from './outbox.ts';
import { createTestUser } from './person.ts';
import { waitForPath, DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp();
const TABLET = 768;

async function openProfile(as: Awaited<ReturnType<typeof app.createUser>>, width = DESKTOP) {
  const page = await app.open({ path: '/profile', as, width });
  await page.getByRole('heading', { level: 1, name: TEXT.title }).waitFor();
  return page;
}
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

describe('the profile', () => {
  test('requires an account, and opens after signing in', async () => {
    const page = await app.open({ path: '/profile' });
    await waitForPath(page, '/login?next=%2Fprofile');
  });

  test.each([
    [PHONE, 'dark'],
    [PHONE, 'light'],
    [TABLET, 'dark'],
    [DESKTOP, 'light'],
  ])('shows real figures at %i px, %s', async (width, theme) => {
    const user = await app.createUser();
    const page = await app.open({ path: '/profile', as: user, width, storage: { theme } });
    await page.getByRole('heading', { level: 1, name: TEXT.title }).waitFor();
    await card(page, TEXT.usage.title).getByText('20 available').first().waitFor();
    await card(page, TEXT.plan.title).getByText('Free', { exact: true }).waitFor();
    await card(page, TEXT.account).getByText(TEXT.active).waitFor();
    expect(await card(page, TEXT.account).getByText(TEXT.admin, { exact: true }).count()).toBe(0);
    await card(page, TEXT.sessions.title).getByText(TEXT.sessions.onlyThis).waitFor();
    await card(page, TEXT.export.title).getByRole('button', { name: TEXT.export.start }).waitFor();
    await card(page, 'Tokens').getByText('No activity yet.', { exact: false }).waitFor();
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(isWide).toBe(false);
    await expectAccessible(page);
  });

  test('opens from the user menu, and shows an Admin badge to superusers', async () => {
    const page = await app.open({ path: '/', as: await app.createUser('admin@example.test') });
    await page.getByRole('button', { name: UI_TEXT.userMenu }).click();
    await page.getByRole('menuitem', { name: UI_TEXT.profile }).click();
    await waitForPath(page, '/profile');
    await card(page, TEXT.account).getByText(TEXT.admin, { exact: true }).waitFor();
  });

  test('links to Premium, and shows the plan', async () => {
    const page = await openProfile(await app.createUser());
    await page.getByRole('link', { name: TEXT.plan.upgrade }).click();
    await waitForPath(page, '/premium');
    const premium = await openProfile(await app.createUser('premium@example.test'));
    await card(premium, TEXT.plan.title).getByText(TEXT.plan.premium, { exact: true }).waitFor();
    await card(premium, TEXT.usage.title).getByText(TEXT.usage.unlimited).waitFor();
  });
});

describe('the name', () => {
  test('can be edited in a dialog with the keyboard alone', async () => {
    const page = await openProfile(await app.createUser(), PHONE);
    await page.getByRole('button', { name: TEXT.edit(TEXT.fullName) }).press('Enter');
    const dialog = page.getByRole('dialog', { name: TEXT.editName.title });
    await dialog.getByText(TEXT.editName.note).waitFor();
    await expectAccessible(page);
    expect(await dialog.getByRole('button', { name: TEXT.editName.save }).isDisabled()).toBe(true);
    await dialog.getByLabel(TEXT.editName.label).fill('Quinn Harbor');
    await page.keyboard.press('Enter');
    await toast(page, TEXT.updated);
    await toast(page, TEXT.updatedField('full name'));
    await dialog.waitFor({ state: 'detached' });
    await card(page, TEXT.account).getByText('Quinn Harbor').first().waitFor();
    // The focus returns to the edit button.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(TEXT.edit(TEXT.fullName));
    await page.reload();
    await card(page, TEXT.account).getByText('Quinn Harbor').first().waitFor();
  });

  test('that is rejected shows the reason and stays editable', async () => {
    app.allowErrors(/422/);
    const page = await openProfile(await app.createUser());
    await page.getByRole('button', { name: TEXT.edit(TEXT.fullName) }).click();
    const field = page.getByRole('dialog').getByLabel(TEXT.editName.label);
    await field.fill('\u200b\u2060');
    await page.getByRole('button', { name: TEXT.editName.save }).click();
    await toast(page, TEXT.updateFailed);
    await toast(page, 'Enter a name with letters in it.');
    expect(await field.inputValue()).toBe('\u200b\u2060');
  });
});

describe('the e-mail address', () => {
  test('is changed by the link in the mail, and a pending change can be canceled', async () => {
    const user = await app.createUser();
    const page = await openProfile(user);
    const ask = async (address: string) => {
      await page.getByRole('button', { name: TEXT.edit(TEXT.email) }).click();
      const dialog = page.getByRole('dialog', { name: TEXT.editEmail.title });
      await dialog.getByText(TEXT.editEmail.note).waitFor();
      await dialog.getByLabel(TEXT.editEmail.label).fill(address);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: TEXT.editEmail.update }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(TEXT.editEmail.pending(address)).waitFor();
    };
    await ask(`first-${user.email}`);
    await page.getByRole('button', { name: TEXT.editEmail.cancelPending }).click();
    await page
      .getByText(TEXT.editEmail.pending(`first-${user.email}`))
      .waitFor({ state: 'detached' });

    const wanted = `second-${user.email}`;
    await ask(wanted);
    expect((await waitForMail(app.server, user.email, wanted)).subject).toContain(
      'A new email address',
    );
    const link = /https?:\S+confirm-email\S+/.exec(
      (await waitForMail(app.server, wanted, 'confirm-email')).text,
    )![0];
    const path = link.slice(link.indexOf('/confirm-email'));
    // The link works without a session.
    const elsewhere = await app.open({ path });
    await elsewhere.getByText(TEXT.confirmEmail.doneText(wanted)).waitFor();
    await expectAccessible(elsewhere);
    await page.reload();
    await card(page, TEXT.account).getByText(wanted, { exact: true }).waitFor();
    expect(await page.getByText(TEXT.editEmail.pending(wanted)).count()).toBe(0);

    app.allowErrors(/400/);
    const again = await app.open({ path });
    await again.getByRole('heading', { name: TEXT.confirmEmail.failed }).waitFor();
    await expectAccessible(again);
  });
});

test('preferences are saved on change', async () => {
  const user = await app.createUser('premium@example.test');
  const page = await openProfile(user);
  const prefs = card(page, TEXT.preferences.title);
  const stored = async () => (await user.call<User>('/users/me')).preferences;
  await prefs.getByRole('switch', { name: TEXT.preferences.blur }).uncheck();
  await expect.poll(async () => (await stored()).blur).toBe(false);
  await prefs.getByRole('switch', { name: TEXT.preferences.quiet }).check();
  const from = prefs.getByLabel(TEXT.preferences.from);
  await from.fill('23:30');
  await from.blur();
  await expect.poll(async () => (await stored()).quiet_hours?.from).toBe('23:30');
  await prefs.getByLabel(TEXT.preferences.zone).selectOption('Asia/Tokyo');
  await expect.poll(async () => (await stored()).quiet_hours?.zone).toBe('Asia/Tokyo');
  await expectAccessible(page);
  await page.reload();
  expect(await prefs.getByRole('switch', { name: TEXT.preferences.blur }).isChecked()).toBe(false);
  expect(await from.inputValue()).toBe('23:30');
});

test('times that could not be saved are reset to the stored values', async () => {
  app.allowErrors(/404/);
  const user = await app.createUser();
  await user.call('/users/me/preferences', {
    method: 'PATCH',
    body: JSON.stringify({ quiet_hours: { from: '21:00', to: '07:00', zone: 'UTC' } }),
  });
  const page = await openProfile(user);
  const from = card(page, TEXT.preferences.title).getByLabel(TEXT.preferences.from);
  await page.route('**/users/me/preferences', (route) =>
    route.fulfill({ status: 404, json: { detail: 'Gone.' } }),
  );
  await from.fill('23:30');
  await from.blur();
  await toast(page, TEXT.updateFailed);
  await expect.poll(() => from.inputValue()).toBe('21:00');
});

test('usage from another tab is shown when the page becomes visible again, without a reload', async () => {
  const user = await app.createUser();
  const page = await openProfile(user);
  await card(page, TEXT.usage.title).getByText('20 available').first().waitFor();
  await page.getByRole('link', { name: TEXT.plan.upgrade }).click();
  await waitForPath(page, '/premium');
  await user.call('/generate/image', {
    method: 'POST',
    body: JSON.stringify({ prompt: 'A lighthouse at dusk', nsfw: false }),
  });
  await page.goBack();
  await waitForPath(page, '/profile');
  await card(page, TEXT.usage.title).getByText('18 available').waitFor();
  await card(page, 'Tokens').getByText('18 of 20 free credits left today').waitFor();
});

test('sessions are listed, and one or all others can be signed out', async () => {
  const here = await app.createUser();
  const others = [
    await createTestUser(app.server.url, here.email),
    await createTestUser(app.server.url, here.email),
    await createTestUser(app.server.url, here.email),
  ];
  const works = async () => {
    const tried = await Promise.all(
      others.map((other) => other.call('/users/me').catch(() => null)),
    );
    return tried.filter((response) => response !== null).length;
  };
  const page = await openProfile(here, PHONE);
  const sessions = card(page, TEXT.sessions.title);
  await sessions.getByText(TEXT.sessions.this).waitFor();
  expect(await sessions.getByRole('listitem').count()).toBe(4);
  await sessions
    .getByRole('button', { name: /^Sign out (?!everywhere)/ })
    .first()
    .click();
  await toast(page, TEXT.sessions.ended);
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(3);
  expect(await works()).toBe(2);
  await sessions.getByRole('button', { name: TEXT.sessions.endOthers }).click();
  await sessions.getByText(TEXT.sessions.onlyThis).waitFor();
  expect(await works()).toBe(0);
  await expectAccessible(page);
});

test('a second provider can be linked and removed, and the last one cannot be removed', async () => {
  app.allowErrors(/409/);
  const user = await app.createUser();
  const page = await openProfile(user);
  const ways = card(page, TEXT.signIn.title);
  await ways.getByText(TEXT.signIn.last).waitFor();
  await ways.getByRole('button', { name: TEXT.signIn.link('discord') }).click();
  await page.waitForURL(/\/dev\/sign-in/);
  const form = page.locator('form.new');
  await form.getByLabel('Full name').fill('Quinn of Discord');
  await form.getByLabel('E-mail').fill(`discord-${user.email}`);
  await form.getByRole('button', { name: 'Continue' }).click();
  await waitForPath(page, '/profile');
  await toast(page, TEXT.signIn.linkedNow('discord'));
  await ways.getByText(`discord-${user.email}`).waitFor();
  const remove = async (provider: 'google' | 'discord') => {
    await ways.getByRole('button', { name: TEXT.signIn.unlink(provider) }).click();
    const question = page.getByRole('alertdialog', { name: TEXT.signIn.confirmTitle(provider) });
    await question.getByRole('button', { name: TEXT.signIn.unlink(provider) }).click();
    await question.waitFor({ state: 'detached' });
  };
  // A provider that was just linked cannot remove an older one.
  await remove('google');
  await page.getByText('linked less than 7 days ago', { exact: false }).first().waitFor();
  await remove('discord');
  await ways.getByText(TEXT.signIn.last).waitFor();
  await ways.getByRole('button', { name: TEXT.signIn.link('discord') }).waitFor();
  await expectAccessible(page);
});

test('a section that cannot be loaded shows an error; a retry by keyboard is visibly busy', async () => {
  app.allowErrors(/404/);
  const refusal = { status: 404, json: { detail: 'Gone.' } };
  let retry: PromiseWithResolvers<void> | undefined;
  const page = await app.open({
    path: '/profile',
    as: await app.createUser(),
    prepare: (context) =>
      context.route('**/users/me/identities', async (route) => {
        if (!retry) return route.fulfill(refusal);
        await retry.promise;
        await route.continue();
      }),
  });
  const ways = card(page, TEXT.signIn.title);
  await ways.getByText(TEXT.failed(TEXT.signIn.title)).waitFor();
  await expectAccessible(page);
  retry = Promise.withResolvers();
  const again = ways.getByRole('button', { name: UI_TEXT.tryAgain });
  await again.press('Enter');
  await expect.poll(() => again.getAttribute('aria-busy')).toBe('true');
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
  await ways.getByText(TEXT.failed(TEXT.signIn.title)).waitFor();
  retry.resolve();
  await ways.getByText(TEXT.signIn.last).waitFor();
  await again.waitFor({ state: 'detached' });
});

test('a credential that was not requested in this tab is not linked', async () => {
  const user = await app.createUser();
  const page = await app.open({ path: '/profile#credential=made.up.token', as: user });
  await page.getByRole('heading', { level: 1, name: TEXT.title }).waitFor();
  await card(page, TEXT.signIn.title).getByText(TEXT.signIn.last).waitFor();
  await expect.poll(() => page.url()).not.toContain('credential');
  expect(await page.getByText(TEXT.signIn.linkFailed('google')).count()).toBe(0);
});

test('a data export is created, announced, mailed and downloaded', async () => {
  const user = await app.createUser();
  const page = await openProfile(user);
  const data = card(page, TEXT.export.title);
  await data.getByRole('button', { name: TEXT.export.start }).click();
  const link = data.getByRole('link', { name: TEXT.export.download });
  await link.waitFor({ timeout: 40_000 });
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^everafter-data-[\d-]+\.zip$/);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(strFromU8(files['account/profile.json']!)).toContain(user.email);
  expect(Object.keys(files)).toContain('index.html');
  expect(await data.getByRole('button').count()).toBe(0);
  const { text } = await waitForMail(app.server, user.email, '/legal/export_');
  // Opened without a session, as from another device.
  const paper = await app.open({ path: /\/legal\/export_\w+(?:-\w+)*/.exec(text)![0] });
  await paper.getByRole('heading', { name: EXPORT_TEXT.title }).waitFor();
  await expectAccessible(paper);
  const [again] = await Promise.all([
    paper.waitForEvent('download'),
    paper.getByRole('link', { name: EXPORT_TEXT.fetch }).click(),
  ]);
  expect(again.suggestedFilename()).toBe(download.suggestedFilename());
});

test('the profile picture is chosen from the user’s images', async () => {
  const user = await app.createUser();
  await user.call('/generate/image', {
    method: 'POST',
    body: JSON.stringify({ prompt: 'A lighthouse at dusk', nsfw: false }),
  });
  const page = await openProfile(user, PHONE);
  await page.getByRole('button', { name: TEXT.picture.change }).click();
  const dialog = page.getByRole('dialog', { name: TEXT.picture.title });
  const image = dialog.getByRole('button', { name: TEXT.picture.image('A lighthouse at dusk') });
  await image.waitFor();
  await expectAccessible(page);
  await image.click();
  await toast(page, TEXT.updatedField('picture'));
  await expect
    .poll(() => card(page, TEXT.account).locator('img').getAttribute('src'))
    .toMatch(/^\/media\/images\//);
});

test('an account is deleted only after the exact phrase, and all sessions end', async () => {
  // The other tab's event stream ends with the session, and the tab checks its session.
  app.allowErrors(/401 .*\/(events|users\/me)\)/);
  const user = await app.createUser();
  const page = await openProfile(user);
  const other = await page.context().newPage();
  await other.goto('/legal/terms');
  await card(page, TEXT.danger.title).getByRole('button', { name: TEXT.danger.open }).click();
  const dialog = page.getByRole('dialog', { name: TEXT.danger.dialogTitle });
  const confirm = dialog.getByRole('button', { name: TEXT.danger.confirm });
  const field = dialog.getByLabel(TEXT.danger.label);
  for (const typed of ['', 'Delete my account', 'delete my account ', 'delete  my account']) {
    await field.fill(typed);
    expect(await confirm.isDisabled()).toBe(true);
  }
  await expectAccessible(page);
  await field.fill('delete my account');
  // The other tab may notice the ended session first.
  await page.route(/\/users\/me$/, async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    const response = await route.fetch();
    const heard = await page.evaluateHandle(() => ({
      once: new Promise((resolve) => addEventListener('storage', resolve, { once: true })),
    }));
    await other.evaluate(() => localStorage.removeItem('auth_token'));
    await heard.evaluate(async ({ once }) => void (await once));
    await route.fulfill({ response });
  });
  await confirm.click();
  await toast(page, TEXT.danger.done);
  await toast(page, TEXT.danger.doneText);
  await waitForPath(page, '/');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await expect(user.call('/users/me')).rejects.toThrow('401');
  const notice = await waitForMail(app.server, user.email, 'You asked us to delete your account');
  expect(notice.subject).toContain('will be erased on');

  app.allowErrors(/403|account_leaving|ApiError/);
  await page.goto('/login');
  await page.getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') }).click();
  const form = page.locator('form.new');
  await form.getByLabel('Full name').fill('Back Again');
  await form.getByLabel('E-mail').fill(user.email);
  await form.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').filter({ hasText: 'scheduled for deletion' }).waitFor();
});
