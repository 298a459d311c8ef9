import type { Page } from 'playwright-core';
import type { Chat } from '#features/chat/contract.ts';
import type { Instances } from '../backend.ts';
import { addMessages } from '../bulk-rows.ts';
import { openBrowser, openProfile } from '../chromium.ts';
import { quantile, type Figure } from '../figures.ts';
import { installPageClock, type PageTimes } from '../page-clock.ts';
import { engineSettings, toLetters, replyTo, startPacedEngine, type Pace } from '../paced-reply.ts';
import { signIn, type ApiUser } from '../product-client.ts';

const PACE: Pace = { firstMs: 60, tokenMs: 30, tokens: 50 };
const MESSAGES = Number(process.env['BENCH_BROWSER_MESSAGES'] ?? 12);
const LOADED = 5000;
const SMALL = 'elena-marchetti';
const LARGE = 'amara-ezenwa';

/** Measures painting of sent messages and received chunks, with few and with 5,000 messages. */
export async function measureBrowser(instances: Instances): Promise<Figure[]> {
  const engine = await startPacedEngine();
  const instance = (await instances.create('embedded'))!;
  const first = await instance.start();
  const before = await signIn(first.url, 'browser@example.test');
  const large = await before.openChat(LARGE);
  before.close();
  await first.stop();
  await instance.fill((pool) => addMessages(pool, large.id, LOADED));

  const product = await instance.start(engineSettings(engine, PACE));
  const browser = await openBrowser();
  try {
    const user = await signIn(product.url, 'browser@example.test');
    const figures: Figure[] = [];
    for (const [slug, label] of [
      [SMALL, 'few messages'],
      [LARGE, `${LOADED} loaded`],
    ] as const) {
      const context = await openProfile(browser, user.token);
      await context.addInitScript(installPageClock);
      const page = await context.newPage();
      if (slug === LARGE) await loadAllAtOnce(page, user);
      await page.goto(`${product.url}/chat/${slug}`);
      figures.push(...describe(label, await converse(page)));
      await context.close();
    }
    user.close();
    return figures;
  } finally {
    await browser.close();
    await product.stop();
    await engine.stop();
    instance.remove();
  }
}

/** Returns all messages in the first response, as if the user had scrolled through all of them. */
async function loadAllAtOnce(page: Page, user: ApiUser): Promise<void> {
  await page.route('**/api/v1/chat/character/**', async (route) => {
    const chat = await user.call<Chat>(`/chat/character/${LARGE}?limit=200`);
    let cursor = chat.next_cursor;
    while (cursor !== null && chat.messages.length < LOADED) {
      const older = await user.readChat(chat.id, `limit=200&cursor=${encodeURIComponent(cursor)}`);
      chat.messages.unshift(...older.messages);
      cursor = older.next_cursor;
    }
    if (chat.messages.length < LOADED) throw new Error(`only ${chat.messages.length} were loaded`);
    await route.fulfill({ json: { ...chat, next_cursor: cursor } });
  });
}

async function converse(page: Page): Promise<PageTimes> {
  const field = page.getByRole('textbox');
  await field.waitFor();
  for (let at = 0; at < MESSAGES; at += 1) {
    const words = `Which song would you put on, ${toLetters(at)}`;
    await field.fill(words);
    await page.evaluate((own) => window.pageClock.expectOwn(own), words);
    await field.press('Enter');
    const end = replyTo(words, PACE).slice(0, 400);
    await page.waitForFunction(
      (text) => document.querySelector('[role=log]')?.textContent?.includes(text),
      end,
      { polling: 250, timeout: 30_000 },
    );
    await page.waitForTimeout(300);
  }
  return page.evaluate(() => window.pageClock.times);
}

function describe(label: string, { ownMessageMs, pieceMs }: PageTimes): Figure[] {
  return [
    {
      name: `Enter to own bubble painted (${label})`,
      value: quantile(ownMessageMs),
      unit: 'ms',
      goal: { max: 50 },
      detail: `median of ${ownMessageMs.length}; 95th ${quantile(ownMessageMs, 0.95).toFixed(1)}`,
    },
    {
      name: `piece received to painted (${label})`,
      value: quantile(pieceMs),
      unit: 'ms',
      goal: { max: 35 },
      detail: `median of ${pieceMs.length}; 95th ${quantile(pieceMs, 0.95).toFixed(1)}`,
    },
  ];
}
