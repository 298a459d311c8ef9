import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { readShift, SHIFT_PAGES, watchShift } from '../../scripts/film-strip/layout-shift.ts';
import { openChat } from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { DESKTOP, PHONE, setupApp } from './stage.ts';

const app = setupApp({ isShared: true });
const CHAT = SHIFT_PAGES.find(({ name }) => name === 'chat')!;

let user: TestUser;
beforeAll(async () => {
  user = await app.createUser();
  await openChat(app, CHAT.path.split('/').at(-1)!, user);
});

describe.each([PHONE, DESKTOP])('at %i px nothing moves while it loads', (width) => {
  test.each(SHIFT_PAGES)('signed in: $name', async ({ name, path }) => {
    const page = await app.open({ path, width, as: user, prepare: prepareShift });
    await waitUntilShown(page, name, width);
    expect(await readShift(page)).toEqual({ shift: 0, sources: [] });
  });

  test.each(SHIFT_PAGES)('signed out: $name', async ({ name, path }) => {
    const page = await app.open({ path, width, prepare: prepareShift });
    const hasPage = name === 'home' || name === 'list';
    if (hasPage) await page.locator('.character-card').first().waitFor();
    else await page.waitForURL(/\/login/);
    await waitUntilPainted(page);
    expect(await readShift(page)).toEqual({ shift: 0, sources: [] });
  });
});

/** Watches the context's documents, whose styles arrive after the document and its two fonts. */
async function prepareShift(context: BrowserContext): Promise<void> {
  const arrived = Promise.withResolvers<void>();
  const seen = new Set<string>();
  context.on('requestfinished', (request) => {
    if (!['document', 'font'].includes(request.resourceType())) return;
    if (seen.add(request.url()).size === 3) arrived.resolve();
  });
  await context.addInitScript(watchShift);
  await context.route('**/*.css', async (route) => {
    await arrived.promise;
    await route.continue();
  });
}

/** Waits for the last content of a signed-in user's page. */
async function waitUntilShown(page: Page, name: string, width: number): Promise<void> {
  const isWide = width === DESKTOP;
  const inHeader = page.getByRole('button', { name: `${UI_TEXT.userMenu}: ${user.fullName}` });
  if (name !== 'chat' || isWide) await inHeader.waitFor();
  if (name === 'character') await page.getByRole('article').first().waitFor();
  else if (name !== 'chat') await page.locator('.character-card').first().waitFor();
  else {
    await page.getByRole('textbox', { name: /^Message to / }).waitFor();
    if (isWide)
      await page.getByRole('navigation', { name: COPY.list.label }).locator('li').first().waitFor();
  }
  await waitUntilPainted(page);
}

/** Waits for the fonts and the pictures in view, and for the frame in which the browser reports their shifts. */
async function waitUntilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, width, height } = image.getBoundingClientRect();
        return width > 0 && height > 0 && top < innerHeight && image.checkVisibility();
      })
      .every(({ complete }) => complete),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await frame();
  });
}
