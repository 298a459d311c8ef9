import { expect, test } from 'vitest';
import { CHECKOUT_TEXT } from '#features/billing/ui/checkout/copy.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { onScreen, openChat, readSlugs } from './chat-screen.ts';
import { pay, toPayment } from './shop-screen.ts';
import { arrived, expectAccessible, setStage } from './stage.ts';

const stage = setStage({ model: true, env: { FREE_DAILY_MESSAGES: '2' } });

test('past the free messages of the day the way leads to Premium, and the words are kept', async () => {
  stage.expectTrouble(/429/);
  const [slug] = await readSlugs(stage);
  const chat = await openChat(stage, slug!, await stage.person());
  const { page } = chat;
  for (const words of ['The first of two.', 'The second of two.']) {
    await chat.say(words);
    await chat.shows(words);
    await chat.isIdle();
  }
  await chat.say('The third, which waits.');
  await page.getByRole('heading', { name: COPY.limit.title }).waitFor();
  await expect.poll(() => chat.input.inputValue()).toBe('The third, which waits.');
  expect(await chat.count('The third, which waits.')).toBe(0);
  await page.getByText(/Next free messages in/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: COPY.limit.upgrade }).click();
  await arrived(page, `/premium?next=${encodeURIComponent(`/chat/${slug}`)}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await onScreen(page);
  await expect.poll(() => chat.input.inputValue()).toBe('The third, which waits.');
});

test('help lines come past the limit too, with no suggestions and no offer under them', async () => {
  stage.expectTrouble(/429/);
  const [slug] = await readSlugs(stage);
  const chat = await openChat(stage, slug!, await stage.person());
  const { page } = chat;
  const prompts = page.getByRole('group', { name: COPY.composer.prompts });
  for (const words of ['First of two.', 'Second of two.']) {
    await chat.say(words);
    await chat.shows(words);
    await chat.isIdle();
  }
  await prompts.waitFor();
  await chat.say('I do not want to live any more');
  await chat.shows(/988|findahelpline/);
  expect(await prompts.count()).toBe(0);
  expect(await page.getByRole('link', { name: COPY.limit.upgrade }).count()).toBe(0);
  await expectAccessible(page);
  await chat.say('Something else, past the limit.');
  await page.getByRole('heading', { name: COPY.limit.title }).waitFor();
  expect(await page.getByRole('link', { name: COPY.limit.upgrade }).count()).toBe(0);
  expect(await prompts.count()).toBe(0);
});

test('past the limit a changed message keeps its new words, and leads to Premium too', async () => {
  stage.expectTrouble(/429/);
  const [slug] = await readSlugs(stage);
  const chat = await openChat(stage, slug!, await stage.person());
  const { page } = chat;
  for (const words of ['The first of two.', 'The second of two.']) {
    await chat.say(words);
    await chat.shows(words);
    await chat.isIdle();
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
  await arrived(page, `/premium?next=${encodeURIComponent(`/chat/${slug}`)}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(() => editor.inputValue()).toBe('The second, said better.');
});

test('Premium is bought past the limit, and the waiting words are sent', async () => {
  stage.expectTrouble(/429/);
  const [slug] = await readSlugs(stage);
  const chat = await openChat(stage, slug!, await stage.person());
  const { page } = chat;
  for (const words of ['One of two.', 'Two of two.']) {
    await chat.say(words);
    await chat.shows(words);
    await chat.isIdle();
  }
  await chat.say('Kept until there is Premium.');
  await page.getByRole('link', { name: COPY.limit.upgrade }).click();
  await toPayment(page, { plan: 'monthly' }, 'card');
  await pay(page);
  await page.getByRole('link', { name: CHECKOUT_TEXT.back.chat }).click();
  await arrived(page, `/chat/${slug}`);
  const after = await onScreen(page);
  await expect.poll(() => after.input.inputValue()).toBe('Kept until there is Premium.');
  await after.send.click();
  await after.shows('Kept until there is Premium.');
  await after.isIdle();
});

test('a premium member is not counted', async () => {
  const [slug] = await readSlugs(stage);
  const chat = await openChat(stage, slug!, await stage.person('premium@example.test'));
  for (const words of ['One, please.', 'Two, please.', 'Three, please.']) {
    await chat.say(words);
    await chat.shows(words);
    await chat.isIdle();
  }
  expect(await chat.page.getByRole('heading', { name: COPY.limit.title }).count()).toBe(0);
});
