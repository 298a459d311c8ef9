import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { onScreen, openChat, readSlugs } from './chat-screen.ts';
import { expectAccessible, PHONE, setStage } from './stage.ts';

const stage = setStage({ model: true });
let slug: string;
let otherSlug: string;
beforeAll(async () => {
  [slug, otherSlug] = (await readSlugs(stage)) as [string, string];
});

describe('a turn', () => {
  test('is sent by Enter, streams word by word, and ends whole', async () => {
    stage.model.hold();
    const chat = await openChat(stage, slug, await stage.person());
    const { page, input } = chat;
    expect(await chat.send.getAttribute('aria-disabled')).toBe('true');
    await input.fill('   ');
    await input.press('Enter');
    await input.fill('How was the harbor?');
    await input.press('Shift+Enter');
    await input.pressSequentially('And the weather?');
    await input.press('Enter');
    await chat.shows(/How was the harbor\?\s+And the weather\?/);
    expect(await input.inputValue()).toBe('');

    const reply = await stage.model.next();
    expect(reply.prompt).toContain('How was the harbor?\nAnd the weather?');
    await page.getByTitle(/is typing/).waitFor();
    reply.say('The harbor was gray and loud, and the gulls stole somebody’s lunch again.');
    await chat.shows('The harbor was gray');
    await chat.stop.waitFor();
    expect(await page.getByRole('button', { name: COPY.message.regenerate }).count()).toBe(0);
    reply.say(' The rain came at noon, as it does.');
    reply.finish();
    await chat.isIdle();
    await chat.shows('stole somebody’s lunch again. The rain came at noon, as it does.');
    expect(await chat.count('The harbor was gray')).toBe(1);
    await expectFocus(input);
    await page.getByRole('note', { name: COPY.message.notice }).first().waitFor();
    await expectAccessible(page);

    await page.reload();
    await chat.isIdle();
    await chat.shows('stole somebody’s lunch again. The rain came at noon, as it does.');
    expect(await chat.count('How was the harbor?')).toBe(1);
  });

  test('can be stopped: what was said stays, and the model is let go', async () => {
    stage.model.hold();
    const chat = await openChat(stage, slug, await stage.person());
    await chat.say('Tell me a long story.');
    const reply = await stage.model.next();
    reply.say('Once there was a lighthouse keeper who collected the names of passing ships.');
    await chat.shows('lighthouse keeper');
    await chat.stop.click();
    await chat.log.getByText(COPY.message.stopped, { exact: true }).waitFor();
    await expect.poll(() => reply.isAbandoned).toBe(true);
    await chat.page.reload();
    await chat.log.getByText(COPY.message.stopped, { exact: true }).waitFor();
    await chat.shows('lighthouse keeper');
  });

  test('is rendered as safe markdown', async () => {
    stage.model.answer = () =>
      '**Bold** and *soft*. <img src=x onerror="document.title=1"> [here](javascript:alert(1)) and `code`.';
    const chat = await openChat(stage, slug, await stage.person());
    await chat.say('Show me your handwriting.');
    await chat.isIdle();
    await chat.log.locator('strong', { hasText: 'Bold' }).waitFor();
    await chat.log.locator('em', { hasText: 'soft' }).waitFor();
    expect(await chat.log.locator('img[src=x], a[href^=javascript]').count()).toBe(0);
    await chat.shows('<img src=x');
  });

  test('is seen alike in two tabs, while it is written and after', async () => {
    stage.model.hold();
    const chat = await openChat(stage, slug, await stage.person());
    const second = await chat.page.context().newPage();
    await second.goto(`/chat/${slug}`);
    const other = await onScreen(second);
    await chat.say('Are you there?');
    await other.shows('Are you there?');
    const reply = await stage.model.next();
    // A sentence is shown once what follows it has begun.
    reply.say('Here I am, with flour on both hands and the radio on. Come in');
    await Promise.all([chat.shows('flour on both hands'), other.shows('flour on both hands')]);
    reply.finish();
    await Promise.all([chat.isIdle(), other.isIdle()]);
    expect(await other.log.innerText()).toBe(await chat.log.innerText());
  });

  test('goes on where it was when the page is loaded anew in its middle', async () => {
    stage.model.hold();
    const chat = await openChat(stage, slug, await stage.person());
    await chat.say('What is in the parcel?');
    const reply = await stage.model.next();
    reply.say('It is wrapped in brown paper and tied with a green ribbon. Inside');
    await chat.shows('brown paper');
    await chat.page.reload();
    await chat.shows('brown paper');
    reply.say(' there is a map of a town that I have never been to. Look');
    await chat.shows('map of a town');
    reply.finish();
    await chat.isIdle();
    await chat.shows('a green ribbon. Inside there is a map of a town that I have never been to.');
    expect(await chat.count('brown paper')).toBe(1);
  });

  test('survives a killed server: the message is there and the reply comes once', async () => {
    stage.expectTrouble(/ERR_|503|Failed to load resource/);
    stage.model.hold();
    const chat = await openChat(stage, slug, await stage.person());
    await chat.say('Do not forget this one.');
    const cut = await stage.model.next();
    cut.say('I never forget a promise that was made on a staircase in the rain. You');
    await chat.shows('I never forget');
    await stage.restart('kill');
    const again = await stage.model.next();
    again.say('I keep it between the pages of the blue notebook, next to the tickets.');
    again.finish();
    await chat.isIdle();
    await chat.shows('the blue notebook');
    expect(await chat.count('Do not forget this one.')).toBe(1);
    expect(await chat.count('I never forget')).toBe(0);
    expect(await chat.count('the blue notebook')).toBe(1);
  });
});

describe('afterwards a reply', () => {
  test('can be written anew, and its versions paged through', async () => {
    const chat = await openChat(stage, slug, await stage.person());
    const { page } = chat;
    stage.model.answer = () => 'The first version of the evening.';
    await chat.say('How did the evening end?');
    await chat.isIdle();
    stage.model.answer = () => 'The second version of the evening.';
    await page.getByRole('button', { name: COPY.message.regenerate }).click();
    await chat.shows('The second version');
    const pager = page.getByRole('group', { name: COPY.message.variants });
    await pager.getByText('2 / 2').waitFor();
    await pager.getByRole('button', { name: COPY.message.previous }).click();
    await pager.getByText('1 / 2').waitFor();
    await chat.shows('The first version');
    expect(await chat.count('The second version')).toBe(0);
    await page.reload();
    await pager.getByText('1 / 2').waitFor();
    await chat.shows('The first version');
    await page.getByRole('button', { name: COPY.message.good }).click();
    const rated = page.getByRole('button', { name: COPY.message.good, pressed: true });
    await rated.waitFor();
  });

  test('follows an edit of the words before it', async () => {
    stage.model.hold();
    const chat = await openChat(stage, slug, await stage.person());
    const { page } = chat;
    await chat.say('I like winter best.');
    const first = await stage.model.next();
    first.say('Winter, then. Bring a scarf and something to read by the stove.');
    first.finish();
    await chat.isIdle();
    await chat.log.getByText('I like winter best.').hover();
    await page.getByRole('button', { name: COPY.message.edit }).click();
    const field = page.getByRole('textbox', { name: COPY.message.editLabel });
    await field.fill('I like summer best.');
    await field.press('Enter');
    const second = await stage.model.next();
    expect(second.prompt).toContain('I like summer best.');
    second.say('Summer! Then we need peaches and a place in the shade.');
    second.finish();
    expect(second.prompt).not.toContain('I like winter best.');
    await chat.shows('peaches');
    await chat.shows(COPY.message.edited);
    expect(await chat.count('winter')).toBe(0);
    expect(await chat.count('scarf')).toBe(0);
  });

  test('can be copied', async () => {
    const chat = await openChat(stage, slug, await stage.person(), {
      prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
    });
    stage.model.answer = () => 'Copy me, please.';
    await chat.say('Say something worth keeping.');
    await chat.isIdle();
    await chat.page.getByRole('button', { name: COPY.message.copy }).last().click();
    await chat.page.getByRole('button', { name: COPY.message.copied }).waitFor();
    const copied = await chat.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('Copy me, please.');
  });
});

describe('the composer', () => {
  test('offers three prompts; a click sends one', async () => {
    stage.model.hold();
    const chat = await openChat(stage, slug, await stage.person(), { width: PHONE });
    await expectAccessible(chat.page);
    const prompts = chat.page.getByRole('group', { name: COPY.composer.prompts });
    expect(await prompts.getByRole('button').count()).toBe(3);
    const words = await prompts.getByRole('button').first().innerText();
    await prompts.getByRole('button').first().click();
    const reply = await stage.model.next();
    expect(reply.prompt).toContain(words);
    await chat.shows(words);
    expect(await prompts.getByRole('button', { disabled: true }).count()).toBe(3);
    reply.say('With pleasure, since you ask so nicely.');
    reply.finish();
    await chat.isIdle();
    await expect.poll(() => prompts.getByRole('button', { disabled: false }).count()).toBe(3);
  });

  test('keeps a draft for each chat, over a reload', async () => {
    const person = await stage.person();
    const chat = await openChat(stage, slug, person);
    await chat.input.fill('Not yet sent');
    await chat.page.reload();
    await expect.poll(() => chat.input.inputValue()).toBe('Not yet sent');
    await chat.page.goto(`/chat/${otherSlug}`);
    await chat.input.waitFor();
    expect(await chat.input.inputValue()).toBe('');
    await chat.page.goto(`/chat/${slug}`);
    await expect.poll(() => chat.input.inputValue()).toBe('Not yet sent');
  });

  test('gives the words back when they could not be sent, and sends them once', async () => {
    stage.expectTrouble(/ERR_FAILED|Failed to load resource/);
    const chat = await openChat(stage, slug, await stage.person());
    await chat.page.route('**/messages', (route) => route.abort());
    await chat.say('Can you hear me?');
    await chat.page.getByText(COPY.composer.failed, { exact: true }).waitFor();
    await expect.poll(() => chat.input.inputValue()).toBe('Can you hear me?');
    expect(await chat.count('Can you hear me?')).toBe(0);
    await chat.page.unroute('**/messages');
    await chat.input.press('Enter');
    await chat.isIdle();
    expect(await chat.count('Can you hear me?')).toBe(1);
  });

  test('sends once when the answer to a send was lost', async () => {
    stage.expectTrouble(/ERR_FAILED|Failed to load resource/);
    const chat = await openChat(stage, slug, await stage.person(), {
      prepare: (context) => context.route('**/events', (route) => route.abort()),
    });
    await chat.page.route('**/messages', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await chat.say('Did this arrive twice?');
    await expect.poll(() => chat.input.inputValue()).toBe('Did this arrive twice?');
    await chat.page.unroute('**/messages');
    await chat.input.press('Enter');
    await expect.poll(() => chat.input.inputValue()).toBe('');
    await chat.isIdle();
    await chat.page.reload();
    await chat.isIdle();
    expect(await chat.count('Did this arrive twice?')).toBe(1);
    expect(await chat.count('and the kettle is on.')).toBe(1);
  });

  test('stays empty when the event stream tells that the message arrived', async () => {
    stage.expectTrouble(/ERR_FAILED|Failed to load resource/);
    const chat = await openChat(stage, slug, await stage.person());
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await chat.page.route('**/messages', async (route) => {
      await route.fetch();
      await released;
      await route.abort();
    });
    await chat.say('Only my answer was lost.');
    await chat.shows('and the kettle is on.');
    const lost = chat.page.waitForEvent('requestfailed', (one) => one.url().endsWith('/messages'));
    release();
    await lost;
    await chat.isIdle();
    expect(await chat.count('Only my answer was lost.')).toBe(1);
    expect(await chat.input.inputValue()).toBe('');
    expect(await chat.page.getByText(COPY.composer.failed).count()).toBe(0);
  });
});

test('without an event stream the reply is polled for', async () => {
  stage.expectTrouble(/ERR_FAILED|Failed to load resource/);
  const chat = await openChat(stage, slug, await stage.person(), {
    prepare: (context) => context.route('**/events', (route) => route.abort()),
  });
  await chat.page.getByText(COPY.conversation.offline).waitFor();
  await chat.say('Is anybody there?');
  await chat.shows('and the kettle is on.');
  await chat.isIdle();
  expect(await chat.count('and the kettle is on.')).toBe(1);
});

test('the keyboard alone chats, stops and asks for another reply', async () => {
  stage.model.hold();
  const chat = await openChat(stage, slug, await stage.person());
  const { page } = chat;
  await expectFocus(chat.input);
  await page.keyboard.type('Only keys tonight.');
  await page.keyboard.press('Enter');
  const reply = await stage.model.next();
  reply.say('Then I shall answer in keys as well, black and white ones, one after another.');
  await chat.shows('answer in keys');
  await expectFocus(chat.input);
  await page.keyboard.press('Tab');
  await expectFocus(chat.stop);
  await page.keyboard.press('Enter');
  await chat.log.getByText(COPY.message.stopped, { exact: true }).waitFor();
  await chat.isIdle();
  await chat.input.focus();
  const regenerate = page.getByRole('button', { name: COPY.message.regenerate });
  for (let presses = 0; presses < 12 && !(await hasFocus(regenerate)); presses += 1)
    await page.keyboard.press('Shift+Tab');
  await expectFocus(regenerate);
  await page.keyboard.press('Enter');
  await expectFocus(chat.input);
  const another = await stage.model.next();
  another.say('A second tune, then, slower than the first.');
  another.finish();
  await chat.shows('A second tune');
});

test('the way back to the newest message is offered when reading above', async () => {
  stage.model.answer = () => Array.from({ length: 30 }, (_, line) => `Line ${line}.`).join('\n\n');
  const chat = await openChat(stage, slug, await stage.person());
  await chat.say('Tell me everything.');
  await chat.isIdle();
  await chat.shows('Line 29.');
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
