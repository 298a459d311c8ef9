import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DETAIL_TEXT } from '#features/characters/ui/detail/copy.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import type { ReportList } from '#features/moderation/contract.ts';
import { FIELD_PROBLEMS } from '#features/moderation/fields.ts';
import { REPORT_TEXT } from '#features/moderation/ui/copy.ts';
import { openChat, readSlugs } from './chat-screen.ts';
import { waitForPath, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ model: true });

const dialogOf = (page: Page) => page.getByRole('dialog');
const sendButton = (page: Page) => page.getByRole('button', { name: REPORT_TEXT.send });
const reportButton = (page: Page) =>
  page.getByRole('button', { name: DETAIL_TEXT.report, exact: true });
const readReports = async () => {
  const superuser = await app.createUser('admin@example.test');
  return (await superuser.call<ReportList>('/reports?limit=200')).data;
};
const hasFocus = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      [document.activeElement?.ariaLabel, document.activeElement?.textContent].includes(wanted),
    name,
  );

test('a character is reported with the keyboard alone, and the focus is restored', async () => {
  const [slug] = await readSlugs(app);
  const page = await app.open({ path: `/character/${slug}`, as: await app.createUser() });
  await reportButton(page).focus();
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor();
  const radio = (reason: keyof typeof REPORT_TEXT.reasons) =>
    page.getByRole('radio', { name: REPORT_TEXT.reasons[reason] });
  await expect
    .poll(() => radio('underage').evaluate((one) => one === document.activeElement))
    .toBe(true);
  await expectAccessible(page, '[role=dialog]');

  // The dialog requires a reason.
  await sendButton(page).press('Enter');
  await page.getByRole('alert').getByText(FIELD_PROBLEMS.reason).waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await radio('real_person').isChecked()).toBe(true);
  await page.getByLabel(REPORT_TEXT.details).fill('Looks like a singer.');
  await page.getByText(REPORT_TEXT.count(20, 1000)).waitFor();
  await sendButton(page).press('Enter');
  await page.getByText(REPORT_TEXT.done).waitFor();
  await dialogOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(page, DETAIL_TEXT.report)).toBe(true);

  const report = (await readReports()).find((one) => one.subject_id === slug);
  expect(report).toMatchObject({
    subject_type: 'character',
    reason: 'real_person',
    details: 'Looks like a singer.',
    is_urgent: true,
  });
});

test('a companion’s message is reported from its actions, and the user’s own messages have no report button', async () => {
  const [, slug] = await readSlugs(app);
  const chat = await openChat(app, slug!, await app.createUser(), { width: PHONE });
  const { page } = chat;
  await chat.sendText('Good evening.');
  await chat.waitForReply();
  const buttons = page.getByRole('button', { name: COPY.message.report });
  expect(await buttons.count()).toBe(1);
  await buttons.press('Enter');
  await dialogOf(page).waitFor();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(page, COPY.message.report)).toBe(true);

  await buttons.click();
  await page.getByRole('radio', { name: REPORT_TEXT.reasons.self_harm }).check();
  await page.getByText(REPORT_TEXT.help).waitFor();
  await sendButton(page).click();
  await page.getByText(REPORT_TEXT.done).waitFor();
  const report = (await readReports()).find((one) => one.subject?.slug === slug);
  expect(report).toMatchObject({ subject_type: 'message', reason: 'self_harm', is_urgent: false });
  expect(report!.subject!.excerpt.length).toBeGreaterThan(0);
});

test('a report that cannot be sent keeps its text', async () => {
  app.allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const [slug] = await readSlugs(app);
  const page = await app.open({ path: `/character/${slug}`, as: await app.createUser() });
  await reportButton(page).click();
  await page.getByRole('radio', { name: REPORT_TEXT.reasons.other }).check();
  await page.getByLabel(REPORT_TEXT.details).fill('Something about the name.');
  await page.context().setOffline(true);
  await sendButton(page).click();
  await page.getByRole('alert').getByText(REPORT_TEXT.failed).waitFor();
  expect(await page.getByLabel(REPORT_TEXT.details).inputValue()).toBe('Something about the name.');
  await page.context().setOffline(false);
  await expect.poll(() => hasFocus(page, REPORT_TEXT.send)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText(REPORT_TEXT.done).waitFor();
});

test('a user whose session has ended is led to the sign-in and back to what they wrote', async () => {
  app.allowErrors(/401/);
  const [slug] = await readSlugs(app);
  const user = await app.createUser();
  const page = await app.open({
    path: `/character/${slug}`,
    as: user,
    // The stream of events ends with the session, and would lead away before anything is sent.
    prepare: (context) => context.route('**/api/v1/events', () => undefined),
  });
  const other = page.getByRole('radio', { name: REPORT_TEXT.reasons.other });
  const details = page.getByLabel(REPORT_TEXT.details);
  const hasRadioFocus = () =>
    page.evaluate(() => document.activeElement?.matches('[role=dialog] [type=radio]'));
  const signIn = async (token: string) => {
    const tab = await page.context().newPage();
    await tab.goto('/legal');
    await tab.evaluate((given) => localStorage.setItem('auth_token', given), token);
    await reportButton(page).click();
  };
  await reportButton(page).click();
  await other.check();
  await details.fill('Something about the name.');
  await user.call('/logout', { method: 'POST' });
  await sendButton(page).click();
  await waitForPath(page, `/login?next=${encodeURIComponent(`/character/${slug}`)}`);

  // Another user of the same tab does not see it.
  await signIn((await app.createUser()).token);
  await expect.poll(hasRadioFocus).toBe(true);
  expect(await details.inputValue()).toBe('');
  await signIn((await app.createUser(user.email)).token);
  await expect.poll(() => details.inputValue()).toBe('Something about the name.');
  expect(await other.isChecked()).toBe(true);
  await sendButton(page).click();
  await page.getByText(REPORT_TEXT.done).waitFor();

  await reportButton(page).click();
  await expect.poll(hasRadioFocus).toBe(true);
  expect(await details.inputValue()).toBe('');
});
