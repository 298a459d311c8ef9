import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { SETTINGS_TEXT } from '#features/chat/ui/settings/copy.ts';
import { openChat, waitForChat, type ChatScreen } from './chat-screen.ts';
import { DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

const TEXT = SETTINGS_TEXT.scene;
const SCREENS = process.env['SCREENSHOTS'];
const photograph = async (page: Page, name: string) => {
  if (SCREENS) await page.screenshot({ path: `${SCREENS}/${name}.png` });
};

const app = setupApp({ model: true, isShared: true });
let cast: { slug: string; name: string; first: string }[];
beforeAll(async () => {
  const response = await fetch(`${app.server.url}/api/v1/characters/?limit=30`);
  const { data } = (await response.json()) as { data: { slug: string; name: string }[] };
  const all = data.map((one) => ({ ...one, first: one.name.split(' ')[0]! }));
  cast = all.filter(({ first }, at) => all.findIndex((one) => one.first === first) === at);
});

const chips = (page: Page) => page.getByRole('group', { name: `${COPY.scene.who}:` });

async function openScene(page: Page): Promise<Locator> {
  await page.getByRole('log').waitFor();
  await page
    .locator('section')
    .getByRole('button', { name: /^Options for the chat/ })
    .click();
  await page.getByRole('menuitem', { name: SETTINGS_TEXT.action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(TEXT.title, { exact: true }).waitFor();
  return dialog;
}

async function add(dialog: Locator, name: string): Promise<void> {
  await dialog.getByLabel(TEXT.add).fill(name);
  await dialog.getByRole('button', { name: TEXT.addOne(name), exact: true }).click();
  await dialog.getByRole('button', { name: TEXT.remove(name) }).waitFor();
}

async function save(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: SETTINGS_TEXT.save }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Sends a message, answers it, and returns the prompt. */
async function talk(chat: ChatScreen, text: string, answer: string): Promise<string> {
  app.model.holdReplies();
  await chat.sendText(text);
  return replyWith(chat, answer);
}

async function replyWith(chat: ChatScreen, answer: string): Promise<string> {
  const reply = await app.model.nextReply();
  reply.write(answer);
  reply.finish();
  await chat.waitForText(answer);
  await chat.waitForReply();
  return reply.prompt;
}

describe('a scene with three characters', () => {
  test('is set up, and each of them speaks as themself', async () => {
    const [elena, marek, nora] = cast as [(typeof cast)[0], (typeof cast)[0], (typeof cast)[0]];
    const user = await app.createUser();
    const chat = await openChat(app, elena.slug, user, { width: DESKTOP });
    const { page } = chat;
    await talk(chat, 'Good evening.', 'It is quiet today.');
    expect(await chips(page).count()).toBe(0);

    const dialog = await openScene(page);
    await dialog.getByText(TEXT.title, { exact: true }).click();
    await add(dialog, marek.name);
    await add(dialog, nora.name);
    await dialog.getByText(TEXT.hints.named).waitFor();
    await expectAccessible(page);
    await photograph(page, 'scene-settings');
    await save(page, dialog);
    const names = `${elena.first}, ${marek.first} & ${nora.first}`;
    const spoken = names.replace('&', 'and');
    await page.getByRole('heading', { level: 1 }).getByText(names).waitFor();
    const row = page.getByRole('navigation', { name: COPY.list.label }).getByRole('listitem');
    await row.getByRole('link', { name: names }).waitFor();
    await row.getByRole('button', { name: COPY.list.menu(spoken) }).waitFor();
    await page.getByRole('textbox', { name: COPY.composer.label(spoken) }).waitFor();
    await page.getByPlaceholder(COPY.composer.placeholder(spoken)).waitFor();
    await page.getByRole('log', { name: COPY.conversation.label(spoken) }).waitFor();
    await chips(page).waitFor();
    await chat.waitForText('It is quiet today.');

    const prompt = await talk(chat, `${marek.first}, is it true?`, 'As the harbor at night.');
    expect(prompt).toContain(`You speak only as ${marek.name}`);
    expect(prompt).toContain(`${elena.first}: It is quiet today.`);
    await chat.log.getByText(marek.name, { exact: true }).waitFor();

    // One choice for one message.
    await chips(page).getByText(nora.first, { exact: true }).click();
    expect(await chips(page).getByLabel(nora.first, { exact: true }).isChecked()).toBe(true);
    const second = await talk(chat, 'And what do you say?', 'I only came to listen.');
    expect(second).toContain(`${marek.first}: As the harbor at night.`);
    await chat.log.getByText(nora.name, { exact: true }).waitFor();
    expect(await chips(page).getByLabel(COPY.scene.auto).isChecked()).toBe(true);

    // Another character speaks although the user writes nothing.
    await chips(page).getByLabel(COPY.scene.auto).focus();
    await page.keyboard.press('ArrowRight');
    expect(await chips(page).getByLabel(elena.first, { exact: true }).isChecked()).toBe(true);
    await expectAccessible(page);
    await photograph(page, 'scene-1440');

    await page.reload();
    await waitForChat(page);
    await chat.log.getByText(nora.name, { exact: true }).waitFor();
    await chat.log.getByText(marek.name, { exact: true }).waitFor();

    const again = await openScene(page);
    await again.getByLabel(TEXT.order).selectOption('chosen');
    await again.getByRole('button', { name: TEXT.remove(marek.name) }).click();
    await save(page, again);
    await page
      .getByRole('heading', { level: 1 })
      .getByText(`${elena.first} & ${nora.first}`)
      .waitFor();
    await expect.poll(() => chips(page).getByLabel(COPY.scene.auto).count()).toBe(0);
    expect(await chips(page).getByLabel(nora.first, { exact: true }).isChecked()).toBe(true);
    await chat.log.getByText(marek.name, { exact: true }).waitFor();
  });

  test('fits on a phone', async () => {
    const [elena, ...others] = cast.slice(0, 5);
    const user = await app.createUser();
    const { id } = await user.call<{ id: string }>(`/chat/character/${elena!.slug}`);
    await user.call(`/chat/${id}/settings`, {
      method: 'PATCH',
      body: JSON.stringify({ members: others.map(({ slug }) => slug), turn_order: 'turns' }),
    });
    const chat = await openChat(app, elena!.slug, user, { width: PHONE });
    const { page } = chat;
    await chips(page).waitFor();
    await talk(chat, 'Good evening.', 'Good evening to you.');
    await talk(chat, 'And you?', 'I am well.');
    await chat.log.getByText(others[0]!.name, { exact: true }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE);
    await chips(page).getByText(others.at(-1)!.first, { exact: true }).click();
    await expectAccessible(page);
    await photograph(page, 'scene-390');

    await user.call(`/chat/${id}/settings`, {
      method: 'PATCH',
      body: JSON.stringify({ title: 'The night ferry' }),
    });
    await page.getByRole('link', { name: COPY.conversation.back }).click();
    const row = page.getByRole('navigation', { name: COPY.list.label }).getByRole('listitem');
    await row.getByText('The night ferry').waitFor();
    const [first, ...more] = [elena!, ...others].map((one) => one.first);
    await row.getByText(`${[first, ...more.slice(0, -1)].join(', ')} & ${more.at(-1)}`).waitFor();
    expect(await row.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await expectAccessible(page);
    await photograph(page, 'scene-list-390');
  });
});
