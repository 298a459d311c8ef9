import { expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { SUBSCRIPTION_TEXT as COPY } from '#features/billing/ui/subscription/copy.ts';
import { mailTo } from './outbox.ts';
import {
  balanceOf,
  becomes,
  card,
  planOfPerson,
  press,
  subscribe,
  subscriptionOf,
} from './shop-screen.ts';
import { expectAccessible, PHONE, setStage } from './stage.ts';

const stage = setStage();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const failRenewal = async (payPage: string) =>
  press(await stage.open({ path: payPage }), 'fail_renewal');

test('a renewal that fails: Premium stays for three days; paid in them it goes on, else it ends', async () => {
  const mended = await subscribe(stage);
  const lost = await subscribe(stage);
  const people = [mended.person, lost.person];
  for (const { page, payPage } of [mended, lost]) {
    await page.close();
    await failRenewal(payPage);
  }
  const paidThrough = Date.parse((await subscriptionOf(mended.person)).paid_through!);
  const untilThen = paidThrough - Date.now();
  // People who come by now and then stay signed in.
  await stage.moveTo(untilThen - 10 * DAY);
  for (const person of people) expect(await planOfPerson(person)).toBe('premium');

  await stage.moveTo(untilThen + HOUR);
  for (const person of people) await becomes(person, 'past_due');
  const page = await stage.open({ path: '/premium', as: mended.person, width: PHONE });
  const grace = new Date(paidThrough + 3 * DAY);
  const day = grace.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  await card(page).getByText(COPY.pastDue(day)).waitFor();
  expect(await planOfPerson(mended.person)).toBe('premium');
  const { text } = await mailTo(stage.server, mended.person.email, 'did not go through');
  expect(text).toContain(day);
  await expectAccessible(page);

  const { monthly } = await balanceOf(mended.person);
  await press(await stage.open({ path: mended.payPage }), 'renew');
  await card(page).getByText(COPY.looks.renewing, { exact: true }).waitFor();
  const after = await subscriptionOf(mended.person);
  expect(after.state).toBe('active');
  expect(Date.parse(after.paid_through!)).toBeGreaterThan(paidThrough + 27 * DAY);
  expect((await balanceOf(mended.person)).monthly).toBeGreaterThanOrEqual(monthly);
  await page.close();

  await stage.moveTo(untilThen + 3 * DAY + HOUR);
  await becomes(lost.person, 'ended');
  expect(await planOfPerson(lost.person)).toBe('free');
  const ended = await stage.open({ path: '/premium', as: lost.person });
  await ended.getByText(COPY.looks.ended, { exact: true }).waitFor();
  expect(await planOfPerson(mended.person)).toBe('premium');
}, 180_000);

test('paid in advance, its end is told before; the letter’s link ends such letters', async () => {
  await stage.moveTo(0);
  const { person, page: shop, payPage } = await subscribe(stage, 'monthly', 'crypto');
  await shop.close();
  const paidThrough = Date.parse((await subscriptionOf(person)).paid_through!);
  await stage.moveTo(paidThrough - Date.now() - 2 * DAY);
  // Any news of the provider brings what is due; without, it comes every five minutes.
  await press(await stage.open({ path: payPage }), 'refund_half');
  const { text } = await mailTo(stage.server, person.email, 'To stop reminders');
  const { pathname } = new URL(/To stop reminders: (\S+)/.exec(text)![1]!);
  const wantsReminders = async () =>
    (await person.call<User>('/users/me')).preferences.notifications.reminders;

  // Opened where nobody is signed in.
  const page = await stage.open({ path: pathname, width: PHONE });
  await expectAccessible(page);
  expect(await wantsReminders()).toBe(true);
  await page.getByRole('button', { name: 'Stop reminders' }).click();
  await page.getByRole('heading', { name: 'Reminders are off' }).waitFor();
  await expectAccessible(page);
  expect(await wantsReminders()).toBe(false);

  stage.expectTrouble(/400/);
  await page.goto(pathname.replace('stop_', 'stop_0'));
  await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
}, 120_000);
