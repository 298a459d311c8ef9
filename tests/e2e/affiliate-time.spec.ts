import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { AdminPayout, AdminPayouts } from '#features/affiliates/contract-admin.ts';
import type { Affiliate } from '#features/affiliates/contract.ts';
import { AFFILIATE_DASHBOARD_TEXT as TEXT } from '#features/affiliates/ui/copy.ts';
import { createAffiliate, referCustomer, DASHBOARD } from './affiliate-screen.ts';
import { pressSandboxButton } from './shop-screen.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ env: { AFFILIATE_MIN_PAYOUT: '2000' } });
const DAY = 24 * 3_600_000;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** 40 percent of a year of Premium. */
const SUM = '€28.75';

test('a commission is approved after 30 days, paid out, and reversed when its payment is reversed', async () => {
  const mara = await createAffiliate(app);
  const { id, link } = await mara.call<Affiliate>('/affiliate');
  const account = { method: 'bank', name: 'Mara', account: 'DE02120300000000202051' };
  const change = { method: 'PATCH', body: JSON.stringify({ payout_details: account }) };
  await mara.call('/affiliate', change);
  const payPage = await referCustomer(app, link, '/', 'yearly');
  const dueNow = async () => (await mara.call<Affiliate>('/affiliate')).earnings[0];
  await expect.poll(dueNow).toMatchObject({ pending_minor: 2875, due_minor: 0 });
  const payOut = async () => {
    const admin = await app.createUser('admin@example.test');
    const body = JSON.stringify({ currency: 'EUR' });
    return admin.call<AdminPayout>(`/admin/affiliates/${id}/payouts`, { method: 'POST', body });
  };
  await expect(payOut()).rejects.toThrow('409');

  // Sessions are extended by regular use.
  await app.restartWithClockOffset(20 * DAY);
  expect(await dueNow()).toMatchObject({ approved_minor: 0 });
  await app.restartWithClockOffset(31 * DAY);
  const page = await app.open({ path: DASHBOARD, as: mara, width: PHONE });
  const earnings = part(page, TEXT.earnings.title);
  await earnings.getByText(SUM).first().waitFor();
  expect(await dueNow()).toMatchObject({ approved_minor: 2875, due_minor: 2875 });

  const payout = await payOut();
  const admin = await app.createUser('admin@example.test');
  const csv = await fetch(`${app.server.url}/api/v1/admin/payouts?format=csv`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(await csv.text()).toContain(`,Mara,bank,${account.account},28.75,EUR,1,`);
  await page.reload();
  const payouts = part(page, TEXT.payouts.title);
  await payouts.getByText(payout.number).waitFor();
  const paid = { status: 'paid', reference: 'SEPA 17' };
  await admin.call(`/admin/payouts/${payout.id}`, { method: 'PATCH', body: JSON.stringify(paid) });
  await page.reload();
  await payouts.getByText('SEPA 17').waitFor();
  expect(await dueNow()).toMatchObject({ paid_minor: 2875, due_minor: 0 });
  await expectAccessible(page);

  await pressSandboxButton(await app.open({ path: payPage }), 'charge_back');
  await expect.poll(dueNow).toMatchObject({ reversed_minor: 2875, due_minor: -2875 });
  await page.reload();
  await earnings.getByText(TEXT.earnings.overdrawn(SUM)).waitFor();
  const { data } = await admin.call<AdminPayouts>('/admin/payouts?status=paid');
  expect(data.map(({ number }) => number)).toEqual([payout.number]);
  await expectAccessible(page);
}, 180_000);
