import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ApplicationList } from '#features/submissions/contract.ts';
import { FIELD_TEXT } from '#features/submissions/fields.ts';
import { AFFILIATE_TEXT as TEXT } from '#features/submissions/ui/copy.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ env: { MESSAGING_HANDLE: 'Telegram: @everafter' } });

const sendButton = (page: Page) => page.getByRole('button', { name: TEXT.send });

async function fill(page: Page, email: string) {
  await page.getByLabel(TEXT.email, { exact: true }).fill(email);
  await page.getByLabel(TEXT.firstName).fill('Mara');
  await page.getByLabel(TEXT.website, { exact: true }).fill('https://mara.example.test');
  await page.getByLabel(TEXT.traffic).selectOption({ label: TEXT.sources.youtube });
}
const stored = async (email: string) => {
  const admin = await app.createUser('admin@example.test');
  const { data } = await admin.call<ApplicationList>('/submissions/affiliate?limit=200');
  return data.filter((one) => one.email === email);
};

test('a submitted application is stored, and the confirmation replaces the form', async () => {
  const page = await app.open({ path: '/affiliate', width: PHONE });
  await page.getByRole('heading', { level: 1, name: TEXT.heading }).waitFor();
  await page.getByText(TEXT.banner, { exact: true }).waitFor();
  await page.getByText(TEXT.soon).waitFor();
  await expectAccessible(page);
  await fill(page, 'mara@example.test');
  const [sent] = await Promise.all([
    page.waitForRequest('**/submissions/affiliate'),
    sendButton(page).click(),
  ]);
  // Empty values are omitted.
  expect(sent.postDataJSON()).toEqual({
    email: 'mara@example.test',
    first_name: 'Mara',
    website_url: 'https://mara.example.test',
    traffic_source: 'youtube',
  });
  const heading = page.getByRole('heading', { name: TEXT.doneTitle });
  await heading.waitFor();
  expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByText(TEXT.toastSent[1]).first().waitFor();
  expect(await sendButton(page).count()).toBe(0);
  await page.getByText('Telegram: @everafter').first().waitFor();
  await expectAccessible(page);
  expect(await stored('mara@example.test')).toMatchObject([
    { first_name: 'Mara', traffic_source: 'youtube', introduction: '', status: 'open' },
  ]);
});

test('missing values are reported at their fields', async () => {
  const page = await app.open({ path: '/affiliate' });
  await page.getByLabel(TEXT.website, { exact: true }).fill('mara');
  await sendButton(page).press('Enter');
  for (const sentence of [
    FIELD_TEXT.email,
    FIELD_TEXT.firstName,
    FIELD_TEXT.website,
    FIELD_TEXT.traffic,
  ])
    await page.getByText(sentence).waitFor();
  await expectAccessible(page);
});

test('a failure shows a banner, keeps the form values, and can be retried', async () => {
  app.allowErrors(/500/);
  const page = await app.open({ path: '/affiliate' });
  await fill(page, 'late@example.test');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/submissions/affiliate', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { detail: 'x', code: 'internal_error' } });
  });
  await sendButton(page).click();
  await page.getByRole('button', { name: TEXT.sending }).waitFor();
  release();
  await page.getByRole('alert').getByText(TEXT.failed).waitFor();
  await page.getByText(TEXT.toastFailed[1]).waitFor();
  expect(await page.getByLabel(TEXT.email, { exact: true }).inputValue()).toBe('late@example.test');
  await page.unroute('**/submissions/affiliate');
  await sendButton(page).click();
  await page.getByRole('heading', { name: TEXT.doneTitle }).waitFor();
  expect(await stored('late@example.test')).toHaveLength(1);
});
