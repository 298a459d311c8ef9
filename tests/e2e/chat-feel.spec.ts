import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Chat } from '#features/chat/contract.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { openChat, readSlugs } from './chat-screen.ts';
import { PHONE, setupApp, waitForPath } from './stage.ts';

const app = setupApp({ model: true, isShared: true });

/** The height that a phone's keyboard leaves, as Safari reports it: the layout keeps its own. */
async function showKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((covered) => {
    const view = window.visualViewport!;
    Object.defineProperty(view, 'height', {
      configurable: true,
      get: () => window.innerHeight - covered,
    });
    view.dispatchEvent(new Event('resize'));
  }, height);
}

test('a keyboard that covers the page leaves the text field above it', async () => {
  const [slug] = (await readSlugs(app, 1)) as [string];
  const chat = await openChat(app, slug, await app.createUser(), { width: PHONE });
  const { page, input } = chat;
  const endOf = async () => {
    const { y, height } = (await input.boundingBox())!;
    return Math.round(y + height);
  };
  const screen = page.viewportSize()!.height;
  await input.focus();
  const before = await endOf();
  expect(before).toBeLessThanOrEqual(screen);
  await showKeyboard(page, 336);
  await expect.poll(endOf).toBe(before - 336);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await showKeyboard(page, 0);
  await expect.poll(endOf).toBe(before);
  // Other browsers shrink the layout themselves.
  const viewport = page.locator('meta[name=viewport]');
  expect(await viewport.getAttribute('content')).toContain('interactive-widget=resizes-content');
});

test('a chat immediately has its days, its character’s color and page, and its place in the list', async () => {
  const [slug, second] = (await readSlugs(app, 2)) as [string, string];
  const user = await app.createUser();
  const body = new FormData();
  const said = (is_user: boolean, mes: string, send_date: string) =>
    JSON.stringify({ is_user, mes, send_date });
  const lines = [
    said(true, 'Good morning', '2023-06-19T09:00:00.000Z'),
    said(false, 'It is late here', '2023-06-19T09:01:00.000Z'),
    said(true, 'And now?', '2023-06-21T09:00:00.000Z'),
  ];
  body.append('file', new File([lines.join('\n')], 'chat.jsonl'));
  body.append('character_slug', slug);
  const answer = await fetch(`${app.server.url}/api/v1/chat/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}` },
    body,
  });
  const { id, character } = (await answer.json()) as Chat;
  const chat = await openChat(app, `${slug}?chat=${id}`, user);
  const { page, log } = chat;
  await chat.waitForText(/19[^]*Good morning[^]*It is late here[^]*21[^]*And now\?/);
  expect(await log.getByText(/\b(?:19|21)\b.*2023|2023.*\b(?:19|21)\b/).count()).toBe(2);

  app.model.holdReplies();
  await chat.sendText('Are you awake?');
  const reply = await app.model.nextReply();
  const list = page.getByRole('navigation', { name: COPY.list.label });
  await list.getByText('You: Are you awake?').waitFor();
  reply.write('Wide awake.');
  reply.finish();
  await list.getByText('Wide awake.').waitFor();

  const colorOf = (one: Page) =>
    one.locator('.room').evaluate((room) => getComputedStyle(room).getPropertyValue('--room'));
  const other = await openChat(app, second, user);
  const [color, otherColor] = await Promise.all([colorOf(page), colorOf(other.page)]);
  expect(color).toMatch(/^rgb\(/);
  expect(otherColor).not.toBe(color);

  await list.getByRole('searchbox').fill('late here');
  await list.getByRole('link', { name: /It is late here/ }).waitFor();
  await page.getByRole('heading', { level: 1 }).getByRole('link', { name: character.name }).click();
  await waitForPath(page, `/character/${slug}`);
});
