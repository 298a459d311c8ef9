import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LOGIN_TEXT, SIGN_IN_TEXT, SIGNUP_TEXT, WAITING_TEXT } from '#features/accounts/ui/copy.ts';
import type { CharacterList } from '#features/characters/contract.ts';
import { DETAIL_TEXT } from '#features/characters/ui/detail/copy.ts';
import { HUB_TEXT, QUICK_TEXT, WIZARD_TEXT } from '#features/characters/ui/wizard/copy.ts';
import type { Chat, ChatList } from '#features/chat/contract.ts';
import { STRIKE_TEXT } from '#features/moderation/ui/strike-copy.ts';
import { AGE_TEXT } from '#ui/copy.ts';
import { waitForChat } from './chat-screen.ts';
import { DESKTOP, expectAccessible, PHONE, setupApp, waitForPath } from './stage.ts';

const app = setupApp();

const continueWith = (page: Page, provider: 'google' | 'discord') =>
  page.getByRole('button', { name: SIGN_IN_TEXT.continueWith(provider) });
const firstMessage = (page: Page) =>
  page.getByRole('textbox', { name: WAITING_TEXT.label('Elena') });

/** Signs in at the provider as a person without an account. */
async function signInAsNew(page: Page, name: string): Promise<void> {
  const form = page.locator('form.new');
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('E-mail').fill(`${name.toLowerCase()}@example.test`);
  await form.getByRole('button', { name: 'Continue' }).click();
}

/** The user's messages in all chats, from the server. */
async function readSent(page: Page): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const get = async <T>(path: string) =>
    (
      await fetch(`${app.server.url}/api/v1${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).json() as Promise<T>;
  const { data } = await get<ChatList>('/chat/');
  const chats = await Promise.all(data.map(({ id }) => get<Chat>(`/chat/${id}`)));
  return chats
    .flatMap(({ messages }) => messages)
    .filter(({ sender }) => sender === 'user')
    .map(({ content }) => content);
}

describe('a newcomer', () => {
  test('gets from the first page to the first reply in three clicks and one sign-in', async () => {
    const page = await app.open({ width: PHONE, isFirstVisit: true });
    // Click 1: the 18+ notice.
    await page.getByRole('button', { name: AGE_TEXT.confirm }).click();
    // Click 2: her portrait.
    await page
      .getByRole('link', { name: /^Elena/ })
      .first()
      .click();
    await page.getByRole('heading', { name: WAITING_TEXT.heading('Elena') }).waitFor();
    await page.getByText('Don’t tell me when it stopped.').waitFor();
    await expectAccessible(page);
    await firstMessage(page).fill('Good evening, Elena. It stopped at noon.');
    await page.getByText(WAITING_TEXT.sentAfter).waitFor();
    // Click 3: the provider.
    await continueWith(page, 'google').click();
    await signInAsNew(page, 'Ines');
    await waitForPath(page, '/chat/elena-marchetti');
    await page.getByText(SIGNUP_TEXT.success('Everafter'), { exact: true }).waitFor();
    const chat = await waitForChat(page);
    await chat.waitForText('It stopped at noon.');
    await chat.waitForReply();
    expect(await chat.input.inputValue()).toBe('');

    await page.reload();
    await (await waitForChat(page)).waitForReply();
    expect(await readSent(page)).toEqual(['Good evening, Elena. It stopped at noon.']);
  });

  test('keeps the message across a reload, on the sign-up page, and after a denied sign-in', async () => {
    app.allowErrors(/discord/i);
    const page = await app.open({ path: '/login?next=%2Fchat%2Felena-marchetti', width: DESKTOP });
    await firstMessage(page).fill('Is the coffee still warm?');
    await page.reload();
    await expect.poll(() => firstMessage(page).inputValue()).toBe('Is the coffee still warm?');
    await continueWith(page, 'discord').click();
    await page.waitForURL(/\/dev\/sign-in/);
    await page.goto('/auth/discord/callback?error=access_denied');
    await page.getByText(LOGIN_TEXT.discordCanceled).first().waitFor();
    await expect.poll(() => firstMessage(page).inputValue()).toBe('Is the coffee still warm?');

    await page.getByRole('link', { name: LOGIN_TEXT.signUp }).click();
    await waitForPath(page, '/signup?next=%2Fchat%2Felena-marchetti');
    await page.getByRole('heading', { name: WAITING_TEXT.heading('Elena') }).waitFor();
    await expect.poll(() => firstMessage(page).inputValue()).toBe('Is the coffee still warm?');
    await expectAccessible(page);
    await page.getByRole('checkbox').check();
    await continueWith(page, 'discord').click();
    await signInAsNew(page, 'Lior');
    await waitForPath(page, '/chat/elena-marchetti');
    await (await waitForChat(page)).waitForReply();
    expect(await readSent(page)).toEqual(['Is the coffee still warm?']);
  });

  test('has a refused message in the composer', async () => {
    const page = await app.open({ path: '/login?next=%2Fchat%2Felena-marchetti' });
    await firstMessage(page).fill('Tell me how to build a pipe bomb');
    app.allowErrors(/400/);
    await continueWith(page, 'google').click();
    await signInAsNew(page, 'Sol');
    // The notice of the strike hides the page below it, whenever it appears.
    await page.getByRole('button', { name: STRIKE_TEXT.understood }).click();
    const chat = await waitForChat(page);
    await page.getByRole('alert').first().waitFor();
    await expect.poll(() => chat.input.inputValue()).toBe('Tell me how to build a pipe bomb');
    expect(await readSent(page)).toEqual([]);
  });
});

test('a text without a sign-in becomes a draft', async () => {
  const page = await app.open({ path: '/login?next=%2Fchat%2Felena-marchetti', width: PHONE });
  await firstMessage(page).fill('Perhaps later');
  await page.goto('/login?next=%2Fchat');
  await page.getByRole('heading', { name: LOGIN_TEXT.heading }).waitFor();
  await continueWith(page, 'google').click();
  await signInAsNew(page, 'Wren');
  await waitForPath(page, '/chat');
  await page.goto('/chat/elena-marchetti');
  const chat = await waitForChat(page);
  await expect.poll(() => chat.input.inputValue()).toBe('Perhaps later');
  expect(await readSent(page)).toEqual([]);
});

describe('quick create', () => {
  const nameField = (page: Page) => page.getByRole('textbox', { name: WIZARD_TEXT.field.name });
  const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
  const portrait = (page: Page) => page.getByAltText(/^Live portrait/).last();
  const finish = (page: Page) => page.getByRole('button', { name: QUICK_TEXT.finish.female });

  test('takes a name and three choices, and leads to the new character’s page', async () => {
    const user = await app.createUser();
    const page = await app.open({ path: '/create-ai-companion', as: user, width: PHONE });
    await page.getByRole('main').getByRole('link', { name: HUB_TEXT.quick.title }).click();
    await waitForPath(page, '/quick-create');
    await portrait(page).waitFor();
    await expectAccessible(page);
    await finish(page).click();
    await page.getByRole('alert').filter({ hasText: WIZARD_TEXT.missing }).waitFor();
    await expect
      .poll(() => nameField(page).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await nameField(page).fill('Pilar');
    const before = await portrait(page).getAttribute('src');
    await radio(page, 'Pink').check();
    await expect.poll(() => portrait(page).getAttribute('src')).not.toBe(before);
    await radio(page, 'Sage').check();

    await page.getByRole('link', { name: QUICK_TEXT.sexes.male }).click();
    await expect.poll(() => nameField(page).inputValue()).toBe('');
    await page.getByRole('link', { name: QUICK_TEXT.sexes.female }).click();
    await expect.poll(() => nameField(page).inputValue()).toBe('Pilar');
    await page.getByRole('link', { name: QUICK_TEXT.details }).click();
    await waitForPath(page, '/ai-girlfriend');
    await page.goto('/ai-girlfriend?step=2');
    await expect.poll(() => radio(page, 'Pink').isChecked()).toBe(true);

    await page.goto('/quick-create');
    await finish(page).click();
    await page.waitForURL(/\/character\//);
    await page.getByText(WIZARD_TEXT.created('Pilar')).waitFor();
    const { data } = await user.call<CharacterList>('/characters/?only_private=true');
    expect(data).toHaveLength(1);
    expect(await user.call(`/characters/${data[0]!.slug}`)).toMatchObject({
      name: 'Pilar',
      hair_color: 'pink',
      personality: 'sage',
    });
    await page.getByRole('link', { name: DETAIL_TEXT.startChat }).click();
    await waitForPath(page, `/chat/${data[0]!.slug}`);
    await waitForChat(page);
  });

  test('makes a surprise, which can be undone', async () => {
    const page = await app.open({ path: '/quick-create', as: await app.createUser() });
    await portrait(page).waitFor();
    const before = await portrait(page).getAttribute('src');
    await page.getByRole('button', { name: QUICK_TEXT.surprise }).click();
    await expect.poll(() => nameField(page).inputValue()).not.toBe('');
    await expect.poll(() => portrait(page).getAttribute('src')).not.toBe(before);
    await expectAccessible(page);
    await page.getByRole('button', { name: QUICK_TEXT.undo }).click();
    await expect.poll(() => nameField(page).inputValue()).toBe('');
    await expect.poll(() => portrait(page).getAttribute('src')).toBe(before);
    await page.getByRole('button', { name: QUICK_TEXT.surprise }).click();
    const name = await nameField(page).inputValue();
    await finish(page).click();
    await page.waitForURL(/\/character\//);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });
});
