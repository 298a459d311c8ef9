import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { affiliate_commissions, payments } from '#db/schema/index.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { AffiliateModel } from '#tests/helpers/affiliate-model.ts';
import {
  BANK,
  makePartner,
  insertPayment,
  signUpThroughLink,
  type Partner,
} from '#tests/helpers/affiliates.ts';
import type { AdminPayout } from '../contract-admin.ts';
import type { Affiliate } from '../contract.ts';
import { commissionOf } from '../rules.ts';
import { readAffiliateReconciliation } from './affiliate-reconciliation.ts';
import { affiliatePayments } from './follow-payments.ts';

const DAY = 24 * 3_600_000;
let clock = Date.parse('2027-01-31T10:00:00Z');
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    now: () => new Date(clock),
    roles: ['api'],
    env: { AFFILIATE_MIN_PAYOUT: '1', AFFILIATE_FEES_BPS: '1500' },
  });
});
afterAll(() => app.close());

type Payment = Awaited<ReturnType<typeof insertPayment>>;

const settle = (userId: string, row: Payment) =>
  app.ctx.db.transaction((tx) =>
    affiliatePayments.settled(tx, app.ctx, {
      payment_id: row.id,
      user_id: userId,
      kind: 'pack',
      item_id: row.item_id,
      is_first: true,
      amount_minor: row.amount_minor,
      currency: row.currency,
      settled_at: row.settled_at,
    }),
  );

/** Like billing: updates the payment and calls the listener in one transaction. */
const returnPayment = (userId: string, row: Payment, returned_minor: number) =>
  app.ctx.db.transaction(async (tx) => {
    await tx.update(payments).set({ returned_minor }).where(eq(payments.id, row.id));
    await affiliatePayments.returned(tx, app.ctx, {
      payment_id: row.id,
      user_id: userId,
      amount_minor: returned_minor - row.returned_minor,
      returned_minor,
      paid_minor: row.amount_minor,
      currency: row.currency,
      is_charged_back: false,
    });
  });

const currencies = fc.constantFrom('EUR', 'EUR', 'JPY');
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      amount: fc.integer({ min: 1, max: 9999 }),
      currency: currencies,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      which: fc.nat(),
      part: fc.constantFrom(0, 0, 3, 5, 10, 10),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 29, 31) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('payout' as const), currency: currencies }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      status: fc.constantFrom('paid' as const, 'cancelled' as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Ensures that every run has a payout. */
const OPENING: Step[] = [
  { do: 'pay', amount: 5000, currency: 'EUR' },
  { do: 'pay', amount: 2000, currency: 'EUR' },
  { do: 'wait', days: 31 },
  { do: 'payout', currency: 'EUR' },
];

async function play(steps: Step[]): Promise<void> {
  let admin = await app.signIn({ is_superuser: true });
  const partner: Partner = await makePartner(app, admin);
  let own: TestClient = partner;
  await expectJson(partner.patch('/affiliate', { payout_details: BANK }));
  const { user } = await signUpThroughLink(app, partner);
  const model = new AffiliateModel();
  const paid: Payment[] = [];

  const actions = {
    async wait({ days }: Extract<Step, { do: 'wait' }>) {
      clock += days * DAY;
      admin = await app.signIn({ email: admin.user.email });
      own = await app.signIn({ email: partner.user.email });
    },
    async pay({ amount, currency }: Extract<Step, { do: 'pay' }>) {
      const row = await insertPayment(app, user.id, { amount_minor: amount, currency });
      // A repeated notification creates no second commission.
      await Promise.all([settle(user.id, row), settle(user.id, row)]);
      const { amount_minor } = commissionOf(amount, { feesBps: 1500, commissionBps: 4000 });
      const approvesAt = row.settled_at.getTime() + 30 * DAY;
      const fresh = { amount: amount_minor, reversed: 0, isReturned: false, lines: [] };
      model.commissions.push({ currency, approvesAt, ...fresh });
      paid.push(row);
    },
    async return({ which, part }: Extract<Step, { do: 'return' }>) {
      const [row, one] = [paid[which % paid.length]!, model.commissions[which % paid.length]!];
      const returned = Math.floor((row.amount_minor * part) / 10);
      await returnPayment(user.id, row, returned);
      one.reversed = Math.floor((one.amount * returned) / row.amount_minor);
      one.isReturned = part === 10;
    },
    async payout({ currency }: Extract<Step, { do: 'payout' }>) {
      const path = `/admin/affiliates/${partner.affiliate.id}/payouts`;
      const answer = await admin.post(path, { currency });
      const due = model.due(currency, clock);
      expect(answer.status).toBe(due >= 1 && !model.hasOpenPayout(currency) ? 201 : 409);
      if (answer.status !== 201) return;
      const made = (await answer.json()) as AdminPayout;
      const commissions = model.approve(made.id, currency, clock);
      expect(made).toMatchObject({ amount_minor: due, commissions });
    },
    async end({ status }: Extract<Step, { do: 'end' }>) {
      const open = [...model.payouts].find(([, one]) => one.status === 'approved');
      if (!open) return;
      const body = status === 'paid' ? { status, reference: 'R' } : { status };
      await expectJson(admin.patch(`/admin/payouts/${open[0]}`, body));
      open[1].status = status;
    },
  };
  for (const one of [...OPENING, ...steps]) {
    // as never: the compiler does not know that a step belongs to the action with its name.
    await actions[one.do](one as never);
    const { earnings } = await expectJson<Affiliate>(own.get('/affiliate'));
    expect(earnings).toEqual(model.earnings(clock));
  }
  expect((await readAffiliateReconciliation(app.ctx.db, app.ctx.now())).faults).toEqual([]);
}

test('matches the model for any sequence of payments, returns, waiting and payouts', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), play), {
    numRuns: 40,
    endOnFailure: true,
  });
}, 180_000);

test('makes a commission due again when its return is reversed after a payout', async () => {
  await play([
    { do: 'end', status: 'paid' },
    { do: 'return', which: 1, part: 10 },
    { do: 'pay', amount: 9000, currency: 'EUR' },
    { do: 'wait', days: 31 },
    { do: 'payout', currency: 'EUR' },
    { do: 'end', status: 'paid' },
    { do: 'return', which: 1, part: 0 },
    { do: 'payout', currency: 'EUR' },
  ]);
});

test('derives the reversed amount from the last return only', async () => {
  const partner = await makePartner(app, await app.signIn({ is_superuser: true }));
  const { user } = await signUpThroughLink(app, partner);
  const row = await insertPayment(app, user.id, { amount_minor: 1000, currency: 'EUR' });
  await settle(user.id, row);
  const findCommission = async () => {
    const [found] = await app.ctx.db
      .select()
      .from(affiliate_commissions)
      .where(eq(affiliate_commissions.payment_id, row.id));
    return found!;
  };
  for (const [returned, reversed] of [
    [500, 170],
    [1000, 340],
    [0, 0],
    [333, 113],
    [1000, 340],
    [1, 0],
    [0, 0],
  ] as const) {
    await returnPayment(user.id, row, returned);
    expect(await findCommission()).toMatchObject({ amount_minor: 340, reversed_minor: reversed });
  }
});

test('creates one commission for a hundred notifications of a payment', async () => {
  const partner = await makePartner(app, await app.signIn({ is_superuser: true }));
  const { user } = await signUpThroughLink(app, partner);
  const row = await insertPayment(app, user.id, { amount_minor: 7188, currency: 'EUR' });
  await Promise.all(Array.from({ length: 100 }, () => settle(user.id, row)));
  const count = eq(affiliate_commissions.affiliate_id, partner.affiliate.id);
  expect(await app.ctx.db.$count(affiliate_commissions, count)).toBe(1);
});
