import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { COPY as ATTACH } from '#features/chat/ui/attach/copy.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { drawLandscape } from '../helpers/sent-pictures.ts';
import { readJpeg } from '../stand-ins/openai-request.ts';
import { startOpenAiStandIn } from '../stand-ins/openai-server.ts';
import { openChat, readSlugs, waitForChat, type ChatScreen } from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

let ages: string;
/** One server for the text model, which can see, and for the vision check. */
const eyes = await startOpenAiStandIn({
  sees_pictures: true,
  models: ['sighted', 'eyes'],
  reply({ model, messages }) {
    if (model === 'sighted') return 'What a quiet lake. I can almost hear it.';
    return JSON.stringify(messages[0]).includes('how old') ? ages : 'A lake at dusk.';
  },
});
afterAll(() => eyes.close());
const app = setupApp({
  env: {
    TEXT_BASE_URL: eyes.base_url,
    TEXT_MODEL: 'sighted',
    TEXT_VISION: 'true',
    // The server is asked only for replies and checks.
    MEMORY_EVERY: '0',
    MODERATION_VISION_BASE_URL: eyes.base_url,
    MODERATION_VISION_MODEL: 'eyes',
  },
});
let slugs: string[];
let premium: TestUser;
let lake: Buffer;
beforeAll(async () => {
  slugs = await readSlugs(app, 6);
  premium = await app.createUser('premium@example.test');
  lake = await drawLandscape(1600, 1000).jpeg().toBuffer();
});
beforeEach(() => {
  ages = '{"all_clearly_adults": true, "youngest_apparent_age": null}';
});

const asFile = (buffer = lake) => ({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer });
const pictureOn = (page: Page) => page.getByRole('log').getByRole('img', { name: /^Your picture/ });
const trayOn = (page: Page) => page.getByRole('group', { name: ATTACH.label });
const isLoaded = (page: Page) =>
  pictureOn(page)
    .last()
    .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);

async function choose({ page }: ChatScreen, file = asFile()): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: COPY.composer.attach }).click();
  await (await chooser).setFiles(file);
}

/** Calls `session.attach` like a paste or a drop. */
const give = (chat: ChatScreen, how: 'paste' | 'drop') =>
  chat.input.evaluate(
    async (input, { base64, type }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'lake.jpg', { type: 'image/jpeg' }));
      const init = { bubbles: true, cancelable: true };
      input.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: dataTransfer })
          : new DragEvent('drop', { ...init, dataTransfer }),
      );
    },
    { base64: lake.toString('base64'), type: how },
  );

test.each([PHONE, DESKTOP])(
  'at %i px, a picture with a text is sent, seen by the model, and still there after a reload',
  async (width) => {
    const chat = await openChat(app, slugs[width === PHONE ? 0 : 1]!, premium, { width });
    const { page, input, sendButton } = chat;
    await choose(chat);
    await trayOn(page).getByText(ATTACH.ready).waitFor();
    await expectAccessible(page);
    await input.fill('This is where I spent the evening');
    await sendButton.click();
    await expect.poll(() => isLoaded(page)).toBe(true);
    expect(await trayOn(page).count()).toBe(0);
    await chat.waitForReply();
    await chat.waitForText('What a quiet lake');
    expect(await pictureOn(page).getAttribute('alt')).toContain('A lake at dusk.');
    await expectAccessible(page);

    const asked = eyes.requests.findLast(({ model, stream }) => model === 'sighted' && stream)!;
    const parts = asked.messages.flatMap(({ content }) =>
      typeof content === 'string' ? [] : content,
    );
    const pictures = parts.flatMap((part) =>
      part.type === 'image_url' ? (readJpeg(part.image_url.url) ?? []) : [],
    );
    expect(pictures.length).toBe(1);
    expect(parts).toContainEqual({ type: 'text', text: 'This is where I spent the evening' });

    await page.reload();
    const again = await waitForChat(page);
    await expect.poll(() => isLoaded(page)).toBe(true);
    await again.waitForText('This is where I spent the evening');
    const box = (await pictureOn(page).boundingBox())!;
    expect(box.width / box.height).toBeCloseTo(1.6, 1);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  },
);

test('a picture needs no text, and is a photo in the list of chats', async () => {
  const chat = await openChat(app, slugs[2]!, premium);
  await choose(chat);
  await trayOn(chat.page).getByText(ATTACH.ready).waitFor();
  eyes.fail({ kind: 'slow_first_token', ms: 4000 });
  await chat.sendButton.click();
  await chat.page
    .getByRole('navigation', { name: COPY.list.label })
    .getByText(`${COPY.list.you}Photo`)
    .waitFor();
  await chat.waitForReply();
  expect(await pictureOn(chat.page).count()).toBe(1);
});

test('a message that is sent during the upload waits for it', async () => {
  const chat = await openChat(app, slugs[3]!, premium);
  const { page, input } = chat;
  let letThrough!: () => void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/pictures', async (route) => {
    await held;
    await route.continue();
  });
  await choose(chat);
  await input.fill('Wait for it');
  await input.press('Enter');
  await trayOn(page).getByText(ATTACH.holding).waitFor();
  expect(await chat.countText('Wait for it')).toBe(0);
  expect(await chat.sendButton.getAttribute('aria-disabled')).toBe('true');
  letThrough();
  await chat.waitForText('Wait for it');
  await expect.poll(() => isLoaded(page)).toBe(true);
  expect(await input.inputValue()).toBe('');
});

test('a picture chosen before the upload is loaded is not uploaded after its chat was left', async () => {
  const [left, next] = [slugs[4]!, slugs[5]!];
  await openChat(app, next, premium);
  const chat = await openChat(app, left, premium);
  const { page } = chat;
  const program = Promise.withResolvers<void>();
  await page.route('**/assets/upload-picture-*.js', async (route) => {
    await program.promise;
    await route.continue();
  });
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/pictures')) uploads.push(request.url());
  });
  const asked = page.waitForRequest('**/assets/upload-picture-*.js');
  await choose(chat);
  await asked;
  const label = await chat.input.getAttribute('aria-label');
  await page.locator(`a[href^="/chat/${next}"]`).first().click();
  await page.locator(`section textarea:not([aria-label="${label}"])`).waitFor();
  program.resolve();
  await choose(chat);
  await trayOn(page).getByText(ATTACH.ready).waitFor();
  expect(uploads).toHaveLength(1);
});

test('a refused picture shows the reason, and is not sent', async () => {
  app.allowErrors(/400/);
  ages = '{"all_clearly_adults": false, "youngest_apparent_age": 17}';
  const chat = await openChat(app, slugs[4]!, premium, { width: PHONE });
  const { page, input } = chat;
  await choose(chat);
  const alert = trayOn(page).getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('may be under 21');
  await expectAccessible(page);
  await input.fill('Only words then');
  expect(await chat.sendButton.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: ATTACH.remove }).click();
  await input.press('Enter');
  await chat.waitForText('Only words then');
  expect(await pictureOn(page).count()).toBe(0);
});

test('a picture can be pasted or dropped, and other files are refused immediately', async () => {
  const chat = await openChat(app, slugs[5]!, premium);
  const { page } = chat;
  await give(chat, 'paste');
  await trayOn(page).getByText(ATTACH.ready).waitFor();
  await page.getByRole('button', { name: ATTACH.remove }).click();
  await expect.poll(() => trayOn(page).count()).toBe(0);
  await give(chat, 'drop');
  await trayOn(page).getByText(ATTACH.ready).waitFor();
  await choose(chat, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  expect(await trayOn(page).getByRole('alert').innerText()).toBe(ATTACH.format);
});

test('a free user is offered Premium', async () => {
  const chat = await openChat(app, slugs[0]!, await app.createUser(), { width: PHONE });
  await chat.page.getByRole('button', { name: COPY.composer.attach }).click();
  await chat.page.getByRole('heading', { name: ATTACH.offer.title }).waitFor();
  await expectAccessible(chat.page);
  const link = chat.page.getByRole('link', { name: ATTACH.offer.upgrade });
  expect(await link.getAttribute('href')).toContain('/premium?next=');
  await chat.page.getByRole('button', { name: ATTACH.offer.dismiss }).click();
  await expect.poll(() => link.count()).toBe(0);
});
