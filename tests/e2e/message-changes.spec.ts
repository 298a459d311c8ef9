import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import type { Chat } from '#features/chat/contract.ts';
import {
  type ChatScreen,
  chooseInMenu,
  openChat,
  readSlugs,
  rowOf,
  say,
  startTalk,
  waitForChat,
} from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ model: true, env: { FREE_DAILY_MESSAGES: '100' } });
let slug: string;
beforeAll(async () => {
  [slug] = (await readSlugs(app)) as [string];
});

/** Opens a message's menu and selects an item. */
const choose = (chat: ChatScreen, text: string, item: string): Promise<void> =>
  chooseInMenu(rowOf(chat, text), item);

const jsonl = (rows: object[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

async function importByApi(user: TestUser, rows: object[]): Promise<Chat> {
  const body = new FormData();
  body.append('file', new File([jsonl(rows)], 'chat.jsonl'));
  body.append('character_slug', slug);
  const response = await fetch(`${app.server.url}/api/v1/chat/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}` },
    body,
  });
  const answer = (await response.json()) as Chat;
  expect(answer, JSON.stringify(answer).slice(0, 300)).toHaveProperty('id');
  return answer;
}

describe('any message', () => {
  test('can be edited, older ones without a new reply', async () => {
    const user = await app.createUser();
    const chat = await startTalk(app, slug, user);
    const other = await openChat(app, slug, user);
    await choose(chat, 'Only at night.', COPY.moves.edit);
    const editor = chat.page.getByRole('textbox', { name: /^Edit the message from/ });
    expect(await editor.inputValue()).toBe('Only at night.');
    await editor.fill('Only at dawn.');
    await editor.press('Enter');
    await chat.waitForText('Only at dawn.');
    await choose(chat, 'Shall we sail?', COPY.moves.edit);
    const own = chat.page.getByRole('textbox', { name: COPY.message.editLabel });
    await own.fill('Shall we row?');
    await own.press('Enter');
    for (const screen of [chat, other]) {
      await screen.waitForText('Only at dawn.');
      await screen.waitForText('Shall we row?');
      await screen.waitForText('For the stars.');
      expect(await screen.countText(COPY.message.edited)).toBe(2);
    }
    await chat.page.reload();
    await chat.waitForText(/Shall we row\?[^]*Only at dawn\.[^]*Why at night\?[^]*For the stars\./);
  });

  test('can be deleted on either side, and is gone in other tabs and after a reload', async () => {
    const user = await app.createUser();
    const chat = await startTalk(app, slug, user);
    const other = await openChat(app, slug, user);
    await other.waitForText('For the stars.');
    await choose(chat, 'Only at night.', COPY.moves.remove);
    const dialog = chat.page.getByRole('alertdialog', { name: COPY.moves.removeTitle });
    await expectAccessible(chat.page);
    await dialog.getByRole('button', { name: COPY.cancel }).click();
    expect(await chat.countText('Only at night.')).toBe(1);
    for (const text of ['Only at night.', 'Why at night?', 'For the stars.']) {
      await choose(chat, text, COPY.moves.remove);
      await dialog.getByRole('button', { name: COPY.moves.remove }).click();
      await dialog.waitFor({ state: 'detached' });
      for (const screen of [chat, other]) await expect.poll(() => screen.countText(text)).toBe(0);
    }
    await chat.page.reload();
    await chat.waitForText('Shall we sail?');
    expect(await chat.log.innerText()).not.toMatch(/night|stars/);
    const list = chat.page.getByRole('navigation', { name: COPY.list.label });
    await list.getByText('You: Shall we sail?').waitFor();
  });

  test('can start a branch, which leaves its chat as it was', async () => {
    const user = await app.createUser();
    const chat = await startTalk(app, slug, user);
    const main = await user.call<Chat>(`/chat/character/${slug}`);
    await choose(chat, 'Only at night.', COPY.moves.branch);
    await chat.page.waitForURL(/\?chat=/);
    const branch = await waitForChat(chat.page);
    // The address changes before the branch takes the old chat's place.
    await expect.poll(() => branch.countText('For the stars.')).toBe(0);
    await branch.waitForText('Only at night.');
    await say(app, branch, 'And by day?', 'Never by day.');
    await chat.page.reload();
    await branch.waitForText('Never by day.');
    await chat.page.goto(`/chat/${slug}?chat=${main.id}`);
    await chat.waitForText('For the stars.');
    expect(await chat.countText('Never by day.')).toBe(0);
  });

  test('has its menu on a phone after a long press', async () => {
    const user = await app.createUser();
    await startTalk(app, slug, user);
    const chat = await openChat(app, slug, user, { width: PHONE });
    const row = rowOf(chat, 'Shall we sail?');
    await row.waitFor();
    await row.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await chat.log.locator('[data-key][data-active]').waitFor();
    await row.getByRole('button', { name: COPY.message.more }).click();
    await chat.page.getByRole('menuitem', { name: COPY.moves.branch }).waitFor();
    await expectAccessible(chat.page);
    expect(await chat.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
    await chat.page.keyboard.press('Escape');
    await chat.page.getByRole('menu').waitFor({ state: 'detached' });
  });
});

describe('the last reply', () => {
  test('can be continued', async () => {
    const chat = await startTalk(app, slug, await app.createUser());
    app.model.holdReplies();
    await choose(chat, 'For the stars.', COPY.moves.continue);
    const reply = await app.model.nextReply();
    expect(reply.prompt).toContain('from where your last message ends');
    reply.write('And for the quiet.');
    reply.finish();
    await chat.waitForText(/For the stars\.[^]*And for the quiet\./);
    await chat.waitForReply();
    await expectAccessible(chat.page);
  });

  test('is regenerated according to a hint', async () => {
    const chat = await startTalk(app, slug, await app.createUser());
    app.model.holdReplies();
    await choose(chat, 'For the stars.', COPY.moves.hint);
    const field = chat.page.getByRole('textbox', { name: COPY.moves.hintLabel });
    await field.waitFor();
    await expectAccessible(chat.page);
    await field.fill('Much shorter');
    await field.press('Enter');
    const reply = await app.model.nextReply();
    expect(reply.prompt).toContain('<<<\nMuch shorter\n>>>');
    reply.write('Stars.');
    reply.finish();
    await chat.waitForText('Stars.');
    await chat.page.getByText('2 / 2').waitFor();
    expect(await chat.countText('Much shorter')).toBe(0);
  });
});

describe('the composer', () => {
  test('drafts an answer, and restores typed text', async () => {
    const chat = await startTalk(app, slug, await app.createUser());
    const { page, input } = chat;
    const suggest = page.getByRole('button', { name: COPY.composer.suggest });
    app.model.replyText = () => 'I would love to see them with you.';
    await suggest.click();
    await expect.poll(() => input.inputValue()).toBe('I would love to see them with you.');
    expect(await chat.countText('I would love to see them')).toBe(0);
    await input.fill('My own words');
    app.model.replyText = () => 'Which one is the brightest?';
    await suggest.click();
    await expect.poll(() => input.inputValue()).toBe('Which one is the brightest?');
    await page.getByRole('button', { name: COPY.composer.undo }).click();
    await expect.poll(() => input.inputValue()).toBe('My own words');
  });
});

describe('a search', () => {
  test('finds a message far back in a further chat, and leads to it', async () => {
    const user = await app.createUser();
    const rows = Array.from({ length: 300 }, (_, at) => ({
      is_user: at % 2 === 0,
      mes: at === 7 ? 'The lantern keeper waved.' : `Turn number ${at} about the weather.`,
    }));
    const { id } = await importByApi(user, rows);
    const chat = await openChat(app, slug, user);
    const { page } = chat;
    const list = page.getByRole('navigation', { name: COPY.list.label });
    await list.getByRole('searchbox').fill('lantern kee');
    const found = list
      .getByRole('region', { name: COPY.search.title })
      .getByRole('link', { name: /The lantern keeper waved\./ });
    await found.waitFor();
    await expectAccessible(page);
    await found.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('chat') === id);
    const row = rowOf(chat, 'The lantern keeper waved.');
    await expect.poll(() => row.getAttribute('data-found')).toBe('true');
    expect(await isInView(page, row)).toBe(true);
    await list.getByRole('searchbox').fill('zyxw');
    await list.getByText(COPY.list.noMatch.title).waitFor();
  });

  test('of a chat of 2,500 messages leads to an early one, from which the end is reached', async () => {
    const user = await app.createUser();
    const rows = Array.from({ length: 2500 }, (_, at) => ({
      is_user: at % 2 === 0,
      mes: at === 30 ? 'The ferry sings at noon.' : `Turn number ${at + 5000} about the weather.`,
    }));
    const { id } = await importByApi(user, rows);
    const chat = await openChat(app, slug, user);
    const { page, log } = chat;
    const list = page.getByRole('navigation', { name: COPY.list.label });
    await list.getByRole('searchbox').fill('ferry sings');
    await list.getByRole('link', { name: /The ferry sings at noon\./ }).click();
    await page.waitForURL((url) => url.searchParams.get('chat') === id);
    const row = rowOf(chat, 'The ferry sings at noon.');
    await expect.poll(() => row.getAttribute('data-found')).toBe('true');
    expect(await isInView(page, row)).toBe(true);
    await expectAccessible(page);

    // Messages that arrive in the meantime are at the end, which newer pages reach without a gap.
    await user.call(`/chat/${id}/messages`, {
      method: 'POST',
      body: JSON.stringify({ content: 'Are you still there?' }),
    });
    const latest = page.getByRole('button', { name: /^Jump to latest, \d new$/ });
    await latest.waitFor();
    const numbers = async () =>
      (await log.getByText(/^Turn number \d+ about the weather\.$/).allInnerTexts()).map((text) =>
        Number(/\d+/.exec(text)![0]),
      );
    // Each page of 50 is added below the view, which does not move.
    for (let last = Math.max(...(await numbers())); last < 5130;) {
      await log.press('PageDown');
      await expect
        .poll(async () => Math.max(...(await numbers())), { timeout: 15_000 })
        .toBeGreaterThan(last);
      const seen = (await numbers()).filter((number) => number > 5030);
      expect(seen).toEqual(seen.map((_, at) => seen[0]! + at));
      last = seen.at(-1)!;
    }

    await latest.click();
    await chat.waitForText('Are you still there?');
    await expect
      .poll(() =>
        log.evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
          Math.round(scrollHeight - scrollTop - clientHeight),
        ),
      )
      .toBeLessThanOrEqual(1);
    await page
      .getByRole('button', { name: COPY.conversation.newest })
      .waitFor({ state: 'detached' });

    // Near the end, scrolling alone reaches the newest messages.
    await list.getByRole('searchbox').fill('Turn number 7350');
    await list
      .getByRole('link', { name: /Turn number 7350/ })
      .first()
      .click();
    await expect
      .poll(() => rowOf(chat, 'Turn number 7350').getAttribute('data-found'))
      .toBe('true');
    await expect
      .poll(
        async () => {
          await log.press('End');
          return page.getByRole('button', { name: COPY.conversation.newest }).count();
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    await chat.waitForText('Are you still there?');
  });
});

async function isInView(page: Page, row: Locator): Promise<boolean> {
  const box = (await row.boundingBox())!;
  const area = (await page.getByRole('log').boundingBox())!;
  return box.y >= area.y - 1 && box.y + box.height <= area.y + area.height + 1;
}

describe('a chat of SillyTavern', () => {
  const ROWS = [
    { user_name: 'Sam', character_name: 'Vera', create_date: 'x', chat_metadata: { a: 1 } },
    {
      name: 'Vera',
      is_user: false,
      is_system: false,
      send_date: 'June 19, 2023 2:20pm',
      mes: 'The tide is in.',
      swipes: ['The tide is in.', 'The tide is out.'],
      swipe_id: 0,
      extra: { model: 'x' },
    },
    { name: 'Sam', is_user: true, is_system: false, send_date: 1_687_184_520_000, mes: 'At last.' },
    { name: 'Otto', is_user: false, is_system: true, send_date: '', mes: 'A note.' },
  ];

  test('is imported where a chat is started, and exported without loss', async () => {
    const page = await app.open({ path: '/chat', as: await app.createUser() });
    await page.getByRole('button', { name: COPY.list.newChat }).click();
    const picker = page.getByRole('dialog', { name: COPY.picker.title });
    await picker.getByRole('button', { name: COPY.files.importFrom }).click();
    const dialog = page.getByRole('dialog', { name: COPY.files.importTitle });
    await dialog.getByText(COPY.files.importWith).waitFor();
    await expectAccessible(page);
    await pick(page, dialog.getByRole('listitem').first().getByRole('button'), jsonl(ROWS));
    await page.waitForURL(/\?chat=/);
    const chat = await waitForChat(page);
    await chat.waitForText(/The tide is in\.[^]*At last\.[^]*A note\./);

    const menu = page.getByRole('region', { name: /^Conversation with/ });
    await menu.getByRole('button', { name: /^Options for the chat/ }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: COPY.files.export }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/\.jsonl$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(ROWS);

    // Its notice can be deleted; the product's own has no menu.
    const disclosure = rowOf(chat, 'You are talking to an AI');
    expect(await disclosure.getByRole('button').count()).toBe(0);
    await choose(chat, 'A note.', COPY.moves.remove);
    const question = page.getByRole('alertdialog', { name: COPY.moves.removeTitle });
    await expectAccessible(page, '[role=alertdialog]');
    await question.getByRole('button', { name: COPY.moves.remove }).click();
    await expect.poll(() => chat.countText('A note.')).toBe(0);
  });

  test('with a broken line is refused by its number, from the menu of a chat', async () => {
    app.allowErrors(/422/);
    const chat = await openChat(app, slug, await app.createUser());
    const { page } = chat;
    const menu = page.getByRole('region', { name: /^Conversation with/ });
    await menu.getByRole('button', { name: /^Options for the chat/ }).click();
    const item = page.getByRole('menuitem', { name: COPY.files.import });
    await pick(page, item, `${jsonl(ROWS)}\n{"mes":`);
    await page.getByText('Line 5: this is not valid JSON').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

async function pick(page: Page, opener: Locator, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await opener.click();
  await (
    await chooser
  ).setFiles({ name: 'chat.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });
}
