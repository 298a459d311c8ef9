import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { METHOD_NAMES } from '#features/billing/catalog.ts';
import type { Subscription } from '#features/billing/contract-checkout.ts';
import type { Ledger, Method, PackOffer, PlanOffer } from '#features/billing/contract.ts';
import { CHECKOUT_TEXT } from '#features/billing/ui/checkout/copy.ts';
import { SHOP_TEXT } from '#features/billing/ui/shop/copy.ts';
import { SUBSCRIPTION_TEXT } from '#features/billing/ui/subscription/copy.ts';
import type { TestUser } from './person.ts';
import type { AppHarness } from './stage.ts';

type Section = 'plans' | 'packs';

export const form = (page: Page, part: Section = 'plans') =>
  page.getByRole('form', { name: SHOP_TEXT[part].title });
export const option = (page: Page, id: PlanOffer['id'] | PackOffer['id']) =>
  page.locator(`input[type=radio][value=${id}]`);
export const methodRadio = (page: Page, method: Method, part: Section = 'plans') =>
  form(page, part).getByRole('radio', { name: METHOD_NAMES[method] });
export const continueButton = (page: Page, part: Section = 'plans') =>
  form(page, part).locator('button[type=submit]');
/** The card of the user's subscription. */
export const card = (page: Page) => page.getByRole('region', { name: SUBSCRIPTION_TEXT.title });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Presses a button of the sandbox page. Resolves after the shop has processed the webhook. */
export async function pressSandboxButton(page: Page, action: string): Promise<void> {
  const button = page.locator(`button[value=${action}]`);
  await Promise.all([page.waitForEvent('load'), button.click()]);
}

/** Selects an offer on the open /premium page and continues. Returns the URL of the provider's page. */
export async function goToPayment(
  page: Page,
  overrides: { plan: PlanOffer['id'] } | { pack: PackOffer['id'] },
  method: Method,
): Promise<string> {
  const part = 'plan' in overrides ? 'plans' : 'packs';
  await option(page, 'plan' in overrides ? overrides.plan : overrides.pack).check();
  await methodRadio(page, method, part).check();
  await continueButton(page, part).click();
  await page.waitForURL(/\/sandbox-pay\//);
  return page.url();
}

/** Pays on the provider's page and waits for the confirmation. */
export async function pay(page: Page): Promise<void> {
  await pressSandboxButton(page, 'pay');
  await page.waitForURL(/\/checkout\//);
  await heading(page, CHECKOUT_TEXT.paid.title).waitFor();
}

/** A subscribed user on /premium, and the URL of the provider's page. */
interface Subscriber {
  user: TestUser;
  page: Page;
  payPage: string;
}

export async function subscribe(
  app: AppHarness,
  plan: PlanOffer['id'] = 'monthly',
  method: Method = 'card',
): Promise<Subscriber> {
  const user = await app.createUser();
  const page = await app.open({ path: '/premium', as: user });
  const payPage = await goToPayment(page, { plan }, method);
  await pay(page);
  await page.goto('/premium');
  await card(page).getByText('Premium, ').first().waitFor();
  return { user, page, payPage };
}

export const subscriptionOf = (user: TestUser) => user.call<Subscription>('/billing/subscription');
export const planOf = async (user: TestUser) =>
  (await user.call<{ plan: string }>('/users/me')).plan;
export const balanceOf = async (user: TestUser) =>
  (await user.call<Ledger>('/billing/ledger')).balance;

/** Waits until the user's subscription has this state. */
export async function waitForSubscriptionState(
  user: TestUser,
  state: Subscription['state'],
): Promise<void> {
  await expect.poll(async () => (await subscriptionOf(user)).state).toBe(state);
}
