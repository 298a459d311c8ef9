import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { waitForChat, openChat, readSlugs } from './chat-screen.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ model: true });
let slug: string;
let otherSlug: string;
beforeAll(async () => {
  [slug, otherSlug] = (await readSlugs(app)) as [string, string];
});

describe('a turn', () => {
  test('is sent with Enter, streams word by word, and completes', async () => {
    app.model.holdReplies();
    const chat = await openChat(app, slug, await app.createUser());
    const { page, input } = chat;
    expect(await chat.sendButton.getAttribute('aria-disabled')).toBe('true');
    await input.fill('   ');
    await input.press('Enter');
    await input.fill('How was the harbor?');
    await input.press('Shift+Enter');
    await input.pressSequentially('And the weather?');
    await input.press('Enter');
    await chat.waitForText(/How was the harbor\?\s+And the weather\?/);
    expect(await input.inputValue()).toBe('');

    const reply = await app.model.nextReply();
    expect(reply.prompt).toContain('How was the harbor?\nAnd the weather?');
    await page.getByTitle(/is typing/).waitFor();
    reply.write('The harbor was gray and loud, and the gulls stole somebody’s lunch again.');
    await chat.waitForText('The harbor was gray');
    await chat.stopButton.waitFor();
    expect(await page.getByRole('button', { name: COPY.message.regenerate }).count()).toBe(0);
    reply.write(' The rain came at noon, as it does.');
    reply.finish();
    await chat.waitForReply();
    await chat.waitForText('stole somebody’s lunch again. The rain came at noon, as it does.');
    expect(await chat.countText('The harbor was gray')).toBe(1);
    await expectFocus(input);
    await page.getByRole('note', { name: COPY.message.notice }).first().waitFor();
    await expectAccessible(page);

    await page.reload();
    await chat.waitForReply();
    await chat.waitForText('stole somebody’s lunch again. The rain came at noon, as it does.');
    expect(await chat.countText('How was the harbor?')).toBe(1);
  });

  test('can be stopped: the partial reply stays, and the model request is aborted', async () => {
    app.model.holdReplies();
    const chat = await openChat(app, slug, await app.createUser());
    await chat.sendText('Tell me a long story.');
    const reply = await app.model.nextReply();
    reply.write('Once there was a lighthouse keeper who collected the names of passing ships.');
    await chat.waitForText('lighthouse keeper');
    await chat.stopButton.click();
    await chat.log.getByText(COPY.message.stopped, { exact: true }).waitFor();
    await expect.poll(() => reply.isAborted).toBe(true);
    await chat.page.reload();
    await chat.log.getByText(COPY.message.stopped, { exact: true }).waitFor();
    await chat.waitForText('lighthouse keeper');
  });

  test('is rendered as safe markdown', async () => {
    app.model.replyText = () =>
      '**Bold** and *soft*. <img src=x onerror="document.title=1"> [here](javascript:alert(1)) and `code`.';
    const chat = await openChat(app, slug, await app.createUser());
    await chat.sendText('Show me your handwriting.');
    await chat.waitForReply();
    await chat.log.locator('strong', { hasText: 'Bold' }).waitFor();
    await chat.log.locator('em', { hasText: 'soft' }).waitFor();
    expect(await chat.log.locator('img[src=x], a[href^=javascript]').count()).toBe(0);
    await chat.waitForText('<img src=x');
  });

  test('looks the same in two tabs, during streaming and afterwards', async () => {
    app.model.holdReplies();
    const chat = await openChat(app, slug, await app.createUser());
    const second = await chat.page.context().newPage();
    await second.goto(`/chat/${slug}`);
    const other = await waitForChat(second);
    await chat.sendText('Are you there?');
    await other.waitForText('Are you there?');
    const reply = await app.model.nextReply();
    // A sentence is shown when the next one begins.
    reply.write('Here I am, with flour on both hands and the radio on. Come in');
    await Promise.all([
      chat.waitForText('flour on both hands'),
      other.waitForText('flour on both hands'),
    ]);
    reply.finish();
    await Promise.all([chat.waitForReply(), other.waitForReply()]);
    expect(await other.log.innerText()).toBe(await chat.log.innerText());
  });

  test('resumes where it was when the page is reloaded during streaming', async () => {
    app.model.holdReplies();
    const chat = await openChat(app, slug, await app.createUser());
    await chat.sendText('What is in the parcel?');
    const reply = await app.model.nextReply();
    reply.write('It is wrapped in brown paper and tied with a green ribbon. Inside');
    await chat.waitForText('brown paper');
    await chat.page.reload();
    await chat.waitForText('brown paper');
    reply.write(' there is a map of a town that I have never been to. Look');
    await chat.waitForText('map of a town');
    reply.finish();
    await chat.waitForReply();
    await chat.waitForText(
      'a green ribbon. Inside there is a map of a town that I have never been to.',
    );
    expect(await chat.countText('brown paper')).toBe(1);
  });

  test('survives a killed server: the message is stored and the reply arrives once', async () => {
    app.allowErrors(/ERR_|503|Failed to load resource/);
    app.model.holdReplies();
    const chat = await openChat(app, slug, await app.createUser());
    await chat.sendText('Do not forget this one.');
    const cut = await app.model.nextReply();
    cut.write('I never forget a promise that was made on a staircase in the rain. You');
    await chat.waitForText('I never forget');
    await app.restart('kill');
    const again = await app.model.nextReply();
    again.write('I keep it between the pages of the blue notebook, next to the tickets.');
    again.finish();
    await chat.waitForReply();
    await chat.waitForText('the blue notebook');
    expect(await chat.countText('Do not forget this one.')).toBe(1);
    expect(await chat.countText('I never forget')).toBe(0);
    expect(await chat.countText('the blue notebook')).toBe(1);
  });
});

describe('a finished reply', () => {
  test('can be regenerated, and its variants paged through', async () => {
    const chat = await openChat(app, slug, await app.createUser());
    const { page } = chat;
    app.model.replyText = () => 'The first version of the evening.';
    await chat.sendText('How did the evening end?');
    await chat.waitForReply();
    app.model.replyText = () => 'The second version of the evening.';
    await page.getByRole('button', { name: COPY.message.regenerate }).click();
    await chat.waitForText('The second version');
    const pager = page.getByRole('group', { name: COPY.message.variants });
    await pager.getByText('2 / 2').waitFor();
    await pager.getByRole('button', { name: COPY.message.previous }).click();
    await pager.getByText('1 / 2').waitFor();
    await chat.waitForText('The first version');
    expect(await chat.countText('The second version')).toBe(0);
    await page.reload();
    await pager.getByText('1 / 2').waitFor();
    await chat.waitForText('The first version');
    await page.getByRole('button', { name: COPY.message.good }).click();
    const rated = page.getByRole('button', { name: COPY.message.good, pressed: true });
    await rated.waitFor();
  });

  test('is replaced after an edit of its message', async () => {
    app.model.holdReplies();
    const chat = await openChat(app, slug, await app.createUser());
    const { page } = chat;
    await chat.sendText('I like winter best.');
    const first = await app.model.nextReply();
    first.write('Winter, then. Bring a scarf and something to read by the stove.');
    first.finish();
    await chat.waitForReply();
    await chat.log.getByText('I like winter best.').hover();
    await page.getByRole('button', { name: COPY.message.edit }).click();
    const field = page.getByRole('textbox', { name: COPY.message.editLabel });
    await field.fill('I like summer best.');
    await field.press('Enter');
    const second = await app.model.nextReply();
    expect(second.prompt).toContain('I like summer best.');
    second.write('Summer! Then we need peaches and a place in the shade.');
    second.finish();
    expect(second.prompt).not.toContain('I like winter best.');
    await chat.waitForText('peaches');
    await chat.waitForText(COPY.message.edited);
    expect(await chat.countText('winter')).toBe(0);
    expect(await chat.countText('scarf')).toBe(0);
  });

  test('can be copied', async () => {
    const chat = await openChat(app, slug, await app.createUser(), {
      prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
    });
    app.model.replyText = () => 'Copy me, please.';
    await chat.sendText('Say something worth keeping.');
    await chat.waitForReply();
    await chat.page.getByRole('button', { name: COPY.message.copy }).last().click();
    await chat.page.getByRole('button', { name: COPY.message.copied }).waitFor();
    const copied = await chat.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('Copy me, please.');
  });
});

describe('the composer', () => {
  test('offers three prompts; a click sends one', async () => {
    app.model.holdReplies();
    const chat = await openChat(app, slug, await app.createUser(), { width: PHONE });
    await expectAccessible(chat.page);
    const prompts = chat.page.getByRole('group', { name: COPY.composer.prompts });
    expect(await prompts.getByRole('button').count()).toBe(3);
    const text = await prompts.getByRole('button').first().innerText();
    await prompts.getByRole('button').first().click();
    const reply = await app.model.nextReply();
    expect(reply.prompt).toContain(text);
    await chat.waitForText(text);
    expect(await prompts.getByRole('button', { disabled: true }).count()).toBe(3);
    reply.write('With pleasure, since you ask so nicely.');
    reply.finish();
    await chat.waitForReply();
    await expect.poll(() => prompts.getByRole('button', { disabled: false }).count()).toBe(3);
  });

  test('keeps a draft per chat across a reload', async () => {
    const user = await app.createUser();
    const chat = await openChat(app, slug, user);
    await chat.input.fill('Not yet sent');
    await chat.page.reload();
    await expect.poll(() => chat.input.inputValue()).toBe('Not yet sent');
    await chat.page.goto(`/chat/${otherSlug}`);
    await chat.input.waitFor();
    expect(await chat.input.inputValue()).toBe('');
    await chat.page.goto(`/chat/${slug}`);
    await expect.poll(() => chat.input.inputValue()).toBe('Not yet sent');
  });

  test('restores the text of a failed send, and sends it once', async () => {
    app.allowErrors(/ERR_FAILED|Failed to load resource/);
    const chat = await openChat(app, slug, await app.createUser());
    await chat.page.route('**/messages', (route) => route.abort());
    await chat.sendText('Can you hear me?');
    await chat.page.getByText(COPY.composer.failed, { exact: true }).waitFor();
    await expect.poll(() => chat.input.inputValue()).toBe('Can you hear me?');
    expect(await chat.countText('Can you hear me?')).toBe(0);
    await chat.page.unroute('**/messages');
    await chat.input.press('Enter');
    await chat.waitForReply();
    expect(await chat.countText('Can you hear me?')).toBe(1);
  });

  test('sends once when the response to a send is lost', async () => {
    app.allowErrors(/ERR_FAILED|Failed to load resource/);
    const chat = await openChat(app, slug, await app.createUser(), {
      prepare: (context) => context.route('**/events', (route) => route.abort()),
    });
    await chat.page.route('**/messages', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await chat.sendText('Did this arrive twice?');
    await expect.poll(() => chat.input.inputValue()).toBe('Did this arrive twice?');
    await chat.page.unroute('**/messages');
    await chat.input.press('Enter');
    await expect.poll(() => chat.input.inputValue()).toBe('');
    await chat.waitForReply();
    await chat.page.reload();
    await chat.waitForReply();
    expect(await chat.countText('Did this arrive twice?')).toBe(1);
    expect(await chat.countText('and the kettle is on.')).toBe(1);
  });

  test('stays empty when the event stream confirms the message', async () => {
    app.allowErrors(/ERR_FAILED|Failed to load resource/);
    const chat = await openChat(app, slug, await app.createUser());
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await chat.page.route('**/messages', async (route) => {
      await route.fetch();
      await released;
      await route.abort();
    });
    await chat.sendText('Only my answer was lost.');
    await chat.waitForText('and the kettle is on.');
    const lost = chat.page.waitForEvent('requestfailed', (one) => one.url().endsWith('/messages'));
    release();
    await lost;
    await chat.waitForReply();
    expect(await chat.countText('Only my answer was lost.')).toBe(1);
    expect(await chat.input.inputValue()).toBe('');
    expect(await chat.page.getByText(COPY.composer.failed).count()).toBe(0);
  });
});

test('without an event stream, the page polls for the reply', async () => {
  app.allowErrors(/ERR_FAILED|Failed to load resource/);
  const chat = await openChat(app, slug, await app.createUser(), {
    prepare: (context) => context.route('**/events', (route) => route.abort()),
  });
  await chat.page.getByText(COPY.conversation.offline).waitFor();
  await chat.sendText('Is anybody there?');
  await chat.waitForText('and the kettle is on.');
  await chat.waitForReply();
  expect(await chat.countText('and the kettle is on.')).toBe(1);
});

test('sending, stopping and regenerating work with the keyboard alone', async () => {
  app.model.holdReplies();
  const chat = await openChat(app, slug, await app.createUser());
  const { page } = chat;
  await expectFocus(chat.input);
  await page.keyboard.type('Only keys tonight.');
  await page.keyboard.press('Enter');
  const reply = await app.model.nextReply();
  reply.write('Then I shall answer in keys as well, black and white ones, one after another.');
  await chat.waitForText('answer in keys');
  await expectFocus(chat.input);
  await page.keyboard.press('Tab');
  await expectFocus(chat.stopButton);
  await page.keyboard.press('Enter');
  await chat.log.getByText(COPY.message.stopped, { exact: true }).waitFor();
  await chat.waitForReply();
  await chat.input.focus();
  const regenerate = page.getByRole('button', { name: COPY.message.regenerate });
  for (let presses = 0; presses < 12 && !(await hasFocus(regenerate)); presses += 1)
    await page.keyboard.press('Shift+Tab');
  await expectFocus(regenerate);
  await page.keyboard.press('Enter');
  await expectFocus(chat.input);
  const another = await app.model.nextReply();
  another.write('A second tune, then, slower than the first.');
  another.finish();
  await chat.waitForText('A second tune');
});

test('a button to the newest message is shown after scrolling up', async () => {
  app.model.replyText = () => Array.from({ length: 30 }, (_, line) => `Line ${line}.`).join('\n\n');
  const chat = await openChat(app, slug, await app.createUser());
  await chat.sendText('Tell me everything.');
  await chat.waitForReply();
  await chat.waitForText('Line 29.');
  const jump = chat.page.getByRole('button', { name: new RegExp(COPY.conversation.newest) });
  expect(await jump.count()).toBe(0);
  await chat.log.hover();
  await chat.page.mouse.wheel(0, -3000);
  await jump.waitFor();
  await jump.click();
  await jump.waitFor({ state: 'detached' });
  const fromEnd = () =>
    chat.log.evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
  await expect.poll(fromEnd).toBeLessThan(40);
});

const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);
const expectFocus = (locator: Locator) => expect.poll(() => hasFocus(locator)).toBe(true);
