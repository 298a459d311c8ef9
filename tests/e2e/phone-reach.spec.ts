import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DETAIL_TEXT } from '#features/characters/ui/detail/copy.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { SEARCH_TEXT } from '#features/chat/ui/search/copy.ts';
import { openChat, readSlugs, say } from './chat-screen.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ model: true, isShared: true });

describe('on a phone', () => {
  test.each([320, PHONE])(
    'the first view of a character at %i px has the name, the story and the button to the chat',
    async (width) => {
      const [slug] = await readSlugs(app, 1);
      const page = await app.open({
        path: `/character/${slug}`,
        width,
        as: await app.createUser(),
      });
      const article = page.getByRole('article').first();
      await article.getByRole('heading', { level: 1 }).waitFor();
      const start = page.getByRole('link', { name: DETAIL_TEXT.startChat }).last();
      await start.waitFor();
      const bar = (await start.boundingBox())!.y;
      expect(await findEnd(page, 'h1')).toBeLessThan(bar);
      expect(await findEnd(page, 'header + div > p')).toBeLessThan(bar);
      await expectAccessible(page);
    },
  );

  test('the messages of all chats are searched from an open chat, by keyboard alone', async () => {
    const [slug] = await readSlugs(app, 1);
    const chat = await openChat(app, slug!, await app.createUser(), { width: PHONE });
    const { page } = chat;
    await say(app, chat, 'Shall we sail?', 'Only at night.');

    await openMenu(page, SEARCH_TEXT.action);
    const dialog = page.getByRole('dialog', { name: SEARCH_TEXT.action });
    const field = dialog.getByRole('searchbox', { name: SEARCH_TEXT.field });
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('nowhere');
    await dialog.getByText(SEARCH_TEXT.none).waitFor();
    await field.fill('sail');
    const found = dialog.getByRole('link', { name: /Shall we sail/ });
    await found.waitFor();
    await expectAccessible(page);
    await found.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/message=/);
    await dialog.waitFor({ state: 'detached' });
    await page.locator('[data-found]').filter({ hasText: 'Shall we sail?' }).waitFor();

    await openMenu(page, COPY.conversation.viewCharacter);
    await page.waitForURL(new RegExp(`/character/${slug}$`));
  });
});

/** Opens the menu of the open chat and chooses an item by keyboard. */
async function openMenu(page: Page, item: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Options for the chat/ })
    .focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: item });
  await entry.focus();
  await page.keyboard.press('Enter');
}

/** The lower edge of the first line of an element, in pixels. */
function findEnd(page: Page, selector: string): Promise<number> {
  return page
    .locator(`article :is(${selector})`)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects()[0]!.bottom;
    });
}
