import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { WIZARD_TEXT } from '#features/characters/ui/wizard/copy.ts';
import { readSlugs } from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { setupApp } from './stage.ts';

const app = setupApp({ isShared: true });
/** 1280 x 1024 at 400 %, according to WCAG 1.4.10. */
const SMALL = { width: 320, height: 256 };
/** How much of the screen must be free of bars. */
const FREE_SHARE = 0.4;

const PUBLIC = [
  '/',
  '/characters',
  '/anime',
  '/sex-chat',
  '/character/:slug',
  '/login',
  '/signup',
  '/premium',
  '/contact',
  '/affiliate',
  '/real-model',
  '/legal',
  '/legal/terms',
  '/legal/content-removal',
  '/no-such-page',
];
const SIGNED_IN = [
  '/chat',
  '/chat/:slug',
  '/call/:slug',
  '/character/:slug',
  '/collection',
  '/my-characters',
  '/profile',
  '/personas',
  '/receipts',
  '/create-ai-companion',
  '/quick-create',
  '/ai-girlfriend',
  '/clone-ai-companion',
  '/generate',
  '/generate/:slug',
  '/generator',
  '/affiliate/dashboard',
  '/standing',
];

let slug: string;
let user: TestUser;
beforeAll(async () => {
  [slug] = (await readSlugs(app)) as [string];
  user = await app.createUser();
});

/** Runs in the page. Scrolls to a share of its length, and returns the share of the middle that no bar covers. */
function measureFree(at: number): number {
  const { scrollHeight } = document.documentElement;
  window.scrollTo({ top: (scrollHeight - innerHeight) * at, behavior: 'instant' });
  const isBar = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      isBar(element.parentElement));
  const heights = Array.from({ length: 32 }, (_, index) => ((index + 0.5) / 32) * innerHeight);
  const free = heights.filter(
    (y) => !isBar(document.elementsFromPoint(innerWidth / 2, y)[0] ?? null),
  );
  return free.length / heights.length;
}

/** Runs in the page. Returns the elements that extend past the right edge, outside of scroll containers. */
function findOverhang(): string[] {
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
  return [...document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p, li')]
    .filter((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      return width > 1 && left >= 0 && right > innerWidth + 1 && !isClipped(element);
    })
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
}

async function expectReachable(page: Page): Promise<void> {
  await page.setViewportSize(SMALL);
  await page.locator('main').first().waitFor();
  for (const at of [0, 0.5])
    await expect
      .poll(() => page.evaluate(measureFree, at), { message: `${page.url()} at ${at}` })
      .toBeGreaterThanOrEqual(FREE_SHARE);
  await expect
    .poll(() => page.evaluate(findOverhang), { message: `${page.url()} over the edge` })
    .toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    SMALL.width,
  );
}

test.each(PUBLIC)('%s has room for its content on a screen of 320 by 256', async (path) => {
  app.allowErrors(/404/);
  const page = await app.open({ path: path.replace(':slug', slug), width: SMALL.width });
  await expectReachable(page);
});

test.each(SIGNED_IN)('%s, signed in, has room for its content', async (path) => {
  app.allowErrors(/404|403/);
  const page = await app.open({ path: path.replace(':slug', slug), width: SMALL.width, as: user });
  await expectReachable(page);
});

test('each step of the wizard has room', async () => {
  const page = await app.open({ path: '/ai-girlfriend', width: SMALL.width, as: user });
  await page.setViewportSize(SMALL);
  for (let step = 1; step <= 9; step++) {
    await page.getByText(WIZARD_TEXT.progress(step, 9)).first().waitFor();
    await expectReachable(page);
    if (step < 9) await page.getByRole('button', { name: WIZARD_TEXT.next, exact: true }).click();
  }
});
