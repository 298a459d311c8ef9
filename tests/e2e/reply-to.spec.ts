import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Chat } from '#features/chat/contract.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { REPLY_TEXT } from '#features/chat/ui/reply/copy.ts';
import {
  type ChatScreen,
  chooseInMenu,
  openChat,
  readSlugs,
  rowOf,
  say,
  startTalk,
} from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ model: true, env: { FREE_DAILY_MESSAGES: '100' } });
let slug: string;
beforeAll(async () => {
  [slug] = (await readSlugs(app)) as [string];
});

/** The row of a text that other rows quote. */
const ownRow = (chat: ChatScreen, text: string): Locator => rowOf(chat, text).first();
const tray = ({ page }: ChatScreen) => page.getByRole('group', { name: /^Replying to / });
const quoteIn = (row: Locator) => row.getByTitle(REPLY_TEXT.show);

const choose = (chat: ChatScreen, text: string, item: string): Promise<void> =>
  chooseInMenu(ownRow(chat, text), item);

describe('an answer to a particular message', () => {
  test('is chosen in the message’s menu, read by the model, and shown with its quote', async () => {
    const user = await app.createUser();
    const chat = await startTalk(app, slug, user);
    const other = await openChat(app, slug, user);
    await other.waitForText('For the stars.');
    await choose(chat, 'Only at night.', REPLY_TEXT.action);
    await tray(chat).getByText('Only at night.').waitFor();
    await expect
      .poll(() => chat.input.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await expectAccessible(chat.page);

    app.model.holdReplies();
    await chat.page.keyboard.type('Not by day?');
    await chat.page.keyboard.press('Enter');
    await tray(chat).waitFor({ state: 'detached' });
    const reply = await app.model.nextReply();
    expect(reply.prompt).toContain('[Answers your message: “Only at night.”]\nNot by day?');
    reply.write('The sun is loud.');
    reply.finish();
    for (const screen of [chat, other]) {
      await screen.waitForText('The sun is loud.');
      await quoteIn(rowOf(screen, 'Not by day?')).getByText('Only at night.').waitFor();
    }
    await chat.page.reload();
    await quoteIn(rowOf(chat, 'Not by day?')).getByText('Only at night.').waitFor();
    await expectAccessible(chat.page);

    await quoteIn(rowOf(chat, 'Not by day?')).click();
    await expect.poll(() => ownRow(chat, 'Only at night.').getAttribute('data-found')).toBe('true');
  });

  test('is chosen and dismissed by the keyboard alone', async () => {
    const chat = await startTalk(app, slug, await app.createUser());
    const { page, input } = chat;
    await input.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await tray(chat).getByText('For the stars.').waitFor();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByRole('group', { name: REPLY_TEXT.toYourself }).waitFor();
    await tray(chat).getByText('Why at night?').waitFor();
    await page.keyboard.press('Escape');
    await tray(chat).waitFor({ state: 'detached' });
    await page.keyboard.press('Alt+ArrowUp');
    await tray(chat).getByRole('button', { name: REPLY_TEXT.dismiss }).press('Enter');
    await tray(chat).waitFor({ state: 'detached' });
    await say(app, chat, 'Good.', 'Very good.');
    expect(await quoteIn(rowOf(chat, 'Good.')).count()).toBe(0);
  });

  test('says so when its original was deleted, even if it was chosen before', async () => {
    const user = await app.createUser();
    const chat = await startTalk(app, slug, user);
    await choose(chat, 'Only at night.', REPLY_TEXT.action);
    await say(app, chat, 'Not by day?', 'The sun is loud.');
    const other = await openChat(app, slug, user);
    await choose(other, 'Only at night.', REPLY_TEXT.action);
    await tray(other).waitFor();
    await choose(chat, 'Only at night.', COPY.moves.remove);
    await chat.page
      .getByRole('alertdialog', { name: COPY.moves.removeTitle })
      .getByRole('button', { name: COPY.moves.remove })
      .click();
    for (const screen of [chat, other])
      await rowOf(screen, 'Not by day?').getByText(REPLY_TEXT.deleted).waitFor();
    app.allowErrors(/404/);
    await other.sendText('And at dawn?');
    await other.page.getByText(/message that you are answering was deleted/).waitFor();
    expect(await other.input.inputValue()).toBe('And at dawn?');
    await tray(other).getByRole('button', { name: REPLY_TEXT.dismiss }).click();
    await other.input.press('Enter');
    await other.waitForText('And at dawn?');
    await chat.page.reload();
    await rowOf(chat, 'Not by day?').getByText(REPLY_TEXT.deleted).waitFor();
  });

  test('leads to a message far back, which is loaded then', async () => {
    const user = await app.createUser();
    const rows = Array.from({ length: 300 }, (_, at) => ({
      is_user: at % 2 === 0,
      mes:
        at === 7
          ? `The lantern keeper waved ${'and waved '.repeat(20)}`
          : `Turn number ${at} about the weather.`,
    }));
    const { id } = await importByApi(user, rows);
    const { data } = await user.call<{ data: { message_id: string }[] }>(
      '/chat/search?q=lantern%20keeper',
    );
    app.model.replyText = () => 'With both hands.';
    await user.call(`/chat/${id}/messages`, {
      method: 'POST',
      body: JSON.stringify({ content: 'To whom?', reply_to_id: data[0]!.message_id }),
    });
    const chat = await openChat(app, `${slug}?chat=${id}`, user, { width: PHONE });
    await chat.waitForText('With both hands.');
    const answer = rowOf(chat, 'To whom?');
    await expectAccessible(chat.page);
    expect(await chat.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
    expect((await quoteIn(answer).boundingBox())!.x).toBeGreaterThan(0);
    await quoteIn(answer).click();
    const original = ownRow(chat, 'The lantern keeper waved');
    await expect.poll(() => original.getAttribute('data-found')).toBe('true');
  });
});

async function importByApi(user: TestUser, rows: object[]): Promise<Chat> {
  const body = new FormData();
  const lines = rows.map((row) => JSON.stringify(row)).join('\n');
  body.append('file', new File([lines], 'chat.jsonl'));
  body.append('character_slug', slug);
  const response = await fetch(`${app.server.url}/api/v1/chat/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}` },
    body,
  });
  return (await response.json()) as Chat;
}
