import { expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { formatDay } from '#shared/format-date.ts';
import { SUBSCRIPTION_TEXT as COPY } from '#features/billing/ui/subscription/copy.ts';
import { waitForMail } from './outbox.ts';
import {
  balanceOf,
  waitForSubscriptionState,
  card,
  planOf,
  pressSandboxButton,
  subscribe,
  subscriptionOf,
} from './shop-screen.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const failRenewal = async (payPage: string) =>
  pressSandboxButton(await app.open({ path: payPage }), 'fail_renewal');

test('after a failed renewal, Premium stays for three days and then ends unless it is paid', async () => {
  const mended = await subscribe(app);
  const lost = await subscribe(app);
  const users = [mended.user, lost.user];
  for (const { page, payPage } of [mended, lost]) {
    await page.close();
    await failRenewal(payPage);
  }
  const paidThrough = Date.parse((await subscriptionOf(mended.user)).paid_through!);
  const untilThen = paidThrough - Date.now();
  // Sessions are extended by regular use.
  await app.restartWithClockOffset(untilThen - 10 * DAY);
  for (const user of users) expect(await planOf(user)).toBe('premium');

  await app.restartWithClockOffset(untilThen + HOUR);
  for (const user of users) await waitForSubscriptionState(user, 'past_due');
  const page = await app.open({ path: '/premium', as: mended.user, width: PHONE });
  const grace = new Date(paidThrough + 3 * DAY);
  const day = formatDay(grace.toISOString());
  await card(page).getByText(COPY.pastDue(day)).waitFor();
  expect(await planOf(mended.user)).toBe('premium');
  const { text } = await waitForMail(app.server, mended.user.email, 'did not go through');
  expect(text).toContain(day);
  await expectAccessible(page);

  const { monthly } = await balanceOf(mended.user);
  await pressSandboxButton(await app.open({ path: mended.payPage }), 'renew');
  await card(page).getByText(COPY.looks.renewing, { exact: true }).waitFor();
  const after = await subscriptionOf(mended.user);
  expect(after.state).toBe('active');
  expect(Date.parse(after.paid_through!)).toBeGreaterThan(paidThrough + 27 * DAY);
  expect((await balanceOf(mended.user)).monthly).toBeGreaterThanOrEqual(monthly);
  await page.close();

  await app.restartWithClockOffset(untilThen + 3 * DAY + HOUR);
  await waitForSubscriptionState(lost.user, 'ended');
  expect(await planOf(lost.user)).toBe('free');
  const ended = await app.open({ path: '/premium', as: lost.user });
  await ended.getByText(COPY.looks.ended, { exact: true }).waitFor();
  expect(await planOf(mended.user)).toBe('premium');
}, 180_000);

test('the end of a prepaid plan is announced by mail, and the mail’s link unsubscribes', async () => {
  await app.restartWithClockOffset(0);
  const { user, page: shop, payPage } = await subscribe(app, 'monthly', 'crypto');
  await shop.close();
  const paidThrough = Date.parse((await subscriptionOf(user)).paid_through!);
  await app.restartWithClockOffset(paidThrough - Date.now() - 2 * DAY);
  // A webhook applies due changes. Otherwise a job does every five minutes.
  await pressSandboxButton(await app.open({ path: payPage }), 'refund_half');
  const { text } = await waitForMail(app.server, user.email, 'To stop reminders');
  const { pathname } = new URL(/To stop reminders: (\S+)/.exec(text)![1]!);
  const wantsReminders = async () =>
    (await user.call<User>('/users/me')).preferences.notifications.reminders;

  // The link works without a session.
  const page = await app.open({ path: pathname, width: PHONE });
  await expectAccessible(page);
  expect(await wantsReminders()).toBe(true);
  await page.getByRole('button', { name: 'Stop reminders' }).click();
  await page.getByRole('heading', { name: 'Reminders are off' }).waitFor();
  await expectAccessible(page);
  expect(await wantsReminders()).toBe(false);

  app.allowErrors(/400/);
  await page.goto(pathname.replace('stop_', 'stop_0'));
  await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
}, 120_000);
