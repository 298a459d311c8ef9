import { expect, test } from 'vitest';
import { CHECKOUT_TEXT } from '#features/billing/ui/checkout/copy.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { waitForChat, openChat, readSlugs } from './chat-screen.ts';
import { pay, goToPayment } from './shop-screen.ts';
import { waitForPath, expectAccessible, setupApp } from './stage.ts';

const app = setupApp({ model: true, env: { FREE_DAILY_MESSAGES: '2' } });

test('after the daily free messages, the page offers Premium and keeps the text', async () => {
  app.allowErrors(/429/);
  const [slug] = await readSlugs(app);
  const chat = await openChat(app, slug!, await app.createUser());
  const { page } = chat;
  for (const text of ['The first of two.', 'The second of two.']) {
    await chat.sendText(text);
    await chat.waitForText(text);
    await chat.waitForReply();
  }
  await chat.sendText('The third, which waits.');
  await page.getByRole('heading', { name: COPY.limit.title }).waitFor();
  await expect.poll(() => chat.input.inputValue()).toBe('The third, which waits.');
  expect(await chat.countText('The third, which waits.')).toBe(0);
  await page.getByText(/Next free messages in/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: COPY.limit.upgrade }).click();
  await waitForPath(page, `/premium?next=${encodeURIComponent(`/chat/${slug}`)}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await waitForChat(page);
  await expect.poll(() => chat.input.inputValue()).toBe('The third, which waits.');
});

test('crisis help is shown after the limit too, without suggestions or an offer', async () => {
  app.allowErrors(/429/);
  const [slug] = await readSlugs(app);
  const chat = await openChat(app, slug!, await app.createUser());
  const { page } = chat;
  const prompts = page.getByRole('group', { name: COPY.composer.prompts });
  for (const text of ['First of two.', 'Second of two.']) {
    await chat.sendText(text);
    await chat.waitForText(text);
    await chat.waitForReply();
  }
  await prompts.waitFor();
  await chat.sendText('I do not want to live any more');
  await chat.waitForText(/988|findahelpline/);
  expect(await prompts.count()).toBe(0);
  expect(await page.getByRole('link', { name: COPY.limit.upgrade }).count()).toBe(0);
  await expectAccessible(page);
  await chat.sendText('Something else, past the limit.');
  await page.getByRole('heading', { name: COPY.limit.title }).waitFor();
  expect(await page.getByRole('link', { name: COPY.limit.upgrade }).count()).toBe(0);
  expect(await prompts.count()).toBe(0);
});

test('after the limit, an edited message keeps its new text and offers Premium', async () => {
  app.allowErrors(/429/);
  const [slug] = await readSlugs(app);
  const chat = await openChat(app, slug!, await app.createUser());
  const { page } = chat;
  for (const text of ['The first of two.', 'The second of two.']) {
    await chat.sendText(text);
    await chat.waitForText(text);
    await chat.waitForReply();
  }
  const panel = page.getByRole('heading', { name: COPY.limit.title });
  await chat.log.getByText('The second of two.').hover();
  await page.getByRole('button', { name: COPY.message.edit }).click();
  const editor = page.getByLabel(COPY.message.editLabel);
  await editor.fill('The second, said better.');
  await editor.press('Enter');
  await expect.poll(() => editor.inputValue()).toBe('The second, said better.');
  await panel.waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: COPY.limit.upgrade }).click();
  await waitForPath(page, `/premium?next=${encodeURIComponent(`/chat/${slug}`)}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(() => editor.inputValue()).toBe('The second, said better.');
});

test('after the limit, buying Premium sends the pending text', async () => {
  app.allowErrors(/429/);
  const [slug] = await readSlugs(app);
  const chat = await openChat(app, slug!, await app.createUser());
  const { page } = chat;
  for (const text of ['One of two.', 'Two of two.']) {
    await chat.sendText(text);
    await chat.waitForText(text);
    await chat.waitForReply();
  }
  await chat.sendText('Kept until there is Premium.');
  await page.getByRole('link', { name: COPY.limit.upgrade }).click();
  await goToPayment(page, { plan: 'monthly' }, 'card');
  await pay(page);
  await page.getByRole('link', { name: CHECKOUT_TEXT.back.chat }).click();
  await waitForPath(page, `/chat/${slug}`);
  const after = await waitForChat(page);
  await expect.poll(() => after.input.inputValue()).toBe('Kept until there is Premium.');
  await after.sendButton.click();
  await after.waitForText('Kept until there is Premium.');
  await after.waitForReply();
});

test('premium users have no limit', async () => {
  const [slug] = await readSlugs(app);
  const chat = await openChat(app, slug!, await app.createUser('premium@example.test'));
  for (const text of ['One, please.', 'Two, please.', 'Three, please.']) {
    await chat.sendText(text);
    await chat.waitForText(text);
    await chat.waitForReply();
  }
  expect(await chat.page.getByRole('heading', { name: COPY.limit.title }).count()).toBe(0);
});
