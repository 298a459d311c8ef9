import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { METHOD_NAMES } from '#features/billing/catalog.ts';
import type { Subscription } from '#features/billing/contract-checkout.ts';
import type { Ledger, Method, PackOffer, PlanOffer } from '#features/billing/contract.ts';
import { CHECKOUT_TEXT } from '#features/billing/ui/checkout/copy.ts';
import { SHOP_TEXT } from '#features/billing/ui/shop/copy.ts';
import { SUBSCRIPTION_TEXT } from '#features/billing/ui/subscription/copy.ts';
import type { Person } from './person.ts';
import type { Stage } from './stage.ts';

type Part = 'plans' | 'packs';

export const form = (page: Page, part: Part = 'plans') =>
  page.getByRole('form', { name: SHOP_TEXT[part].title });
export const option = (page: Page, id: PlanOffer['id'] | PackOffer['id']) =>
  page.locator(`input[type=radio][value=${id}]`);
export const way = (page: Page, method: Method, part: Part = 'plans') =>
  form(page, part).getByRole('radio', { name: METHOD_NAMES[method] });
export const goOn = (page: Page, part: Part = 'plans') =>
  form(page, part).locator('button[type=submit]');
/** The card of one’s own subscription. */
export const card = (page: Page) => page.getByRole('region', { name: SUBSCRIPTION_TEXT.title });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Presses a button of the sandbox's page; what it told was taken by the shop when this resolves. */
export async function press(page: Page, action: string): Promise<void> {
  const button = page.locator(`button[value=${action}]`);
  await Promise.all([page.waitForEvent('load'), button.click()]);
}

/** Chooses on an open /premium and goes on; resolves with the address of the provider's page. */
export async function toPayment(
  page: Page,
  wish: { plan: PlanOffer['id'] } | { pack: PackOffer['id'] },
  method: Method,
): Promise<string> {
  const part = 'plan' in wish ? 'plans' : 'packs';
  await option(page, 'plan' in wish ? wish.plan : wish.pack).check();
  await way(page, method, part).check();
  await goOn(page, part).click();
  await page.waitForURL(/\/sandbox-pay\//);
  return page.url();
}

/** Pays on the provider's page and waits for the thanks. */
export async function pay(page: Page): Promise<void> {
  await press(page, 'pay');
  await page.waitForURL(/\/checkout\//);
  await heading(page, CHECKOUT_TEXT.paid.title).waitFor();
}

/** Someone with a plan, on /premium, and the provider's page of it. */
interface Subscriber {
  person: Person;
  page: Page;
  payPage: string;
}

export async function subscribe(
  stage: Stage,
  plan: PlanOffer['id'] = 'monthly',
  method: Method = 'card',
): Promise<Subscriber> {
  const person = await stage.person();
  const page = await stage.open({ path: '/premium', as: person });
  const payPage = await toPayment(page, { plan }, method);
  await pay(page);
  await page.goto('/premium');
  await card(page).getByText('Premium, ').first().waitFor();
  return { person, page, payPage };
}

export const subscriptionOf = (person: Person) =>
  person.call<Subscription>('/billing/subscription');
export const planOfPerson = async (person: Person) =>
  (await person.call<{ plan: string }>('/users/me')).plan;
export const balanceOf = async (person: Person) =>
  (await person.call<Ledger>('/billing/ledger')).balance;

/** Waits until the person's subscription is in this state. */
export async function becomes(person: Person, state: Subscription['state']): Promise<void> {
  await expect.poll(async () => (await subscriptionOf(person)).state).toBe(state);
}
