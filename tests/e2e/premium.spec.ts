import { describe, expect, test } from 'vitest';
import { METHOD_NAMES, PLANS } from '#features/billing/catalog.ts';
import { SIGN_IN_TEXT } from '#features/accounts/ui/copy.ts';
import { CHECKOUT_TEXT } from '#features/billing/ui/checkout/copy.ts';
import { formatMoney } from '#shared/format-money.ts';
import { SHOP_TEXT } from '#features/billing/ui/shop/copy.ts';
import {
  balanceOf,
  form,
  continueButton,
  heading,
  option,
  pay,
  planOf,
  pressSandboxButton,
  subscriptionOf,
  goToPayment,
  methodRadio,
} from './shop-screen.ts';
import { waitForPath, DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ isShared: true });
const METHODS = ['card', 'bank', 'crypto'] as const;
const euro = (minor: number) => formatMoney(minor, 'EUR');

describe('a visitor', () => {
  test.each([PHONE, 768, DESKTOP])('sees the plans and their prices at %i px', async (width) => {
    const page = await app.open({ path: '/premium', width });
    expect(await option(page, 'yearly').isChecked()).toBe(true);
    const text = await form(page).innerText();
    for (const sum of ['12 × €5.99 = €71.88', '3 × €9.99 = €29.97', '€12.99'])
      expect(text).toContain(sum);
    for (const saving of ['70% off', '50% off', '35% off']) expect(text).toContain(saving);
    expect(text.match(/Earlier price €19\.99/g)).toHaveLength(3);
    await page.getByRole('row', { name: 'Messages a day 20 Unlimited' }).waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
    ).toBe(false);
    await expectAccessible(page);
  });

  test('is told that methods without recurring payments are prepaid', async () => {
    const page = await app.open({ path: '/premium' });
    await methodRadio(page, 'crypto').check();
    const text = await form(page).innerText();
    expect(text).toContain('12 × €5.99 = €71.88 paid once');
    expect(text).toContain(SHOP_TEXT.plans.prepaid('€71.88', 12));
    await methodRadio(page, 'card').check();
    expect(await form(page).innerText()).toContain('€71.88 billed yearly');
  });

  test('signs in during checkout, and the selection is kept', async () => {
    const page = await app.open({ path: '/premium?next=%2Fcharacters' });
    await option(page, 'quarterly').check();
    await methodRadio(page, 'bank').check();
    await continueButton(page).click();
    await page.waitForURL(/\/login\?next=/);
    await page.getByRole('button', { name: SIGN_IN_TEXT.continueWith('google') }).click();
    await page.waitForURL(/\/dev\/sign-in/);
    const fields = page.locator('form.new');
    await fields.getByLabel('Full name').fill('Quinn Buyer');
    await fields.getByLabel('E-mail').fill('quinn-buyer@example.test');
    await fields.getByRole('button', { name: 'Continue' }).click();
    await waitForPath(page, '/premium?plan=quarterly&method=bank&next=%2Fcharacters');
    await expect.poll(() => option(page, 'quarterly').isChecked()).toBe(true);
    expect(await methodRadio(page, 'bank').isChecked()).toBe(true);
    await page.getByRole('button', { name: SHOP_TEXT.pay('€29.97') }).click();
    await page.waitForURL(/\/sandbox-pay\//);
    await pay(page);
    await page.getByRole('link', { name: CHECKOUT_TEXT.back.other }).click();
    await waitForPath(page, '/characters');
  });

  test('selects and continues with the keyboard alone', async () => {
    const page = await app.open({ path: '/premium', as: await app.createUser() });
    await option(page, 'yearly').focus();
    await page.keyboard.press('ArrowDown');
    expect(await option(page, 'quarterly').isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await methodRadio(page, 'bank').isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/sandbox-pay\//);
    expect(await page.locator('h1').innerText()).toBe('29.97 EUR');
  });
});

describe('buying', () => {
  test.each(PLANS.flatMap((plan) => METHODS.map((method) => [plan.id, method] as const)))(
    '%s by %s',
    async (id, method) => {
      const plan = PLANS.find((one) => one.id === id)!;
      const user = await app.createUser();
      const page = await app.open({ path: '/premium', as: user });
      await goToPayment(page, { plan: id }, method);
      expect(await planOf(user)).toBe('free');
      await pay(page);
      await page.getByText(CHECKOUT_TEXT.paid.sum(euro(plan.total_minor))).waitFor();
      expect(await planOf(user)).toBe('premium');
      expect((await balanceOf(user)).monthly).toBe(100);
      const owned = await subscriptionOf(user);
      expect(owned).toMatchObject({ state: 'active', plan_id: id, method });
      expect(owned.renews_at === null).toBe(method === 'crypto');
      await page.getByRole('link', { name: CHECKOUT_TEXT.paid.receipt }).click();
      await page
        .getByRole('cell', { name: euro(plan.total_minor) })
        .first()
        .waitFor();
      await page.getByText(METHOD_NAMES[method], { exact: true }).waitFor();
    },
  );

  test('tokens without a plan adds them to the balance', async () => {
    const user = await app.createUser();
    const page = await app.open({ path: '/premium?pack=medium', as: user });
    expect(await option(page, 'medium').isChecked()).toBe(true);
    // The tokens link scrolls to the packs.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await goToPayment(page, { pack: 'medium' }, 'card');
    await pay(page);
    await page.getByText(CHECKOUT_TEXT.paid.balance(320)).waitFor();
    expect(await balanceOf(user)).toMatchObject({ bought: 300, available: 320 });
    expect(await planOf(user)).toBe('free');
    await expectAccessible(page);
  });

  test('shows a pending page that grants nothing, and updates when the payment arrives', async () => {
    const user = await app.createUser();
    const page = await app.open({ path: '/premium', as: user });
    const payPage = await goToPayment(page, { plan: 'monthly' }, 'card');
    const [order] = await Promise.all([
      page.waitForURL(/\/premium\?checkout=/).then(() => page.url().split('checkout=')[1]!),
      pressSandboxButton(page, 'abandon'),
    ]);
    const waiting = await app.open({ path: `/checkout/${order}`, as: user });
    await heading(waiting, CHECKOUT_TEXT.open.title).waitFor();
    await expectAccessible(waiting);
    expect(await planOf(user)).toBe('free');
    await page.goto(payPage);
    await pressSandboxButton(page, 'pay');
    await heading(waiting, CHECKOUT_TEXT.paid.title).waitFor();
    expect(await planOf(user)).toBe('premium');
  });
});

describe('not paying', () => {
  test.each([
    ['decline', SHOP_TEXT.unpaid.title.failed],
    ['abandon', SHOP_TEXT.unpaid.title.open],
  ])('%s: nothing is charged, and the choice is kept', async (action, title) => {
    const user = await app.createUser();
    const page = await app.open({ path: '/premium', as: user });
    await goToPayment(page, { plan: 'quarterly' }, 'crypto');
    await pressSandboxButton(page, action);
    await page.waitForURL(/\/premium\?checkout=/);
    await heading(page, title).waitFor();
    await expect.poll(() => option(page, 'quarterly').isChecked()).toBe(true);
    expect(await methodRadio(page, 'crypto').isChecked()).toBe(true);
    await expectAccessible(page);
    expect((await subscriptionOf(user)).state).toBe('none');
    expect(await user.call<{ count: number }>('/billing/receipts')).toMatchObject({ count: 0 });
    await page.getByRole('link', { name: SHOP_TEXT.unpaid.payPage }).click();
    await page.waitForURL(/\/sandbox-pay\//);
    await pay(page);
    expect(await planOf(user)).toBe('premium');
  });

  test('another user’s order is not found', async () => {
    app.allowErrors(/404/);
    const page = await app.open({
      path: '/checkout/0199aaaa-0000-7000-8000-000000000000',
      as: await app.createUser(),
    });
    await heading(page, CHECKOUT_TEXT.unknown).waitFor();
    await expectAccessible(page);
  });
});
