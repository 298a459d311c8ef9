import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIGN_IN_TEXT } from '#features/accounts/ui/copy.ts';
import type { Affiliate, CommissionList } from '#features/affiliates/contract.ts';
import { PAYOUT_PROBLEMS } from '#features/affiliates/fields.ts';
import { AFFILIATE_DASHBOARD_TEXT as TEXT } from '#features/affiliates/ui/copy.ts';
import { AFFILIATE_TEXT } from '#features/submissions/ui/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { accept, affiliate, bring, DASHBOARD as PATH, invite } from './affiliate-screen.ts';
import { clipboard } from './gallery-screen.ts';
import { createPerson, type Person } from './person.ts';
import { arrived, expectAccessible, PHONE, setStage, type OpenOptions } from './stage.ts';

const stage = setStage();
const IBAN = 'DE02 1203 0000 0000 2020 51';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** By the keys, once it answers: they do not wait for that by themselves. */
async function press(page: Page, name: string): Promise<void> {
  await expect.poll(() => button(page, name).isEnabled()).toBe(true);
  await button(page, name).press('Enter');
}
const toast = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).first().waitFor();
const figures = (page: Page) => part(page, TEXT.figures.title).getByRole('definition');
const selfOf = (person: Person) => person.call<Affiliate>('/affiliate');

const open = (as: Person, wishes: OpenOptions = {}) => stage.open({ path: PATH, as, ...wishes });

test('from an application to the first commission', async () => {
  const email = 'mara-affiliate@example.test';
  const form = await stage.open({ path: '/affiliate' });
  await form.getByLabel(AFFILIATE_TEXT.email, { exact: true }).fill(email);
  await form.getByLabel(AFFILIATE_TEXT.firstName).fill('Mara');
  await form.getByLabel(AFFILIATE_TEXT.website, { exact: true }).fill('https://mara.example.test');
  await form.getByLabel(AFFILIATE_TEXT.traffic).selectOption('youtube');
  await press(form, AFFILIATE_TEXT.send);
  await heading(form, AFFILIATE_TEXT.doneTitle).waitFor();

  // The letter's link leads through signing in, and leaves no trace in the address.
  const invitation = await accept(stage, email);
  const page = await stage.open({
    path: invitation,
    prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  await arrived(page, `/login?next=${encodeURIComponent(invitation)}`);
  await press(page, SIGN_IN_TEXT.continueWith('google'));
  const identity = page.locator('form.new');
  await identity.getByLabel('Full name').fill('Mara Affiliate');
  await identity.getByLabel('E-mail').fill(email);
  await identity.getByRole('button', { name: 'Continue' }).press('Enter');
  await arrived(page, PATH);
  await toast(page, TEXT.invitation.acceptedText);

  // Nothing has happened yet: what to do first.
  await heading(page, TEXT.start.title).waitFor();
  await expectAccessible(page);
  const mara = await createPerson(stage.server.url, email);
  const { link } = await selfOf(mara);
  await press(page, TEXT.link.copy);
  await toast(page, TEXT.link.copied);
  expect(await clipboard(page)).toBe(link);
  await page.getByRole('radio', { name: TEXT.link.targets['/'] }).focus();
  await page.keyboard.press('ArrowRight');
  await press(page, TEXT.link.copy);
  const copied = `${link}?to=/girls`;
  await expect.poll(() => clipboard(page)).toBe(copied);

  await bring(stage, copied, '/girls');
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
  // The chart's slider is at today, and says what today brought.
  const reader = page.getByRole('slider', { name: TEXT.charts.reader('Earnings (EUR)') });
  expect(await reader.getAttribute('aria-valuetext')).toContain(euros);
  await expectAccessible(page);
});

describe('an invitation', () => {
  test('that is none says so, and where to write', async () => {
    stage.expectTrouble(/400/);
    const page = await open(await stage.person(), {
      path: `${PATH}?invitation=none`,
      width: PHONE,
    });
    await heading(page, TEXT.invitation.wrong).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: TEXT.invitation.contact }).press('Enter');
    await arrived(page, '/contact');
  });

  test('that another account accepted helps no one else', async () => {
    stage.expectTrouble(/409/);
    const { person, path } = await invite(stage);
    const first = await open(person, { path });
    await arrived(first, PATH);
    const page = await open(await stage.person(), { path });
    await heading(page, TEXT.invitation.taken).waitFor();
    expect(await page.getByRole('link', { name: TEXT.invitation.toDashboard }).count()).toBe(0);
    await expectAccessible(page);
  });

  test('for somebody who is an affiliate already leads to the dashboard they have', async () => {
    stage.expectTrouble(/409/);
    const known = await affiliate(stage);
    const { path } = await invite(stage);
    const page = await open(known, { path });
    await page.getByRole('link', { name: TEXT.invitation.toDashboard }).press('Enter');
    await heading(page, TEXT.link.title).waitFor();
  });

  test('that could not be sent is sent again', async () => {
    stage.expectTrouble(/503/);
    const { person, path } = await invite(stage);
    let isBroken = true;
    const page = await open(person, {
      path,
      prepare: (context) =>
        context.route('**/affiliate/invitation', (route) =>
          isBroken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
        ),
    });
    await heading(page, TEXT.invitation.failed).waitFor();
    isBroken = false;
    await press(page, UI_TEXT.tryAgain);
    await arrived(page, PATH);
  });
});

test('who is no affiliate is led to the program, and from there to the dashboard', async () => {
  const page = await open(await stage.person(), { width: PHONE });
  await heading(page, TEXT.stranger.title).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await expectAccessible(page);
  await page.getByRole('link', { name: TEXT.stranger.apply }).press('Enter');
  await arrived(page, '/affiliate');
  await page.getByRole('link', { name: AFFILIATE_TEXT.toDashboard }).press('Enter');
  await arrived(page, PATH);
});

describe('payout details', () => {
  test('are added, checked, changed and removed', async () => {
    const person = await affiliate(stage);
    const page = await open(person, { width: PHONE });
    await press(page, TEXT.details.add);
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
    expect((await selfOf(person)).payout_details).toMatchObject({ method: 'bank', account });

    await press(page, TEXT.details.change);
    await dialog.getByRole('radio', { name: TEXT.details.methods.crypto }).check();
    await dialog.getByLabel(TEXT.details.account.crypto).fill('bc1qar0srrr7xfkvy5l643lydnw9re');
    await page.keyboard.press('Enter');
    await part(page, TEXT.details.title).getByText(TEXT.details.methods.crypto).waitFor();

    await press(page, TEXT.details.remove);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: TEXT.details.remove })
      .press('Enter');
    await part(page, TEXT.details.title).getByText(TEXT.details.none).waitFor();
    expect((await selfOf(person)).payout_details).toBeNull();
  });

  test('that the server refuses stay in the form, with its sentence at the field', async () => {
    stage.expectTrouble(/422/);
    const page = await open(await affiliate(stage));
    const detail = [
      { loc: ['body', 'payout_details', 'account'], msg: 'This bank is closed.', type: 'custom' },
    ];
    await page.route('**/api/v1/affiliate', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 422, json: { detail, code: 'validation_error' } })
        : route.continue(),
    );
    await press(page, TEXT.details.add);
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
