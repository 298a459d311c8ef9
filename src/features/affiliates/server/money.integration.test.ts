import { afterAll, beforeAll, expect, test } from 'vitest';
import { affiliate_commissions } from '#db/schema/index.ts';
import { readAffiliateReconciliation } from './affiliate-reconciliation.ts';
import { expectJson, type TestClient } from '#tests/helpers/app.ts';
import { BANK, makePartner, signUpThroughLink, type Partner } from '#tests/helpers/affiliates.ts';
import { openShop, type Shop } from '#tests/helpers/payments.ts';
import type { AdminPayout } from '../contract-admin.ts';
import type {
  Affiliate,
  AffiliateDays,
  CommissionList,
  CommissionState,
  PayoutList,
} from '../contract.ts';

let shop: Shop;
let admin: TestClient;
let mara: Partner;

beforeAll(async () => {
  shop = await openShop('2027-01-31T10:00:00Z', { AFFILIATE_MIN_PAYOUT: '2000' });
  admin = await shop.signIn({ is_superuser: true });
  mara = await makePartner(shop, admin);
});
afterAll(() => shop.close());

const earnings = async (affiliate = mara) =>
  (await expectJson<Affiliate>(affiliate.get('/affiliate'))).earnings;
const commissions = (state?: CommissionState) =>
  expectJson<CommissionList>(mara.get(`/affiliate/commissions${state ? `?state=${state}` : ''}`));
const approve = (currency = 'EUR', { affiliate } = mara) =>
  admin.post(`/admin/affiliates/${affiliate.id}/payouts`, { currency });
const statusAndDetail = async (answer: Promise<Response>) => {
  const { status, json } = await answer.then(async (one) => ({
    status: one.status,
    json: (await one.json()) as { detail: string },
  }));
  return [status, json.detail];
};

test('pays commissions out, reverses them, and carries the balance forward', async () => {
  const person = await signUpThroughLink(shop, mara);
  expect(await statusAndDetail(approve())).toEqual([
    409,
    `Nothing is due to ${mara.affiliate.code} in EUR.`,
  ]);

  const plan = await shop.buy(person, { plan_id: 'yearly', method: 'card' });
  await plan.pressButton('pay');
  const pack = await shop.buy(person, { pack_id: 'small', method: 'card' });
  await pack.pressButton('pay');
  // A repeated webhook has no effect.
  for (const body of shop.callbacks) await shop.callback(body);
  await shop.settle();
  const { data, count } = await commissions('pending');
  expect(count).toBe(2);
  expect(data[1]).toMatchObject({
    kind: 'plan',
    is_first: true,
    state: 'pending',
    net_minor: 7188,
    commission_bps: 4000,
    amount_minor: 2875,
    currency: 'EUR',
    approves_at: '2027-03-02T10:00:00.000Z',
    created_at: '2027-01-31T10:00:00.000Z',
  });
  const small = data[0]!.amount_minor;
  expect(data[0]).toMatchObject({
    kind: 'pack',
    amount_minor: Math.floor(data[0]!.net_minor * 0.4),
  });
  const all = 2875 + small;
  expect(await earnings()).toMatchObject([{ pending_minor: all, approved_minor: 0, due_minor: 0 }]);
  expect(await expectJson<Affiliate>(mara.get('/affiliate'))).toMatchObject({ conversions: 1 });

  await shop.wait(29, 23);
  expect((await earnings())[0]).toMatchObject({ pending_minor: all, due_minor: 0 });
  await shop.wait(0, 1);
  expect((await earnings())[0]).toMatchObject({
    pending_minor: 0,
    approved_minor: all,
    due_minor: all,
  });
  expect((await statusAndDetail(approve()))[1]).toContain('has not entered a payout account yet');
  await expectJson(mara.patch('/affiliate', { payout_details: BANK }));

  const answers = await Promise.all(Array.from({ length: 20 }, () => approve()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
  const made = (await answers.find(({ status }) => status === 201)!.json()) as AdminPayout;
  expect(made).toMatchObject({
    number: 'P-2027-000001',
    status: 'approved',
    amount_minor: all,
    commissions: 2,
    account_end: '2051',
  });
  expect(await statusAndDetail(approve())).toEqual([
    409,
    'Payout P-2027-000001 is in progress. Mark it as paid or cancel it first.',
  ]);
  expect((await earnings())[0]).toMatchObject({ approved_minor: all, paid_minor: 0, due_minor: 0 });

  const csv = await admin.get('/admin/payouts?status=approved&format=csv');
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect((await csv.text()).split('\r\n')[1]).toBe(
    `P-2027-000001,approved,${mara.affiliate.code},Mara Voss,bank,DE02120300000000202051,${(all / 100).toFixed(2)},EUR,2,,2027-03-02T10:00:00.000Z,`,
  );
  const end = (body: object) => admin.patch(`/admin/payouts/${made.id}`, body);
  expect((await end({ status: 'paid' })).status).toBe(422);
  await expectJson(end({ status: 'paid', reference: 'SEPA 17' }));
  expect(await statusAndDetail(end({ status: 'cancelled' }))).toEqual([
    409,
    'This payout is already paid.',
  ]);
  expect((await earnings())[0]).toMatchObject({ approved_minor: 0, paid_minor: all, due_minor: 0 });
  const { data: payouts } = await expectJson<PayoutList>(mara.get('/affiliate/payouts'));
  expect(payouts).toMatchObject([
    { number: 'P-2027-000001', status: 'paid', reference: 'SEPA 17' },
  ]);

  // Half of the plan is refunded, then the rest.
  await plan.pressButton('refund_half');
  expect((await earnings())[0]).toMatchObject({ reversed_minor: 1437, due_minor: -1437 });
  await plan.pressButton('refund');
  expect((await commissions('reversed')).data).toMatchObject([{ reversed_minor: 2875 }]);
  expect((await earnings())[0]).toEqual({
    currency: 'EUR',
    pending_minor: 0,
    approved_minor: 0,
    paid_minor: small,
    reversed_minor: 2875,
    due_minor: -2875,
  });
  expect((await statusAndDetail(approve()))[1]).toContain('Nothing is due');

  // The next commissions offset the reversal, and the payout contains the difference.
  const friend = await signUpThroughLink(shop, mara);
  for (const plan_id of ['yearly'] as const)
    await (await shop.buy(friend, { plan_id, method: 'card' })).pressButton('pay');
  const second = await signUpThroughLink(shop, mara);
  await (await shop.buy(second, { plan_id: 'yearly', method: 'card' })).pressButton('pay');
  await shop.wait(30);
  expect((await earnings())[0]).toMatchObject({ approved_minor: 5750, due_minor: 2875 });
  const next = await expectJson<AdminPayout>(approve());
  expect(next).toMatchObject({ number: 'P-2027-000002', amount_minor: 2875, commissions: 3 });
  await expectJson(admin.patch(`/admin/payouts/${next.id}`, { status: 'cancelled' }));
  expect((await earnings())[0]).toMatchObject({ due_minor: 2875 });
  const last = await expectJson<AdminPayout>(approve());
  await expectJson(admin.patch(`/admin/payouts/${last.id}`, { status: 'paid', reference: 'S 18' }));
  expect((await earnings())[0]).toMatchObject({ paid_minor: small + 5750, due_minor: 0 });

  const reconciliation = await readAffiliateReconciliation(shop.ctx.db, shop.ctx.now());
  expect(reconciliation.faults).toEqual([]);
  expect(reconciliation.money).toMatchObject([{ currency: 'EUR', paid_out_minor: small + 5750 }]);
}, 120_000);

test('renewals earn at the rate of their day, even after the link was paused', async () => {
  const partner = await makePartner(shop, admin);
  const person = await signUpThroughLink(shop, partner);
  await (await shop.buy(person, { plan_id: 'monthly', method: 'card' })).pressButton('pay');
  const change = { status: 'paused', commission_bps: 1000 };
  await expectJson(admin.patch(`/admin/affiliates/${partner.affiliate.id}`, change));
  await shop.wait(32);
  const { data } = await expectJson<CommissionList>(partner.get('/affiliate/commissions'));
  expect(data).toMatchObject([
    { is_first: false, commission_bps: 1000, state: 'pending' },
    { is_first: true, commission_bps: 4000, state: 'approved' },
  ]);
  const today = shop.ctx.now().toISOString().slice(0, 10);
  const { data: days } = await expectJson<AffiliateDays>(
    partner.get(`/affiliate/days?from=${data[1]!.created_at.slice(0, 10)}`),
  );
  expect(days.at(-1)!.day).toBe(today);
  expect(days).toHaveLength(33);
  expect(days[0]).toEqual({
    day: data[1]!.created_at.slice(0, 10),
    clicks: 1,
    sign_ups: 1,
    conversions: 1,
    earned: [{ currency: 'EUR', amount_minor: data[1]!.amount_minor }],
  });
  expect(days.filter(({ earned }) => earned.length > 0)).toHaveLength(2);
  expect(days.reduce((sum, day) => sum + day.conversions, 0)).toBe(1);
});

test('a chargeback reverses the full commission', async () => {
  const partner = await makePartner(shop, admin);
  const person = await signUpThroughLink(shop, partner);
  const order = await shop.buy(person, { pack_id: 'small', method: 'card' });
  await order.pressButton('pay');
  const [before] = await earnings(partner);
  await order.pressButton('charge_back');
  expect((await earnings(partner))[0]).toMatchObject({
    pending_minor: 0,
    reversed_minor: before!.pending_minor,
  });
  expect(before!.pending_minor).toBeGreaterThan(0);
});

test('payments without a referral, and by the affiliate themselves, earn no commission', async () => {
  const partner = await makePartner(shop, admin);
  const stranger = await shop.signIn();
  const count = await shop.ctx.db.$count(affiliate_commissions);
  const [name, host] = partner.user.email.split('@');
  const own = await signUpThroughLink(shop, partner, { email: `${name}+2@${host}` });
  for (const person of [stranger, partner, own])
    await (await shop.buy(person, { pack_id: 'small', method: 'card' })).pressButton('pay');
  expect(await shop.ctx.db.$count(affiliate_commissions)).toBe(count);
  expect((await readAffiliateReconciliation(shop.ctx.db, shop.ctx.now())).faults).toEqual([]);
});
