import { beforeAll, describe, expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { waitForChat, openChat, readSlugs } from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { waitForPath, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ model: true });
let slugs: string[];
beforeAll(async () => {
  slugs = await readSlugs(app);
});

interface OpenedChat {
  id: string;
  character: { name: string; slug: string };
}

const makeChat = (user: TestUser, slug: string) => user.call<OpenedChat>(`/chat/character/${slug}`);

const write = (user: TestUser, chat: OpenedChat, content: string) =>
  user.call(`/chat/${chat.id}/messages`, { method: 'POST', body: JSON.stringify({ content }) });

/** Creates a chat with one message and its reply. */
async function makeTurn(user: TestUser, slug: string, content: string): Promise<OpenedChat> {
  const chat = await makeChat(user, slug);
  await write(user, chat, content);
  await expect
    .poll(async () => {
      const { messages } = await user.call<{ messages: { sender: string; status: string }[] }>(
        `/chat/${chat.id}`,
      );
      const last = messages.at(-1);
      return last?.sender === 'character' && last.status === 'done';
    })
    .toBe(true);
  return chat;
}

const LONG_WORDS = 'The rain has not stopped since noon and the tram was late again. '.repeat(4);

describe('the list of chats', () => {
  test('is empty at first and leads to the character picker, which works by search and keyboard', async () => {
    const user = await app.createUser();
    const page = await app.open({ path: '/chat', as: user });
    await page.getByText(COPY.list.empty.title).waitFor();
    await page.getByText(COPY.list.empty.text).waitFor();
    await page.getByRole('heading', { name: COPY.start.title }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: COPY.start.browse }).first().click();
    const picker = page.getByRole('dialog', { name: COPY.picker.title });
    await picker.getByRole('listitem').first().waitFor();
    await expectAccessible(page);
    const search = picker.getByRole('searchbox');
    await search.fill('zzzz');
    await picker.getByText(COPY.picker.empty).waitFor();
    const { character } = await makeChat(await app.createUser(), slugs[1]!);
    await search.fill(character.name.slice(0, 6).toUpperCase());
    const found = picker.getByRole('link', { name: character.name });
    await found.waitFor();
    await found.press('Enter');
    await waitForPath(page, `/chat/${slugs[1]}`);
    await waitForChat(page);
    await picker.waitFor({ state: 'detached' });
  });

  test('finds a chat by a part of its name, and shows a message without matches', async () => {
    const user = await app.createUser();
    const first = await makeTurn(user, slugs[0]!, 'Good morning');
    const second = await makeTurn(user, slugs[1]!, 'Good evening');
    const page = await app.open({ path: '/chat', as: user });
    const rows = page.getByRole('navigation', { name: COPY.list.label }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(2);
    // The newest conversation comes first.
    expect(await rows.first().innerText()).toContain(second.character.name);
    const search = page.getByRole('searchbox', { name: COPY.list.search });
    await search.fill(first.character.name.slice(0, 5).toLowerCase());
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.innerText()).toContain(first.character.name);
    await search.fill('Good morning');
    await page.getByRole('region', { name: COPY.search.title }).getByRole('link').first().waitFor();
    await expectAccessible(page);
    await search.fill('nobody of that name');
    await page.getByText(COPY.list.noMatch.title).waitFor();
    await page.getByText(COPY.list.noMatch.text).waitFor();
  });

  test('shows unread counts in the list and the navigation until the chat is opened', async () => {
    const user = await app.createUser();
    app.model.holdReplies();
    const first = await openChat(app, slugs[0]!, user);
    const { page } = first;
    await first.sendText('Answer me when you can.');
    const reply = await app.model.nextReply();
    await makeChat(user, slugs[1]!);
    await page.goto(`/chat/${slugs[1]}`);
    await waitForChat(page);
    reply.write('I can now. Where were we?');
    reply.finish();
    const row = page
      .getByRole('navigation', { name: COPY.list.label })
      .getByRole('link', { name: /1 unread message/ });
    await row.waitFor();
    const badge = page.getByRole('link', { name: /^Chat\s*, 1 unread/ });
    await badge.first().waitFor();
    await row.click();
    await first.waitForText('Where were we?');
    await row.waitFor({ state: 'detached' });
    await badge.first().waitFor({ state: 'detached' });
    await page.goto('/girls');
    await page.getByRole('link', { name: 'Chat', exact: true }).first().waitFor();
    expect(await badge.count()).toBe(0);
  });

  test('announces a reply to a user who has left the chat, on other pages and in the list', async () => {
    const user = await app.createUser();
    app.model.holdReplies();
    const chat = await openChat(app, slugs[0]!, user);
    const { page } = chat;
    await chat.sendText('I only look around for a moment.');
    const reply = await app.model.nextReply();
    await page.getByRole('link', { name: 'Explore', exact: true }).first().click();
    await waitForPath(page, '/');
    // The chat counts as visible until the next page has rendered, and marks messages as read.
    await chat.input.waitFor({ state: 'detached' });
    reply.write('Take your time, I am not going anywhere.');
    reply.finish();
    const badge = page.getByRole('link', { name: /^Chat\s*, 1 unread/ }).first();
    await badge.waitFor();
    await badge.click();
    await waitForPath(page, '/chat');
    const row = page.getByRole('navigation', { name: COPY.list.label }).getByRole('listitem');
    await expect.poll(() => row.innerText()).toContain('Take your time');
    await row.getByRole('link', { name: /1 unread message/ }).waitFor();
  });

  test('restarts a chat after a confirmation', async () => {
    const user = await app.createUser();
    const { character } = await makeTurn(user, slugs[0]!, 'Forget this later.');
    const chat = await openChat(app, slugs[0]!, user);
    await chat.waitForText('Forget this later.');
    await chat.page
      .getByRole('button', { name: COPY.list.menu(character.name) })
      .last()
      .click();
    await chat.page.getByRole('menuitem', { name: COPY.restart.action }).click();
    const question = chat.page.getByRole('alertdialog', { name: COPY.restart.title });
    await question.getByText(COPY.restart.text).waitFor();
    await expectAccessible(chat.page, '[role=alertdialog]');
    await question.getByRole('button', { name: COPY.cancel }).click();
    await question.waitFor({ state: 'detached' });
    await chat.waitForText('Forget this later.');
    const menu = chat.page.getByRole('button', { name: COPY.list.menu(character.name) }).last();
    await expect.poll(() => menu.evaluate((one) => one === document.activeElement)).toBe(true);
    await menu.click();
    await chat.page.getByRole('menuitem', { name: COPY.restart.action }).click();
    await question.getByRole('button', { name: COPY.restart.confirm }).click();
    await chat.page.getByText(COPY.restart.done).waitFor();
    await expect.poll(() => chat.countText('Forget this later.')).toBe(0);
    await chat.page.reload();
    await chat.input.waitFor();
    expect(await chat.countText('Forget this later.')).toBe(0);
    await chat.sendText('Hello anew.');
    await chat.waitForReply();
  });

  test('removes a chat after a confirmation, and can undo that within ten seconds', async () => {
    const user = await app.createUser();
    const { id, character } = await makeTurn(user, slugs[0]!, 'Keep me if you can.');
    const chat = await openChat(app, slugs[0]!, user);
    const { page } = chat;
    const rows = page.getByRole('navigation', { name: COPY.list.label }).getByRole('listitem');
    const remove = async () => {
      await rows.first().hover();
      await rows
        .first()
        .getByRole('button', { name: COPY.list.menu(character.name) })
        .click();
      await page.getByRole('menuitem', { name: COPY.remove.action }).click();
      const question = page.getByRole('alertdialog', { name: COPY.remove.title });
      await question.getByText(COPY.remove.text).waitFor();
      await question.getByRole('button', { name: COPY.remove.confirm }).click();
      await waitForPath(page, '/chat');
      await expect.poll(() => rows.count()).toBe(0);
    };
    await remove();
    await page.getByRole('button', { name: COPY.remove.undo }).click();
    await waitForPath(page, `/chat/${slugs[0]}?chat=${id}`);
    await chat.waitForText('Keep me if you can.');
    await expect.poll(() => rows.count()).toBe(1);
    await remove();
    await page.reload();
    await page.getByText(COPY.list.empty.title).waitFor();
  });
});

describe('a chat with a history', () => {
  test.each([
    ['a desktop', 1280],
    ['a phone', PHONE],
  ])('opens at its newest message on %s', async (_name, width) => {
    const user = await app.createUser();
    let chat!: OpenedChat;
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
      chat = await makeTurn(user, slugs[0]!, `${text}. ${LONG_WORDS}`);
    const { page, log } = await openChat(app, chat.character.slug, user, { width });
    await page.getByText('Six.').waitFor();
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
  });
});

describe('the details of a companion', () => {
  test('are shown beside the chat until they are switched off, and the setting is kept', async () => {
    const user = await app.createUser();
    const { page } = await openChat(app, slugs[0]!, user);
    const panel = page.getByRole('complementary', { name: COPY.details.label });
    await panel.getByRole('heading').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: COPY.conversation.hideDetails }).click();
    await panel.waitFor({ state: 'detached' });
    await page.reload();
    await waitForChat(page);
    await page.getByRole('button', { name: COPY.conversation.showDetails }).waitFor();
    expect(await panel.count()).toBe(0);
    await page.getByRole('button', { name: COPY.conversation.showDetails }).click();
    await panel.getByRole('heading').waitFor();
  });

  test('cover the chat on a phone, and Escape closes them', async () => {
    const { page } = await openChat(app, slugs[0]!, await app.createUser(), { width: PHONE });
    await page.getByRole('button', { name: COPY.conversation.showDetails }).click();
    const sheet = page.getByRole('dialog', { name: COPY.details.label });
    await sheet.getByRole('heading').waitFor();
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: COPY.conversation.back }).click();
    await waitForPath(page, '/chat');
    await page.getByRole('heading', { level: 1, name: COPY.list.title }).waitFor();
  });
});

describe('when something cannot be loaded', () => {
  test('the list shows an error and a retry', async () => {
    app.allowErrors(/ERR_FAILED|Failed to load resource/);
    const user = await app.createUser();
    const page = await app.open({
      path: '/chat',
      as: user,
      prepare: (context) => context.route('**/api/v1/chat/?*', (route) => route.abort()),
    });
    await page.getByText(COPY.list.loadFailed).waitFor();
    await page.context().unroute('**/api/v1/chat/?*');
    await page.getByRole('button', { name: COPY.tryAgain }).click();
    await page.getByText(COPY.list.empty.title).waitFor();
  });

  test('the conversation shows an error and a retry', async () => {
    app.allowErrors(/ERR_FAILED|Failed to load resource/);
    const page = await app.open({
      path: `/chat/${slugs[0]}`,
      as: await app.createUser(),
      prepare: (context) => context.route('**/chat/character/**', (route) => route.abort()),
    });
    await page.getByText(COPY.conversation.loadFailed).waitFor();
    await expectAccessible(page);
    await page.context().unroute('**/chat/character/**');
    await page.getByRole('button', { name: COPY.tryAgain }).click();
    await waitForChat(page);
  });

  test('a page whose data fail to load offers a retry', async () => {
    app.allowErrors(/ERR_FAILED|Failed to load resource|Failed to fetch|TypeError/);
    const page = await app.open({ path: '/characters' });
    await page.context().route('**/guys.data*', (route) => route.abort());
    await page.getByRole('link', { name: 'Guys', exact: true }).first().click();
    const again = page.getByRole('button', { name: COPY.tryAgain });
    await again.waitFor();
    await page.context().unroute('**/guys.data*');
    await again.click();
    await page.locator('article.character-card').first().waitFor();
  });
});
