import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { MEMORY_COPY } from '#features/chat/ui/memory/copy.ts';
import { SETTINGS_TEXT } from '#features/chat/ui/settings/copy.ts';
import { openChat, readSlugs, waitForChat, type ChatScreen } from './chat-screen.ts';
import { DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

const SCREENS = process.env['SCREENSHOTS'];
const photograph = async (page: Page, name: string) => {
  if (SCREENS) await page.screenshot({ path: `${SCREENS}/${name}.png` });
};

const list = (page: Page) => page.getByRole('list', { name: MEMORY_COPY.list });
const item = (page: Page, text: string | RegExp) =>
  list(page).getByRole('listitem').filter({ hasText: text });
const openMemories = (page: Page) =>
  page.getByRole('tab', { name: MEMORY_COPY.tabs.memories }).click();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('with the demo engine', () => {
  const app = setupApp({ env: { MEMORY_EVERY: '2' } });
  let slug: string;
  beforeAll(async () => {
    [slug] = (await readSlugs(app, 1)) as [string];
  });

  async function say(chat: ChatScreen, text: string): Promise<void> {
    await chat.sendText(text);
    await chat.waitForText(text);
    await chat.waitForReply();
  }

  test('a fact is remembered, corrected, shown at its source, forgotten, and restored', async () => {
    const user = await app.createUser();
    const chat = await openChat(app, slug, user, { width: DESKTOP });
    const { page } = chat;
    await openMemories(page);
    await page.getByText(MEMORY_COPY.empty.title).waitFor();
    await expectAccessible(page);
    await photograph(page, 'empty-1440');

    await say(chat, 'By the way, my dog is called Biscuit.');
    await item(page, /dog is called Biscuit/).waitFor();
    const note = page.getByText(/^Remembered: .*Biscuit/);
    await note.waitFor();
    await photograph(page, 'note-1440');
    await button(page, MEMORY_COPY.closeNote).click();
    await note.waitFor({ state: 'detached' });

    await say(chat, 'Sorry, my dog is called Rex.');
    const rex = item(page, /dog is called Rex/);
    await rex.getByText(/Before: .*Biscuit/).waitFor();
    await say(chat, 'I live in Lisbon and I love sailing.');
    await item(page, 'likes sailing').or(item(page, 'lives in Lisbon')).first().waitFor();
    await expectAccessible(page);
    await photograph(page, 'list-1440');

    await rex.getByRole('button', { name: /From today/ }).click();
    await chat.log.getByText('Sorry, my dog is called Rex.').waitFor();

    // A restart of the process loses none of it.
    await app.restart('kill');
    await page.reload();
    const again = await waitForChat(page);
    await say(again, 'So what is my dog called?');
    await again.waitForText(/dog is called Rex/);

    await openMemories(page);
    await rex.getByRole('button', { name: MEMORY_COPY.forget }).click();
    await rex.waitFor({ state: 'detached' });
    await button(page, MEMORY_COPY.undo).click();
    await rex.waitFor();

    await button(page, MEMORY_COPY.forgetAll).click();
    await page.getByText(MEMORY_COPY.empty.title).waitFor();
    await button(page, MEMORY_COPY.undo).last().click();
    await rex.waitFor();
  });

  test('a dog’s name is known when asked twenty messages later, also after a restart', async () => {
    const user = await app.createUser();
    let chat = await openChat(app, slug, user);
    await say(chat, 'By the way, my dog is called Biscuit.');
    for (const hour of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'])
      await say(chat, `The clock struck ${hour} and the harbor was quiet.`);
    await app.restart('stop');
    await chat.page.reload();
    chat = await waitForChat(chat.page);
    const question = 'What is my dog called?';
    await say(chat, question);
    const answer = async () => (await chat.log.innerText()).split(question).at(-1);
    await expect.poll(answer).toContain('Biscuit');
  }, 90_000);

  test('the line below the composer says that this is a demo, and links to the use of a real model', async () => {
    const user = await app.createUser();
    const { page } = await openChat(app, slug, user, { width: PHONE });
    await page.getByText(/demo/i).last().waitFor();
    await page.getByRole('link', { name: COPY.realModel.link }).click();
    await page.getByRole('heading', { name: COPY.realModel.title }).waitFor();
    await page.getByText('TEXT_BASE_URL=').waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE);
  });

  test('memories are added, reworded, pinned, searched and filtered', async () => {
    const chat = await openChat(app, slug, await app.createUser(), { width: DESKTOP });
    const { page } = chat;
    await openMemories(page);
    await button(page, MEMORY_COPY.add).click();
    const field = page.getByLabel(MEMORY_COPY.addLabel);
    await button(page, MEMORY_COPY.addAction).click();
    await page.getByText('Write what should be remembered.').waitFor();
    await field.fill('I am allergic to hazelnuts.');
    await expectAccessible(page);
    await photograph(page, 'add-1440');
    await button(page, MEMORY_COPY.addAction).click();
    const nuts = item(page, 'hazelnuts');
    await nuts.getByText(MEMORY_COPY.own).waitFor();

    await nuts.getByRole('button', { name: MEMORY_COPY.edit }).click();
    await page.getByLabel(MEMORY_COPY.editLabel).fill('I am allergic to walnuts.');
    await button(page, MEMORY_COPY.save).click();
    await item(page, 'walnuts').getByText(MEMORY_COPY.edited).waitFor();

    await button(page, MEMORY_COPY.add).click();
    await field.fill('We met at the harbor.');
    await button(page, MEMORY_COPY.addAction).click();
    await item(page, 'harbor').getByRole('button', { name: MEMORY_COPY.unpin }).click();
    await button(page, MEMORY_COPY.kinds.pinned).click();
    await item(page, 'harbor').waitFor({ state: 'detached' });
    await button(page, MEMORY_COPY.kinds.all).click();
    await page.getByRole('searchbox', { name: MEMORY_COPY.search }).fill('harbor');
    await item(page, 'walnuts').waitFor({ state: 'detached' });
    await item(page, 'harbor').waitFor();
    await page.getByRole('searchbox', { name: MEMORY_COPY.search }).fill('zeppelin');
    await page.getByText(MEMORY_COPY.noMatch.title).waitFor();
  });

  /** Adds a memory without the page's own code. @returns the answer's status */
  const addElsewhere = (page: Page, content: string): Promise<number> =>
    page.evaluate(
      async ([name, text]) => {
        const headers = {
          authorization: `Bearer ${localStorage.getItem('auth_token')}`,
          'content-type': 'application/json',
        };
        const found = await fetch(`/api/v1/chat/character/${name}`, { headers });
        const { id } = await found.json();
        const added = await fetch(`/api/v1/chat/${id}/memories`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': 'elsewhere' },
          body: JSON.stringify({ content: text }),
        });
        return added.status;
      },
      [slug, content] as const,
    );

  test('a memory that another device adds before the page gets events is shown later', async () => {
    const listening = Promise.withResolvers<void>();
    const { page } = await openChat(app, slug, await app.createUser(), {
      width: DESKTOP,
      prepare: (context) =>
        context.route('**/api/v1/events', async (route) => {
          await listening.promise;
          await route.continue();
        }),
    });
    await openMemories(page);
    await page.getByText(MEMORY_COPY.empty.title).waitFor();
    expect(await addElsewhere(page, 'We met at the harbor.')).toBe(201);
    listening.resolve();
    await item(page, 'harbor').waitFor();
  });

  test('a memory that is added while the list is first read is in it', async () => {
    const isRead = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const { page } = await openChat(app, slug, await app.createUser(), {
      width: DESKTOP,
      prepare: (context) =>
        context.route(
          '**/memories?*',
          async (route) => {
            const response = await route.fetch();
            isRead.resolve();
            await left.promise;
            await route.fulfill({ response }).catch(() => {});
          },
          { times: 1 },
        ),
    });
    await openMemories(page);
    await isRead.promise;
    expect(await addElsewhere(page, 'We met at the harbor.')).toBe(201);
    await item(page, 'harbor').waitFor();
    left.resolve();
  });

  test('the line about what was remembered can be switched off', async () => {
    const user = await app.createUser();
    const chat = await openChat(app, slug, user, { width: DESKTOP });
    const { page } = chat;
    await openMemories(page);
    const saved = page.waitForResponse((response) => response.url().endsWith('/preferences'));
    await page.getByRole('switch', { name: MEMORY_COPY.notes }).click();
    await saved;
    await say(chat, 'My cat is called Miso.');
    await item(page, /cat is called Miso/).waitFor();
    expect(await page.getByText(/^Remembered:/).count()).toBe(0);
  });

  test('two chats with one character share no memories, unless one is set to', async () => {
    const user = await app.createUser();
    const chat = await openChat(app, slug, user, { width: DESKTOP });
    const { page } = chat;
    await openMemories(page);
    await say(chat, 'By the way, my dog is called Biscuit.');
    await item(page, /dog is called Biscuit/).waitFor();

    const choose = async (entry: string) => {
      await page
        .locator('section')
        .getByRole('button', { name: /^Options for the chat/ })
        .click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await choose(SETTINGS_TEXT.start);
    await page.waitForURL(/\?chat=/);
    await page.getByText(MEMORY_COPY.empty.title).waitFor();
    await say(chat, 'So what is my dog called?');
    expect(await chat.countText('Biscuit')).toBe(0);

    await choose(SETTINGS_TEXT.action);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('switch', { name: SETTINGS_TEXT.recall }).click();
    await expectAccessible(page, 'dialog');
    await dialog.getByRole('button', { name: SETTINGS_TEXT.save }).click();
    await dialog.waitFor({ state: 'detached' });
    await say(chat, 'And now, what is my dog called?');
    await chat.waitForText(/dog is called Biscuit/);
  });

  test.each([PHONE, 768])(
    'on %i pixels the memories are a sheet with its own undo',
    async (width) => {
      const chat = await openChat(app, slug, await app.createUser(), { width });
      const { page } = chat;
      await say(chat, 'My sister is called Nora.');
      await page.getByText(/^Remembered: .*Nora/).waitFor();
      await photograph(page, `note-${width}`);
      await expectAccessible(page);
      await button(page, MEMORY_COPY.seeNote).click();
      const nora = item(page, /sister is called Nora/);
      await nora.waitFor();
      await expectAccessible(page, 'dialog');
      await photograph(page, `sheet-${width}`);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
      await nora.getByRole('button', { name: MEMORY_COPY.forget }).click();
      await nora.waitFor({ state: 'detached' });
      await photograph(page, `undo-${width}`);
      await button(page, MEMORY_COPY.undo).click();
      await nora.getByRole('button', { name: /From today/ }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await chat.log.getByText('My sister is called Nora.').waitFor();
      // Also from the header, where their tab opens the memories.
      await button(page, COPY.conversation.showDetails).click();
      await page.getByRole('tab', { name: MEMORY_COPY.tabs.memories }).click();
      await nora.waitFor();
    },
  );
});

describe('with a model', () => {
  const app = setupApp({ model: true, env: { MEMORY_EVERY: '2' } });

  test('a fact of a reply is removed when the reply is regenerated', async () => {
    const [slug, otherSlug] = (await readSlugs(app)) as [string, string];
    app.model.holdReplies();
    const user = await app.createUser();
    const chat = await openChat(app, slug, user, { width: DESKTOP });
    const { page } = chat;
    await openMemories(page);
    /** Writes the reply and then the requested facts. */
    const answer = async (text: string, facts: string) => {
      const reply = await app.model.nextReply();
      reply.write(text);
      reply.finish();
      const asked = await app.model.nextReply();
      expect(asked.prompt).toContain(text);
      asked.write(facts);
      asked.finish();
    };
    await chat.sendText('Tell me about your family.');
    await answer('My brother paints boats by the harbor.', '[2] Her brother paints boats.');
    await item(page, 'paints boats').waitFor();

    await button(page, COPY.message.regenerate).click();
    await item(page, 'paints boats').waitFor({ state: 'detached' });
    await answer('My aunt keeps bees on the roof.', '- **[1]** Her aunt keeps bees.');
    await item(page, 'keeps bees').waitFor();
    expect(await item(page, 'paints boats').count()).toBe(0);

    await page.getByRole('button', { name: COPY.message.previous }).click();
    await item(page, 'keeps bees').waitFor({ state: 'detached' });
    const again = await app.model.nextReply();
    again.write('[1] Her brother paints boats.');
    again.finish();
    await item(page, 'paints boats').waitFor();

    // A chat with another character does not know it.
    await page.goto(`/chat/${otherSlug}`);
    await waitForChat(page);
    await openMemories(page);
    await page.getByText(MEMORY_COPY.empty.title).waitFor();
  });
});
