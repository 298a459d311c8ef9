import type { Page } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import sharp from 'sharp';
import { COPY as ATTACH } from '#features/chat/ui/attach/copy.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { drawLandscape } from '../helpers/sent-pictures.ts';
import { openChat, readSlugs, type ChatScreen } from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { setupApp } from './stage.ts';

const app = setupApp();
let slugs: string[];
let premium: TestUser;
let lake: Buffer;
beforeAll(async () => {
  slugs = await readSlugs(app, 6);
  premium = await app.createUser('premium@example.test');
  lake = await drawLandscape(1600, 1000).jpeg().toBuffer();
});
async function choose({ page }: ChatScreen, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: COPY.composer.attach }).click();
  await (await chooser).setFiles(file);
}
const shot = (page: Page, name: string) => page.screenshot({ path: `/tmp/shots/${name}.png` });
test.each([390, 768, 1440])('shots %i', async (width) => {
  app.allowErrors(/./);
  const slug = slugs[[390, 768, 1440].indexOf(width)]!;
  const chat = await openChat(app, slug, premium, { width });
  const { page } = chat;
  await shot(page, `${width}-empty`);
  let go!: () => void;
  const held = new Promise<void>((r) => (go = r));
  await page.route('**/pictures', async (route) => { await held; await route.continue(); });
  await choose(chat, { name: 'lake.jpg', mimeType: 'image/jpeg', buffer: lake });
  await page.getByRole('group', { name: ATTACH.label }).waitFor();
  await chat.input.fill('This is where I spent the evening, right by the water');
  await shot(page, `${width}-uploading`);
  go();
  await page.getByText(ATTACH.ready).waitFor();
  await shot(page, `${width}-ready`);
  await chat.sendButton.click();
  await chat.waitForReply();
  const portrait = await sharp(lake).resize(500, 900).jpeg().toBuffer();
  await choose(chat, { name: 'p.jpg', mimeType: 'image/jpeg', buffer: portrait });
  await page.getByText(ATTACH.ready).waitFor();
  await chat.sendButton.click();
  await page.getByRole('img', { name: /^Your picture/ }).nth(1).waitFor();
  await chat.waitForReply();
  await page.waitForTimeout(1500);
  await shot(page, `${width}-sent`);
  await choose(chat, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByRole('alert').waitFor();
  await shot(page, `${width}-error`);
  const free = await openChat(app, slug, await app.createUser(), { width });
  await free.page.getByRole('button', { name: COPY.composer.attach }).click();
  await free.page.getByRole('heading', { name: ATTACH.offer.title }).waitFor();
  await shot(free.page, `${width}-offer`);
});
