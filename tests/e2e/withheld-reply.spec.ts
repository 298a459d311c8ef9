import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { openChat, readSlugs } from './chat-screen.ts';
import { setupApp } from './stage.ts';

const app = setupApp({ model: true, isShared: true });
let slug: string;
beforeAll(async () => {
  [slug] = (await readSlugs(app)) as [string];
});

/** Records every text that the page shows, however briefly. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    const note = () => void seen.push(document.body.textContent ?? '');
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(globalThis, { seenTexts: seen });
  });
const everSeen = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, 'seenTexts') as string[]).join('\n'));

test('a reply that breaks the rules is withdrawn, and the offending clause is never shown', async () => {
  app.model.holdReplies();
  const chat = await openChat(app, slug, await app.createUser());
  const { page } = chat;
  await watch(page);
  await chat.sendText('What did you do today?');
  const reply = await app.model.nextReply();
  reply.write('The lamps are glowing and the kettle sings.');
  await chat.waitForText('The lamps are glowing');
  reply.write(" I'm fifteen years old, you know. Come and sit with me.");
  reply.finish();
  await chat.log.getByText(COPY.message.failed).waitFor();
  const seen = await everSeen(page);
  expect(seen).toContain('The lamps are glowing');
  expect(seen).not.toMatch(/fifteen|I'm fif|sit with me/);
  expect(await chat.countText('The lamps are glowing')).toBe(0);
  await page.reload();
  await chat.log.getByText(COPY.message.failed).waitFor();
  expect(await page.textContent('body')).not.toContain('fifteen');
});
