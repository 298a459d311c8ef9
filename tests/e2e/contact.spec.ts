import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FIELD_TEXT } from '#features/submissions/fields.ts';
import { CONTACT_TEXT } from '#features/submissions/ui/copy.ts';
import type { ContactList } from '#features/submissions/contract.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({
  env: { SUPPORT_EMAIL: 'help@everafter.test', COMMUNITY_URL: 'https://chat.everafter.test' },
});

const field = (page: Page, name: 'name' | 'email' | 'subject' | 'message') =>
  page.getByLabel(CONTACT_TEXT[name], { exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: CONTACT_TEXT.send });
const words = { name: 'Robin', email: 'robin@example.test', subject: 'Hello', message: 'A line.' };

async function fill(page: Page, texts: Partial<typeof words>) {
  for (const [name, text] of Object.entries(texts))
    await field(page, name as keyof typeof words).fill(text);
}
const read = async (page: Page) => ({
  name: await field(page, 'name').inputValue(),
  email: await field(page, 'email').inputValue(),
  subject: await field(page, 'subject').inputValue(),
  message: await field(page, 'message').inputValue(),
});
const stored = async (suspect = false) => {
  const admin = await app.createUser('admin@example.test');
  return (await admin.call<ContactList>(`/submissions/contact?suspect=${suspect}&limit=200`)).data;
};

test('a message is sent: the form is cleared, and the message is stored and mailed', async () => {
  const page = await app.open({ path: '/contact', width: PHONE });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'help@everafter.test' }).waitFor();
  await page.getByRole('link', { name: CONTACT_TEXT.communityLink }).waitFor();
  const stamped = page.waitForResponse('**/submissions/stamp');
  await fill(page, { ...words, subject: 'From a phone' });
  await stamped;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/submissions/contact', async (route) => {
    await held;
    await route.continue();
  });
  await sendButton(page).click();
  const busy = page.getByRole('button', { name: CONTACT_TEXT.sending });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  release();
  await page.getByText(CONTACT_TEXT.sent).waitFor();
  await page.getByText(CONTACT_TEXT.toastSent[1]).waitFor();
  expect(await read(page)).toEqual({ name: '', email: '', subject: '', message: '' });
  await page.reload();
  expect(await field(page, 'message').inputValue()).toBe('');

  const all = [...(await stored()), ...(await stored(true))];
  expect(all.find((one) => one.subject === 'From a phone')).toMatchObject({ email: words.email });
});

test('a message sent to the API reaches the support mailbox, and the outbox shows it safely', async () => {
  const response = await fetch(`${app.server.url}/api/v1/submissions/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...words, subject: 'To <b>support</b>' }),
  });
  expect(response.status).toBe(201);
  const page = await app.open({ path: '/dev/outbox' });
  const mail = page.getByRole('link', { name: 'To <b>support</b>' });
  await expect
    .poll(async () => {
      await page.reload();
      return mail.count();
    })
    .toBe(1);
  await expectAccessible(page);
  await mail.click();
  await page.getByText('robin@example.test', { exact: true }).waitFor();
  const html = page.frameLocator('iframe');
  expect(await html.getByRole('blockquote').innerText()).toContain('A line.');
  expect(await html.locator('script, img').count()).toBe(0);
});

test('missing values are reported at their fields, and the first one has the focus', async () => {
  const page = await app.open({ path: '/contact' });
  await fill(page, { name: 'Robin', email: 'robin' });
  await sendButton(page).press('Enter');
  await page.getByText(FIELD_TEXT.email).waitFor();
  await page.getByText(FIELD_TEXT.subject).waitFor();
  await page.getByText(FIELD_TEXT.message).waitFor();
  expect(await field(page, 'email').evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(page);
  await field(page, 'email').fill('robin@example.test');
  await expect.poll(() => page.getByText(FIELD_TEXT.email).count()).toBe(0);
});

test('a failed message is kept across a reload, and is sent once', async () => {
  app.allowErrors(/Failed to load resource/);
  const page = await app.open({ path: '/contact' });
  const mine = { ...words, subject: 'On a train' };
  await fill(page, mine);
  await page.route('**/submissions/contact', (route) => route.abort());
  await sendButton(page).click();
  await page.getByRole('alert').getByText(CONTACT_TEXT.failed).waitFor();
  await page.getByText(CONTACT_TEXT.toastFailed[0]).waitFor();
  expect(await read(page)).toEqual(mine);
  await page.unroute('**/submissions/contact');
  await page.reload();
  await expect.poll(() => read(page)).toEqual(mine);
  await sendButton(page).click();
  await page.getByText(CONTACT_TEXT.sent).waitFor();
  const found = [...(await stored()), ...(await stored(true))];
  expect(found.filter((one) => one.subject === 'On a train')).toHaveLength(1);
});

test('a form restored after a reload can be sent immediately, and is not marked as suspect', async () => {
  const page = await app.open({ path: '/contact' });
  await fill(page, { ...words, subject: 'Kept for later' });
  await page.reload();
  await expect.poll(() => field(page, 'subject').inputValue()).toBe('Kept for later');
  await field(page, 'message').focus();
  // Longer than the form stamp takes to arrive.
  await page.evaluate(() => fetch('/api/v1/submissions/stamp').then((response) => response.text()));
  await sendButton(page).click();
  await page.getByText(CONTACT_TEXT.sent).waitFor();
  expect((await stored()).map((one) => one.subject)).toContain('Kept for later');
});

test('advertising is rejected with a message, and the text stays in the form', async () => {
  app.allowErrors(/400/);
  const page = await app.open({ path: '/contact' });
  const message = 'Rank number one, buy backlinks now: https://seo.example.com';
  await fill(page, { ...words, message });
  await sendButton(page).click();
  await page.getByRole('alert').getByText('This looks like advertising.').waitFor();
  expect(await field(page, 'message').inputValue()).toBe(message);
});

test('a message that is written and sent before hydration is sent after it', async () => {
  const page = await app.open({ path: '/login' });
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page, { ...words, subject: 'Written early' });
  await field(page, 'name').press('Enter');
  release();
  await page.getByText(CONTACT_TEXT.sent).waitFor();
  expect((await stored()).map((one) => one.subject)).toContain('Written early');
  expect(new URL(page.url()).search).toBe('');
});
