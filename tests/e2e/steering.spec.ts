import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { PROFILE_TEXT } from '#features/accounts/ui/profile/copy.ts';
import { DETAIL_TEXT } from '#features/characters/ui/detail/copy.ts';
import { CARDS_TEXT } from '#features/characters/ui/cards/copy.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { SETTINGS_TEXT } from '#features/chat/ui/settings/copy.ts';
import { PERSONAS_TEXT } from '#features/personas/ui/copy.ts';
import { SAMPLING_TEXT } from '#ui/forms/sampling-copy.ts';
import { openChat, readSlugs, waitForChat, type ChatScreen } from './chat-screen.ts';
import { expectAccessible, PHONE, setupApp, waitForPath } from './stage.ts';

const app = setupApp({ model: true, isShared: true });
let slug: string;
beforeAll(async () => {
  [slug] = (await readSlugs(app)) as [string];
});

const dialogOf = (page: Page) => page.getByRole('dialog');
const savedToast = (page: Page) => page.getByText(SETTINGS_TEXT.saved).first();

/** Opens the menu of the chat on the screen and chooses an entry. */
async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('log').waitFor();
  const menu = page.locator('section').getByRole('button', { name: /^Options for the chat/ });
  await menu.click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Opens the settings of the chat on the screen, loaded. */
async function openSettings(page: Page): Promise<Locator> {
  await choose(page, SETTINGS_TEXT.action);
  const dialog = dialogOf(page);
  await dialog.getByLabel(SETTINGS_TEXT.name).waitFor();
  return dialog;
}

/** Sends a message and returns the prompt that the model got for it. */
async function promptFor(chat: ChatScreen, text: string): Promise<string> {
  app.model.holdReplies();
  await chat.sendText(text);
  const reply = await app.model.nextReply();
  reply.write('Gladly, and at once.');
  reply.finish();
  await chat.waitForReply();
  return reply.prompt;
}

describe('a persona', () => {
  test('is created in the profile, and characters know it', async () => {
    const user = await app.createUser();
    const page = await app.open({ path: '/profile', as: user });
    await page.getByRole('link', { name: PERSONAS_TEXT.open }).click();
    const TEXT = PERSONAS_TEXT.personas;
    await page.getByText(TEXT.none).waitFor();
    await page.getByRole('button', { name: TEXT.add }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: PERSONAS_TEXT.save }).click();
    await dialog.getByText('Enter a name.').waitFor();
    await dialog.getByLabel(TEXT.name).fill('Captain Vale');
    await dialog.getByLabel(TEXT.pronouns).fill('she/her');
    await dialog.getByLabel(TEXT.description).fill('Sails alone and hates small talk.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: PERSONAS_TEXT.save }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(TEXT.default, { exact: true }).waitFor();
    await expectAccessible(page);

    const chat = await openChat(app, slug, user);
    const prompt = await promptFor(chat, 'Who am I?');
    expect(prompt).toContain('Who Captain Vale is');
    expect(prompt).toContain('Sails alone and hates small talk.');
  });

  test('is refused with a message when it is not an adult', async () => {
    const page = await app.open({ path: '/personas', as: await app.createUser() });
    await page.getByRole('button', { name: PERSONAS_TEXT.personas.add }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel(PERSONAS_TEXT.personas.name).fill('Sixteen');
    app.allowErrors(/400/);
    await dialog.getByRole('button', { name: PERSONAS_TEXT.save }).click();
    await dialog.getByText(/Every persona is an adult, and this could be read/).waitFor();
  });

  test('with a long name fits on a phone', async () => {
    const user = await app.createUser();
    const name = 'A persona with quite a long name that goes on and on and on';
    await user.call('/personas', { method: 'POST', body: JSON.stringify({ name }) });
    const page = await app.open({ path: '/personas', as: user, width: PHONE });
    await page.getByText(name).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE);
    expect((await page.getByRole('button', { name: /^Options/ }).boundingBox())!.x).toBeLessThan(
      PHONE,
    );
    await expectAccessible(page);
  });

  test('is changed, and deleted after a confirmation', async () => {
    const user = await app.createUser();
    const body = JSON.stringify({ name: 'Ada' });
    await user.call('/personas', { method: 'POST', body });
    const page = await app.open({ path: '/personas', as: user });
    const options = page.getByRole('button', { name: PERSONAS_TEXT.options('Ada') });
    await options.click();
    await page.getByRole('menuitem', { name: PERSONAS_TEXT.personas.unmakeDefault }).click();
    await page
      .getByText(PERSONAS_TEXT.personas.default, { exact: true })
      .waitFor({ state: 'detached' });
    await options.click();
    await page.getByRole('menuitem', { name: PERSONAS_TEXT.delete }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: PERSONAS_TEXT.delete }).click();
    await page.getByText(PERSONAS_TEXT.personas.none).waitFor();
  });
});

describe('the settings of a chat', () => {
  test('change its heading and what the model reads', async () => {
    const user = await app.createUser();
    for (const name of ['Captain Vale', 'Ada'])
      await user.call('/personas', { method: 'POST', body: JSON.stringify({ name }) });
    const chat = await openChat(app, slug, user);
    const { page } = chat;
    const dialog = await openSettings(page);
    await dialog.getByLabel(SETTINGS_TEXT.name).fill('The harbor story');
    await dialog.getByLabel(SETTINGS_TEXT.persona).selectOption('Ada');
    await dialog.getByLabel(SETTINGS_TEXT.length).selectOption(SETTINGS_TEXT.lengths.short);
    await dialog.getByLabel(SETTINGS_TEXT.style).fill('playful, first person');
    await dialog.getByLabel(SETTINGS_TEXT.note, { exact: true }).fill('They are snowed in.');
    await dialog.getByText(SETTINGS_TEXT.advanced).click();
    await dialog.getByLabel(SETTINGS_TEXT.depth).fill('0');
    const temperature = dialog.getByLabel(SAMPLING_TEXT.options.temperature);
    await temperature.fill('3');
    await dialog.getByRole('button', { name: SETTINGS_TEXT.save }).click();
    await dialog.getByText('Enter a number from 0 to 2.').waitFor();
    await expectAccessible(page);
    await temperature.fill('1.3');
    await dialog.getByRole('button', { name: SETTINGS_TEXT.save }).click();
    await savedToast(page).waitFor();
    await page.getByRole('heading', { level: 1 }).getByText('The harbor story').waitFor();
    await page
      .getByRole('link', { name: /The harbor story/ })
      .first()
      .waitFor();

    const prompt = await promptFor(chat, 'Go on.');
    expect(prompt).toContain('Who Ada is');
    expect(prompt).toContain('They are snowed in.');
    expect(prompt).toContain('playful, first person');
    expect(prompt).toContain('one to three sentences');
    await page.reload();
    const again = await openSettings(page);
    expect(await again.getByLabel(SETTINGS_TEXT.style).inputValue()).toBe('playful, first person');
    await again.getByText(SETTINGS_TEXT.advanced).click();
    const kept = again.getByLabel(SAMPLING_TEXT.options.temperature);
    expect(await kept.inputValue()).toBe('1.3');
  });

  test('fit on a phone and close with Escape', async () => {
    const chat = await openChat(app, slug, await app.createUser(), { width: PHONE });
    const dialog = await openSettings(chat.page);
    const box = (await dialog.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE);
    const isCut = (one: HTMLElement) => one.scrollWidth > one.clientWidth;
    expect(await dialog.evaluate(isCut)).toBe(false);
    await expectAccessible(chat.page);
    await chat.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('several chats with one character', () => {
  test('are left for another page before they are archived, which stays open', async () => {
    const { page } = await openChat(app, slug, await app.createUser());
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/v1/chat/*/settings', async (route) => {
      if (route.request().method() === 'PATCH') await held;
      await route.continue();
    });
    const asked = page.waitForRequest(
      (request) => request.method() === 'PATCH' && request.url().endsWith('/settings'),
    );
    await choose(page, SETTINGS_TEXT.archive);
    await asked;
    await page.locator('a[href="/collection"]:visible').first().click();
    await waitForPath(page, '/collection');
    release();
    // The chat would be left for the list before this is said.
    await page.getByText(/ archived$/).waitFor();
    await waitForPath(page, '/collection');
  });

  test('are opened, distinguished, archived and restored', async () => {
    const user = await app.createUser();
    const chat = await openChat(app, slug, user);
    const { page } = chat;
    await promptFor(chat, 'My cat is called Biscuit.');
    await choose(page, SETTINGS_TEXT.start);
    await page.waitForURL(/\?chat=/);
    await expect.poll(() => chat.countText('Biscuit')).toBe(0);
    const dialog = await openSettings(page);
    await dialog.getByLabel(SETTINGS_TEXT.name).fill('Second');
    await dialog.getByRole('button', { name: SETTINGS_TEXT.save }).click();
    await savedToast(page).waitFor();
    expect(await promptFor(chat, 'Do you know my cat?')).not.toContain('Biscuit');

    const list = page.getByRole('navigation', { name: COPY.list.label });
    const second = list.getByRole('link', { name: /Second/ });
    await second.and(page.locator('[aria-current=page]')).waitFor();
    await list.getByRole('link', { name: /Started/ }).click();
    await chat.waitForText('Biscuit');
    await second.click();
    await chat.waitForText('Do you know my cat?');
    await expectAccessible(page);

    await choose(page, SETTINGS_TEXT.archive);
    await page.waitForURL(/\/chat$/);
    await second.waitFor({ state: 'detached' });
    await list.getByRole('button', { name: COPY.list.archived(1) }).click();
    await second.click();
    await waitForChat(page);
    await expectAccessible(page);
    await list.getByRole('button', { name: /Second/ }).click();
    await page.getByRole('menuitem', { name: SETTINGS_TEXT.unarchive }).click();
    await list.getByText(COPY.list.archiveEmpty).waitFor();
    await list.getByRole('button', { name: COPY.list.backToChats }).click();
    await second.waitFor();
  });

  test('keep their addresses: a reload and back navigation show the same chat', async () => {
    const user = await app.createUser();
    const chat = await openChat(app, slug, user);
    const { page } = chat;
    await promptFor(chat, 'The first of two.');
    await choose(page, SETTINGS_TEXT.start);
    await page.waitForURL(/\?chat=/);
    await promptFor(chat, 'The other of two.');
    await page.reload();
    await chat.waitForText('The other of two.');
    await page.goBack();
    // The character's own address opens the chat that was used last.
    await chat.waitForText('The other of two.');
  });

  test('are removed one at a time', async () => {
    const user = await app.createUser();
    const chat = await openChat(app, slug, user);
    const { page } = chat;
    await promptFor(chat, 'The one that stays.');
    await choose(page, SETTINGS_TEXT.start);
    await page.waitForURL(/\?chat=/);
    await choose(page, COPY.remove.action);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: COPY.remove.confirm }).click();
    await page.waitForURL(/\/chat$/);
    await page.getByRole('navigation', { name: COPY.list.label }).getByRole('link').click();
    await chat.waitForText('The one that stays.');
  });
});

describe('a lorebook', () => {
  test('is imported, edited, exported, and read in the chats where it is on', async () => {
    const TEXT = PERSONAS_TEXT.books;
    const user = await app.createUser();
    const page = await app.open({ path: '/personas', as: user });
    const file = join(mkdtempSync(join(tmpdir(), 'everafter-book-')), 'Coast.json');
    const world = { entries: { 0: { uid: 0, key: ['harbor'], content: 'The harbor froze.' } } };
    writeFileSync(file, JSON.stringify(world));
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: TEXT.import }).click();
    await (await choosing).setFiles(file);
    await page.getByRole('link', { name: /Coast/ }).click();
    await page.getByRole('button', { name: CARDS_TEXT.book.add }).click();
    await page.getByLabel(CARDS_TEXT.book.keys).fill('inn');
    await page.getByLabel(CARDS_TEXT.book.content).fill('The inn burned.');
    await expectAccessible(page);
    await page.getByRole('button', { name: PERSONAS_TEXT.book.save }).click();
    await page.getByText(PERSONAS_TEXT.book.saved).first().waitFor();
    await page.getByRole('link', { name: PERSONAS_TEXT.book.back }).click();
    await page.getByText(TEXT.entries(2)).waitFor();
    await page.getByRole('button', { name: PERSONAS_TEXT.options('Coast') }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: TEXT.export }).click();
    const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as object;
    expect(saved).toMatchObject({
      name: 'Coast',
      entries: { 0: { key: ['harbor'] }, 1: { key: ['inn'], content: 'The inn burned.' } },
    });

    const chat = await openChat(app, slug, user);
    expect(await promptFor(chat, 'To the inn!')).not.toContain('The inn burned.');
    const dialog = await openSettings(chat.page);
    await dialog.getByLabel('Coast').check();
    await dialog.getByRole('button', { name: SETTINGS_TEXT.save }).click();
    await savedToast(chat.page).waitFor();
    expect(await promptFor(chat, 'To the inn again!')).toContain('The inn burned.');
  });

  test('in an invalid file is refused with a message', async () => {
    const page = await app.open({ path: '/personas', as: await app.createUser() });
    const file = join(mkdtempSync(join(tmpdir(), 'everafter-book-')), 'none.json');
    writeFileSync(file, '{"name":"none"}');
    app.allowErrors(/422/);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: PERSONAS_TEXT.books.import }).click();
    await (await choosing).setFiles(file);
    await page.getByText(/There is no lorebook in this file/).waitFor();
  });
});

test('the browser’s time zone is kept once, and can be changed', async () => {
  const user = await app.createUser();
  const zone = async () => (await user.call<User>('/users/me')).preferences.time_zone;
  const page = await app.open({ path: '/profile', as: user });
  const own = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect.poll(zone).toBe(own);
  await page.getByLabel(PROFILE_TEXT.preferences.clock).selectOption('Asia/Tokyo');
  await expect.poll(zone).toBe('Asia/Tokyo');
  await page.reload();
  await expect
    .poll(() => page.getByLabel(PROFILE_TEXT.preferences.clock).inputValue())
    .toBe('Asia/Tokyo');
  expect(await zone()).toBe('Asia/Tokyo');
});

test('a character’s owner sets its sampling', async () => {
  const user = await app.createUser();
  const form = new FormData();
  const data = { name: 'Odile', description: 'Mends nets.', first_mes: 'Hello.' };
  form.set('file', new Blob([JSON.stringify({ spec: 'chara_card_v2', data })]));
  form.set('choices', JSON.stringify({ age: 34, sex: 'female' }));
  const response = await fetch(`${app.server.url}/api/v1/characters/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}` },
    body: form,
  });
  const made = (await response.json()) as { slug: string };
  const page = await app.open({ path: `/character/${made.slug}`, as: user });
  await page.getByRole('button', { name: DETAIL_TEXT.edit }).click();
  await page.getByText(DETAIL_TEXT.sections.advanced).click();
  await page.getByLabel(SAMPLING_TEXT.options.temperature).fill('0.6');
  await page.getByRole('button', { name: DETAIL_TEXT.save }).click();
  await expect
    .poll(async () => (await user.call<{ sampling: object }>(`/characters/${made.slug}`)).sampling)
    .toEqual({ temperature: 0.6 });
});
