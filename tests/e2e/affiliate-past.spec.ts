import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { AFFILIATE_DASHBOARD_TEXT as TEXT } from '#features/affiliates/ui/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { mockAffiliateHistory } from './affiliate-past.ts';
import { DESKTOP, expectAccessible, PHONE, setupApp, type OpenOptions } from './stage.ts';

const app = setupApp({ isShared: true });

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('with months of history', () => {
  const openWithHistory = (options: OpenOptions = {}, failingCalls: string[] = []) => {
    const past = { failingCalls: new Set(failingCalls), listQueries: [] as string[] };
    const prepare = (context: BrowserContext) => mockAffiliateHistory(context, past);
    return {
      past,
      opened: app
        .createUser()
        .then((one) => app.open({ path: '/affiliate/dashboard', as: one, ...options, prepare })),
    };
  };

  test.each([
    [PHONE, 'dark'],
    [PHONE, 'light'],
    [DESKTOP, 'dark'],
    [DESKTOP, 'light'],
  ])('everything is there at %i px, %s', async (width, theme) => {
    const page = await openWithHistory({ width, storage: { theme } }).opened;
    await page.getByText(TEXT.paused).waitFor();
    const earnings = part(page, TEXT.earnings.title);
    await earnings.getByText(TEXT.earnings.overdrawn('$5.19')).waitFor();
    await earnings.getByText(TEXT.earnings.dueNote('€50.00')).waitFor();
    const reader = page.getByRole('slider', { name: TEXT.charts.reader('Earnings (USD)') });
    await reader.waitFor();
    const payouts = part(page, TEXT.payouts.title);
    await payouts.getByText(TEXT.payouts.reference('SEPA-20261121-00481-AFFILIATES')).waitFor();
    await part(page, TEXT.commissions.title)
      .getByText(TEXT.commissions.wentBack.all)
      .first()
      .waitFor();
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(isWide).toBe(false);
    await expectAccessible(page);
  });

  test('commissions are paged and filtered by state with the keyboard', async () => {
    const { past, opened } = openWithHistory();
    const page = await opened;
    const list = part(page, TEXT.commissions.title);
    const rows = list.getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(10);
    await list.getByRole('button', { name: TEXT.more }).press('Enter');
    await expect.poll(() => rows.count()).toBe(13);
    expect(past.listQueries).toContain('commissions?limit=10&cursor=next');
    // The focus moves to the first of the new rows.
    await expect
      .poll(() => rows.nth(10).evaluate((row) => row === document.activeElement))
      .toBe(true);
    expect(await list.getByRole('button', { name: TEXT.more }).count()).toBe(0);

    await list.getByRole('radio', { name: TEXT.commissions.all }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => rows.count()).toBe(4);
    expect(past.listQueries.at(-1)).toBe('commissions?limit=10&state=pending');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => rows.count()).toBe(3);
    expect(await rows.allInnerTexts()).toSatisfy((texts: string[]) =>
      texts.every(
        (text) =>
          text.includes('Approved') && text.includes(TEXT.commissions.wentBack.part('€0.40')),
      ),
    );
  });

  test('the chart can be read with the keyboard, with the pointer, and as a table', async () => {
    const page = await openWithHistory().opened;
    const chart = page.getByRole('figure', { name: TEXT.charts.names.clicks, exact: true });
    const reader = chart.getByRole('slider');
    await chart.getByText('Most on').waitFor();
    await reader.focus();
    await chart.getByText(/: 12$/).waitFor();
    await page.keyboard.press('ArrowLeft');
    await chart.getByText(/: 0$/).waitFor();
    expect(await reader.getAttribute('aria-valuetext')).toMatch(/: 0$/);
    await page.keyboard.press('Tab');
    await chart.getByText('Most on').waitFor();
    const { x, y, width, height } = (await chart.locator('svg').first().boundingBox())!;
    await page.mouse.move(x + width - 2, y + height / 2);
    await chart.getByText(/: 12$/).waitFor();

    await page.keyboard.press('Enter');
    const rows = chart.getByRole('table').getByRole('row');
    expect(await rows.count()).toBe(31);
    expect(await rows.nth(1).innerText()).toMatch(/\s12$/);
    await expectAccessible(page);
    await page.getByRole('radio', { name: '7 days' }).check();
    await expect.poll(() => rows.count()).toBe(8);
  });

  test('each section that failed to load can be retried on its own', async () => {
    app.allowErrors(/503/);
    const { past, opened } = openWithHistory({ width: PHONE }, ['affiliate']);
    const page = await opened;
    await page.getByRole('heading', { name: TEXT.failed }).waitFor();
    await expectAccessible(page);
    past.failingCalls = new Set(['days', 'commissions', 'payouts']);
    await page.getByRole('button', { name: UI_TEXT.tryAgain }).press('Enter');
    const parts = [
      [TEXT.charts.title, TEXT.charts.failed],
      [TEXT.commissions.title, TEXT.commissions.failed],
      [TEXT.payouts.title, TEXT.payouts.failed],
    ] as const;
    for (const [title, text] of parts) await part(page, title).getByText(text).waitFor();
    await expectAccessible(page);
    past.failingCalls = new Set();
    for (const [title, text] of parts) {
      const one = part(page, title);
      await one.getByRole('button', { name: UI_TEXT.tryAgain }).press('Enter');
      await one.getByText(text).waitFor({ state: 'hidden' });
    }
    await part(page, TEXT.payouts.title).getByText('P-2026-000001').waitFor();
  });
});
