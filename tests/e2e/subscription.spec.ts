import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Subscription } from '#features/billing/contract-checkout.ts';
import { RECEIPT_TEXT } from '#features/billing/ui/receipts/copy.ts';
import { formatDay } from '#shared/format-date.ts';
import { SUBSCRIPTION_TEXT as COPY } from '#features/billing/ui/subscription/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import {
  balanceOf,
  waitForSubscriptionState,
  card,
  form,
  heading,
  planOf,
  pressSandboxButton,
  subscribe,
  subscriptionOf,
} from './shop-screen.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ isShared: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the user’s subscription', () => {
  test('can be canceled in two steps, stays active until its end, and can be resumed', async () => {
    const { user, page } = await subscribe(app);
    await card(page).getByText(COPY.looks.renewing, { exact: true }).waitFor();
    expect(await form(page).count()).toBe(0);
    await expectAccessible(page);
    const { paid_through } = await subscriptionOf(user);
    // Premium users are not offered Premium.
    const menu = page.getByRole('navigation', { name: UI_TEXT.mainNavigation });
    expect(await menu.getByRole('link', { name: 'My Characters' }).isVisible()).toBe(true);
    expect(await menu.getByRole('link', { name: 'Become Premium' }).count()).toBe(0);

    await button(page, COPY.cancel).click();
    const dialog = page.getByRole('alertdialog', { name: COPY.cancelDialog.title });
    expect(await dialog.innerText()).toContain('Premium stays until');
    await expectAccessible(page, '[role=alertdialog]');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect((await subscriptionOf(user)).state).toBe('active');

    await button(page, COPY.cancel).click();
    await dialog.getByRole('button', { name: COPY.cancel }).click();
    await card(page).getByText(COPY.looks.cancelled, { exact: true }).waitFor();
    expect(await subscriptionOf(user)).toMatchObject({ state: 'cancelled', paid_through });
    expect(await planOf(user)).toBe('premium');
    await form(page)
      .getByText(/A plan you buy now starts then/)
      .waitFor();

    await button(page, COPY.resume).click();
    await card(page).getByText(COPY.looks.renewing, { exact: true }).waitFor();
    await waitForSubscriptionState(user, 'active');
  });

  test('can switch to another plan after its period, and the switch can be canceled', async () => {
    const { user, page } = await subscribe(app);
    await button(page, COPY.change).click();
    const dialog = page.getByRole('dialog', { name: COPY.changeDialog.title });
    await dialog.getByText(/Nothing is charged today/).waitFor();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('radio', { name: '3 months' }).check();
    await dialog.getByRole('button', { name: COPY.changeDialog.confirm }).click();
    await card(page)
      .getByText(/as Premium, 3 months for €29\.97/)
      .waitFor();
    expect((await subscriptionOf(user)).next_plan_id).toBe('quarterly');
    await button(page, COPY.undoChange).click();
    await card(page)
      .getByText(/for €12\.99, by card/)
      .waitFor();
    expect((await subscriptionOf(user)).next_plan_id).toBeNull();
  });

  test('follows changes at the provider while the page is open', async () => {
    const { user, page, payPage } = await subscribe(app);
    const before = (await subscriptionOf(user)).paid_through;
    const provider = await app.open({ path: payPage });
    await pressSandboxButton(provider, 'renew');
    await expect.poll(async () => (await subscriptionOf(user)).paid_through).not.toBe(before);
    const through = (await subscriptionOf(user)).paid_through!;
    await card(page).getByText(formatDay(through)).waitFor();
    await pressSandboxButton(provider, 'fail_renewal');
    expect(await planOf(user)).toBe('premium');
    await pressSandboxButton(provider, 'cancel');
    await card(page).getByText(COPY.looks.cancelled, { exact: true }).waitFor();
    expect(await planOf(user)).toBe('premium');
  });

  test('ends after a chargeback, which removes the unspent tokens', async () => {
    const { user, page, payPage } = await subscribe(app, 'quarterly', 'bank');
    const provider = await app.open({ path: payPage });
    await pressSandboxButton(provider, 'charge_back');
    await card(page).getByText(COPY.looks.ended, { exact: true }).waitFor();
    await form(page).waitFor();
    await expect.poll(() => planOf(user)).toBe('free');
    expect((await balanceOf(user)).monthly).toBe(0);
  });

  test('shows the end of a prepaid plan, and further payments extend it', async () => {
    const { page } = await subscribe(app, 'monthly', 'crypto');
    await card(page).getByText(COPY.looks.prepaid, { exact: true }).waitFor();
    expect(await button(page, COPY.cancel).count()).toBe(0);
    await form(page).getByRole('radio', { name: 'Cryptocurrency' }).check();
    await form(page)
      .getByText(/What you buy now is added to it/)
      .waitFor();
  });
});

/** Overrides fields of the subscription response, for states that need time or another provider. */
async function overrideSubscription(
  change: Partial<Subscription>,
  { method = 'GET', width }: { method?: string; width?: number } = {},
): Promise<Page> {
  const { user } = await subscribe(app);
  const response = { ...(await subscriptionOf(user)), ...change };
  return app.open({
    path: '/premium',
    as: user,
    ...(width && { width }),
    prepare: (context) =>
      context.route(/\/billing\/subscription/, (route) =>
        route.request().method() === method ? route.fulfill({ json: response }) : route.continue(),
      ),
  });
}

describe('rare states', () => {
  test('past due shows until when Premium stays, and that canceling ends it', async () => {
    const page = await overrideSubscription(
      {
        state: 'past_due',
        grace_until: '2027-03-04T12:00:00Z',
        can: { cancel: true, resume: false, change: false },
      },
      { width: PHONE },
    );
    await card(page)
      .getByText(/Premium stays active until March 4, 2027/)
      .waitFor();
    expect(await form(page).count()).toBe(0);
    await expectAccessible(page);
    await button(page, COPY.cancel).click();
    await page.getByRole('alertdialog').getByText(COPY.cancelDialog.pastDue).waitFor();
  });

  test('a provider that requires confirmation on its own page is linked', async () => {
    const confirm_url = 'https://provider.example/cancel/1';
    const page = await overrideSubscription({ confirm_url }, { method: 'POST' });
    await button(page, COPY.cancel).click();
    await page.getByRole('alertdialog').getByRole('button', { name: COPY.cancel }).click();
    const link = page.getByRole('link', { name: COPY.confirmLink });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(confirm_url);
    await expectAccessible(page);
  });

  test('a subscription that cannot be loaded can be retried', async () => {
    app.allowErrors(/500|503/);
    const user = await app.createUser();
    let isBroken = true;
    const page = await app.open({
      path: '/premium',
      as: user,
      prepare: (context) =>
        context.route(/\/billing\/subscription/, (route) =>
          isBroken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
        ),
    });
    await card(page).getByText(COPY.failed).waitFor();
    isBroken = false;
    await card(page).getByRole('button', { name: UI_TEXT.tryAgain }).click();
    await card(page).waitFor({ state: 'hidden' });
    await form(page).waitFor();
  });
});

describe('receipts', () => {
  test('show payments and refunds, and print without the page frame', async () => {
    const { user, page, payPage } = await subscribe(app, 'yearly');
    const provider = await app.open({ path: payPage });
    await pressSandboxButton(provider, 'refund_half');
    await page.goto('/receipts');
    const row = page.getByRole('link', { name: /Premium, 12 months/ });
    const reads = (text: string) =>
      expect
        .poll(async () => {
          await page.reload();
          return row.innerText();
        })
        .toContain(text);
    await reads('€35.94 refunded');
    await expectAccessible(page);
    await pressSandboxButton(provider, 'refund');
    await reads(RECEIPT_TEXT.states.refunded);
    await row.click();
    await page
      .getByRole('rowheader', { name: /^Refunded on/ })
      .first()
      .waitFor();
    expect(await page.getByRole('rowheader', { name: /^Refunded on/ }).count()).toBe(2);
    await page.getByText(user.email).waitFor();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: RECEIPT_TEXT.one.print }).isVisible()).toBe(
      false,
    );
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    expect(await page.getByText(user.email).isVisible()).toBe(true);
    for (const format of ['A4', 'Letter']) {
      const paper = await page.pdf({ format });
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
  });

  test('show a message when there are none', async () => {
    const page = await app.open({ path: '/receipts', as: await app.createUser(), width: PHONE });
    await heading(page, RECEIPT_TEXT.emptyTitle).waitFor();
    await expectAccessible(page);
  });

  test('require an account', async () => {
    const page = await app.open({ path: '/receipts' });
    await page.waitForURL(/\/login\?next=%2Freceipts$/);
  });
});
