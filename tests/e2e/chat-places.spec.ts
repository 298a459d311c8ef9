import { beforeAll, describe, expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { onScreen, openChat, readSlugs } from './chat-screen.ts';
import type { Person } from './person.ts';
import { arrived, expectAccessible, PHONE, setStage } from './stage.ts';

const stage = setStage({ model: true });
let slugs: string[];
beforeAll(async () => {
  slugs = await readSlugs(stage);
});

interface OpenedChat {
  id: string;
  character: { name: string; slug: string };
}

const makeChat = (person: Person, slug: string) =>
  person.call<OpenedChat>(`/chat/character/${slug}`);

const write = (person: Person, chat: OpenedChat, content: string) =>
  person.call(`/chat/${chat.id}/messages`, { method: 'POST', body: JSON.stringify({ content }) });

/** A chat with one turn: the words, and the reply to them. */
async function makeTurn(person: Person, slug: string, content: string): Promise<OpenedChat> {
  const chat = await makeChat(person, slug);
  await write(person, chat, content);
  await expect
    .poll(async () => {
      const { messages } = await person.call<{ messages: { sender: string; status: string }[] }>(
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
  test('is empty at first and leads to the picker, by search and by keyboard', async () => {
    const person = await stage.person();
    const page = await stage.open({ path: '/chat', as: person });
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
    const { character } = await makeChat(await stage.person(), slugs[1]!);
    await search.fill(character.name.slice(0, 6).toUpperCase());
    const found = picker.getByRole('link', { name: character.name });
    await found.waitFor();
    await found.press('Enter');
    await arrived(page, `/chat/${slugs[1]}`);
    await onScreen(page);
    await picker.waitFor({ state: 'detached' });
  });

  test('finds a chat by a part of its name, and says when there is none', async () => {
    const person = await stage.person();
    const first = await makeTurn(person, slugs[0]!, 'Good morning');
    const second = await makeTurn(person, slugs[1]!, 'Good evening');
    const page = await stage.open({ path: '/chat', as: person });
    const rows = page.getByRole('navigation', { name: COPY.list.label }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(2);
    // The newest conversation stands first.
    expect(await rows.first().innerText()).toContain(second.character.name);
    const search = page.getByRole('searchbox', { name: COPY.list.search });
    await search.fill(first.character.name.slice(0, 5).toLowerCase());
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.innerText()).toContain(first.character.name);
    await search.fill('nobody of that name');
    await page.getByText(COPY.list.noMatch.title).waitFor();
    await page.getByText(COPY.list.noMatch.text).waitFor();
  });

  test('shows what is unread until it is opened, also beside the navigation', async () => {
    const person = await stage.person();
    stage.model.hold();
    const first = await openChat(stage, slugs[0]!, person);
    const { page } = first;
    await first.say('Answer me when you can.');
    const reply = await stage.model.next();
    await makeChat(person, slugs[1]!);
    await page.goto(`/chat/${slugs[1]}`);
    await onScreen(page);
    reply.say('I can now. Where were we?');
    reply.finish();
    const row = page
      .getByRole('navigation', { name: COPY.list.label })
      .getByRole('link', { name: /1 unread message/ });
    await row.waitFor();
    const badge = page.getByRole('link', { name: /^Chat\s*, 1 unread/ });
    await badge.first().waitFor();
    await row.click();
    await first.shows('Where were we?');
    await row.waitFor({ state: 'detached' });
    await badge.first().waitFor({ state: 'detached' });
    await page.goto('/girls');
    await page.getByRole('link', { name: 'Chat', exact: true }).first().waitFor();
    expect(await badge.count()).toBe(0);
  });

  test('tells on another page, and in the list later, of a reply to someone who has left', async () => {
    const person = await stage.person();
    stage.model.hold();
    const chat = await openChat(stage, slugs[0]!, person);
    const { page } = chat;
    await chat.say('I only look around for a moment.');
    const reply = await stage.model.next();
    await page.getByRole('link', { name: 'Explore', exact: true }).first().click();
    await arrived(page, '/');
    // Until the page is drawn the chat is still seen, and what comes is read.
    await chat.input.waitFor({ state: 'detached' });
    reply.say('Take your time, I am not going anywhere.');
    reply.finish();
    const badge = page.getByRole('link', { name: /^Chat\s*, 1 unread/ }).first();
    await badge.waitFor();
    await badge.click();
    await arrived(page, '/chat');
    const row = page.getByRole('navigation', { name: COPY.list.label }).getByRole('listitem');
    await expect.poll(() => row.innerText()).toContain('Take your time');
    await row.getByRole('link', { name: /1 unread message/ }).waitFor();
  });

  test('restarts a chat after a question', async () => {
    const person = await stage.person();
    const { character } = await makeTurn(person, slugs[0]!, 'Forget this later.');
    const chat = await openChat(stage, slugs[0]!, person);
    await chat.shows('Forget this later.');
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
    await chat.shows('Forget this later.');
    const menu = chat.page.getByRole('button', { name: COPY.list.menu(character.name) }).last();
    await expect.poll(() => menu.evaluate((one) => one === document.activeElement)).toBe(true);
    await menu.click();
    await chat.page.getByRole('menuitem', { name: COPY.restart.action }).click();
    await question.getByRole('button', { name: COPY.restart.confirm }).click();
    await chat.page.getByText(COPY.restart.done).waitFor();
    await expect.poll(() => chat.count('Forget this later.')).toBe(0);
    await chat.page.reload();
    await chat.input.waitFor();
    expect(await chat.count('Forget this later.')).toBe(0);
    await chat.say('Hello anew.');
    await chat.isIdle();
  });

  test('removes a chat after a question, and brings it back within ten seconds', async () => {
    const person = await stage.person();
    const { character } = await makeTurn(person, slugs[0]!, 'Keep me if you can.');
    const chat = await openChat(stage, slugs[0]!, person);
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
      await arrived(page, '/chat');
      await expect.poll(() => rows.count()).toBe(0);
    };
    await remove();
    await page.getByRole('button', { name: COPY.remove.undo }).click();
    await arrived(page, `/chat/${slugs[0]}`);
    await chat.shows('Keep me if you can.');
    await expect.poll(() => rows.count()).toBe(1);
    await remove();
    await page.reload();
    await page.getByText(COPY.list.empty.title).waitFor();
  });
});

describe('a chat with a past', () => {
  test.each([
    ['a desktop', 1280],
    ['a phone', PHONE],
  ])('opens at its newest message on %s', async (_name, width) => {
    const person = await stage.person();
    let chat!: OpenedChat;
    for (const words of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
      chat = await makeTurn(person, slugs[0]!, `${words}. ${LONG_WORDS}`);
    const { page, log } = await openChat(stage, chat.character.slug, person, { width });
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
  test('stand beside the chat until they are switched off, for good', async () => {
    const person = await stage.person();
    const { page } = await openChat(stage, slugs[0]!, person);
    const panel = page.getByRole('complementary', { name: COPY.details.label });
    await panel.getByRole('heading').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: COPY.conversation.hideDetails }).click();
    await panel.waitFor({ state: 'detached' });
    await page.reload();
    await onScreen(page);
    await page.getByRole('button', { name: COPY.conversation.showDetails }).waitFor();
    expect(await panel.count()).toBe(0);
    await page.getByRole('button', { name: COPY.conversation.showDetails }).click();
    await panel.getByRole('heading').waitFor();
  });

  test('lie over the chat on a phone, and Escape closes them', async () => {
    const { page } = await openChat(stage, slugs[0]!, await stage.person(), { width: PHONE });
    await page.getByRole('button', { name: COPY.conversation.showDetails }).click();
    const sheet = page.getByRole('dialog', { name: COPY.details.label });
    await sheet.getByRole('heading').waitFor();
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: COPY.conversation.back }).click();
    await arrived(page, '/chat');
    await page.getByRole('heading', { level: 1, name: COPY.list.title }).waitFor();
  });
});

describe('when something cannot be loaded', () => {
  test('the list says so and tries again', async () => {
    stage.expectTrouble(/ERR_FAILED|Failed to load resource/);
    const person = await stage.person();
    const page = await stage.open({
      path: '/chat',
      as: person,
      prepare: (context) => context.route('**/api/v1/chat/?*', (route) => route.abort()),
    });
    await page.getByText(COPY.list.loadFailed).waitFor();
    await page.context().unroute('**/api/v1/chat/?*');
    await page.getByRole('button', { name: COPY.tryAgain }).click();
    await page.getByText(COPY.list.empty.title).waitFor();
  });

  test('the conversation says so and tries again', async () => {
    stage.expectTrouble(/ERR_FAILED|Failed to load resource/);
    const page = await stage.open({
      path: `/chat/${slugs[0]}`,
      as: await stage.person(),
      prepare: (context) => context.route('**/chat/character/**', (route) => route.abort()),
    });
    await page.getByText(COPY.conversation.loadFailed).waitFor();
    await expectAccessible(page);
    await page.context().unroute('**/chat/character/**');
    await page.getByRole('button', { name: COPY.tryAgain }).click();
    await onScreen(page);
  });

  test('a page whose data do not come offers to try again', async () => {
    stage.expectTrouble(/ERR_FAILED|Failed to load resource|Failed to fetch|TypeError/);
    const page = await stage.open({ path: '/characters' });
    await page.context().route('**/guys.data*', (route) => route.abort());
    await page.getByRole('link', { name: 'Guys', exact: true }).first().click();
    const again = page.getByRole('button', { name: COPY.tryAgain });
    await again.waitFor();
    await page.context().unroute('**/guys.data*');
    await again.click();
    await page.locator('article.character-card').first().waitFor();
  });
});
