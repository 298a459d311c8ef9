import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIGN_IN_TEXT } from '#features/accounts/ui/copy.ts';
import type { Affiliate, CommissionList } from '#features/affiliates/contract.ts';
import { PAYOUT_PROBLEMS } from '#features/affiliates/fields.ts';
import { AFFILIATE_DASHBOARD_TEXT as TEXT } from '#features/affiliates/ui/copy.ts';
import { AFFILIATE_TEXT } from '#features/submissions/ui/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import {
  acceptApplication,
  createAffiliate,
  referCustomer,
  DASHBOARD as PATH,
  inviteAffiliate,
} from './affiliate-screen.ts';
import { readClipboard } from './gallery-screen.ts';
import { createTestUser, type TestUser } from './person.ts';
import { waitForPath, expectAccessible, PHONE, setupApp, type OpenOptions } from './stage.ts';

const app = setupApp({ isShared: true });
const IBAN = 'DE02 1203 0000 0000 2020 51';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Presses a button with the keyboard. Keyboard input does not wait until the button is enabled, so this does. */
async function pressByKeyboard(page: Page, name: string): Promise<void> {
  await expect.poll(() => button(page, name).isEnabled()).toBe(true);
  await button(page, name).press('Enter');
}
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const figures = (page: Page) => part(page, TEXT.figures.title).getByRole('definition');
const selfOf = (user: TestUser) => user.call<Affiliate>('/affiliate');

const open = (as: TestUser, options: OpenOptions = {}) => app.open({ path: PATH, as, ...options });

test('leads from the application to the first commission', async () => {
  const email = 'mara-affiliate@example.test';
  const form = await app.open({ path: '/affiliate' });
  await form.getByLabel(AFFILIATE_TEXT.email, { exact: true }).fill(email);
  await form.getByLabel(AFFILIATE_TEXT.firstName).fill('Mara');
  await form.getByLabel(AFFILIATE_TEXT.website, { exact: true }).fill('https://mara.example.test');
  await form.getByLabel(AFFILIATE_TEXT.traffic).selectOption('youtube');
  await pressByKeyboard(form, AFFILIATE_TEXT.send);
  await heading(form, AFFILIATE_TEXT.doneTitle).waitFor();

  // The email's link leads through the sign-in and is removed from the URL.
  const invitation = await acceptApplication(app, email);
  const page = await app.open({
    path: invitation,
    prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  await waitForPath(page, `/login?next=${encodeURIComponent(invitation)}`);
  await pressByKeyboard(page, SIGN_IN_TEXT.continueWith('google'));
  const identity = page.locator('form.new');
  await identity.getByLabel('Full name').fill('Mara Affiliate');
  await identity.getByLabel('E-mail').fill(email);
  await identity.getByRole('button', { name: 'Continue' }).press('Enter');
  await waitForPath(page, PATH);
  await toast(page, TEXT.invitation.acceptedText);

  // The empty state says what to do first.
  await heading(page, TEXT.start.title).waitFor();
  await expectAccessible(page);
  const mara = await createTestUser(app.server.url, email);
  const { link } = await selfOf(mara);
  await pressByKeyboard(page, TEXT.link.copy);
  await toast(page, TEXT.link.copied);
  expect(await readClipboard(page)).toBe(link);
  await page.getByRole('radio', { name: TEXT.link.targets['/'] }).focus();
  await page.keyboard.press('ArrowRight');
  await pressByKeyboard(page, TEXT.link.copy);
  const copied = `${link}?to=/girls`;
  await expect.poll(() => readClipboard(page)).toBe(copied);

  await referCustomer(app, copied, '/girls');
  await expect
    .poll(async () => (await mara.call<CommissionList>('/affiliate/commissions')).data)
    .toHaveLength(1);
  await page.reload();
  await figures(page).first().waitFor();
  const [clicks, signUps, conversions] = await figures(page).allInnerTexts();
  expect(clicks).toMatch(/^1\s/);
  expect(signUps).toMatch(/^1\s+100% of clicks$/);
  expect(conversions).toMatch(/^1\s+100% of sign-ups$/);
  const [commission] = (await mara.call<CommissionList>('/affiliate/commissions')).data;
  const euros = `€${(commission!.amount_minor / 100).toFixed(2)}`;
  const row = part(page, TEXT.commissions.title).getByRole('listitem');
  await row.getByText(TEXT.commissions.kinds.plan.first).waitFor();
  expect(await row.innerText()).toContain(euros);
  expect(await row.innerText()).toContain('Pending until');
  expect(await row.innerText()).not.toContain('brought@example.test');
  const pending = part(page, TEXT.earnings.title).locator('div', { hasText: 'Pending' }).last();
  expect(await pending.innerText()).toContain(euros);
  // The chart's slider is at today and describes today's figures.
  const reader = page.getByRole('slider', { name: TEXT.charts.reader('Earnings (EUR)') });
  expect(await reader.getAttribute('aria-valuetext')).toContain(euros);
  await expectAccessible(page);
});

describe('an invitation', () => {
  test('that is invalid shows an error and the support contact', async () => {
    app.allowErrors(/400/);
    const page = await open(await app.createUser(), {
      path: `${PATH}?invitation=none`,
      width: PHONE,
    });
    await heading(page, TEXT.invitation.wrong).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: TEXT.invitation.contact }).press('Enter');
    await waitForPath(page, '/contact');
  });

  test('that another account accepted cannot be used again', async () => {
    app.allowErrors(/409/);
    const { user, path } = await inviteAffiliate(app);
    const first = await open(user, { path });
    await waitForPath(first, PATH);
    const page = await open(await app.createUser(), { path });
    await heading(page, TEXT.invitation.taken).waitFor();
    expect(await page.getByRole('link', { name: TEXT.invitation.toDashboard }).count()).toBe(0);
    await expectAccessible(page);
  });

  test('for an existing affiliate leads to the existing dashboard', async () => {
    app.allowErrors(/409/);
    const known = await createAffiliate(app);
    const { path } = await inviteAffiliate(app);
    const page = await open(known, { path });
    await page.getByRole('link', { name: TEXT.invitation.toDashboard }).press('Enter');
    await heading(page, TEXT.link.title).waitFor();
  });

  test('that could not be submitted can be retried', async () => {
    app.allowErrors(/503/);
    const { user, path } = await inviteAffiliate(app);
    let isBroken = true;
    const page = await open(user, {
      path,
      prepare: (context) =>
        context.route('**/affiliate/invitation', (route) =>
          isBroken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
        ),
    });
    await heading(page, TEXT.invitation.failed).waitFor();
    isBroken = false;
    await pressByKeyboard(page, UI_TEXT.tryAgain);
    await waitForPath(page, PATH);
  });
});

test('a user who is not an affiliate is redirected to the program, and from there to the dashboard', async () => {
  const page = await open(await app.createUser(), { width: PHONE });
  await heading(page, TEXT.stranger.title).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await expectAccessible(page);
  await page.getByRole('link', { name: TEXT.stranger.apply }).press('Enter');
  await waitForPath(page, '/affiliate');
  await page.getByRole('link', { name: AFFILIATE_TEXT.toDashboard }).press('Enter');
  await waitForPath(page, PATH);
});

describe('payout details', () => {
  test('are added, checked, changed and removed', async () => {
    const user = await createAffiliate(app);
    const page = await open(user, { width: PHONE });
    await pressByKeyboard(page, TEXT.details.add);
    const dialog = page.getByRole('dialog', { name: TEXT.details.dialogTitle });
    const name = dialog.getByLabel(TEXT.details.name);
    const save = dialog.getByRole('button', { name: TEXT.details.save });
    await save.press('Enter');
    await dialog.getByText(PAYOUT_PROBLEMS.noName).waitFor();
    await dialog.getByText(PAYOUT_PROBLEMS.noAccount.bank).waitFor();
    expect(await name.evaluate((one) => one === document.activeElement)).toBe(true);
    await expectAccessible(page, '[role=dialog]');
    await name.fill('Robin Lindqvist');
    await dialog.getByLabel(TEXT.details.account.bank).fill(IBAN.replace('51', '52'));
    await save.press('Enter');
    await dialog.getByText(PAYOUT_PROBLEMS.wrongAccount.bank).waitFor();
    await dialog.getByLabel(TEXT.details.account.bank).fill(IBAN);
    await page.keyboard.press('Enter');
    await toast(page, TEXT.details.saved);
    await part(page, TEXT.details.title).getByText(IBAN).waitFor();
    const account = IBAN.replaceAll(' ', '');
    expect((await selfOf(user)).payout_details).toMatchObject({ method: 'bank', account });

    await pressByKeyboard(page, TEXT.details.change);
    await dialog.getByRole('radio', { name: TEXT.details.methods.crypto }).check();
    await dialog.getByLabel(TEXT.details.account.crypto).fill('bc1qar0srrr7xfkvy5l643lydnw9re');
    await page.keyboard.press('Enter');
    await part(page, TEXT.details.title).getByText(TEXT.details.methods.crypto).waitFor();

    await pressByKeyboard(page, TEXT.details.remove);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: TEXT.details.remove })
      .press('Enter');
    await part(page, TEXT.details.title).getByText(TEXT.details.none).waitFor();
    expect((await selfOf(user)).payout_details).toBeNull();
  });

  test('that the server rejects stay in the form, with the error at the field', async () => {
    app.allowErrors(/422/);
    const page = await open(await createAffiliate(app));
    const detail = [
      { loc: ['body', 'payout_details', 'account'], msg: 'This bank is closed.', type: 'custom' },
    ];
    await page.route('**/api/v1/affiliate', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 422, json: { detail, code: 'validation_error' } })
        : route.continue(),
    );
    await pressByKeyboard(page, TEXT.details.add);
    const account = page.getByLabel(TEXT.details.account.bank);
    await page.getByLabel(TEXT.details.name).fill('Robin Lindqvist');
    await account.fill(IBAN);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('This bank is closed.').waitFor();
    expect(await account.inputValue()).toBe(IBAN);
    await page.keyboard.press('Escape');
    await part(page, TEXT.details.title).getByText(TEXT.details.none).waitFor();
  });
});
